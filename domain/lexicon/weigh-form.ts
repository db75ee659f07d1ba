import { grammarOf } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import { rarityOf } from './rare-readings.ts';
import type { ReadSentence, ReadWord } from './read-sentence.ts';
import type { WeighedReading } from './weighed-reading.ts';

const weightInOtherSpelling = 0.05;
const weightOfStranger = 0.3;

/** Next to nothing where the form inflects another noun or adjective: “foto” is listed under picture, but is a photograph. */
const weightBesideKin = 0.005;

/** A verb may be irregular, but seldom begins with another letter: “haftet” is listed under stick, but is adhere. */
const weightOfVerbBesideKin = 0.05;

/** “das tomadas”: no verb stands behind an article that is nothing else. */
const weightOfVerbBehindArticle = 0.05;
const regularParts: readonly string[] = ['noun', 'adjective'];

const usageExponent = 0.7;

const noWord: ReadWord = { text: '', form: '', start: 0, end: 0, isAttached: false, analyses: [], readings: [] };

/** How likely a form's readings are by the form itself: its spelling, its likeness to the dictionary form, what it mostly means,
 * and by the grammar of the words beside it. */
export function startingWeights(sentence: ReadSentence, position: number, lexicon: Lexicon): WeighedReading[] {
  const { language } = sentence;
  const { form, isAttached, readings } = sentence.words[position] ?? noWord;
  const grammar = grammarOf(sentence, position, lexicon);
  const partOf = (conceptId: string) => lexicon.concepts.get(conceptId)?.partOfSpeech;
  const partsOfKin = new Set(
    readings.filter(({ isKin }) => isKin).map(({ conceptId }) => partOf(conceptId) ?? 'unknown'),
  );
  const before = sentence.words[position - 1];
  const isBehindArticle =
    language !== 'de' && (isArticle(before, partOf) || (language === 'en' && before?.form === 'no'));
  return readings.map(({ conceptId, isAsWritten, isKin }) => {
    const partOfSpeech = partOf(conceptId);
    const timesChosen = lexicon.usage[language].choices.get(`${form} ${conceptId}`) ?? 0;
    const spelling = isAsWritten ? 1 : weightInOtherSpelling;
    const part = partOfSpeech ?? 'unknown';
    const place = part === 'verb' && isBehindArticle && partsOfKin.has('noun') ? weightOfVerbBehindArticle : 1;
    const likeness = isKin
      ? 1
      : likenessOfStranger({
          form,
          part,
          partsOfKin,
          word: lexicon.concepts.get(conceptId)?.words[language].word ?? '',
        });
    const rarity = rarityOf({ form, isAttached, partOfSpeech, language });
    return {
      conceptId,
      part,
      weight: (1 + timesChosen) ** usageExponent * spelling * likeness * rarity * place * grammar(conceptId),
    };
  });
}

type Stranger = { form: string; part: string; partsOfKin: ReadonlySet<string>; word: string };

function likenessOfStranger({ form, part, partsOfKin, word }: Stranger): number {
  if (!partsOfKin.has(part)) return weightOfStranger;
  if (regularParts.includes(part)) return weightBesideKin;
  return part === 'verb' && !beginsAlike(form, word) ? weightOfVerbBesideKin : weightOfStranger;
}

/** “das”, “del”, “du” too, but not “la”, which may be a pronoun. */
const isArticle = (word: ReadWord | undefined, partOf: (conceptId: string) => string | undefined): boolean =>
  word !== undefined &&
  word.readings.length > 0 &&
  word.readings.every(
    ({ conceptId }) => partOf(conceptId) === 'determiner' || /-(?:the|a)\/preposition$/.test(conceptId),
  );

/** “gehört” begins like “hören”. */
const beginsAlike = (form: string, word: string): boolean => {
  const letter = word.normalize('NFD').charAt(0).toLowerCase();
  return form.normalize('NFD').startsWith(letter) || form.normalize('NFD').startsWith(`ge${letter}`);
};
