import type { Rule } from '../grammar-rule.ts';
import { isOnly } from '../word-classes.ts';
import { cueTable } from './cues/cue-table.ts';
import { cuedAdjectives } from './cues/cued-adjectives.ts';
import { cuedFunctionWords } from './cues/cued-function-words.ts';
import { cuedNouns } from './cues/cued-nouns.ts';
import { cuedVerbs } from './cues/cued-verbs.ts';
import { everydayCues } from './cues/everyday.ts';
import { everydayNounCues } from './cues/everyday-noun.ts';
import { shownSenses } from './cues/shown.ts';
import { textCues } from './cues/text.ts';
import { topicSenses } from './cues/topic.ts';
import { usualSenses } from './cues/usual.ts';
import { endsClause } from './english-senses.ts';
import { classByNeighbours } from './grammar/class-by-neighbours.ts';
import { classByPlace } from './grammar/class-by-place.ts';
import { clauseLinks } from './grammar/clause-links.ts';
import { clauseSenses } from './grammar/clause-senses.ts';
import { clauseWords } from './grammar/clause-words.ts';
import { constructionSenses } from './grammar/construction-senses.ts';
import { constructionWords } from './grammar/construction-words.ts';
import { grammarSenses } from './grammar/constructions.ts';
import { functionSenses } from './grammar/function-words.ts';
import { nounOrVerbSenses } from './grammar/noun-or-verb.ts';
import { placedWords } from './grammar/placed-words.ts';
import { quantityWords } from './grammar/quantity-words.ts';
import { classSenses } from './grammar/several-classes.ts';
import { subjectAndObject } from './grammar/subject-and-object.ts';
import { thatAndSo } from './grammar/that-and-so.ts';
import { writtenWords } from './grammar/written-words.ts';
import { actionVerbs } from './senses/action-verbs.ts';
import { adjectiveSenses, adverbSenses } from './senses/adjective.ts';
import { commonNounSenses } from './senses/common-noun.ts';
import { commonWordSenses } from './senses/commonest-words.ts';
import { companySenses } from './senses/company.ts';
import { dailyLifeSenses } from './senses/daily-life.ts';
import { everydaySenses } from './senses/everyday.ts';
import { generalTextSenses } from './senses/general-text.ts';
import { homeSenses } from './senses/home.ts';
import { homographSenses } from './senses/homograph.ts';
import { measureSenses } from './senses/measure.ts';
import { moneySenses } from './senses/money.ts';
import { motionVerbs } from './senses/motion-verbs.ts';
import { newsSenses } from './senses/news.ts';
import { nounSenses } from './senses/noun.ts';
import { phraseSenses } from './senses/phrase.ts';
import { proseSenses } from './senses/prose.ts';
import { publicLifeSenses } from './senses/public-life.ts';
import { qualitySenses } from './senses/quality.ts';
import { reviewSenses } from './senses/reviews.ts';
import { furtherSenses } from './senses/second-senses.ts';
import { textSenses } from './senses/shown-by-grammar.ts';
import { societySenses } from './senses/society.ts';
import { timeSenses } from './senses/time.ts';
import { verbSenses } from './senses/verb.ts';
import { workSenses } from './senses/work.ts';
import { writingSenses } from './senses/writing.ts';

/**
 * Nouns that the lexicon also lists as adjectives, because other languages have an adjective for them: “security” in
 * “security policy”. As an adjective, the word can only stand before a noun.
 */
const nounsBeforeNouns: Rule = {
  forms: {
    en: 'security oil business tax share stock family war research energy police hotel horse bomb blood car food hair pay computer city country village university college forest garden beef church prison government machine summer winter night school television internet health vacation community tax climate kidney lung stomach land pocket population dairy railway island',
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
  ...writtenWords,
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
  ...clauseLinks,
  ...placedWords,
  ...phraseSenses,
  ...nounOrVerbSenses,
  ...measureSenses,
  ...classByPlace,
  ...subjectAndObject,
  ...generalTextSenses,
  ...proseSenses,
];
