import type { AnnotatedSentence, AnnotatedWord } from '../../lexicon/annotate.ts';
import type { PartOfSpeech } from '../../lexicon/concept.ts';
import { counterparts } from '../../lexicon/counterparts.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { DefinitionQuestion } from './definition.ts';

/** The words of the translation that match the selection; null if they cannot be found. */
export function findInTranslation(
  question: DefinitionQuestion,
  annotations: readonly AnnotatedSentence[],
  lexicon: Lexicon,
): string | null {
  if (question.translation === null) return null;
  const found = question.sentences.map((sentence, index) =>
    findInSentence(question, { sentence, annotation: annotations[index] }, lexicon),
  );
  return found.includes(undefined) ? null : found.join(' ');
}

const carrying: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb', 'numeral', 'name', 'expression'];

type Where = { sentence: DefinitionQuestion['sentences'][number]; annotation: AnnotatedSentence | undefined };

function findInSentence(
  { language, nativeLanguage }: DefinitionQuestion,
  { sentence: { versions, start, end }, annotation = {} }: Where,
  lexicon: Lexicon,
): string | undefined {
  const translation = versions[nativeLanguage];
  const words = annotation[language] ?? [];
  const touched = words.flatMap((word, index) => (word.start < end && start < word.end ? [index] : []));
  if (translation === undefined) return undefined;
  if (touched.length === words.length) return translation;
  const pairs = counterparts(annotation, { from: language, to: nativeLanguage }, lexicon);
  const ours = pairs.filter(({ from }) => from.some((index) => touched.includes(index)));
  const isTold = (index: number) => ours.some(({ from }) => from.includes(index));
  const carriers = touched.filter((index) => isCarrier(words[index], lexicon));
  const needed = carriers.length > 0 ? carriers : touched;
  if (!needed.every(isTold)) return undefined;
  const there = annotation[nativeLanguage] ?? [];
  const isOneUnit = ours.length === 1;
  return joinPieces({
    words: there,
    chosen: [...new Set(ours.flatMap(({ to }) => to))].sort((a, b) => a - b),
    others: new Set(pairs.filter((pair) => !ours.includes(pair)).flatMap(({ to }) => to)),
    isWorthy: (index) => isOneUnit || isCarrier(there[index], lexicon),
    translation,
  });
}

/** Auxiliary verbs. A translation may lack them, because some languages express them by the form of the main verb. */
const helpers = new Set(['be/verb', 'have/verb', 'will/verb', 'would/verb', 'do/verb']);

/** Whether a word has content that a translation cannot leave out. */
function isCarrier(word: AnnotatedWord | undefined, lexicon: Lexicon) {
  const concept = lexicon.concepts.get(word?.conceptId ?? '');
  return concept === undefined || (carrying.includes(concept.partOfSpeech) && !helpers.has(concept.id));
}

type Slice = {
  words: readonly AnnotatedWord[];
  /** The indexes of the words that match the selection, in the order of the sentence. */
  chosen: readonly number[];
  others: ReadonlySet<number>;
  /** Whether a word is worth showing as a separate piece. */
  isWorthy: (index: number) => boolean;
  translation: string;
};

const mostPieces = 3;

/**
 * Joins the chosen words and the words between them. A word between them that matches a word outside the selection becomes
 * “…”: “first … night”.
 */
function joinPieces({ words, chosen, others, isWorthy, translation }: Slice): string | undefined {
  const pieces: number[][] = [];
  for (const index of chosen) {
    const piece = pieces.at(-1);
    if (piece === undefined || hasBetween(others, piece.at(-1) ?? 0, index)) pieces.push([index]);
    else piece.push(index);
  }
  const kept = pieces.length > 1 ? pieces.filter((piece) => piece.some(isWorthy)) : pieces;
  if (kept.length === 0 || kept.length > mostPieces) return undefined;
  return kept
    .map((piece) => translation.slice(words[piece[0] ?? -1]?.start, words[piece.at(-1) ?? -1]?.end))
    .join(' … ');
}

const hasBetween = (indexes: ReadonlySet<number>, first: number, last: number) =>
  [...indexes].some((index) => first < index && index < last);
