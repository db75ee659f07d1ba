import type { Database } from '../../server/platform/database/database.ts';
import { findReading } from '../../server/reader/queries.ts';
import { type Chance, createChance } from '../../tests/support/chance.ts';
import { measureMs } from '../measure-ms.ts';
import { percentile } from '../percentile.ts';
import type { Figure, Measured } from '../report.ts';
import type { SyntheticLibrary } from './synthetic-library.ts';

const reader = { readerId: '7f6c1f0e-0000-4000-8000-000000000000', learningLang: 'es', mainLang: 'en' } as const;
const warmUps = 500;
const samples = 3000;

interface Sized {
  db: Database;
  library: SyntheticLibrary;
}

/**
 * Measures the query that opens an article, in libraries of increasing size. The baseline is a query that only reads the texts
 * by primary key.
 */
export async function measureOpenArticle(libraries: readonly Sized[]): Promise<Measured> {
  const chance = createChance(13);
  const measured = libraries.map((sized) => ({ ...sized, timing: createTiming() }));
  // Alternates between the sizes, so that all of them are measured under the same load.
  for (let opened = -warmUps; opened < samples; opened++) {
    for (const sized of measured) await timeOpening(sized, chance, opened < 0 ? createTiming() : sized.timing);
  }
  const [small, large] = [measured[0], measured.at(-1)];
  if (small === undefined || large === undefined) throw new Error('There is no library.');
  // On a busy machine, the 95th percentile consists mostly of scheduling delay, which hides the difference between app and
  // baseline. The median shows this difference.
  const figures = ([50, 95] as const).flatMap((percent) => {
    const at = (values: readonly number[]) => percentile(values, percent);
    const toFigure = ({ library, timing }: typeof small): Figure => ({
      name: `open an article among ${library.articles.length.toLocaleString('en')}, percentile ${percent}`,
      value: at(timing.own),
      unit: 'ms',
      floor: at(timing.bare),
      goal: { atMost: 1.5 },
    });
    return [
      toFigure(small),
      toFigure(large),
      {
        name: `open an article, the large library against the small one, percentile ${percent}`,
        value: at(large.timing.own),
        unit: 'ms',
        floor: at(small.timing.own),
        goal: { atMost: 1.2 },
      },
    ];
  });
  const points = measured.map(({ library, timing }) => ({
    size: library.articles.length,
    value: percentile(timing.own, 50),
  }));
  return { figures, growth: [{ name: 'open an article', of: 'articles', unit: 'ms', points }] };
}

interface Timing {
  own: number[];
  bare: number[];
}

const createTiming = (): Timing => ({ own: [], bare: [] });

async function timeOpening({ db, library }: Sized, chance: Chance, timing: Timing) {
  const { id } = pickReadable(library, chance);
  const measures = [
    async () => timing.own.push(await measureMs(() => findReading({ db }, id, reader))),
    async () => timing.bare.push(await measureMs(() => readBareTexts(db, id))),
  ];
  // The order is random, because the query that runs first has to read pages that are not cached yet.
  for (const measure of chance.below(2) === 0 ? measures : measures.toReversed()) await measure();
}

const readBareTexts = (db: Database, id: string) => db.query`
  select language, title, paragraphs from article_versions where article_id = ${id} and language in ('es', 'en')`;

/** Picks a public article that has a translation. */
function pickReadable({ articles }: SyntheticLibrary, chance: Chance) {
  let article = chance.pick(articles);
  while (!article.isShared || !article.isTranslated) article = chance.pick(articles);
  return article;
}
