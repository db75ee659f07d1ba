import * as v from 'valibot';
import { positionSchema } from '../../domain/reader/reading.ts';
import type { Place } from './queries.ts';

const keyOf = (articleId: string) => `foxtale.place.${articleId}`;

/** The place as this device last knew it: a message to the server can be slower than a reload. */
export function findDevicePlace(articleId: string): Place | undefined {
  try {
    return v.parse(positionSchema, JSON.parse(localStorage.getItem(keyOf(articleId)) ?? ''));
  } catch {
    return undefined;
  }
}

export function keepDevicePlace(articleId: string, place: Place) {
  try {
    localStorage.setItem(keyOf(articleId), JSON.stringify(place));
  } catch {
    // A full or forbidden storage only costs this device its memory.
  }
}
