import type { AnnotatedSentence, AnnotatedWord } from '../lexicon/annotate.ts';
import type { PartOfSpeech } from '../lexicon/concept.ts';
import { counterparts } from '../lexicon/counterparts.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import type { DefinitionQuestion } from './definition.ts';

/** What stands for the selection in the translation of its sentences; null where that cannot be told. */
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

const carriers: readonly PartOfSpeech[] = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'numeral',
  'name',
  'pronoun',
  'expression',
];

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
  const isTold = touched.every(
    (index) => !isCarrier(words[index], lexicon) || ours.some(({ from }) => from.includes(index)),
  );
  const others = pairs.filter((pair) => !ours.includes(pair)).flatMap(({ to }) => to);
  if (!isTold) return undefined;
  const there = annotation[nativeLanguage] ?? [];
  return sliceBetween({
    words: there,
    chosen: ours.flatMap(({ to }) => to),
    others,
    translation,
    isOneUnit: ours.length === 1,
  });
}

const isCarrier = (word: AnnotatedWord | undefined, lexicon: Lexicon) => {
  const part = lexicon.concepts.get(word?.conceptId ?? '')?.partOfSpeech;
  return part === undefined || carriers.includes(part);
};

type Slice = {
  words: readonly AnnotatedWord[];
  chosen: number[];
  others: number[];
  translation: string;
  isOneUnit: boolean;
};

/** From the first to the last of the chosen words. Others' counterparts in between divide an expression and undo a phrase. */
function sliceBetween({ words, chosen, others, translation, isOneUnit }: Slice): string | undefined {
  const [first, last] = [Math.min(...chosen), Math.max(...chosen)];
  const [from, to] = [words[first], words[last]];
  if (!from || !to) return undefined;
  if (!others.some((index) => first < index && index < last)) return translation.slice(from.start, to.end);
  if (!isOneUnit) return undefined;
  const inOrder = [...new Set(chosen)].sort((a, b) => a - b);
  return inOrder.map((index) => words[index]?.text).join(' … ');
}
