import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import { sessionQuery } from '../../access/queries.ts';
import { reviewQueueQuery } from './queries.ts';

/** Prefetches the queue, so that it is stored on the device and a review can start offline. */
export function useKeptQueue(language: Language) {
  const userId = useQuery(sessionQuery).data?.uid;
  useQuery({ ...reviewQueueQuery(language, userId ?? ''), enabled: userId !== undefined });
}
