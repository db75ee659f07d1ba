import type { Language } from '../../domain/language.ts';
import type { LineDoubt } from '../../domain/translation/judge-lines.ts';
import { isLikelyInLanguage } from '../library/guess-language.ts';
import type { Services } from '../services.ts';
import type { TranslationProgress } from './translation-progress.ts';

/** Why a line is requested again. */
export type LineProblem = LineDoubt | 'foreign' | 'missing';

interface Answer {
  /** The translations in the answer, keyed by the index of the line. */
  found: ReadonlyMap<number, string>;
  batch: readonly number[];
  lines: readonly string[];
  translated: TranslationProgress;
  from: Language;
  to: Language;
}

// The number of lines before and after a batch that are judged with it. Shifted lines can be detected only by comparing
// neighbours.
const neighbours = 3;

/** Finds the lines of an answer that look wrong. Some of them may be right nevertheless, for example names and titles. */
export async function judgeAnswer(lexicon: Pick<Services['lexicon'], 'ask'>, answer: Answer) {
  const { found, batch, lines, from, to } = answer;
  const problems = new Map<number, LineProblem>();
  for (const index of batch) if (!found.has(index)) problems.set(index, 'missing');
  const isForeign = !isLikelyInLanguage([...found].map(([index, text]) => ownWords(text, lines[index])).join(' '), to);
  const window = windowOf(answer);
  const doubts = await lexicon.ask('judge-lines', {
    from,
    to,
    lines: window.map(({ source, translation }) => ({ source, translation })),
  });
  for (const [at, { index }] of window.entries()) {
    const text = found.get(index);
    if (text === undefined) continue;
    const doubt = doubts[at] ?? undefined;
    if (doubt !== undefined) problems.set(index, doubt);
    else if (isForeign || !isLikelyInLanguage(ownWords(text, lines[index]), to)) problems.set(index, 'foreign');
  }
  return problems;
}

/** The lines of the batch with their neighbours. */
function windowOf({ found, batch, lines, translated }: Answer) {
  const [first = 0, last = 0] = [batch[0], batch.at(-1)];
  return lines
    .map((source, index) => ({ index, source, translation: found.get(index) ?? translated[index] ?? null }))
    .slice(Math.max(0, first - neighbours), last + 1 + neighbours)
    .filter(({ index, source, translation }) => source !== '' && (batch.includes(index) || translation !== null));
}

const wordPattern = /[\p{L}\p{M}’']+/gu;

/**
 * The words of a translation that do not occur in the source. Shared words such as names, titles and quotations say
 * nothing about the language of a line.
 */
export function ownWords(translation: string, source = '') {
  const shared = new Set(source.toLowerCase().match(wordPattern));
  return (translation.match(wordPattern) ?? []).filter((word) => !shared.has(word.toLowerCase())).join(' ');
}
