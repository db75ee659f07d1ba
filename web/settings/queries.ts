import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../domain/language.ts';
import { forgetDevice } from '../device/forget-device.ts';
import { api, read } from '../platform/api.ts';

export const sendFeedback = (message: string) => read(api.feedback.$post({ json: { message } }));

/** Sends the user id, so that the account of another user is not deleted if that user has signed in in the meantime. */
export const deleteAccount = (readerId: string) =>
  read(api.account.$delete({ query: { readerId } })).then(forgetDevice);

/** The user's sessions, always refetched. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await read(api.sessions.$get())).sessions,
  staleTime: 0,
});

export const endOneSession = (sessionId: string) => read(api.sessions[':sessionId'].$delete({ param: { sessionId } }));

export const endAllSessions = () => read(api.sessions.$delete()).then(forgetDevice);

/** A sample sentence in the learning language, with audio. Fails on a server without a voice. */
export const sampleQuery = (learning: Language, native: Language) =>
  queryOptions({
    queryKey: ['sample', learning, native],
    queryFn: () =>
      read(api.sample[':language'].$get({ param: { language: learning }, query: { translation: native } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export type Sample = Awaited<ReturnType<NonNullable<ReturnType<typeof sampleQuery>['queryFn']>>>;
