import type { Viewer } from '../http/guards/find-signed-in-user.ts';

/** The user id and languages for queries. A missing profile gets the defaults. */
export const readerOf = ({ id, profile }: Viewer) => ({
  readerId: id,
  learningLang: profile?.learningLang ?? 'en',
  mainLang: profile?.mainLang ?? 'en',
});

export type Reader = ReturnType<typeof readerOf>;

/** Like `readerOf`, with the level in the learning language if the user chose one. */
export const learnerOf = (viewer: Viewer) => ({ ...readerOf(viewer), level: viewer.profile?.level ?? null });

export type Learner = ReturnType<typeof learnerOf>;
