import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import { isLikelyInLanguage } from '../library/guess-language.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';
import { findFlaw } from './find-flaw.ts';
import { tidyLine } from './tidy-answer.ts';
import { translatingInstructions } from './translating-instructions.ts';

const mostLines = 20;
const mostCharacters = 3000;
const linesBefore = 3;
const linesAfter = 2;

/** The translated lines; null for those that are still missing. */
export type TranslationProgress = readonly (string | null)[];

interface Translating {
  /** Title of the article, as context. */
  title: string;
  lines: readonly string[];
  from: Language;
  to: Language;
  progress?: TranslationProgress | undefined;
  onBatch?: ((progress: TranslationProgress) => Promise<unknown>) | undefined;
  userId?: string | undefined;
  articleId?: string | undefined;
  signal?: AbortSignal | undefined;
}

const answerSchema = v.strictObject({
  translations: v.array(v.strictObject({ number: v.number(), text: v.string() })),
});

/** Translates lines in batches. Wrong answers are requested again in smaller batches, down to a single line. */
export async function translateLines(languageModel: LanguageModel, translating: Translating): Promise<string[]> {
  const { title, lines, from, to, progress, onBatch = async () => {}, ...call } = translating;
  const translated: (string | null)[] = lines.map((line, index) => {
    if (line === '') return '';
    return progress?.length === lines.length ? (progress[index] ?? null) : null;
  });

  const translateBatch = async (numbers: readonly number[], isLastChance = false): Promise<void> => {
    const accepted = await ask(numbers);
    for (const [number, text] of accepted) translated[number] = text;
    if (accepted.size > 0) await onBatch([...translated]);
    const rest = numbers.filter((number) => translated[number] === null);
    if (rest.length === 0) return;
    if (isLastChance) throw new AppError('model-answer-unusable');
    if (numbers.length === 1) return translateBatch(rest, true);
    for (const half of halve(rest)) await translateBatch(half);
  };

  const ask = async (numbers: readonly number[]): Promise<Map<number, string>> => {
    try {
      const { translations } = await languageModel.generate({
        purpose: 'translate-sentences',
        schema: answerSchema,
        instructions: translatingInstructions(from, to),
        material: {
          from,
          to,
          title,
          ...contextOf(numbers, lines, translated),
          sentences: numbers.map((number) => ({ number, text: lines[number] })),
        },
        ...call,
      });
      return accept(translations, { numbers, lines, to });
    } catch (error) {
      // A smaller batch may still succeed.
      if (error instanceof AppError && error.code === 'model-answer-unusable') return new Map();
      throw error;
    }
  };

  for (const batch of intoBatches(lines, translated)) await translateBatch(batch);
  return translated.map((text) => text ?? '');
}

interface Batch {
  numbers: readonly number[];
  lines: readonly string[];
  to: Language;
}

/** Returns the usable lines. If a line is missing or moved, the whole answer is dropped, because the order is unknown. */
function accept(answers: readonly { number: number; text: string }[], { numbers, lines, to }: Batch) {
  const isComplete =
    answers.length === numbers.length && answers.every(({ number }, index) => number === numbers[index]);
  const tidied = answers.map(({ number, text }) => [number, tidyLine(text, to)] as const);
  const together = tidied.map(([, text]) => text).join(' ');
  if (!isComplete || !isLikelyInLanguage(together, to)) return new Map<number, string>();
  return new Map(
    tidied.filter(([number, translation]) => findFlaw({ source: lines[number] ?? '', translation, to }) === undefined),
  );
}

/** The lines before and after the batch, as context. */
function contextOf(numbers: readonly number[], lines: readonly string[], translated: TranslationProgress) {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const before = Array.from({ length: Math.min(linesBefore, first) }, (_, step) => first - 1 - step).reverse();
  return {
    before: before.map((number) => ({ text: lines[number], translation: translated[number] })),
    after: lines.slice(last + 1, last + 1 + linesAfter),
  };
}

function intoBatches(lines: readonly string[], translated: TranslationProgress): number[][] {
  const batches: number[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const [number, line] of lines.entries()) {
    if (translated[number] !== null) continue;
    const batch = batches.at(-1);
    if (batch === undefined || batch.length === mostLines || characters + line.length > mostCharacters) {
      batches.push([number]);
      characters = line.length;
    } else {
      batch.push(number);
      characters += line.length;
    }
  }
  return batches;
}

function halve(numbers: readonly number[]): (readonly number[])[] {
  const middle = Math.ceil(numbers.length / 2);
  return [numbers.slice(0, middle), numbers.slice(middle)].filter(({ length }) => length > 0);
}
