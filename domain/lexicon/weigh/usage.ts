import { languages } from '../../language.ts';
import { perLanguage } from '../../per-language.ts';
import type { AnnotatedSentence } from '../annotate.ts';
import { normaliseForm } from '../forms/normalise-form.ts';
import type { Lexicon, Usage } from '../lexicon.ts';
import { kinOf } from './kin.ts';

export const noUsage: Usage = perLanguage(() => ({ choices: new Map(), neighbours: new Map() }));

/** A chosen concept that occurs in no other language of the sentence may be a mistake, so it counts only this much. */
const doubtfulChoice = 0.2;

export function countUsage(sentences: readonly AnnotatedSentence[], lexicon: Lexicon): Usage {
  const usage = perLanguage(() => ({ choices: new Map<string, number>(), neighbours: new Map<string, number>() }));
  for (const sentence of sentences) {
    const versions = countVersions(sentence);
    for (const language of languages) {
      const { choices, neighbours } = usage[language];
      let before = 'edge';
      for (const { text, ownConceptId, expression } of sentence[language] ?? []) {
        const part = lexicon.concepts.partOfSpeechOf(ownConceptId ?? '') ?? 'unknown';
        add(neighbours, `${before} ${part}`, 1);
        before = part;
        if (ownConceptId === undefined || expression !== undefined) continue;
        add(
          choices,
          `${normaliseForm(text)} ${ownConceptId}`,
          (versions.get(kinOf(ownConceptId)) ?? 1) - 1 + doubtfulChoice,
        );
      }
      add(neighbours, `${before} edge`, 1);
    }
  }
  return usage;
}

/** In how many versions of the sentence each concept occurs. */
function countVersions(sentence: AnnotatedSentence): Map<string, number> {
  const counts = new Map<string, number>();
  for (const language of languages)
    for (const conceptId of new Set(sentence[language]?.map((word) => kinOf(word.ownConceptId ?? ''))))
      if (conceptId !== '') add(counts, conceptId, 1);
  return counts;
}

const add = (counts: Map<string, number>, key: string, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count);

/** Additive smoothing: with small counts, the ratio stays close to one. */
const doubt = 5;

/** How much more often than by chance one part of speech follows another; one if unknown. */
export function followingRatio(neighbours: ReadonlyMap<string, number>): (before: string, after: string) => number {
  const [befores, afters] = [new Map<string, number>(), new Map<string, number>()];
  let total = 0;
  for (const [pair, count] of neighbours) {
    const [before = '', after = ''] = pair.split(' ');
    add(befores, before, count);
    add(afters, after, count);
    total += count;
  }
  const ratios = new Map<string, Map<string, number>>();
  for (const [before, beforeCount] of befores) {
    const row = new Map<string, number>();
    for (const [after, afterCount] of afters) {
      const byChance = (beforeCount * afterCount) / total;
      row.set(after, ((neighbours.get(`${before} ${after}`) ?? 0) + doubt) / (byChance + doubt));
    }
    ratios.set(before, row);
  }
  return (before, after) => ratios.get(before)?.get(after) ?? 1;
}
