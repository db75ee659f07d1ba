import type { Viewer } from '../http/find-viewer.ts';

/** Who reads, and in which languages; a missing profile has the defaults. */
export const readerOf = ({ id, profile }: Viewer) => ({
  readerId: id,
  learningLang: profile?.learningLang ?? 'en',
  mainLang: profile?.mainLang ?? 'en',
});

export type Reader = ReturnType<typeof readerOf>;
