import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { AppProcess } from './app-process.ts';
import { createReader } from './create-reader.ts';
import { measureRequestsPerSecond } from './load.ts';
import { median } from './measure-start.ts';
import type { Figure } from './report.ts';

/** The profile of a signed-in user, session and all, against one bare indexed read. Turn by turn, so that both meet the same noise. */
export async function measureProfileRead(app: AppProcess, dataDir: string): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const { userId, token } = await createReader(host);
  const floor = fork(join(import.meta.dirname, 'floor-server.ts'), [host, userId]);
  const port = await new Promise((resolve) => floor.once('message', resolve));
  const rounds: { own: number; bare: number }[] = [];
  for (let round = 0; round < 4; round++) {
    const own = await measureRequestsPerSecond(`${app.baseUrl}/api/profile`, { cookie: `session=${token}` }, 2);
    const bare = await measureRequestsPerSecond(`http://127.0.0.1:${port}/`, {}, 2);
    // The first round warms both up.
    if (round > 0) rounds.push({ own, bare });
  }
  floor.kill();
  const typical = rounds.toSorted((a, b) => a.own / a.bare - b.own / b.bare)[1];
  return [
    {
      name: 'profile reads',
      value: typical?.own ?? 0,
      unit: 'requests/s',
      floor: typical?.bare ?? median(rounds.map(({ bare }) => bare)),
      goal: { atLeast: 0.6 },
    },
  ];
}
