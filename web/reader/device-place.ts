import * as v from 'valibot';
import { positionSchema } from '../../domain/reader/reading.ts';
import type { SavedPlace } from './queries.ts';

const prefix = 'foxtale.place.';
const keyOf = ({ readerId, articleId }: Whose) => `${prefix}${readerId}.${articleId}`;

/** A device may be shared: a place belongs to a reader. */
export interface Whose {
  readerId: string;
  articleId: string;
}

/** The place as this device last knew it: a message to the server can be slower than a reload. */
export function findDevicePlace(whose: Whose): SavedPlace | undefined {
  try {
    const place = v.parse(positionSchema, JSON.parse(localStorage.getItem(keyOf(whose)) ?? ''));
    // A clock that was ahead must not win for ever.
    return place.readAt <= new Date().toISOString() ? place : undefined;
  } catch {
    return undefined;
  }
}

export function keepDevicePlace(whose: Whose, place: SavedPlace) {
  try {
    localStorage.setItem(keyOf(whose), JSON.stringify(place));
  } catch {
    // A full or forbidden storage only costs this device its memory.
  }
}
