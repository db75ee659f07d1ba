import type { Rule } from '../../grammar-rule.ts';
import { isOnlyCued, rulesForCues } from '../portuguese-cue-table.ts';
import { portugueseCultureCues } from './culture.ts';
import { portugueseSocietyCues } from './society.ts';
import { portugueseThingCues } from './thing.ts';
import { portugueseVerbCues } from './verb.ts';

const senses = [...portugueseSocietyCues, ...portugueseCultureCues, ...portugueseThingCues, ...portugueseVerbCues];

/** Senses of words with several everyday meanings, chosen by the words around them. */
export const portugueseCuedSenseRules: readonly Rule[] = rulesForCues(senses);

/** Concepts made for Portuguese that are meant only where a cue shows them, so they are not the usual meaning of a word. */
export const portugueseCuedConcepts: ReadonlySet<string> = new Set(
  senses.map(([, concept]) => concept).filter(isOnlyCued),
);
