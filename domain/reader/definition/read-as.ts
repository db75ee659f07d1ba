import type { Language } from '../../language.ts';
import type { AnnotatedWord } from '../../lexicon/annotate.ts';
import { listPlaces, readWord } from '../../lexicon/find-readings.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Reading } from '../../lexicon/read-sentence.ts';

interface SelectedWord {
  sentence: string;
  words: readonly AnnotatedWord[];
  language: Language;
  start: number;
  end: number;
}

/**
 * The position of the selected word in the sentence, and all its possible readings (interpretations). Undefined if the
 * selection is not exactly one word.
 */
export function findReadingsOf({ sentence, words, language, start, end }: SelectedWord, lexicon: Lexicon) {
  const isSelected = (word: { start: number; end: number }) => word.start === start && word.end === end;
  const position = words.findIndex(isSelected);
  const place = listPlaces(sentence, language).find(isSelected);
  if (position < 0 || place === undefined) return undefined;
  const { form, readings } = readWord(place, language, lexicon);
  return { position, form, readings };
}

/** Returns the words of the sentence, with another reading (interpretation) for the word at `position`. */
export function withReading(
  words: readonly AnnotatedWord[],
  position: number,
  { conceptId, analysis, isGuess }: Reading,
): readonly AnnotatedWord[] {
  const word = words[position];
  if (!word) return words;
  const { undecidedIds: _undecided, rivalIds: _rivals, ...decided } = word;
  const isInExpression = word.expression !== undefined;
  return words.with(position, {
    ...decided,
    conceptId: isInExpression ? word.conceptId : conceptId,
    ownConceptId: conceptId,
    analysis,
    isGuess,
  });
}

/** Returns the words of the sentence, with the meaning that the learner chose for the selected word. */
export function readAs(selected: SelectedWord, sense: string, lexicon: Lexicon): readonly AnnotatedWord[] {
  const found = findReadingsOf(selected, lexicon);
  const reading = found?.readings.find(({ conceptId }) => conceptId === sense);
  return found && reading ? withReading(selected.words, found.position, reading) : selected.words;
}
