import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import { isLikelyInLanguage } from '../library/guess-language.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';
import type { Services } from '../services.ts';
import { judgeAnswer, type LineProblem } from './judge-answer.ts';
import { contextOf, intoBatches } from './line-batches.ts';
import { readLines } from './read-lines.ts';
import { createTokenBudget } from './token-budget.ts';
import { translatingInstructions } from './translating-instructions.ts';
import type { TranslationProgress } from './translation-progress.ts';

export interface Translator {
  languageModel: LanguageModel;
  lexicon: Pick<Services['lexicon'], 'ask'>;
}

interface Translating {
  /** Title of the article, as context. */
  title: string;
  lines: readonly string[];
  from: Language;
  to: Language;
  /** Whether the text addresses its readers formally. */
  isFormal?: boolean | undefined;
  progress?: TranslationProgress | undefined;
  onBatch?: ((progress: TranslationProgress) => Promise<unknown>) | undefined;
  userId?: string | undefined;
  articleId?: string | undefined;
  signal?: AbortSignal | undefined;
}

// If more consecutive lines than this are `misplaced`, the answer is probably shifted: each line has the translation of another
// line.
const mostInRow = 3;

const answerSchema = v.strictObject({
  translations: v.array(v.strictObject({ number: v.number(), text: v.string() })),
});

const example = { translations: [{ number: 1, text: '…' }] };

/**
 * Translates lines in batches. Later rounds request only the lines that are missing or look wrong. If the second translation
 * of a line also looks wrong, it is kept: the line may be a name or a title. Only a few lines may be kept in this way. Fails
 * if a round after the first adds no line, or if the cost would exceed twice the planned cost.
 */
export async function translateLines(translator: Translator, translating: Translating): Promise<string[]> {
  const { title, lines, from, to, isFormal = false, progress, onBatch = async () => {}, ...call } = translating;
  const translated: (string | null)[] = lines.map((line, index) => {
    if (line === '') return '';
    return progress?.length === lines.length ? (progress[index] ?? null) : null;
  });
  const problems = new Map<number, LineProblem>();
  const budget = createTokenBudget(intoBatches(lines, translated), lines);

  const ask = async (batch: readonly number[]): Promise<Map<number, string>> => {
    const refusals = new Set(batch.flatMap((index) => problems.get(index) ?? []));
    const { before, after } = contextOf(batch, lines, translated);
    try {
      const { translations } = await translator.languageModel.generate({
        purpose: 'translate-sentences',
        schema: answerSchema,
        example,
        acceptsPart: true,
        instructions: translatingInstructions({ from, to, isFormal, problems: refusals }),
        material: {
          from,
          to,
          title,
          before,
          // A second request also says what was wrong with the first answer. To cost no more than the first request, the second
          // request leaves out the lines after the batch.
          after: refusals.size === 0 ? after : [],
          sentences: batch.map((index, at) => ({ number: at + 1, text: lines[index] })),
        },
        ...call,
      });
      budget.spend(
        batch,
        translations.reduce((sum, { text }) => sum + text.length, 0),
      );
      return readLines(translations, { batch, lines, to });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'model-answer-unusable')) throw error;
      // The budget is charged twice, because `generate` asks the model twice before it throws this error.
      budget.spend(batch);
      budget.spend(batch);
      return new Map();
    }
  };

  const translateBatch = async (batch: readonly number[]) => {
    const found = await ask(batch);
    const problemsBefore = new Map(problems);
    for (const index of batch) problems.delete(index);
    for (const [index, problem] of await judgeAnswer(translator.lexicon, { found, batch, lines, translated, from, to }))
      problems.set(index, problem);
    const wholeText = lines.map((_, index) => found.get(index) ?? translated[index] ?? '').join(' ');
    const areDoubtsFew = problems.size <= Math.max(mostInRow, lines.length / 3) && isLikelyInLanguage(wholeText, to);
    const isBelieved = (index: number) => {
      const before = problemsBefore.get(index);
      const isSecondAnswer = before !== undefined && before !== 'missing';
      return isSecondAnswer && areDoubtsFew && !isShifted(problems, index);
    };
    const accepted = [...found].filter(([index]) => !problems.has(index) || isBelieved(index));
    for (const [index, text] of accepted) {
      translated[index] = text;
      problems.delete(index);
    }
    if (accepted.length > 0) await onBatch([...translated]);
  };

  const countMissing = () => translated.filter((text) => text === null).length;
  for (let round = 1; ; round++) {
    const missingBefore = countMissing();
    for (const batch of intoBatches(lines, translated)) {
      if (!budget.allows(batch)) throw new AppError('model-answer-unusable');
      await translateBatch(batch);
    }
    if (countMissing() === 0) return translated.map((text) => text ?? '');
    if (round > 1 && countMissing() === missingBefore) throw new AppError('model-answer-unusable');
  }
}

/**
 * Whether a misplaced line belongs to a long sequence of misplaced lines, or to a sequence next to a missing line. In both
 * cases the line probably has the translation of another line.
 */
function isShifted(problems: ReadonlyMap<number, LineProblem>, index: number) {
  const isMisplaced = (at: number) => problems.get(at) === 'misplaced';
  if (!isMisplaced(index)) return false;
  let [first, end] = [index, index];
  while (isMisplaced(first - 1)) first -= 1;
  while (isMisplaced(end)) end += 1;
  return end - first > mostInRow || problems.get(first - 1) === 'missing' || problems.get(end) === 'missing';
}
