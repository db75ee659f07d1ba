import { languages } from '../../domain/language.ts';
import { type Level, levels } from '../../domain/level.ts';
import type { AnnotatedWord } from '../../domain/lexicon/annotate.ts';
import { perLanguage } from '../../domain/per-language.ts';
import { readRanks } from '../frequency/read-ranks.ts';
import type { Content } from '../load-content.ts';

/** Difficulty of an article from sentence length and rare words, averaged over its languages. */
export type MeasuredLevel = {
  articleId: string;
  label: Level;
  measured: Level;
  wordsPerSentence: number;
  /**
   * Share of words that are not among the 3,000 most frequent base forms. Every occurrence counts, except names and numbers.
   */
  rareShare: number;
};

const lastCommonRank = 3000;

/** The maximum difficulty score per level. The score is words per sentence plus half the percentage of rare words. */
const hardest: readonly (readonly [level: Level, most: number])[] = [
  ['A1', 14],
  ['A2', 19],
  ['B1', 24],
  ['B2', 28],
];

export const levelOfText = ({ wordsPerSentence, rareShare }: Pick<MeasuredLevel, 'wordsPerSentence' | 'rareShare'>) =>
  hardest.find(([, most]) => wordsPerSentence + 50 * rareShare <= most)?.[0] ?? 'C1';

export function measureLevels({ articles, sentences, lexicon }: Content): MeasuredLevel[] {
  const common = perLanguage(
    (language) =>
      new Set(
        readRanks(language)
          .slice(0, lastCommonRank)
          .map(({ base }) => withoutPronoun(base)),
      ),
  );
  return articles.map(({ id, level }) => {
    const own = sentences.filter(({ articleId }) => articleId === id);
    let [words, counted, rare] = [0, 0, 0];
    for (const { annotation } of own)
      for (const language of languages)
        for (const word of annotation[language] ?? []) {
          words += 1;
          const isName = lexicon.concepts.get(word.ownConceptId ?? '')?.partOfSpeech === 'name';
          if (isName || /^\p{N}/u.test(word.text)) continue;
          counted += 1;
          if (!common[language].has(baseOf(word)) && !common[language].has(word.text.toLowerCase())) rare += 1;
        }
    const text = { wordsPerSentence: words / (own.length * languages.length), rareShare: rare / counted };
    return { articleId: id, label: level, measured: levelOfText(text), ...text };
  });
}

/** The measurement is rough, so the assigned level may be one step above or below the measured level. */
export const checkLevels = (content: Content): string[] =>
  measureLevels(content)
    .filter(({ label, measured }) => Math.abs(levels.indexOf(label) - levels.indexOf(measured)) > 1)
    .map(({ articleId, label, measured }) => `${articleId} is labelled ${label} and measured as ${measured}`);

const baseOf = ({ analysis, text }: AnnotatedWord) => withoutPronoun(analysis?.word.base ?? text);

const withoutPronoun = (base: string) =>
  base
    .toLowerCase()
    .replace(/^(?:sich |se |s’)|(?: s[ei]|-se)$/g, '')
    .replace(/(?<=[aeií]r)se$/, '')
    .replace(/(?<=[aei])rsi$/, 're');
