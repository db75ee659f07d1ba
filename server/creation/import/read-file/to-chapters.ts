import { lettersOf, onOneLine } from './compare-lines.ts';
import type { Block } from './read-blocks.ts';
import type { ReadChapter } from './read-document.ts';

/**
 * In a document without a table of contents, chapters begin at the headings of the highest level that has several
 * headings.
 */
export function toChapters(blocks: readonly Block[]): { title: string | null; chapters: ReadChapter[] } {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
  const chapterLevel = [1, 2, 3].find((level) => levels.filter((each) => each === level).length > 1);
  const first = blocks.find((block) => block.kind === 'heading');
  const isTitle = first !== undefined && first.level !== chapterLevel && blocks[0] === first;
  const chapters = cutChapters(
    blocks
      .slice(isTitle ? 1 : 0)
      .map((block) =>
        block.kind === 'heading' && block.level === chapterLevel ? { kind: 'chapter', title: block.text } : block,
      ),
  );
  return { title: first !== undefined && first.level !== chapterLevel ? onOneLine(first.text) : null, chapters };
}

/** Splits the blocks into chapters. A heading that repeats the title of its chapter is left out. */
export function cutChapters(blocks: readonly Block[]): ReadChapter[] {
  const chapters: ReadChapter[] = [{ title: null, paragraphs: [] }];
  for (const block of blocks) {
    const chapter = chapters.at(-1);
    if (block.kind === 'chapter') chapters.push({ title: onOneLine(block.title), paragraphs: [] });
    else if (chapter !== undefined && !(block.kind === 'heading' && repeatsTitle(block.text, chapter))) {
      chapter.paragraphs.push({ text: block.text });
    }
  }
  return chapters.filter(({ title, paragraphs }) => title !== null || paragraphs.length > 0);
}

const repeatsTitle = (heading: string, { title, paragraphs }: ReadChapter) =>
  title !== null && paragraphs.length === 0 && lettersOf(title).includes(lettersOf(heading));
