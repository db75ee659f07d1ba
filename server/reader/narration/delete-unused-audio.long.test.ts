import { beforeAll, describe, expect, test } from 'vitest';
import { createArticle } from '../../../tests/support/articles/create-article.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { deleteUnusedAudio } from './delete-unused-audio.ts';
import { trackKey } from './find-track.ts';
import { sentenceKey } from './narrate-sentence.ts';
import { narrateVersion } from './narrate-version.ts';
import type { VersionKey } from './narration-queries.ts';

const server = startOnce(startApiServer);
let kept: VersionKey;
let changed: VersionKey;
let gone: VersionKey;

beforeAll(async () => {
  const { db } = server.services;
  const rows = await db.query<VersionKey>`
    select article_id as "articleId", language from article_versions where language = 'sl' order by word_count limit 3`;
  // Two sentences per article are enough.
  for (const [index, { articleId }] of rows.entries()) {
    await db.query`update article_versions set paragraphs = ${JSON.stringify([['Lisica bere.', `Zgodba ${index}.`]])}
      where article_id = ${articleId} and language = 'sl'`;
  }
  const [first, second, third] = rows;
  if (first === undefined || second === undefined || third === undefined) throw new Error('Too few articles.');
  [kept, changed, gone] = [first, second, third];
});

const isStored = async (key: string) => (await server.services.files.findSize(key)) !== undefined;

test('deletes the audio of deleted and changed texts, and keeps audio in use', async () => {
  const { services } = server;
  const [ofKept, ofChanged, ofGone] = await Promise.all(
    [kept, changed, gone].map((key) => narrateVersion(services, key)),
  );
  await services.db.query`delete from articles where id = ${gone.articleId}`;
  await services.db.query`update article_versions set paragraphs = '[["Lisica bere.", "Spremenjeno."]]'
    where article_id = ${changed.articleId} and language = 'sl'`;
  const ofNewText = await narrateVersion(services, changed);

  await deleteUnusedAudio(services);
  expect(await isStored(trackKey(ofGone?.hash ?? ''))).toBe(false);
  // The replaced audio is kept for a day, because a user may still be listening to it.
  expect(await isStored(trackKey(ofChanged?.hash ?? ''))).toBe(true);

  const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);
  await deleteUnusedAudio({ ...services, now: tomorrow });
  expect(await isStored(trackKey(ofChanged?.hash ?? ''))).toBe(false);
  expect(await isStored(trackKey(ofNewText.hash))).toBe(true);
  expect(await isStored(trackKey(ofKept?.hash ?? ''))).toBe(true);
  const left = await services.db.query<{ hash: string }>`select hash from narrated_sentences`;
  // The audio that remains: one sentence that both articles share, and the last sentence of each article.
  expect(left).toHaveLength(3);
  for (const { hash } of left) expect(await isStored(sentenceKey(hash))).toBe(true);
});

describe('a single sentence', () => {
  const minuteMs = 60_000;
  const sweepAfter = (minutes: number) =>
    deleteUnusedAudio({ ...server.services, now: () => new Date(Date.now() + minutes * minuteMs) });

  test('of a private article is deleted within an hour, also by the cleanup at server start', async () => {
    const reader = await createPerson(server.services, 'learner');
    const articleId = await createArticle(server.services, 2);
    await server.services.db
      .query`update articles set visibility = 'private', author_id = ${reader.id} where id = ${articleId}`;
    const path = `/articles/${articleId}/narration/es/sentences/1`;
    expect(await call(server, { path, token: reader.token })).toMatchObject({ status: 200 });
    const [made] = await server.services.db.query<{ hash: string }>`
      select hash from narrated_sentences order by made_at desc limit 1`;
    const key = sentenceKey(made?.hash ?? '');
    await server.services.db.query`delete from articles where id = ${articleId}`;
    await sweepAfter(29);
    expect(await isStored(key)).toBe(true);
    await server.services.db
      .query`update narrated_sentences set made_at = made_at - interval '31 minutes' where hash = ${made?.hash}`;
    const { databaseUrl, dataDir } = server.services.config;
    const next = await startApiServer({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir });
    try {
      await expect.poll(() => isStored(key)).toBe(false);
    } finally {
      await next.stop();
    }
  });

  test('of the landing page is kept for one day', async () => {
    await call(server, { path: '/sample/de' });
    const [made] = await server.services.db.query<{ hash: string }>`
      select hash from narrated_sentences order by made_at desc limit 1`;
    await sweepAfter(23 * 60);
    expect(await isStored(sentenceKey(made?.hash ?? ''))).toBe(true);
    await sweepAfter(25 * 60);
    expect(await isStored(sentenceKey(made?.hash ?? ''))).toBe(false);
  });
});

test('audio is made again if its file is missing', async () => {
  const { hash } = await narrateVersion(server.services, kept);
  await server.services.files.delete(trackKey(hash));
  const [sentence] = await server.services.db.query<{ hash: string }>`select hash from narrated_sentences limit 1`;
  await server.services.files.delete(sentenceKey(sentence?.hash ?? ''));
  await narrateVersion(server.services, kept);
  expect(await isStored(trackKey(hash))).toBe(true);
});
