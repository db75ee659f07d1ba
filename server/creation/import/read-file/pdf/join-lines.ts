import type { Block } from '../read-blocks.ts';
import type { WordJoiner } from './join-words.ts';
import type { BodyType, Column, Line } from './line.ts';
import { createParagraphRules } from './paragraph-rules.ts';

interface Joining {
  body: BodyType;
  join: WordJoiner;
  /** Returns the heading level of a line; 0 for ordinary text. */
  levelOf: (line: Line) => number;
}

/** Joins lines to paragraphs and headings. A paragraph may go on in the next column or on the next page. */
export function joinLines(columns: readonly Column[], { body, join, levelOf }: Joining): Block[] {
  const compare = createParagraphRules(columns, body);
  const blocks: Block[] = [];
  /** The lines of the current paragraph. In a poem, each verse has its own list; in prose, there is one list. */
  let open: Line[][] = [];

  function finish() {
    const level = open[0]?.[0] === undefined ? 0 : levelOf(open[0][0]);
    const text = open.map(join).join(level > 0 ? ' ' : '\n');
    if (text !== '') blocks.push(level > 0 ? { kind: 'heading', level, text } : { kind: 'paragraph', text });
    for (const note of open.flat().flatMap(({ notes = [] }) => notes))
      blocks.push({ kind: 'paragraph', text: `[${note}]` });
    open = [];
  }

  for (const line of columns.flat()) {
    if (line.chapter !== undefined) {
      finish();
      blocks.push({ kind: 'chapter', title: line.chapter });
      continue;
    }
    const last = open.at(-1)?.at(-1);
    const relation = last === undefined || levelOf(last) !== levelOf(line) ? 'new paragraph' : compare(last, line);
    if (relation === 'new paragraph') finish();
    if (relation === 'same') open.at(-1)?.push(line);
    else open.push([line]);
  }
  finish();
  return joinNumbers(blocks);
}

const numberPattern = /^(?:\p{L}+ )?(?:\d{1,3}|[IVXLC]{1,7})\.?$/u;

/** “Chapter 3” and the title below it are one heading. */
function joinNumbers(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.kind === 'heading' && block.kind === 'heading' && numberPattern.test(last.text)) {
      const text = `${last.text.replace(/\.$/, '')}. ${block.text}`;
      joined[joined.length - 1] = { kind: 'heading', level: Math.min(last.level, block.level), text };
    } else joined.push(block);
  }
  return joined;
}
