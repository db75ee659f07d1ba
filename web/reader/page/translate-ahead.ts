import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reading } from '../../../domain/reader/reading.ts';
import { profileQuery } from '../../access/queries.ts';
import { requestAhead } from '../../translation/queries.ts';
import type { Place } from '../position/place.ts';
import { usePosition } from '../position/use-place.ts';

interface TranslateAheadProps {
  reading: Reading;
  place: Place;
}

/**
 * Requests the translation of the opened part of a book. Once half of this part is read, also requests the translation of
 * the next part. Renders nothing.
 */
export function TranslateAhead({ reading: { articleId, native, learning, nextPart }, place }: TranslateAheadProps) {
  const mainLang = useQuery(profileQuery).data?.mainLang;
  const language = mainLang === learning?.language ? undefined : mainLang;
  const { mutate } = useMutation(requestAhead(useQueryClient()));
  const isMissing = native === null;
  const nextId = usePosition(place) > place.count / 2 ? nextPart?.id : undefined;

  useEffect(() => {
    if (language && isMissing) mutate({ articleId, language });
  }, [articleId, language, isMissing, mutate]);

  useEffect(() => {
    if (language && nextId !== undefined) mutate({ articleId: nextId, language });
  }, [nextId, language, mutate]);
  return null;
}
