import { languages } from '../language.ts';
import { perLanguage } from '../per-language.ts';
import type { AnnotatedSentence } from './annotate.ts';
import type { ChoiceCounts } from './create-lexicon.ts';
import { normaliseForm } from './normalise-form.ts';

/** How often each form means each concept in these sentences, to decide where nothing else does. */
export function countChoices(sentences: readonly AnnotatedSentence[]): ChoiceCounts {
  const counts = perLanguage(() => new Map<string, number>());
  for (const sentence of sentences)
    for (const language of languages)
      for (const { text, ownConceptId, expression } of sentence[language] ?? []) {
        if (ownConceptId === undefined || expression !== undefined) continue;
        const key = `${normaliseForm(text)} ${ownConceptId}`;
        counts[language].set(key, (counts[language].get(key) ?? 0) + 1);
      }
  return counts;
}
