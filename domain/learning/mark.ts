import type { Language } from '../language.ts';

/**
 * A word that is marked in the reader: either saved (in review, and not yet known or learned) or new. A word that was only
 * looked up counts as new. Offsets are in UTF-16 units.
 */
export type Mark = readonly [sentence: number, start: number, end: number, kind: 'new' | 'saved'];

/**
 * The query parameters of a request for marks. The page and the service worker need the same address, because the service
 * worker caches responses by their address.
 */
export const toMarksSearch = ({ language, areNewMarked }: { language: Language; areNewMarked: boolean }) => ({
  language,
  ...(!areNewMarked && { only: 'saved' as const }),
});
