import { useLayoutEffect } from 'react';
import type { Bookmark } from '../../../domain/reader/bookmark.ts';
import { findSentenceElement } from '../text/sentence-element.ts';

/** Marks the rows of the bookmarks outside React, so that 600 rows are not re-rendered. */
export function useBookmarkMarks(bookmarks: readonly Bookmark[]) {
  const sentences = bookmarks.map(({ sentence }) => sentence).join(' ');
  useLayoutEffect(() => {
    const rows = sentences === '' ? [] : sentences.split(' ').map((sentence) => findSentenceElement(Number(sentence)));
    for (const row of rows) row?.setAttribute('data-bookmarked', 'true');
    return () => {
      for (const row of rows) row?.removeAttribute('data-bookmarked');
    };
  }, [sentences]);
}
