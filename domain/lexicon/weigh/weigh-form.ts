import type { Lexicon } from '../lexicon.ts';
import type { ReadSentence, ReadWord } from '../read-sentence.ts';
import { weighBesideDefault } from '../rules/german/german-defaults.ts';
import { grammarOf } from '../rules/grammar.ts';
import { weighBesidePortugueseDefault } from '../rules/portuguese/portuguese-defaults.ts';
import { weighBesideUsual } from '../rules/slovenian/slovenian-defaults.ts';
import { isContentPart } from './kin.ts';
import { rarityOf } from './rare-readings.ts';
import { governsReflexive, hasGermanReflexive, isBesideReflexive, untilNextClause } from './reflexive-pronouns.ts';
import { weighPlace } from './weigh-place.ts';
import type { WeighedReading } from './weighed-reading.ts';

const weightInOtherSpelling = 0.05;
/**
 * In the middle of a sentence, German “Ehe” (marriage) is hardly the conjunction “ehe” (before), and “Stelle” (place) no form
 * of “stellen” (put).
 */
const weightOfUncapitalised = 0.002;
const weightOfStranger = 0.3;

/**
 * The weight of a side meaning of a noun or adjective: Spanish “foto” is also listed under “picture”, but mainly means
 * “photograph”.
 */
const weightBesideKin = 0.005;
const weightBesideKinAlone = 0.05;

/**
 * The weight of a side meaning of a verb if the first word listed for that meaning has another first letter: German “haftet”
 * (is liable) is also listed under “stick”, but after “kleben”.
 */
const weightOfVerbBesideKin = 0.1;

/**
 * A verb never directly follows a word that can only be an article: in Portuguese “das tomadas” (of the sockets), “tomadas” is
 * a noun.
 */
const weightOfVerbBehindArticle = 0.05;
const regularParts: readonly string[] = ['noun', 'adjective'];

/**
 * The weight of a reflexive verb if the sentence lacks its pronoun: Slovenian “poškodovan” means “damaged”, only “poškodovati
 * se” means “hurt oneself”.
 */
const weightWithoutPronoun = 0.1;

/**
 * The weight of the plain verb if the sentence has the pronoun of the reflexive verb: Italian “si trova” means “is located”
 * (trovarsi), not “finds” (trovare).
 */
const weightBesideReflexive = 0.3;
const weightBesideGermanReflexive = 0.03;

const usageExponent = 0.7;
const commonnessExponent = 0.15;

/**
 * For content words of a sentence without other versions. Usage counts come from our own articles and depend on their subjects,
 * so they decide less between meanings of the same part of speech.
 */
const usageExponentAlone = 0.35;
const commonnessExponentAlone = 0.7;

const noWord: ReadWord = { text: '', form: '', start: 0, end: 0, isAttached: false, analyses: [], readings: [] };

/** Initial weights of a word's readings: by spelling, main meaning, usage counts,
 * and the grammar of the neighbouring words. */
export function startingWeights(
  sentence: ReadSentence,
  position: number,
  lexicon: Lexicon,
  isAlone: boolean,
): WeighedReading[] {
  const { language } = sentence;
  const { form, isAttached, readings } = sentence.words[position] ?? noWord;
  const partOf = lexicon.concepts.partOfSpeechOf;
  if (readings.length < 2)
    return readings.map(({ conceptId }) => ({ conceptId, part: partOf(conceptId) ?? 'unknown', weight: 1 }));
  const grammar = grammarOf(sentence, position, lexicon, isAlone);
  const partsOfKin = new Set(
    readings.filter(({ isKin }) => isKin).map(({ conceptId }) => partOf(conceptId) ?? 'unknown'),
  );
  const before = sentence.words[position - 1];
  const isBehindArticle =
    language !== 'de' && (isArticle(before, partOf) || (language === 'en' && before?.form === 'no'));
  const { choices } = lexicon.usage[language];
  const choicesOf = new Map(readings.map(({ conceptId }) => [conceptId, choices.get(`${form} ${conceptId}`) ?? 0]));
  const timesChosen = (conceptId: string) => choicesOf.get(conceptId) ?? 0;
  const mostChosen = new Map<string, number>();
  for (const { conceptId } of readings) {
    const part = partOf(conceptId) ?? 'unknown';
    mostChosen.set(part, Math.max(mostChosen.get(part) ?? 0, timesChosen(conceptId)));
  }
  const usageOf = (conceptId: string, part: string, isOfContent: boolean) => {
    const own = 1 + timesChosen(conceptId);
    if (!isOfContent) return own ** usageExponent;
    const most = 1 + (mostChosen.get(part) ?? 0);
    return most ** usageExponent * (own / most) ** usageExponentAlone;
  };
  const weighByPlace = weighPlace(sentence.words, position, language);
  const isReflexive = readings.some(
    ({ isKin, analysis: { word, clitics, features } }) =>
      isKin &&
      word.isReflexive &&
      (language === 'de'
        ? hasGermanReflexive(sentence.words, position, features)
        : governsReflexive({ words: sentence.words, position, clitics, features, language })),
  );
  const hasNoun =
    /^\p{Lu}\p{Ll}/u.test(sentence.words[position]?.text ?? '') &&
    readings.some(({ isAsWritten, analysis }) => isAsWritten && analysis.word.partOfSpeech === 'noun');
  /** Whether the form is the dictionary form of a noun: “Spitze” (tip) is hardly a form of “spitz” (pointed). */
  const hasNounAsBase = readings.some(
    ({ analysis: { word } }) => word.partOfSpeech === 'noun' && word.base === sentence.words[position]?.text,
  );
  const inReach = language === 'de' ? untilNextClause(sentence.words, position) : sentence.words;
  const weightOfPlainVerb = language === 'de' ? weightBesideGermanReflexive : weightBesideReflexive;
  return readings.map((reading) => {
    const { conceptId, analysis, isAsWritten, isKin, commonness } = reading;
    const partOfSpeech = partOf(conceptId);
    const isGermanNoun =
      language === 'de' &&
      hasNoun &&
      (/^(?:verb|conjunction|adverb)$/.test(analysis.word.partOfSpeech) ||
        analysis.word.base === form ||
        (analysis.word.partOfSpeech === 'adjective' && hasNounAsBase));
    const weightOfSpelling = isGermanNoun ? weightOfUncapitalised : weightInOtherSpelling;
    const spelling = isAsWritten ? 1 : weightOfSpelling;
    const part = partOfSpeech ?? 'unknown';
    // Many German verbs are listed under an expression, such as “führen” (lead) under “be in the lead”. The expression
    // competes with the verb’s meanings.
    const isOfContent =
      isAlone &&
      partOfSpeech !== undefined &&
      (isContentPart(partOfSpeech) || (language === 'de' && partOfSpeech === 'expression'));
    const place = part === 'verb' && isBehindArticle && partsOfKin.has('noun') ? weightOfVerbBehindArticle : 1;
    const likeness = isKin
      ? 1
      : likenessOfStranger({
          form,
          part,
          partsOfKin,
          isAlone,
          word: lexicon.concepts.get(conceptId)?.words[language].word ?? '',
        });
    const rarity = rarityOf({ form, isAttached, partOfSpeech, language });
    const { clitics, features } = analysis;
    const lacksPronoun =
      analysis.word.isReflexive && !isBesideReflexive({ words: inReach, position, clitics, features, language });
    return {
      conceptId,
      part,
      weight:
        usageOf(conceptId, part, isOfContent) *
        2 ** (commonness * (isOfContent ? commonnessExponentAlone : commonnessExponent)) *
        spelling *
        likeness *
        rarity *
        place *
        weighByPlace(reading) *
        (isAlone && language === 'de' ? weighBesideDefault(reading, readings) : 1) *
        (isAlone && language === 'pt' ? weighBesidePortugueseDefault(reading, readings, { lexicon, timesChosen }) : 1) *
        (isAlone && language === 'sl' ? weighBesideUsual(reading, readings, timesChosen) : 1) *
        (lacksPronoun ? weightWithoutPronoun : 1) *
        (isReflexive && part === 'verb' && !analysis.word.isReflexive ? weightOfPlainVerb : 1) *
        grammar(conceptId),
    };
  });
}

type Stranger = { form: string; part: string; partsOfKin: ReadonlySet<string>; word: string; isAlone: boolean };

function likenessOfStranger({ form, part, partsOfKin, word, isAlone }: Stranger): number {
  if (!partsOfKin.has(part)) return weightOfStranger;
  if (regularParts.includes(part)) return isAlone ? weightBesideKinAlone : weightBesideKin;
  return part === 'verb' && !beginsAlike(form, word) ? weightOfVerbBesideKin : weightOfStranger;
}

/**
 * Whether the word can only be an article or a contraction with one: “das” (the), “del” (of the), but not “la”, which may be a
 * pronoun.
 */
const isArticle = (word: ReadWord | undefined, partOf: (conceptId: string) => string | undefined): boolean =>
  word !== undefined &&
  word.readings.length > 0 &&
  word.readings.every(
    ({ conceptId }) => partOf(conceptId) === 'determiner' || /-(?:the|a)\/preposition$/.test(conceptId),
  );

/**
 * Whether the form has the same first letter as the word, directly or after the prefix “ge”: “gehört” (heard) and “hören”
 * (hear).
 */
const beginsAlike = (form: string, word: string): boolean => {
  const letter = word.normalize('NFD').charAt(0).toLowerCase();
  return form.normalize('NFD').startsWith(letter) || form.normalize('NFD').startsWith(`ge${letter}`);
};
