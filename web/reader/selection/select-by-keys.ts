import { readMarked } from '../text/text-offset.ts';
import { type AskedText, rangesOf } from './asked-text.ts';

/** Selects the words in the page, so that the selection can be extended and copied. */
export function markAsked(asked: AskedText) {
  const ranges = rangesOf(asked);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first && last)
    getSelection()?.setBaseAndExtent(first.startContainer, first.startOffset, last.endContainer, last.endOffset);
}

/** Extends or shrinks the selection by a word. Starts with `atFirst` if nothing is selected. */
export function selectByKey(key: 'ArrowRight' | 'ArrowLeft', atFirst: AskedText | undefined) {
  const marked = getSelection();
  const isBegun = marked && !marked.isCollapsed && readMarked(marked.getRangeAt(0)) !== undefined;
  if (isBegun) marked.modify('extend', key === 'ArrowRight' ? 'forward' : 'backward', 'word');
  else if (atFirst) markAsked(atFirst);
}
