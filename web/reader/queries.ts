import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../platform/api.ts';

export const readingQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['reading', articleId],
    queryFn: async () => (await read(api.articles[':articleId'].$get({ param: { articleId } }))).reading,
    // The place may have moved on another device meanwhile.
    gcTime: 0,
  });

export interface SavedPlace {
  readerId?: string | undefined;
  sentence: number;
  isFinished: boolean;
  readAt: string;
}

export const savePlace = (articleId: string, place: SavedPlace) =>
  read(api.articles[':articleId'].position.$post({ param: { articleId }, json: place }));

/** For the moment the page goes away: the browser delivers it even when the tab is gone. */
export function beaconPlace(articleId: string, place: SavedPlace) {
  navigator.sendBeacon(
    `/api/articles/${articleId}/position`,
    new Blob([JSON.stringify(place)], { type: 'application/json' }),
  );
}
