import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareWeb } from '../server/platform/web-build.ts';
import { measureApp } from './app/measure-app.ts';
import { measurePageWeight } from './app/measure-page-weight.ts';
import { measureCreating } from './creation/measure-creating.ts';
import { measureImporting } from './creation/measure-importing.ts';
import { measureLearnerDay } from './learning/measure-learner-day.ts';
import { measureLearning } from './learning/measure-learning.ts';
import { measureLearningScale } from './learning-scale/measure-learning-scale.ts';
import { drawGrowth } from './library/draw-growth.ts';
import { measureLibrary, measureMillion } from './library/measure-library.ts';
import { measureListening } from './listening/measure-listening.ts';
import { measureReaders } from './readers/measure-readers.ts';
import { isMet, type Measured, printReport } from './report.ts';

// `npm run bench`: measures everything, each part with its baseline from the same run. `npm run bench -- library` measures one
// part.
const parts: Record<string, () => Promise<Measured>> = {
  app: measureApp,
  library: measureLibrary,
  listening: measureListening,
  creation: measureCreating,
  importing: measureImporting,
  readers: measureReaders,
  learner: measureLearnerDay,
  learning: measureLearning,
  'learning-scale': measureLearningScale,
  million: measureMillion,
  weight: measureWeight,
};
const named = process.argv.slice(2);
// These parts are measured only if named: `million` and `learning-scale` take longer than all the rest, and `weight` is part of
// `app`.
const byName = ['million', 'learning-scale', 'weight'];
const wanted = named.length > 0 ? named : Object.keys(parts).filter((name) => !byName.includes(name));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const started = performance.now();
const measured: Measured = { figures: [], growth: [] };
for (const [name, measure] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  const { figures, growth } = await measure();
  printReport(figures);
  measured.figures.push(...figures);
  measured.growth.push(...growth);
}
const folder = import.meta.dirname;
writeFileSync(join(folder, 'results.json'), `${JSON.stringify(measured, undefined, 2)}\n`);
writeFileSync(join(folder, 'growth.svg'), drawGrowth(measured.growth));
console.log(`Measured in ${Math.round((performance.now() - started) / 1000)} s: bench/results.json, bench/growth.svg.`);
process.exit(measured.figures.every(isMet) ? 0 : 1);

async function measureWeight(): Promise<Measured> {
  await prepareWeb();
  return { figures: await measurePageWeight(), growth: [] };
}
