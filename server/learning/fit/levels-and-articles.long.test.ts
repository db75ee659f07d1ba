import { afterAll, expect, test } from 'vitest';
import { readArticles } from '../../../content/read-articles.ts';
import { measureCoverage } from '../../../domain/learning/coverage.ts';
import { vocabularyOfLevel } from '../../../domain/learning/vocabulary.ts';
import type { Level } from '../../../domain/level.ts';
import { createLexiconService } from '../../platform/lexicon/lexicon.ts';
import { measureForVocabulary } from './measure-sentences.ts';

const lexicon = createLexiconService();
afterAll(() => lexicon.stop());

const { articles } = readArticles();

test.each(['it', 'es'] as const)(
  'a learner of %s who says B1 knows most words of the texts up to that level',
  async (language) => {
    const listShares = async (level: Level) => {
      const shares: number[] = [];
      for (const { paragraphs } of articles.filter((article) => article.level === level)) {
        const sentences = paragraphs.flatMap((paragraph) =>
          paragraph.sentences.map(({ versions }) => versions[language]),
        );
        const measured = await measureForVocabulary(lexicon, {
          language,
          sentences,
          vocabulary: vocabularyOfLevel('B1'),
        });
        const words = measured.flatMap((sentence) => sentence.words);
        const names = measured.reduce((sum, sentence) => sum + sentence.names, 0);
        shares.push(measureCoverage({ words, names }).known);
      }
      return shares.toSorted((one, other) => one - other);
    };
    const median = (shares: number[]) => shares[Math.floor(shares.length / 2)];
    expect(median(await listShares('A1'))).toBeGreaterThanOrEqual(0.97);
    expect(median(await listShares('A2'))).toBeGreaterThanOrEqual(0.94);
    expect(median(await listShares('B1'))).toBeGreaterThanOrEqual(0.9);
  },
);
