import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { AppProcess } from '../app-process.ts';
import { createReader } from '../create-reader.ts';
import { clientCount, measureRequestsPerSecond } from '../load.ts';
import type { Figure } from '../report.ts';

const warmUpTurns = 6;
const turnCount = 15;
const turnSeconds = 0.8;

/**
 * Compares the speed of `GET /api/profile`, which includes a session lookup, with a bare server that only reads one row
 * through an index. Each connection has its own user. Takes the median of many short runs, because the load on the machine
 * varies.
 */
export async function measureProfileRead(app: AppProcess, dataDir: string): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const readers: { userId: string; token: string }[] = [];
  while (readers.length < clientCount) readers.push(await createReader(host));
  const userIds = readers.map(({ userId }) => userId);
  const floor = fork(join(import.meta.dirname, '..', 'readers', 'floor-server.ts'), [host, ...userIds]);
  const port = await new Promise((resolve) => floor.once('message', resolve));
  const cookieOf = (client: number) => ({ cookie: `session=${readers[client]?.token}` });
  const measure = {
    own: () => measureRequestsPerSecond(`${app.baseUrl}/api/profile`, cookieOf, turnSeconds),
    bare: () => measureRequestsPerSecond(`http://127.0.0.1:${port}/`, () => ({}), turnSeconds),
  };
  const turns: { own: number; bare: number }[] = [];
  for (let turn = -warmUpTurns; turn < turnCount; turn++) {
    const measured = { own: 0, bare: 0 };
    // The order alternates, so that a slow change of the machine load affects both servers equally.
    const order = turn % 2 === 0 ? (['own', 'bare'] as const) : (['bare', 'own'] as const);
    for (const name of order) measured[name] = await measure[name]();
    // The first runs are a JIT warm-up of both servers and are not counted.
    if (turn >= 0) turns.push(measured);
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
