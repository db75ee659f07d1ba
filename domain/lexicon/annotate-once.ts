import { type Language, languages } from '../language.ts';
import { type AnnotatedSentence, annotate } from './annotate.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Cache size. The cache helps because readers look up several words of one sentence, and because example sentences repeat.
 */
const mostRemembered = 200;
const remembered = new WeakMap<Lexicon, Map<string, AnnotatedSentence>>();

type FindAnnotation = (versions: Partial<Record<Language, string>>) => AnnotatedSentence | undefined;

const prepared = new WeakMap<Lexicon, FindAnnotation>();

/** Adds annotations that were made when the lexicon was compiled. */
export const addPreparedAnnotations = (lexicon: Lexicon, find: FindAnnotation) => prepared.set(lexicon, find);

/** Annotates a sentence, with a cache of recent sentences. */
export function annotateOnce(versions: Partial<Record<Language, string>>, lexicon: Lexicon): AnnotatedSentence {
  const known = remembered.get(lexicon) ?? new Map<string, AnnotatedSentence>();
  remembered.set(lexicon, known);
  const key = languages.map((language) => versions[language] ?? '').join('\n');
  const annotation = known.get(key) ?? prepared.get(lexicon)?.(versions) ?? annotate(versions, lexicon);
  known.delete(key);
  known.set(key, annotation);
  for (const oldest of known.keys()) if (known.size > mostRemembered) known.delete(oldest);
  return annotation;
}
