import { type Language, languages } from '../language.ts';
import { type AnnotatedSentence, annotate } from './annotate.ts';
import type { Lexicon } from './lexicon.ts';

/** A reader asks about several words of a sentence, and the same examples come again. */
const mostRemembered = 200;
const remembered = new WeakMap<Lexicon, Map<string, AnnotatedSentence>>();

/** Annotates a sentence, or remembers how it was annotated lately. */
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
