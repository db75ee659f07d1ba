import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Profile, ProfileUpdate } from '../../domain/access/profile.ts';
import { readingSpeed } from '../../domain/access/reading-speed.ts';
import { freeSubscription } from '../../domain/access/subscription.ts';
import { forgetDevice, forgetPagesOfOthers } from '../device/forget-device.ts';
import { api, isRefusal, read } from '../platform/api.ts';
import { activateLanguage } from '../platform/locale.ts';

/** The signed-in user, asked for once and then kept. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const { user } = await read(api.session.$get());
    if (user !== null) forgetPagesOfOthers(user.uid);
    return user;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the server lets in everybody or takes applications. */
export const doorQuery = queryOptions({
  queryKey: ['door'],
  queryFn: () => read(api.health.$get()),
  staleTime: Number.POSITIVE_INFINITY,
});

type Settings = Omit<Profile, 'id' | 'email' | 'name'>;

/** What somebody without a profile goes by. */
export const defaultSettings: Settings = {
  mainLang: 'en',
  learningLang: 'en',
  readingSpeed: readingSpeed.default,
  timeZone: 'UTC',
  isAdmin: false,
  subscription: freeSubscription,
};

/** The profile, or the defaults where there is none. Its failure is what flags a user as having no access. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: loadProfile,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  retryOnMount: false,
});

/** Asks once more for somebody who is flagged; fetching by the query itself would lift the flag while it asks. */
export async function lookAgain(client: QueryClient) {
  try {
    return client.setQueryData(profileQuery.queryKey, await loadProfile());
  } catch (error) {
    flag(client, error);
    throw error;
  }
}

/** Asks because access may have been given or taken. Without an answer everything stays as it is. */
export async function rereadProfile(client: QueryClient): Promise<'given' | 'refused' | 'unknown'> {
  try {
    client.setQueryData(profileQuery.queryKey, await loadProfile());
    return 'given';
  } catch (error) {
    if (!isRefusal(error, 'no-access')) return 'unknown';
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

/** Limits renew by the clock on the wall, so the server is told when somebody has moved. */
async function followTimeZone(profile: Profile) {
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

/** Merges the fields, then shows what the server has read again. */
export const updateProfile = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (update: ProfileUpdate) => (await read(api.profile.$patch({ json: update }))).profile,
    onSuccess: async (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      if (profile.mainLang !== null) await activateLanguage(profile.mainLang);
    },
  });

export const signingOutKey = ['sign-out'];

/** Nothing of this user stays on the device, which may be shared. */
export const endSession = () => read(api['sign-out'].$post()).then(forgetDevice);
