import type { Rule } from '../grammar-rule.ts';
import { isOnly } from '../word-classes.ts';
import { adjectiveSenses, adverbSenses } from './english-adjective-senses.ts';
import { classSenses } from './english-class-senses.ts';
import { commonSenses } from './english-common-senses.ts';
import { everydaySenses } from './english-everyday-senses.ts';
import { functionSenses } from './english-function-senses.ts';
import { nounSenses } from './english-noun-senses.ts';
import { furtherSenses } from './english-other-senses.ts';
import { endsClause } from './english-senses.ts';
import { topicSenses } from './english-topic-senses.ts';
import { verbSenses } from './english-verb-senses.ts';

/**
 * Nouns that the lexicon also lists as adjectives, because other languages have an adjective for them (“security” in “security
 * policy”). The adjective can only stand before a noun.
 */
const nounsBeforeNouns: Rule = {
  forms: {
    en: 'security oil business tax share stock family war research energy police hotel horse bomb blood car food hair pay computer city country village university college forest garden beef church prison government machine summer winter night school television internet health vacation community',
  },
  means: (_, partOfSpeech) => partOfSpeech === 'adjective',
  holds: (place) => !endsClause(place) && isOnly(place.after[0], ['noun'], place.lexicon),
  weightElsewhere: 0.02,
  weightOfOthers: 1,
};

export const englishSenseRules: readonly Rule[] = [
  nounsBeforeNouns,
  ...verbSenses,
  ...nounSenses,
  ...adjectiveSenses,
  ...adverbSenses,
  ...functionSenses,
  ...furtherSenses,
  ...everydaySenses,
  ...topicSenses,
  ...classSenses,
  ...commonSenses,
];
