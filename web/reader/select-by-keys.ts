import { type AskedText, rangesOf } from './asked-text.ts';
import { readMarked } from './text-place.ts';

/** Marks the word as a reader would, so that it can be widened and copied. */
export function markAsked(asked: AskedText) {
  const ranges = rangesOf(asked);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first && last)
    getSelection()?.setBaseAndExtent(first.startContainer, first.startOffset, last.endContainer, last.endOffset);
}

/** Widens the selection by a word, or narrows it; begins with `atFirst` where nothing is selected yet. */
export function selectByKey(key: 'ArrowRight' | 'ArrowLeft', atFirst: AskedText | undefined) {
  const marked = getSelection();
  const isBegun = marked && !marked.isCollapsed && readMarked(marked.getRangeAt(0)) !== undefined;
  if (isBegun) marked.modify('extend', key === 'ArrowRight' ? 'forward' : 'backward', 'word');
  else if (atFirst) markAsked(atFirst);
}
