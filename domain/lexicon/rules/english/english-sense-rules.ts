import type { Rule } from '../grammar-rule.ts';
import { isOnly } from '../word-classes.ts';
import { actionVerbs } from './english-action-verbs.ts';
import { adjectiveSenses, adverbSenses } from './english-adjective-senses.ts';
import { classByNeighbours } from './english-class-by-neighbours.ts';
import { classByPlace } from './english-class-by-place.ts';
import { classSenses } from './english-class-senses.ts';
import { clauseSenses } from './english-clause-senses.ts';
import { clauseWords } from './english-clause-words.ts';
import { commonNounSenses } from './english-common-noun-senses.ts';
import { commonWordSenses } from './english-common-word-senses.ts';
import { companySenses } from './english-company-senses.ts';
import { constructionSenses } from './english-construction-senses.ts';
import { constructionWords } from './english-construction-words.ts';
import { cueTable } from './english-cue-table.ts';
import { cuedAdjectives } from './english-cued-adjectives.ts';
import { cuedFunctionWords } from './english-cued-function-words.ts';
import { cuedNouns } from './english-cued-nouns.ts';
import { cuedVerbs } from './english-cued-verbs.ts';
import { dailyLifeSenses } from './english-daily-life-senses.ts';
import { everydayCues } from './english-everyday-cues.ts';
import { everydayNounCues } from './english-everyday-noun-cues.ts';
import { everydaySenses } from './english-everyday-senses.ts';
import { functionSenses } from './english-function-senses.ts';
import { furtherSenses } from './english-further-senses.ts';
import { grammarSenses } from './english-grammar-senses.ts';
import { homeSenses } from './english-home-senses.ts';
import { homographSenses } from './english-homograph-senses.ts';
import { measureSenses } from './english-measure-senses.ts';
import { moneySenses } from './english-money-senses.ts';
import { motionVerbs } from './english-motion-verbs.ts';
import { newsSenses } from './english-news-senses.ts';
import { nounOrVerbSenses } from './english-noun-or-verb-senses.ts';
import { nounSenses } from './english-noun-senses.ts';
import { phraseSenses } from './english-phrase-senses.ts';
import { publicLifeSenses } from './english-public-life-senses.ts';
import { qualitySenses } from './english-quality-senses.ts';
import { quantityWords } from './english-quantity-words.ts';
import { reviewSenses } from './english-review-senses.ts';
import { endsClause } from './english-senses.ts';
import { shownSenses } from './english-shown-senses.ts';
import { societySenses } from './english-society-senses.ts';
import { textCues } from './english-text-cues.ts';
import { textSenses } from './english-text-senses.ts';
import { thatAndSo } from './english-that-and-so.ts';
import { timeSenses } from './english-time-senses.ts';
import { topicSenses } from './english-topic-senses.ts';
import { usualSenses } from './english-usual-senses.ts';
import { verbSenses } from './english-verb-senses.ts';
import { workSenses } from './english-work-senses.ts';
import { writingSenses } from './english-writing-senses.ts';

/**
 * Nouns that the lexicon also lists as adjectives, because other languages have an adjective for them: “security” in “security
 * policy”. The adjective can only stand before a noun.
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
  ...topicSenses,
  ...classSenses,
  ...quantityWords,
  ...thatAndSo,
  ...timeSenses,
  ...moneySenses,
  ...writingSenses,
  ...publicLifeSenses,
  ...workSenses,
  ...homeSenses,
  ...motionVerbs,
  ...qualitySenses,
  ...clauseWords,
  ...newsSenses,
  ...reviewSenses,
  ...constructionWords,
  ...actionVerbs,
  ...classByNeighbours,
  ...companySenses,
  ...societySenses,
  ...dailyLifeSenses,
  ...cuedNouns,
  ...cuedVerbs,
  ...cuedAdjectives,
  ...cuedFunctionWords,
  ...furtherSenses,
  ...cueTable,
  ...textCues,
  ...textSenses,
  ...grammarSenses,
  ...usualSenses,
  ...constructionSenses,
  ...homographSenses,
  ...commonWordSenses,
  ...commonNounSenses,
  ...everydayCues,
  ...everydayNounCues,
  ...everydaySenses,
  ...shownSenses,
  ...clauseSenses,
  ...phraseSenses,
  ...nounOrVerbSenses,
  ...measureSenses,
  ...classByPlace,
];
