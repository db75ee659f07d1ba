import { rmSync } from 'node:fs';
import { startApp } from '../app-process.ts';
import { createDataDir } from '../create-data-dir.ts';
import { measureMarks } from '../learning/measure-marks.ts';
import type { Measured } from '../report.ts';
import { measureLimitCheck } from './measure-limit-check.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePageWeight } from './measure-page-weight.ts';
import { measureProfileRead } from './measure-profile-read.ts';
import { measureSentenceStep } from './measure-sentence-step.ts';
import { measureStart } from './measure-start.ts';
import { measureStreams } from './measure-streams.ts';
import { measureUserSearch } from './measure-user-search.ts';

/** Starts the app with `npm start` and measures it. The time of the first start is one of the measurements. */
export async function measureApp(): Promise<Measured> {
  const dataDir = createDataDir();
  const { figures, ...started } = await measureStart(dataDir);
  let { app } = started;
  try {
    figures.push(...(await measureMemory(dataDir)));
    figures.push(...(await measurePageWeight()));
    figures.push(...(await measureProfileRead(app, dataDir)));
    figures.push(...(await measureLimitCheck(app, dataDir)));
    figures.push(...(await measureMarks(app, dataDir)));
    const steps = await measureSentenceStep(app, dataDir);
    // Restarts the app before the streams are measured. Memory that the process still holds after earlier measurements would
    // hide the memory of the streams.
    await app.stop();
    app = await startApp(dataDir);
    const parts = [steps, await measureStreams(app, dataDir), await measureUserSearch(dataDir)];
    return {
      figures: [...figures, ...parts.flatMap((part) => part.figures)],
      growth: parts.flatMap((part) => part.growth),
    };
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
