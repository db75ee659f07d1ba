import { mutationOptions, type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Profile } from '../../domain/access/profile.ts';
import type { ProfileUpdate } from '../../domain/access/profile-update.ts';
import { readingSpeed } from '../../domain/access/reading-speed.ts';
import { freeSubscription } from '../../domain/access/subscription.ts';
import type { Language } from '../../domain/language.ts';
import { forgetDevice, forgetPagesOfOthers } from '../device/forget-device.ts';
import { api, isRefusal, read } from '../platform/api.ts';
import { loadIntl } from '../platform/load-intl.ts';
import { activateLanguage } from '../platform/locale.ts';
import type { WantedArticle } from './wanted-page.ts';

/** The signed-in user, fetched once and then cached. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const { user } = await read(api.session.$get());
    if (user !== null) forgetPagesOfOthers(user.uid);
    return user;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether everyone may sign up or users have to apply. */
export const accessModeQuery = queryOptions({
  queryKey: ['door'],
  queryFn: () => read(api.health.$get({ query: {} })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Title and first sentence of a library article, for visitors who were sent a link to it. */
export const previewQuery = ({ articleId, shared }: WantedArticle, language: Language) =>
  queryOptions({
    queryKey: ['preview', articleId, language, shared],
    queryFn: async () => {
      const query = { language, ...(shared && { shared }) };
      return (await read(api.articles[':articleId'].preview.$get({ param: { articleId }, query }))).preview;
    },
    retry: false,
  });

type Settings = Omit<Profile, 'id' | 'email' | 'name'>;

/** Settings of a user without a profile. */
export const defaultSettings: Settings = {
  mainLang: 'en',
  learningLang: 'en',
  learningLangs: ['en'],
  level: null,
  readingSpeed: readingSpeed.default,
  timeZone: 'UTC',
  isAdmin: false,
  wantsMail: false,
  preferences: {},
  subscription: freeSubscription,
};

/**
 * The profile, or `defaultSettings` if the user has none. If this query fails for a signed-in user, the guards open the
 * no-access page.
 */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: loadProfile,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  retryOnMount: false,
});

/**
 * Refetches the profile on the no-access page, which shows the error of the profile query. Does not use `fetchQuery`,
 * because `fetchQuery` would clear that error while the request is pending.
 */
export async function lookAgain(client: QueryClient) {
  try {
    return client.setQueryData(profileQuery.queryKey, await loadProfile());
  } catch (error) {
    flag(client, error);
    throw error;
  }
}

/**
 * Refetches the profile, because access may have changed. If the request fails, the cached profile stays, unless the user no
 * longer has access.
 */
export async function rereadProfile(client: QueryClient): Promise<'given' | 'refused' | 'unknown'> {
  try {
    client.setQueryData(profileQuery.queryKey, await loadProfile());
    return 'given';
  } catch (error) {
    if (!isRefusal(error, 'no-access') && !isRefusal(error, 'blocked')) return 'unknown';
    flag(client, error);
    return 'refused';
  }
}

function flag(client: QueryClient, error: unknown) {
  if (error instanceof Error) client.getQueryCache().find(profileQuery)?.setState({ status: 'error', error });
}

async function loadProfile(): Promise<Settings> {
  try {
    const { profile } = await read(api.profile.$get());
    if (profile.mainLang !== null) await activateLanguage(profile.mainLang);
    return await followTimeZone(profile);
  } catch (error) {
    if (isRefusal(error, 'profile-missing')) return defaultSettings;
    throw error;
  }
}

/** Tells the server when the time zone has changed, because limits reset at local midnight. */
async function followTimeZone(profile: Profile) {
  await loadIntl();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone === profile.timeZone) return profile;
  const update = read(api.profile.$patch({ json: { timeZone } }));
  return update.then((answer) => answer.profile).catch(() => profile);
}

export const betaApplicationQuery = queryOptions({
  queryKey: ['beta-application'],
  queryFn: () => read(api['beta-application'].$get()),
});

export const applyForBeta = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => read(api['beta-application'].$put()),
    onSuccess: (application) => client.setQueryData(betaApplicationQuery.queryKey, application),
  });

/** Saves the fields, then shows the profile that the server returns. */
export const updateProfile = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (update: ProfileUpdate) => (await read(api.profile.$patch({ json: update }))).profile,
    onSuccess: async (profile) => {
      const before = client.getQueryData(profileQuery.queryKey);
      client.setQueryData(profileQuery.queryKey, profile);
      if (profile.mainLang !== null) await activateLanguage(profile.mainLang);
      if (before?.mainLang === profile.mainLang && before?.learningLang === profile.learningLang) return;
      const predicate = ({ meta }: Query) => meta?.dependsOnLanguages === true;
      // Deletes the cached articles in the previous language. Otherwise the next page would show them until the new
      // ones have loaded.
      client.removeQueries({ type: 'inactive', predicate });
      void client.invalidateQueries({ predicate });
    },
  });

export const signingOutKey = ['sign-out'];

/** Signs the user out and deletes their data on this device, because several people may use the device. */
export const endSession = () => read(api['sign-out'].$post()).then(forgetDevice);
