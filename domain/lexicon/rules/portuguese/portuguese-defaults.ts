import type { Lexicon } from '../../lexicon.ts';
import type { Reading } from '../../read-sentence.ts';
import { portugueseCuedConcepts } from './cues/cued.ts';

/**
 * Concepts that were added for one Portuguese word, such as “music, song” for “música”. They are usual meanings of the word.
 * The word frequencies of all languages rank them too low, because the word also belongs to several narrower concepts.
 */
const madeForPortuguese = /-pt\/(?:noun|verb|adjective|adverb)$/;

/** Concepts added for Portuguese that are not usual meanings. Rules choose them near certain words. */
const special: ReadonlySet<string> = new Set([
  ...portugueseCuedConcepts,
  'biggest-maior-pt/adjective',
  'smallest-menor-pt/adjective',
  'answer-r-pt/noun',
  'as-quanto-pt/conjunction',
  'at-time-as-pt/preposition',
  'any-more-mais-pt/adverb',
  'both-quer-pt/conjunction',
  'decide-resolver-pt/verb',
  'expect-contar-pt/verb',
  'find-achar-pt/verb',
  'order-mandar-pt/verb',
  'try-procurar-pt/verb',
  'song-piece-of-music-pt/noun',
  'note-short-message-pt/noun',
  'guy-cara-pt/noun',
  'midfielder-meia-pt/noun',
  'income-renda-pt/noun',
  'management-direcao-pt/noun',
  'fund-fundo-pt/noun',
  'number-camisa-pt/noun',
  'player-in-the-squad-relacionado-pt/noun',
  'player-called-up-convocado-pt/noun',
  'slip-guia-pt/noun',
  'end-up-acabar-pt/verb',
  'have-been-vir-pt/verb',
  'stay-ficar-pt/verb',
  'leave-deixar-pt/verb',
  'expect-esperar-pt/verb',
  'be-going-to-ir-pt/verb',
  'it-has-been-fazer-pt/verb',
  'ago-atras-pt/adverb',
  'as-for-ja-pt/adverb',
  'also-ainda-pt/adverb',
  'later-depois-pt/adverb',
  'myself-mesmo-pt/adjective',
]);

const weightOfOthers = 0.05;

/**
 * Common nouns that the lexicon lists only in the plural. Other such nouns are rarer than an ordinary plural of the same
 * form: “vendas” is usually “sales”, seldom a sales department.
 */
const usualInPlural =
  /^(?:dados|pais|costas|pessoas|resíduos|correios|juros|compras|joias|jóias|destroços|ciúmes|avós|sogros|munições|bombeiros|tropas|restos|antiguidades|algemas|pipocas|telecomunicações)$/;
const weightOfRarePlural = 0.1;

const isPluralOfNoun = ({ analysis: { word }, isKin }: Reading): boolean =>
  isKin && word.partOfSpeech === 'noun' && !word.gender?.endsWith(' pl');

type Known = { lexicon: Lexicon; timesChosen: (conceptId: string) => number };

/**
 * The weight of an interpretation (reading) of a word that also has a usual meaning: “musician” beside “music, song”. The
 * usual meaning becomes as strong as the strongest meaning of the word. Otherwise another word with the same form could win.
 */
export function weighBesidePortugueseDefault(
  reading: Reading,
  readings: readonly Reading[],
  { lexicon, timesChosen }: Known,
): number {
  const isDefault = ({ conceptId, analysis: { word } }: Reading) =>
    madeForPortuguese.test(conceptId) &&
    !special.has(conceptId) &&
    lexicon.concepts.get(conceptId)?.words.pt.word === word.base;
  const { base, partOfSpeech, gender } = reading.analysis.word;
  const isRarePlural =
    gender?.endsWith(' pl') && !usualInPlural.test(base) && !madeForPortuguese.test(reading.conceptId);
  if (isRarePlural && readings.some(isPluralOfNoun)) return weightOfRarePlural;
  const same = readings.filter(
    ({ analysis: { word } }) => word.base === base && word.partOfSpeech === partOfSpeech && word.gender === gender,
  );
  const strengthOf = ({ conceptId, commonness, isKin }: Reading) =>
    (1 + timesChosen(conceptId)) ** 0.35 * 2 ** (commonness * 0.7) * (isKin ? 1 : 0.05);
  if (isDefault(reading)) return Math.max(...same.map(strengthOf)) / strengthOf(reading);
  return same.some(isDefault) ? weightOfOthers : 1;
}
