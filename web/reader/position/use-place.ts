import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Reading } from '../../../domain/reader/reading.ts';
import { homeQuery } from '../../library/queries.ts';
import { findDevicePlace, type Whose } from './device-place.ts';
import { keepPlace } from './keep-place.ts';
import { createPlace, type Place } from './place.ts';

/** The store with the reading position. It starts with the newer of the positions on server and device, and saves to both. */
export function usePlace({ articleId, position, sentenceCount, learning }: Reading, readerId: string): Place {
  const language = learning?.language ?? 'en';
  const [ahead] = useState(() => findPlaceAhead({ readerId, articleId, language }, position));
  const [place] = useState(() => {
    const known = position?.sentence ?? 1;
    const wasFinished = position?.isFinished;
    const isFinished = ahead?.isFinished ?? wasFinished;
    return createPlace(ahead?.sentence ?? known, sentenceCount, { known, isFinished, wasFinished });
  });
  const queryClient = useQueryClient();

  useEffect(
    () =>
      keepPlace({
        place,
        readerId,
        articleId,
        language,
        ahead,
        onSaved: () => void askProgressAfresh(queryClient),
      }),
    [place, readerId, articleId, language, ahead, queryClient],
  );
  return place;
}

/**
 * Refetches the data of the home page and of book pages. Cancels pending requests first, because their answers may be older
 * than the saved position.
 */
async function askProgressAfresh(queryClient: QueryClient) {
  for (const showing of [homeQuery, { queryKey: ['book'] }]) {
    await queryClient.cancelQueries(showing);
    await queryClient.invalidateQueries(showing);
  }
}

/** The number of the active sentence, for components that render at every step. */
export const useSentence = (place: Place) => useSyncExternalStore(place.onStep, place.current, place.rendered);

/** How far the article has been read, for components that show the progress. */
export const usePosition = (place: Place) => useSyncExternalStore(place.onPosition, place.position, place.rendered);

/** The number of the sentence that the user is reading, for the counter beside the play button. */
export const useAttended = (place: Place) => useSyncExternalStore(place.onAttended, place.attended, place.rendered);

/** Whether the article has been read to its end, for the part below the text. */
export const useIsFinished = (place: Place) =>
  useSyncExternalStore(place.onPosition, place.isFinished, place.renderedFinished);

/** The position on the device, if it is newer than the position on the server. */
function findPlaceAhead(whose: Whose, position: Reading['position']) {
  const place = findDevicePlace(whose);
  return place !== undefined && place.readAt > (position?.readAt ?? '') ? place : undefined;
}
