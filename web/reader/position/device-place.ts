import * as v from 'valibot';
import type { Language } from '../../../domain/language.ts';
import { positionSchema } from '../../../domain/reader/reading.ts';
import type { SavedPlace } from '../queries.ts';

const prefix = 'foxtale.place.';
const keyOf = ({ readerId, articleId, language }: Whose) => `${prefix}${readerId}.${articleId}.${language}`;

/** The key of a stored position. Includes the user, because a device may be shared. */
export interface Whose {
  readerId: string;
  articleId: string;
  /** Each version of an article has its own position. */
  language: Language;
}

/** The last position stored on this device. Needed because a reload can be faster than saving to the server. */
export function findDevicePlace(whose: Whose): SavedPlace | undefined {
  try {
    const place = v.parse(positionSchema, JSON.parse(localStorage.getItem(keyOf(whose)) ?? ''));
    // Ignores a timestamp in the future: with a wrong clock, this position would always win.
    return place.readAt <= new Date().toISOString() ? place : undefined;
  } catch {
    return undefined;
  }
}

export function keepDevicePlace(whose: Whose, place: SavedPlace) {
  try {
    localStorage.setItem(keyOf(whose), JSON.stringify(place));
  } catch {
    // Ignores the error: storage may be full or disabled, and the position is also saved on the server.
  }
}
