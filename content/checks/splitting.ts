import { languages } from '../../domain/language.ts';
import { type PerLanguage, perLanguage } from '../../domain/per-language.ts';
import { sentenceCases } from '../../domain/text/sentences/split-sentences.cases.ts';
import { splitSentences } from '../../domain/text/sentences/split-sentences.ts';
import type { Content } from '../load-content.ts';

/** Splitting a paragraph of the library must return exactly its sentences. */
export function checkOwnSplitting({ articles }: Content): string[] {
  return articles.flatMap(({ id, paragraphs }) =>
    paragraphs.flatMap(({ sentences }) =>
      languages.flatMap((language) => {
        const expected = sentences.map(({ versions }) => versions[language]);
        const split = splitSentences(expected.join(' '), language);
        const index = expected.findIndex((sentence, index) => split[index] !== sentence);
        if (index < 0 && split.length === expected.length) return [];
        return [
          `articles/${id}.md:${(sentences[index]?.line ?? 0) + languages.indexOf(language)} splits as “${split[index]}”`,
        ];
      }),
    ),
  );
}

export type SplittingScore = { ours: number; segmenter: number; cases: number };

/**
 * Compares our splitter with Intl.Segmenter on `sentenceCases`, which are texts that are hard to split. Returns the F1 score
 * of the sentence boundaries in percent.
 */
export const measureSplitting = (): PerLanguage<SplittingScore> =>
  perLanguage((language) => {
    const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
    const paragraphs = sentenceCases.filter((one) => one.language === language).map(({ sentences }) => sentences);
    return {
      cases: paragraphs.length,
      ours: score(paragraphs, (text) => splitSentences(text, language)),
      segmenter: score(paragraphs, (text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim())),
    };
  });

export function checkSplittingCases(): string[] {
  const scores = measureSplitting();
  return languages
    .filter((language) => scores[language].ours <= scores[language].segmenter)
    .map(
      (language) =>
        `${language}: our splitter scores ${scores[language].ours}, Intl.Segmenter ${scores[language].segmenter}`,
    );
}

function score(paragraphs: readonly string[][], split: (text: string) => string[]): number {
  let [hits, found, expected] = [0, 0, 0];
  for (const sentences of paragraphs) {
    const text = sentences.join(' ');
    const right = boundaries(text, sentences);
    const ours = boundaries(text, split(text));
    hits += ours.filter((end) => right.includes(end)).length;
    found += ours.length;
    expected += right.length;
  }
  return Math.round((2000 * hits) / (found + expected)) / 10;
}

/** The offsets of all sentence ends except the last. */
function boundaries(text: string, sentences: readonly string[]): number[] {
  let end = 0;
  return sentences.slice(0, -1).map((sentence) => {
    end = text.indexOf(sentence, end) + sentence.length;
    return end;
  });
}
