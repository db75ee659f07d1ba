import { fork } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { AppProcess } from './app-process.ts';
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

async function createReader(host: string) {
  const client = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await client.connect();
  const userId = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await client.query(
    "insert into accounts values ($1::uuid, 'bench', $1::uuid::text, 'bench@foxtale.test', 'Bench', now())",
    [userId],
  );
  await client.query(
    "insert into users (id, email, main_lang, learning_lang, has_access, created_at) values ($1, 'bench@foxtale.test', 'en', 'es', true, now())",
    [userId],
  );
  const hash = createHash('sha256').update(token).digest();
  await client.query("insert into sessions values ($1, $2, now(), now() + interval '30 days')", [hash, userId]);
  await client.end();
  return { userId, token };
}
