import { roles } from '../../support/people.ts';

// profileless: an account without a profile. expelled: an admin whose access was revoked.
// blocked: an admin who was blocked and signed in again. former: the session has ended.
export const everybody = [...roles, 'profileless', 'expelled', 'blocked', 'former'] as const;
export type Somebody = (typeof everybody)[number];
export type Expected = Record<Somebody, string>;

export interface Endpoint {
  expected: Expected;
  query?: string;
  body?: unknown;
}

const unauthorised = '401 not-signed-in';

export const forAnybody = (status: string) => answers({ all: status });
export const forHolders = (status: string) => answers({ all: status, visitor: unauthorised, former: unauthorised });
export const forAccounts = (status: string) => ({ ...forHolders(status), blocked: '403 blocked' });
export const forAccess = (status: string) =>
  answers({
    all: status,
    visitor: unauthorised,
    former: unauthorised,
    waiting: '403 no-access',
    expelled: '403 no-access',
    blocked: '403 blocked',
    profileless: '404 profile-missing',
  });
export const forAdmins = (status: string) =>
  answers({
    all: '404 not-found',
    visitor: unauthorised,
    former: unauthorised,
    admin: status,
    expelled: '403 no-access',
    blocked: '403 blocked',
  });

function answers({ all, ...exceptions }: Partial<Expected> & { all: string }): Expected {
  const same = { visitor: all, waiting: all, newcomer: all, learner: all, admin: all };
  return { ...same, profileless: all, expelled: all, blocked: all, former: all, ...exceptions };
}
