import { languages } from '../../language.ts';
import type { AnnotatedWord } from '../../lexicon/annotate.ts';
import type { OpenedConcept } from '../../lexicon/concept-list.ts';
import { defineWords, type Definition as Entry } from '../../lexicon/define-words.ts';
import { analyseForm } from '../../lexicon/forms/analyse-form.ts';
import { normaliseForm } from '../../lexicon/forms/normalise-form.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { LookedUp } from '../../lexicon/look-up.ts';
import type { Reading } from '../../lexicon/read-sentence.ts';
import { isNegatedVerb } from '../../lexicon/render-slovenian.ts';
import { kinOf } from '../../lexicon/weigh/kin.ts';
import { listGrammarNotes } from '../grammar/list-grammar-notes.ts';
import type { DefinitionQuestion, OtherMeaning } from './definition.ts';
import { baseFormOf, meaningOf, partOfSpeechOf } from './describe-entry.ts';
import { findReadingsOf, withReading } from './read-as.ts';

const mostOthers = 3;

interface Shown {
  question: DefinitionQuestion;
  sentence: string;
  words: readonly AnnotatedWord[];
  found: LookedUp;
  entry: Entry;
}

/**
 * Lists other meanings of the selected word: of the same dictionary word, and of other words with the same form. Likely
 * meanings come first, then the commonest. Near-synonyms of the meaning that is shown are left out.
 */
export function listOtherMeanings(
  { question, sentence, words, found, entry }: Shown,
  lexicon: Lexicon,
): OtherMeaning[] {
  const { language, nativeLanguage, text } = question;
  const isOneWord = found.parts.length === 0 && entry.ranges.length === 1;
  const { start, end } = found;
  const readings = isOneWord && findReadingsOf({ sentence, words, language, start, end }, lexicon);
  if (!readings || language === nativeLanguage) return [];
  const { position } = readings;
  // Slovenian “nočem” (I do not want) is hardly a form of “noč” (night).
  const own = words[position];
  if (language === 'sl' && own && isNegatedVerb(own)) return [];
  const others: { concept: OpenedConcept; meaning: OtherMeaning }[] = [];
  const shown = lexicon.concepts.get(entry.conceptId);
  const rivalIds = words[position]?.rivalIds ?? [];
  for (const reading of listPossible(readings, { question, entry, rivalIds }, lexicon)) {
    const read = withReading(words, position, reading);
    const whole = defineWords({
      sentence,
      words: read,
      indexes: [position],
      conceptId: reading.conceptId,
      base: undefined,
      language,
      target: nativeLanguage,
      lexicon,
    });
    const concept = lexicon.concepts.get(reading.conceptId);
    const meaning = whole && meaningOf(whole, question);
    if (!shown || !concept || !whole || !meaning || sharesWord(entry.meaning.word, meaning.word)) continue;
    // A word as an example of its own language: “čaj (Slovenian: tea)”.
    if (meaning.hint?.includes(': ') && normaliseForm(meaning.word) === normaliseForm(reading.analysis.word.base))
      continue;
    if ([shown, ...others.map((other) => other.concept)].some((each) => areSynonyms(each, concept, question, lexicon)))
      continue;
    others.push({
      concept,
      meaning: {
        sense: reading.conceptId,
        meaning,
        ...(rivalIds.includes(reading.conceptId) && { isLikely: true }),
        baseForm: baseFormOf(whole, text, language),
        partOfSpeech: partOfSpeechOf(whole, language, lexicon),
        grammar: listGrammarNotes({ question, sentence, words: read, found: { ...found, whole } }),
      },
    });
    if (others.length === mostOthers) break;
  }
  return others.map(({ meaning }) => meaning);
}

/**
 * The weight of usage counts and of the estimated commonness, as in usual-weights.ts for a sentence without other versions.
 */
const weightOfUsage = 0.35;
const weightOfCommonness = 0.7;
/** A side meaning, for which the lexicon lists another word first, comes after the main meanings. */
const disadvantageOfSideMeaning = 3;
/** Meanings below this commonness are left out, unless an article of the library uses the form with this meaning. */
const leastCommonness = -7.5;
const leastCommonnessOfSideMeaning = -2.5;
/** A function word with at most this many letters is hardly a noun: Slovenian “a” (but) is hardly the musical note A. */
const lengthOfShortWord = 3;

/**
 * Lists the possible readings (interpretations) of the form, first those that fit nearly as well as the chosen one. Leaves
 * out readings that are guessed or need another spelling.
 */
function listPossible(
  { form, readings }: { form: string; readings: readonly Reading[] },
  { question: { language }, entry, rivalIds }: Pick<Shown, 'question' | 'entry'> & { rivalIds: readonly string[] },
  lexicon: Lexicon,
): Reading[] {
  const timesChosen = ({ conceptId }: Reading) => lexicon.usage[language].choices.get(`${form} ${conceptId}`) ?? 0;
  const weightOf = (reading: Reading) =>
    weightOfUsage * Math.log2(1 + timesChosen(reading)) +
    weightOfCommonness * reading.commonness -
    (reading.isKin ? 0 : disadvantageOfSideMeaning);
  const isCommon = (reading: Reading) =>
    timesChosen(reading) >= 1 || reading.commonness >= (reading.isKin ? leastCommonness : leastCommonnessOfSideMeaning);
  const isRival = ({ conceptId }: Reading) => rivalIds.includes(conceptId);
  return readings
    .filter(({ isAsWritten, isGuess, analysis }) => isAsWritten && !isGuess && analysis.compound === undefined)
    .filter((reading) => isRival(reading) || (isCommon(reading) && !isOddBeside(entry, reading, form)))
    .toSorted((one, other) => Number(isRival(other)) - Number(isRival(one)) || weightOf(other) - weightOf(one));
}

/**
 * Whether a reading is unlikely beside the meaning that is shown. This holds for a name, for a noun if the shown word is a
 * short function word, and for an inflected noun if the shown noun is in its dictionary form. Slovenian “voda” (water) is
 * hardly the genitive of “vod” (platoon).
 */
function isOddBeside({ partOfSpeech, isInflected }: Entry, { conceptId, analysis }: Reading, form: string): boolean {
  const part = conceptId.slice(conceptId.lastIndexOf('/') + 1);
  if (part === 'name') return partOfSpeech !== 'name';
  // Only the negated forms of Slovenian “biti” (be) have this meaning: “nisem” (have not).
  if (conceptId === 'past-auxiliary-not/verb') return !form.startsWith('ni');
  // Slovenian “petih” (five) is hardly a form of “peti” (sing) or of “peti” (fifth).
  if (partOfSpeech === 'numeral' && (part === 'verb' || part === 'adjective')) return true;
  if (isFunctionWord(partOfSpeech) && form.length <= lengthOfShortWord) return !isFunctionWord(part) && part !== 'verb';
  return part === 'noun' && partOfSpeech === 'noun' && !isInflected && normaliseForm(analysis.word.base) !== form;
}

const isFunctionWord = (partOfSpeech: string) =>
  /^(?:determiner|pronoun|preposition|conjunction|particle|adverb|numeral)$/.test(partOfSpeech);

const mostDifferentLanguages = 1;

/**
 * Whether two concepts of a word are near-synonyms (“begin” and “start”): they have the same translation, or one word has
 * both meanings in nearly all other languages. A few related languages are not enough, because they often share different
 * meanings: Spanish “aire”, French “air” and Italian “aria” all mean both “air” and “look”.
 */
function areSynonyms(
  one: OpenedConcept,
  other: OpenedConcept,
  { language, nativeLanguage }: DefinitionQuestion,
  lexicon: Lexicon,
): boolean {
  if (kinOf(one.id) === kinOf(other.id)) return true;
  if (sharesWord(one.words[nativeLanguage].word, other.words[nativeLanguage].word)) return true;
  const canMean = (target: (typeof languages)[number], { words }: OpenedConcept, { id }: OpenedConcept) =>
    words[target].word
      .split(', ')
      .some((word) =>
        analyseForm({ form: normaliseForm(word), language: target, index: lexicon.languages[target] }).some(
          (analysis) => analysis.word.conceptIds.includes(id),
        ),
      );
  let different = 0;
  for (const each of languages) {
    if (each === language || canMean(each, one, other) || canMean(each, other, one)) continue;
    different += 1;
    if (different > mostDifferentLanguages) return false;
  }
  return true;
}

/** Whether two lists of translations (“throw, put”) have a word in common. The pronoun of a reflexive verb is ignored. */
function sharesWord(one: string, other: string): boolean {
  const words = listTranslations(other);
  return listTranslations(one).some((word) => words.includes(word));
}

const listTranslations = (meaning: string) =>
  meaning
    .toLowerCase()
    .split(', ')
    .map((word) => word.replace(/^(?:sich |se |s’)| s[ei]$/g, ''));
