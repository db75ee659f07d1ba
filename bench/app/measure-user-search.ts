import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { firstUserPage, type UserListQuery, userFilters, userSorts } from '../../domain/admin/user-list.ts';
import { listUsers } from '../../server/admin/list-users.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';
import { createChance } from '../../tests/support/chance.ts';
import type { Growth } from '../library/growth.ts';
import { measureMs } from '../measure-ms.ts';
import { percentile } from '../percentile.ts';
import type { Figure, Measured } from '../report.ts';

const sizes = [1000, 10_000, 100_000];
const userCount = 100_000;
const samples = 60;

/** Measures the admin's user list with 100,000 users: search, filters, sorting and paging. */
export async function measureUserSearch(dataDir: string): Promise<Measured> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const { db, close } = await openDatabase({ host, user: 'foxtale', database: 'foxtale' });
  try {
    const points: Growth['points'] = [];
    for (const [index, size] of sizes.entries()) {
      await createUsers(db, { from: (sizes[index - 1] ?? 0) + 1, to: size });
      points.push({ size, value: await typicalMs(db, size) });
    }
    return {
      figures: await measureKinds(db),
      growth: [{ name: 'find a user by address', of: 'users', unit: 'ms', points }],
    };
  } finally {
    await close();
  }
}

async function typicalMs(db: Database, size: number) {
  const chance = createChance(23);
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const search = `reader-${chance.below(size)}@mail`;
    times.push(await measureMs(() => listUsers({ db, now: () => new Date() }, { ...firstUserPage, search })));
  }
  return percentile(times, 50);
}

async function measureKinds(db: Database) {
  const chance = createChance(17);
  const kinds: Record<string, () => Partial<UserListQuery>> = {
    'a whole email address': () => ({ search: `reader-${chance.below(userCount)}@mail` }),
    'a part of a name': () => ({ search: chance.pick(['novak', 'Žiga', 'marchand', 'ana 77', 'straßenbahner']) }),
    'a term that matches all users': () => ({ search: chance.pick(['example', 'mail', 'reader']) }),
    'two letters': () => ({ search: chance.pick(['zi', 'qx', '9@', 'an']) }),
    'any filter and order': () => ({
      show: chance.pick(userFilters),
      sort: chance.pick(userSorts),
      direction: chance.pick(['ascending', 'descending'] as const),
    }),
    'any page': () => ({ sort: chance.pick(userSorts), page: 1 + chance.below(500) }),
  };
  const figures: Figure[] = [];
  for (const [name, ask] of Object.entries(kinds)) {
    const list = () => listUsers({ db, now: () => new Date() }, { ...firstUserPage, ...ask() });
    for (let round = 0; round < 5; round++) await list();
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample++) times.push(await measureMs(list));
    figures.push({
      name: `users among 100,000, ${name}, 95th percentile`,
      value: percentile(times, 95),
      unit: 'ms',
      goal: { atMost: 50 },
    });
  }
  return figures;
}

/** 30 % of the users wait for access, 0.1 % are admins. */
async function createUsers(db: Database, { from, to }: { from: number; to: number }) {
  await db.query`
    insert into accounts (id, issuer, subject, email, name, created_at, last_active_at)
    select gen_random_uuid(), 'bench', n::text, 'reader-' || n || '@mail' || n % 50 || '.example',
      (array['Ana', 'Žiga', 'Maja', 'Théo', 'Beatriz', 'Luca', 'Friederike'])[1 + n % 7] || ' '
        || (array['Novak', 'Kovačič', 'Marchand', 'Nunes', 'Ferri', 'Straßenbahner', 'Oblak', 'Smith'])[1 + n * 7 % 8] || ' ' || n % 1000,
      now() - n * interval '7 minutes', now() - (n * 7919 % 100000) * interval '3 minutes'
    from generate_series(${from}::int, ${to}::int) as n`;
  await db.query`
    insert into users (id, email, main_lang, learning_lang, has_access, is_admin, created_at)
    select id, email, 'en', 'es', subject::int % 10 >= 3, subject::int % 1000 = 7, created_at from accounts where issuer = 'bench' and subject ~ '^\\d{1,6}$' and subject::int >= ${from}`;
  await db.query`
    insert into beta_applications (user_id, email, applied_at)
    select id, email, created_at from accounts where issuer = 'bench' and subject ~ '^\\d{1,6}$' and subject::int >= ${from} and subject::int % 10 < 4`;
  await db.query`analyze accounts`;
  await db.query`analyze users`;
  await db.query`analyze beta_applications`;
}
