import { rmSync } from 'node:fs';
import { type AppProcess, startApp } from '../app-process.ts';
import type { Figure } from '../report.ts';

/**
 * Measures the first start, which builds everything, and the starts after it. Returns the figures, and the running app for
 * the other measurements.
 */
export async function measureStart(dataDir: string): Promise<{ figures: Figure[]; app: AppProcess }> {
  rmSync('dist', { recursive: true, force: true });
  const cold = await startApp(dataDir);
  await cold.stop();
  const warm: number[] = [];
  for (let round = 0; round < 2; round++) {
    const app = await startApp(dataDir);
    warm.push(app.readyAfterMs);
    await app.stop();
  }
  const app = await startApp(dataDir);
  warm.push(app.readyAfterMs);
  return {
    app,
    figures: [
      {
        name: 'ready after the first npm start, nothing built yet',
        value: cold.readyAfterMs / 1000,
        unit: 's',
        goal: { atMost: 6 },
      },
      { name: 'ready after npm start, median of 3', value: median(warm) / 1000, unit: 's', goal: { atMost: 2 } },
    ],
  };
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
