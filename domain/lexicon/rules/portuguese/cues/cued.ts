import type { Rule } from '../../grammar-rule.ts';
import { isOnlyCued, rulesForCues } from '../portuguese-cue-table.ts';
import { portugueseCultureCues } from './culture.ts';
import { portugueseGeneralCues } from './general.ts';
import { portugueseSocietyCues } from './society.ts';
import { portugueseThingCues } from './thing.ts';
import { portugueseVerbCues } from './verb.ts';
import { portugueseWrittenCues } from './written.ts';

const senses = [
  ...portugueseWrittenCues,
  ...portugueseGeneralCues,
  ...portugueseSocietyCues,
  ...portugueseCultureCues,
  ...portugueseThingCues,
  ...portugueseVerbCues,
];

/** Senses of words with several everyday meanings, chosen according to the words nearby. */
export const portugueseCuedSenseRules: readonly Rule[] = rulesForCues(senses);

/**
 * Concepts added for Portuguese (their ids contain “-pt”) that are meant only near certain words. None of them is the usual
 * meaning of a word.
 */
export const portugueseCuedConcepts: ReadonlySet<string> = new Set(
  senses.map(([, concept]) => concept).filter(isOnlyCued),
);
