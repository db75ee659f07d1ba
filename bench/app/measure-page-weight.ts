import type { Figure } from '../report.ts';
import { weighPages } from './page-weight.ts';

/** The compressed sizes of the landing page, the app and the heaviest route, in kB. */
export async function measurePageWeight(): Promise<Figure[]> {
  const [landing, app, ...routes] = await weighPages();
  if (landing === undefined || app === undefined) throw new Error('The build has no landing page or app.');
  const heaviest = routes.toSorted((one, other) => other.scriptBytes - one.scriptBytes)[0] ?? app;
  return [
    ...[landing, app].flatMap(({ page, scriptBytes, styleBytes, budget }) => [
      toFigure(`scripts of the ${page}, brotli`, scriptBytes, budget.scriptBytes),
      toFigure(`styles of the ${page}, brotli`, styleBytes, budget.styleBytes),
    ]),
    toFigure(
      `scripts of the heaviest route (${heaviest.page}), brotli`,
      heaviest.scriptBytes,
      heaviest.budget.scriptBytes,
    ),
  ];
}

const toFigure = (name: string, bytes: number, budget: number): Figure => ({
  name,
  value: bytes / 1000,
  unit: 'kB',
  goal: { atMost: budget / 1000 },
});
