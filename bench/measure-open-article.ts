import type { Database } from '../server/platform/database/database.ts';
import { findReading } from '../server/reader/queries.ts';
import { createChance } from './chance.ts';
import { measureMs } from './measure-ms.ts';
import { median } from './measure-start.ts';
import { percentile } from './percentile.ts';
import type { Figure } from './report.ts';
import type { SyntheticLibrary } from './synthetic-library.ts';

const nobody = '7f6c1f0e-0000-4000-8000-000000000000';
const rounds = 9;
const articlesPerRound = 100;

interface Sized {
  db: Database;
  library: SyntheticLibrary;
}

/** What the endpoint asks the database for an article, against the bare texts by their primary key: in a small library and in a large one. */
export async function measureOpenArticle(small: Sized, large: Sized): Promise<Figure[]> {
  const chance = createChance(13);
  const perRound: { small: Timing; large: Timing }[] = [];
  // Turn by turn, so that both sizes meet the same noise; the first round warms them up.
  for (let round = 0; round <= rounds; round++) {
    const timing = { small: await timeOpening(small, chance.pick), large: await timeOpening(large, chance.pick) };
    if (round > 0) perRound.push(timing);
  }
  const sizes = { small: small.library.articles.length, large: large.library.articles.length };
  const typical = (measure: (timing: { small: Timing; large: Timing }) => number) => median(perRound.map(measure));
  return [
    ...(['small', 'large'] as const).map((size): Figure => {
      const own = typical((timing) => timing[size].own);
      // The floor by the median of the ratios, for single figures swing with the machine.
      const floor = own / typical((timing) => timing[size].own / timing[size].bare);
      const name = `open an article among ${sizes[size].toLocaleString('en')}, 95th percentile`;
      return { name, value: own, unit: 'ms', floor, goal: { atMost: 1.5 } };
    }),
    {
      name: 'open an article in the large library, against the small one',
      value: typical((timing) => timing.large.own / timing.small.own),
      ...{ unit: 'times', goal: { atMost: 1.2 } },
    },
  ];
}

interface Timing {
  own: number;
  bare: number;
}

async function timeOpening({ db, library }: Sized, pick: <Value>(values: readonly Value[]) => Value): Promise<Timing> {
  const shared = library.articles.filter(({ isShared }) => isShared);
  const own: number[] = [];
  const bare: number[] = [];
  for (let opened = 0; opened < articlesPerRound; opened++) {
    const { id } = pick(shared);
    const reader = { readerId: nobody, learningLang: 'es', mainLang: 'en' } as const;
    // Whoever reads the article first finds its pages cold, so they take turns.
    const measures = [
      async () => own.push(await measureMs(() => findReading({ db }, id, reader))),
      async () => bare.push(await measureMs(() => readBareTexts(db, id))),
    ];
    for (const measure of opened % 2 === 0 ? measures : measures.toReversed()) await measure();
  }
  return { own: percentile(own, 95), bare: percentile(bare, 95) };
}

const readBareTexts = (db: Database, id: string) => db.query`
  select language, title, paragraphs from article_versions where article_id = ${id} and language in ('es', 'en')`;
