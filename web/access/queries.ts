import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ProfileUpdate } from '../../domain/access/profile.ts';
import { AppError } from '../../domain/app-error.ts';
import { api, isRefusal, read } from '../platform/api.ts';
import { activateLanguage } from '../platform/locale.ts';

/** The signed-in user, asked for once and then kept. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await read(api.session.$get())).user,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The profile; null when there is none. Its failure is what flags a user as having no access. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => {
    try {
      const { profile } = await read(api.profile.$get());
      if (profile.mainLang !== null) await activateLanguage(profile.mainLang);
      return profile;
    } catch (error) {
      if (isRefusal(error, 'profile-missing')) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

export const betaApplicationQuery = queryOptions({
  queryKey: ['beta-application'],
  queryFn: async () => (await read(api['beta-application'].$get())).appliedAt,
});

export const applyForBeta = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async () => (await read(api['beta-application'].$put())).appliedAt,
    onSuccess: (appliedAt) => client.setQueryData(betaApplicationQuery.queryKey, appliedAt),
  });

/** Merges the fields, then shows what the server has read again. */
export const updateProfile = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (update: ProfileUpdate) => (await read(api.profile.$patch({ json: update }))).profile,
    onSuccess: async (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      if (profile.mainLang !== null) await activateLanguage(profile.mainLang);
    },
  });

/** Ends the session here and on the server, and forgets everything that was this user's. */
export async function signOut(client: QueryClient) {
  await read(api['sign-out'].$post()).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
  client.clear();
  client.setQueryData(sessionQuery.queryKey, null);
}
