import { type Language, languages } from '../language.ts';
import { type PerLanguage, perLanguage } from '../per-language.ts';
import type { AnnotatedSentence } from './annotate.ts';
import type { Concept } from './concept.ts';
import { normaliseForm } from './normalise-form.ts';

/** What is usual in text that has been annotated: what a form mostly means, and which parts of speech follow each other. */
export type Usage = PerLanguage<{
  /** The key is “form concept”. */
  choices: ReadonlyMap<string, number>;
  /** The key is “part part”; the sentence begins and ends in “edge”. */
  neighbours: ReadonlyMap<string, number>;
}>;

export const noUsage: Usage = perLanguage(() => ({ choices: new Map(), neighbours: new Map() }));

/** Counts what sentences have shown, a choice by how many of the versions agree on it: where none does it may be chance. */
export function countUsage(sentences: readonly AnnotatedSentence[], concepts: ReadonlyMap<string, Concept>): Usage {
  const usage = perLanguage(() => ({ choices: new Map<string, number>(), neighbours: new Map<string, number>() }));
  for (const sentence of sentences) {
    const agreement = countVersions(sentence);
    for (const language of languages) {
      const { choices, neighbours } = usage[language];
      let before = 'edge';
      for (const { text, ownConceptId, expression } of sentence[language] ?? []) {
        const part = concepts.get(ownConceptId ?? '')?.partOfSpeech ?? 'unknown';
        add(neighbours, `${before} ${part}`, 1);
        before = part;
        if (ownConceptId === undefined || expression !== undefined) continue;
        add(choices, `${normaliseForm(text)} ${ownConceptId}`, (agreement.get(ownConceptId) ?? 1) - 1 + doubtfulChoice);
      }
      add(neighbours, `${before} edge`, 1);
    }
  }
  return usage;
}

const doubtfulChoice = 0.2;

/** In how many of its versions a sentence has each concept. */
function countVersions(sentence: AnnotatedSentence): Map<string, number> {
  const counts = new Map<string, number>();
  for (const language of languages)
    for (const conceptId of new Set((sentence[language] ?? []).map((word) => word.ownConceptId ?? '')))
      add(counts, conceptId, 1);
  return counts;
}

const add = (counts: Map<string, number>, key: string, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count);

/** How much more often than by chance one part of speech follows another, one where nothing is known. */
export function followingRatio(usage: Usage, language: Language): (before: string, after: string) => number {
  const { neighbours } = usage[language];
  const [befores, afters] = [new Map<string, number>(), new Map<string, number>()];
  let total = 0;
  for (const [pair, count] of neighbours) {
    const [before = '', after = ''] = pair.split(' ');
    befores.set(before, (befores.get(before) ?? 0) + count);
    afters.set(after, (afters.get(after) ?? 0) + count);
    total += count;
  }
  const doubt = 5;
  return (before, after) => {
    if (total === 0) return 1;
    const byChance = ((befores.get(before) ?? 0) * (afters.get(after) ?? 0)) / total;
    return ((neighbours.get(`${before} ${after}`) ?? 0) + doubt) / (byChance + doubt);
  };
}
