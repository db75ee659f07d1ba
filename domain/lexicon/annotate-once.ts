import { type Language, languages } from '../language.ts';
import { type AnnotatedSentence, annotate } from './annotate.ts';
import type { Lexicon } from './lexicon.ts';

/** Cache size. The cache helps because readers look up several words of one sentence, and because example sentences repeat. */
const mostRemembered = 200;
const remembered = new WeakMap<Lexicon, Map<string, AnnotatedSentence>>();

/** Annotates a sentence, with a cache of recent sentences. */
export function annotateOnce(versions: Partial<Record<Language, string>>, lexicon: Lexicon): AnnotatedSentence {
  const known = remembered.get(lexicon) ?? new Map<string, AnnotatedSentence>();
  remembered.set(lexicon, known);
  const key = languages.map((language) => versions[language] ?? '').join('\n');
  const annotation = known.get(key) ?? annotate(versions, lexicon);
  known.delete(key);
  known.set(key, annotation);
  for (const oldest of known.keys()) if (known.size > mostRemembered) known.delete(oldest);
  return annotation;
}
