import { afterAll, expect, test } from 'vitest';
import { type LibraryArticle, readArticles } from '../../../content/read-articles.ts';
import type { Language } from '../../../domain/language.ts';
import { measureCoverage } from '../../../domain/learning/estimate/coverage.ts';
import { estimateKnown } from '../../../domain/learning/estimate/estimate-known.ts';
import { vocabularyOfLevel } from '../../../domain/learning/estimate/vocabulary.ts';
import type { Level } from '../../../domain/level.ts';
import { createLexiconService } from '../../platform/lexicon/lexicon.ts';
import { toEvidence } from './estimate-words.ts';

const lexicon = createLexiconService();
afterAll(() => lexicon.stop());

const { articles } = readArticles();
const vocabulary = vocabularyOfLevel('B1');

/** Returns the share of known words. The lexicon gets each sentence in all languages, as for the index. */
async function measure({ paragraphs }: LibraryArticle, language: Language) {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences.map(({ versions }) => versions));
  const listed = (await lexicon.ask('words', { sentences, languages: [language] }))[language] ?? [];
  const words = listed.flat().map(({ word, runningWords: count }) => {
    const known = word === null ? 1 : estimateKnown(toEvidence(undefined, word.expectedRank, 0), vocabulary);
    return { count, known, isSaved: false };
  });
  return measureCoverage({ words, names: 0 }).known;
}

async function findMedian(level: Level, language: Language) {
  const shares: number[] = [];
  for (const article of articles) if (article.level === level) shares.push(await measure(article, language));
  return shares.toSorted((one, other) => one - other)[Math.floor(shares.length / 2)];
}

test.each(['it', 'es'] as const)(
  'a learner of %s who says B1 knows most words of the texts up to that level',
  async (language) => {
    expect(await findMedian('A1', language)).toBeGreaterThanOrEqual(0.97);
    expect(await findMedian('A2', language)).toBeGreaterThanOrEqual(0.94);
    expect(await findMedian('B1', language)).toBeGreaterThanOrEqual(0.9);
  },
);
