import { readRanks } from '../../content/frequency/read-ranks.ts';
import { readInventedWords } from '../../content/invented-words/read-invented-words.ts';
import { type Language, languages } from '../../domain/language.ts';
import { withoutNames } from '../../domain/lexicon/ranked-word.ts';
import { type PerLanguage, perLanguage } from '../../domain/per-language.ts';
import { percentile } from '../percentile.ts';
import type { Figure, Measured } from '../report.ts';
import { createLearner, hash, listSimulatedWords, type SimulatedWord } from './create-learner.ts';
import { loadSimulatedArticles } from './load-articles.ts';
import { compareCoverage, countEstimated, readArticle, type SimulatedArticle } from './read-articles.ts';
import { takePlacement } from './take-placement.ts';

const sizes = [500, 1500, 4000, 8000];
const learnersPerSize = 200;
const articlesRead = 20;
const articlesCompared = 10;

/**
 * Each simulated learner takes the placement test in one of the seven languages and reads twenty articles. Compares the
 * estimated vocabulary of the learners with their actual vocabulary.
 */
export const measureLearning = async (): Promise<Measured> => simulateLearners(await loadSimulatedArticles());

function simulateLearners(articles: PerLanguage<SimulatedArticle[]>): Measured {
  const ranked = perLanguage(readRanks);
  const words = perLanguage((language) => {
    const listed = listSimulatedWords(withoutNames(ranked[language]), ranked[language === 'en' ? 'fr' : 'en']);
    return [...listed, ...listOtherWords(articles[language], new Set(listed.map(({ base }) => base)))];
  });
  const results = sizes.map((size) =>
    Array.from({ length: learnersPerSize }, (_, index) => simulate({ size, index, articles, ranked, words })),
  );
  const all = results.flat();
  return {
    growth: [],
    figures: [
      // The figures per vocabulary size have no goal. They show where the estimate is weakest. The goals apply to all learners
      // together.
      ...results
        .flatMap((group, index) => describe(`${sizes[index]} words`, group))
        .map(({ name, value, unit }) => ({ name, value, unit })),
      ...describe('all learners', all),
      {
        name: 'all learners: questions of the placement',
        value: Math.max(...all.map(({ questions }) => questions)),
        unit: '',
        goal: { atMost: 60 },
      },
    ],
  };
}

interface Simulation {
  size: number;
  index: number;
  articles: PerLanguage<SimulatedArticle[]>;
  ranked: PerLanguage<ReturnType<typeof readRanks>>;
  words: PerLanguage<SimulatedWord[]>;
}

function simulate({ size, index, articles, ranked, words }: Simulation) {
  const language: Language = languages[index % languages.length] ?? 'es';
  const learner = createLearner({ words: words[language], size, seed: size * 1000 + index });
  const { vocabulary, questions } = takePlacement(learner, {
    ranked: ranked[language],
    invented: readInventedWords(language),
  });
  const [from, to] = vocabulary.range;
  const placementError = Math.abs(vocabulary.size - size) / size;
  const isCovered = from <= size && size <= to;
  const order = learner.chance.shuffle(articles[language]);
  let learning = { learner, vocabulary, evidence: new Map() };
  for (const article of order.slice(0, articlesRead)) learning = readArticle(learning, article);
  const known = learner.countKnown();
  const differences = order
    .slice(articlesRead, articlesRead + articlesCompared)
    .map((article) => compareCoverage(learning, article))
    .map(({ estimated, actual }) => Math.abs(estimated.known - actual.known) * 100);
  return {
    questions,
    placementError,
    isCovered,
    differences,
    sizeError: Math.abs(countEstimated(learning) - known) / known,
  };
}

/**
 * Lists the words of the articles that are not in `listed`: expressions and rare words. A word without a rank gets a rank beyond
 * the list.
 */
function listOtherWords(articles: readonly SimulatedArticle[], listed: ReadonlySet<string>): SimulatedWord[] {
  const others = new Map(
    articles
      .flat(2)
      .flatMap((word) => (word === null || listed.has(word.base) ? [] : [[word.base, word.rank] as const])),
  );
  return [...others].map(([base, rank]) => ({
    base,
    rank: rank ?? 16_500 + (hash(base) % 25_000),
    isCognate: false,
    entries: 0,
  }));
}

function describe(who: string, group: readonly ReturnType<typeof simulate>[]): Figure[] {
  const median = (values: readonly number[]) => percentile(values, 50);
  return [
    {
      name: `${who}: placement, median error`,
      value: 100 * median(group.map(({ placementError }) => placementError)),
      unit: '%',
      goal: { atMost: 15 },
    },
    {
      name: `${who}: the range covers the truth`,
      value: (100 * group.filter(({ isCovered }) => isCovered).length) / group.length,
      unit: '%',
      goal: { atLeast: 90 },
    },
    {
      name: `${who}: coverage after ${articlesRead} articles, median difference`,
      value: median(group.flatMap(({ differences }) => differences)),
      unit: 'points',
      goal: { atMost: 3 },
    },
    {
      name: `${who}: vocabulary after ${articlesRead} articles, median error`,
      value: 100 * median(group.map(({ sizeError }) => sizeError)),
      unit: '%',
      goal: { atMost: 15 },
    },
  ];
}
