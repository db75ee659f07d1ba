import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../domain/language.ts';
import { forgetDevice } from '../device/forget-device.ts';
import { api, read } from '../platform/api.ts';

export const sendFeedback = (message: string) => read(api.feedback.$post({ json: { message } }));

export const deleteAccount = () => read(api.account.$delete()).then(forgetDevice);

/** A sentence in the language one learns, with its sound. A server without a voice refuses. */
export const sampleQuery = (learning: Language, native: Language) =>
  queryOptions({
    queryKey: ['sample', learning, native],
    queryFn: () =>
      read(api.sample[':language'].$get({ param: { language: learning }, query: { translation: native } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export type Sample = Awaited<ReturnType<NonNullable<ReturnType<typeof sampleQuery>['queryFn']>>>;
