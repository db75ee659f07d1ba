import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NarrationState, SentenceClip } from '../../domain/reader/listening/narration.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { type S3Fault, startScriptedS3 } from '../../tests/support/servers/start-scripted-s3.ts';
import { startScriptedSpeech } from '../../tests/support/servers/start-scripted-speech.ts';
import { until } from '../../tests/support/until.ts';
import { listRunning } from './narration/narrate-version.ts';

// A hosted voice that costs money per sentence, and an S3 bucket with several faults.
const speech = startOnce(startScriptedSpeech);
const s3 = startOnce(startScriptedS3);
const server = startOnce(() =>
  startApiServer({
    ...s3.environment,
    NARRATOR_PROVIDER: 'openai-compatible',
    NARRATOR_BASE_URL: speech.baseUrl,
    NARRATOR_MODEL: 'kokoro',
    NARRATOR_VOICE: 'heart',
  }),
);
let learner: Person;
let articleIds: string[] | undefined;
let articleId: string;

/** A new article per test, with sentences that have not been narrated. */
beforeEach(async () => {
  learner = await createPerson(server.services, 'learner');
  articleIds ??= (await server.services.db.query<{ id: string }>`select id from articles`).map(({ id }) => id);
  articleId = articleIds.pop() ?? '';
  const chapter = articleIds.length;
  const paragraphs = [[`The fox reads chapter ${chapter}.`, `It is late in chapter ${chapter}.`]];
  await server.services.db.query`
    update article_versions set paragraphs = ${JSON.stringify(paragraphs)}
    where article_id = ${articleId} and language = 'en'`;
  speech.asked.length = 0;
});

afterEach(() => s3.setFault(undefined));

describe.each<S3Fault>(['away', 'no-bucket', 'read-only', 'stalled'])('with the bucket %s', (fault) => {
  test('existing audio is not made again, and is available as soon as the bucket is back', async () => {
    await untilNarrated();
    expect(speech.asked).toHaveLength(2);
    s3.setFault(fault);
    for (const _ of [1, 2, 3]) await listen();
    await untilIdle();
    expect(speech.asked).toHaveLength(2);
    s3.setFault(undefined);
    expect((await listen()).body).toMatchObject({ narration: { sentences: expect.anything() } });
    expect(speech.asked).toHaveLength(2);
  });
});

describe.each<S3Fault>(['away', 'no-bucket'])('with the bucket %s', (fault) => {
  test('the reader gets an error, no audio is made, and the narration continues when the bucket is back', async () => {
    s3.setFault(fault);
    expect(await listen()).toMatchObject({ status: 503, code: 'files-away' });
    expect(await fetchClip(1)).toMatchObject({ status: 503, code: 'files-away' });
    await untilIdle();
    expect(speech.asked).toHaveLength(0);
    s3.setFault(undefined);
    await untilNarrated();
    expect(speech.asked).toHaveLength(2);
  });
});

test('a sentence that could not be stored is kept in memory and stored later, not made again', async () => {
  s3.setFault('read-only');
  for (const _ of [1, 2]) expect(await fetchClip(1)).toMatchObject({ status: 503, code: 'files-away' });
  expect(await listen()).toMatchObject({ status: 503, code: 'files-away' });
  expect(speech.asked).toHaveLength(1);
  s3.setFault(undefined);
  const { audioUrl } = (await fetchClip(1)).body as SentenceClip;
  const audio = await fetch(new URL(audioUrl, server.baseUrl), { headers: { cookie: `session=${learner.token}` } });
  expect((await audio.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect(speech.asked).toHaveLength(1);
});

const listen = () => call(server, { path: `/articles/${articleId}/narration/en`, token: learner.token });
const fetchClip = (number: number) =>
  call(server, { path: `/articles/${articleId}/narration/en/sentences/${number}`, token: learner.token });

const untilNarrated = () =>
  until(async () => ((await listen()).body as NarrationState).narration !== null, {
    what: 'the article is narrated',
    timeoutMs: 20_000,
  });

const untilIdle = () =>
  until(() => listRunning(server.services).length === 0, { what: 'nothing is being narrated', timeoutMs: 20_000 });
