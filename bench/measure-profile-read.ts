import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { AppProcess } from './app-process.ts';
import { createReader } from './create-reader.ts';
import { measureRequestsPerSecond } from './load.ts';
import type { Figure } from './report.ts';

const warmUpSeconds = 2;
const turnCount = 15;
const turnSeconds = 0.8;

/** The profile of a signed-in user, session and all, against one bare indexed read: the median of many short turns, as a busy machine is uneven. */
export async function measureProfileRead(app: AppProcess, dataDir: string): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const { userId, token } = await createReader(host);
  const floor = fork(join(import.meta.dirname, 'floor-server.ts'), [host, userId]);
  const port = await new Promise((resolve) => floor.once('message', resolve));
  const measureOwn = (seconds: number) =>
    measureRequestsPerSecond(`${app.baseUrl}/api/profile`, { cookie: `session=${token}` }, seconds);
  const measureBare = (seconds: number) => measureRequestsPerSecond(`http://127.0.0.1:${port}/`, {}, seconds);
  await measureOwn(warmUpSeconds);
  await measureBare(warmUpSeconds);
  const turns: { own: number; bare: number }[] = [];
  for (let turn = 0; turn < turnCount; turn++) {
    // One before and one after the floor: what grows or falls meanwhile cancels out.
    const before = await measureOwn(turnSeconds / 2);
    const bare = await measureBare(turnSeconds);
    const after = await measureOwn(turnSeconds / 2);
    turns.push({ own: (before + after) / 2, bare });
  }
  floor.kill();
  const typical = turns.toSorted((a, b) => a.own / a.bare - b.own / b.bare)[Math.floor(turnCount / 2)];
  return [
    {
      name: 'profile reads',
      value: typical?.own ?? 0,
      unit: 'requests/s',
      floor: typical?.bare ?? Number.NaN,
      goal: { atLeast: 0.6 },
    },
  ];
}
