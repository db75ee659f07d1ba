import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

// Baseline of bench/app/measure-profile-read.ts: a bare Hono route that reads one user by id.
const [host, ...userIds] = process.argv.slice(2);
let asked = 0;
const pool = new pg.Pool({ host, user: 'foxtale', database: 'foxtale', max: 10 });
pool.on('error', () => {});
const app = new Hono().get('/', async (c) => {
  const { rows } = await pool.query({
    name: 'floor',
    text: 'select id, email, main_lang, learning_lang, reading_speed, is_admin from users where id = $1',
    values: [userIds[asked++ % userIds.length]],
  });
  return c.json({ profile: rows[0] });
});

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
