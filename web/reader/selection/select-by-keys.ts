import { splitWords } from '../../../domain/text/split-words.ts';
import { announce } from '../../ui/status/announce.ts';
import { highlight } from '../text/highlights.ts';
import { readMarked } from '../text/text-offset.ts';
import { type AskedText, askAboutWord, type ReadText, rangesOf } from './asked-text.ts';

/** Selects the words in the page, so that the selection can be extended and copied. */
export function markAsked(asked: AskedText) {
  const ranges = rangesOf(asked);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first && last)
    getSelection()?.setBaseAndExtent(first.startContainer, first.startOffset, last.endContainer, last.endOffset);
}

/** Extends or shrinks the selection by a word. If nothing is selected, selects `atFirst`. */
export function selectByKey(key: 'ArrowRight' | 'ArrowLeft', atFirst: AskedText | undefined) {
  const marked = getSelection();
  const isBegun = marked && !marked.isCollapsed && readMarked(marked.getRangeAt(0)) !== undefined;
  if (isBegun) marked.modify('extend', key === 'ArrowRight' ? 'forward' : 'backward', 'word');
  else if (atFirst) markAsked(atFirst);
}

interface WordCursor {
  text: ReadText;
  sentence: number;
  /** The word at the cursor. */
  from: AskedText | undefined;
  /** The word to start with if `from` is undefined or in another sentence. */
  atCaret: () => AskedText | undefined;
}

/**
 * Moves the word cursor to the next or previous word of a sentence, and announces the word. The word is highlighted, but not
 * selected: some screen readers announce a selection themselves, so the word would be said twice.
 */
export function moveWordCursor(key: 'ArrowRight' | 'ArrowLeft', { text, sentence, from, atCaret }: WordCursor) {
  const words = splitWords(text.sentences[sentence - 1] ?? '', text.language);
  const { start } = from?.selection ?? {};
  const at = start?.sentence === sentence ? words.findIndex(({ end }) => end > start.offset) : -1;
  const to = Math.min(Math.max(at + (key === 'ArrowRight' ? 1 : -1), 0), words.length - 1);
  const asked = at === -1 ? atCaret() : askAboutWord(text, { sentence, offset: words[to]?.end ?? 0 });
  if (asked !== undefined) announce({ text: asked.text, lang: text.language });
  highlight('asked', asked ? rangesOf(asked) : []);
  return asked;
}
