import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import type { Level } from '../level.ts';
import { levels } from '../level.ts';
import { matchUnchanged } from '../library/map-sentences.ts';
import type { Pair } from '../translation/align-texts.ts';
import { pairsSchema, titleSchema, visibilitySchema } from './new-article.ts';

/** An author's article as it is edited: sentence by sentence, with its translation into the author's other language. */
export interface EditableArticle {
  title: string;
  language: Language;
  level: Level | null;
  visibility: 'everybody' | 'private';
  /** False for an imported file, and for one of the ready-made articles that are offered without a language model. */
  canBeShared: boolean;
  /** Null if the author reads in one language only. The title is empty if the article is not translated yet. */
  translation: { language: Language; title: string } | null;
  pairs: Pair[][];
}

export const articleEditSchema = v.strictObject({
  title: titleSchema,
  level: v.nullable(v.picklist(levels)),
  visibility: visibilitySchema,
  translation: v.nullable(
    v.strictObject({
      language: v.picklist(languages),
      title: v.pipe(v.string(), v.trim(), v.maxLength(120, 'too-long')),
    }),
  ),
  pairs: pairsSchema,
});
export type ArticleEdit = v.InferOutput<typeof articleEditSchema>;

/** For each sentence after an edit: its translation in `version`, or null if the edit changed the sentence. */
export function carryOver(
  { before, after }: { before: readonly string[]; after: readonly string[] },
  version: readonly (string | null)[],
): (string | null)[] {
  // `matchUnchanged` expects an object per sentence, with a language as key. All sentences have the same language in this
  // function, so any key will do.
  const toVersions = (sentences: readonly string[]) => sentences.map((en) => ({ en }));
  const oldIndexes = new Map(
    [...matchUnchanged(toVersions(before), toVersions(after))].map(([from, to]) => [to, from]),
  );
  return after.map((_, index) => {
    const old = oldIndexes.get(index);
    return old === undefined ? null : (version[old] ?? null);
  });
}
