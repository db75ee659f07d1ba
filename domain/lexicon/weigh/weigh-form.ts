import type { Lexicon } from '../lexicon.ts';
import type { ReadSentence, ReadWord } from '../read-sentence.ts';
import { grammarOf } from '../rules/grammar.ts';
import { governsReflexive, hasGermanReflexive, isBesideReflexive, untilNextClause } from './reflexive-pronouns.ts';
import { changesWithReflexive } from './slovenian-reflexive.ts';
import { usualWeights } from './usual-weights.ts';
import { weighPlace } from './weigh-place.ts';
import type { WeighedReading } from './weighed-reading.ts';

/**
 * The weight of a verb after a word that can only be an article, because a verb never follows an article directly: in
 * Portuguese “das tomadas” (of the sockets), “tomadas” is a noun.
 */
const weightOfVerbBehindArticle = 0.05;
/**
 * The weight of a reflexive verb if the sentence lacks its pronoun. Without “se”, Slovenian “poškodovan” means “damaged” and
 * is not a form of “poškodovati se” (hurt oneself).
 */
const weightWithoutPronoun = 0.1;

/**
 * The weight of the plain verb if the sentence has the pronoun of the reflexive verb: Italian “si trova” means “is located”
 * (trovarsi), not “finds” (trovare).
 */
const weightBesideReflexive = 0.3;
const weightBesideGermanReflexive = 0.03;

/**
 * The weight of a Slovenian verb that means something else with the pronoun of its clause, in a sentence with translations:
 * “Modra se ni izgubila” (the blue has not got lost) is not a form of “izgubiti” (lose).
 */
const weightOfChangedVerb = 1e-4;

const noWord: ReadWord = { text: '', form: '', start: 0, end: 0, isAttached: false, analyses: [], readings: [] };

/**
 * Initial weights of a word's readings (interpretations), according to the word alone and to the grammar of the neighbouring
 * words.
 */
export function startingWeights(
  sentence: ReadSentence,
  position: number,
  lexicon: Lexicon,
  versions: number,
): WeighedReading[] {
  const { language, words } = sentence;
  const word = words[position] ?? noWord;
  const usual = usualWeights(word, language, lexicon, versions === 1);
  if (usual.length < 2) return usual.map(({ conceptId, kin, part, weight }) => ({ conceptId, kin, part, weight }));
  const partOf = lexicon.concepts.partOfSpeechOf;
  const grammar = grammarOf(sentence, position, lexicon, versions);
  const before = words[position - 1];
  const isBehindArticle =
    language !== 'de' && (isArticle(before, partOf) || (language === 'en' && before?.form === 'no'));
  const isNounBehindArticle = isBehindArticle && usual.some(({ part, reading }) => part === 'noun' && reading.isKin);
  const weighByPlace = weighPlace(words, position, language);
  const isReflexive = usual.some(
    ({
      reading: {
        isKin,
        analysis: { word, clitics, features },
      },
    }) =>
      isKin &&
      word.isReflexive &&
      (language === 'de'
        ? hasGermanReflexive(words, position, features)
        : governsReflexive({ words, position, clitics, features, language })),
  );
  const isChanged = language === 'sl' && changesWithReflexive(words, position);
  const inReach = language === 'de' ? untilNextClause(words, position) : words;
  const weightOfPlainVerb = language === 'de' ? weightBesideGermanReflexive : weightBesideReflexive;
  return usual.map(({ conceptId, kin, part, reading, weight }) => {
    const { clitics, features, word } = reading.analysis;
    const lacksPronoun =
      word.isReflexive &&
      // In Slovenian “se ob tem prelomu z etabliranim okusom sklicuje” (refers, at this break with established taste), “se”
      // belongs to the verb, not to the passive participle.
      ((language === 'sl' && features.length > 0 && features.every((each) => each.startsWith('ppart'))) ||
        !isBesideReflexive({ words: inReach, position, clitics, features, language }));
    return {
      conceptId,
      kin,
      part,
      weight:
        weight *
        (isNounBehindArticle && part === 'verb' ? weightOfVerbBehindArticle : 1) *
        weighByPlace(reading) *
        (lacksPronoun ? weightWithoutPronoun : 1) *
        (isReflexive && part === 'verb' && !word.isReflexive ? weightOfPlainVerb : 1) *
        (isChanged && part === 'verb' && !word.isReflexive ? weightOfChangedVerb : 1) *
        grammar(conceptId),
    };
  });
}

/**
 * Whether the word can only be an article or a contraction with one: Spanish “del” (of the), but not “la”, which may be a
 * pronoun.
 */
const isArticle = (word: ReadWord | undefined, partOf: (conceptId: string) => string | undefined): boolean =>
  word !== undefined &&
  word.readings.length > 0 &&
  word.readings.every(
    ({ conceptId }) => partOf(conceptId) === 'determiner' || /-(?:the|a)\/preposition$/.test(conceptId),
  );
