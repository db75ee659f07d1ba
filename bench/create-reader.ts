import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

/** Creates a user with access, a native language, a learning language and a session. */
export async function createReader(host: string) {
  const client = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await client.connect();
  const userId = randomUUID();
  const email = `reader-${userId.slice(0, 8)}@foxtale.test`;
  const token = randomBytes(32).toString('base64url');
  await client.query("insert into accounts values ($1::uuid, 'bench', $1::uuid::text, $2, 'Bench', now())", [
    userId,
    email,
  ]);
  await client.query(
    "insert into users (id, email, main_lang, learning_lang, has_access, created_at) values ($1, $2, 'en', 'es', true, now())",
    [userId, email],
  );
  const hash = createHash('sha256').update(token).digest();
  await client.query("insert into sessions values ($1, $2, now(), now() + interval '30 days')", [hash, userId]);
  await client.end();
  return { userId, token };
}
