import { beforeAll, beforeEach, expect, test } from 'vitest';
import { scaleTimeout } from '../../tests/support/machine-speed.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startScriptedSpeech } from '../../tests/support/servers/start-scripted-speech.ts';
import type { Voice } from '../platform/narrator/narrator.ts';
import { narrateSentenceNow } from './narration/narrate-sentence-now.ts';
import { narrateVersion } from './narration/narrate-version.ts';
import { findParagraphs, type VersionKey } from './narration/narration-queries.ts';
import { planNarration } from './narration/plan-narration.ts';

const paragraphs = [
  ['The fox reads.', 'It is late.', 'Nobody sleeps.'],
  ['The moon is up.', 'An owl calls.', 'The book ends.'],
];
const speech = startOnce(startScriptedSpeech);
const server = startOnce(() =>
  startApiServer({
    NARRATOR_PROVIDER: 'openai-compatible',
    NARRATOR_BASE_URL: speech.baseUrl,
    NARRATOR_MODEL: 'kokoro',
    NARRATOR_VOICE: 'heart',
  }),
);
let articleIds: string[];
let version: VersionKey;

beforeAll(async () => {
  const articles = await server.services.db.query<{ id: string }>`select id from articles order by id`;
  articleIds = articles.map(({ id }) => id);
});

/** A new article per test, with sentences that have not been narrated. */
beforeEach(async () => {
  speech.asked.length = 0;
  version = { articleId: articleIds.pop() ?? '', language: 'en' };
  const text = paragraphs.map((sentences) => sentences.map((sentence) => `${articleIds.length}: ${sentence}`));
  await server.services.db.query`
    update article_versions set paragraphs = ${JSON.stringify(text)}
    where article_id = ${version.articleId} and language = 'en'`;
});

async function planFor(voiceNumber: number) {
  const voice = server.services.narrator.voices[voiceNumber];
  const text = await findParagraphs(server.services, version);
  if (voice === undefined || text === undefined) throw new Error('Nothing to plan.');
  return planNarration(text, 'en', voice);
}

test('a hosted voice narrates the whole version, each sentence once', async () => {
  const { hash, sentences } = await narrateVersion(server.services, version);
  expect(hash).toBe((await planFor(0)).trackHash);
  expect(speech.asked).toHaveLength(sentences.length);
  await narrateVersion(server.services, version);
  expect(speech.asked).toHaveLength(sentences.length);
});

test('if a hosted voice fails halfway, the next voice narrates the version from the start', async () => {
  speech.script.push('speak', 'speak', 401);
  const { hash } = await narrateVersion(server.services, version);
  expect(hash).toBe((await planFor(1)).trackHash);
});

test('the hosted voice is tried again after an hour, and its stored sentences are not paid for twice', async () => {
  speech.script.push('speak', 'speak', 401);
  await narrateVersion(server.services, version);
  const before = speech.asked.length;
  const later = () => new Date(Date.now() + 2 * 3_600_000);
  const { hash, sentences } = await narrateVersion({ ...server.services, now: later }, version);
  expect(hash).toBe((await planFor(0)).trackHash);
  const answered = speech.asked.length - 1;
  expect(answered).toBe(sentences.length);
  expect(before).toBeGreaterThan(2);
});

test('two concurrent calls for the same version share one run, and both get its progress', async () => {
  const seen: number[] = [];
  const onProgress = ({ madeCount }: { madeCount: number }) => seen.push(madeCount);
  const [one, other] = await Promise.all([
    narrateVersion(server.services, { ...version, onProgress }),
    narrateVersion(server.services, version),
  ]);
  expect(one).toEqual(other);
  expect(speech.asked).toHaveLength(one.sentences.length);
  expect(seen).toEqual(one.sentences.map((_, index) => index + 1));
});

test('an interrupted narration continues where it stopped', async () => {
  const leaving = new AbortController();
  const onProgress = ({ madeCount }: { madeCount: number }) => madeCount === 2 && leaving.abort();
  const interrupted = narrateVersion(server.services, { ...version, onProgress, signal: leaving.signal });
  await expect(interrupted).rejects.toMatchObject({ name: 'AbortError' });
  const { sentences } = await narrateVersion(server.services, version);
  // Sentences in progress at the interruption may have been requested twice.
  expect(speech.asked.length).toBeLessThanOrEqual(sentences.length + 4);
});

test('the sentence at which an article was opened is spoken at once, and only once', async () => {
  const { narrator } = server.services;
  const builtIn = narrator.voices.at(-1);
  if (builtIn === undefined) throw new Error('There is no voice.');
  const spoken: string[] = [];
  const voice: Voice = {
    ...builtIn,
    speak(sentence, options) {
      spoken.push(`${options.urgency} ${sentence.text.replace(/^\d+: /, '')}`);
      return builtIn.speak(sentence, options);
    },
  };
  const services = { ...server.services, narrator: { ...narrator, voices: [voice] } };
  await narrateVersion(services, { ...version, startSentence: 4 });
  const others = paragraphs.flat().filter((text) => text !== 'The moon is up.');
  expect(spoken.toSorted()).toEqual(['first The moon is up.', ...others.map((text) => `soon ${text}`)].toSorted());
});

test('fails if all voices fail', async () => {
  const [hosted] = server.services.narrator.voices;
  if (hosted === undefined) throw new Error('There is no voice.');
  const services = { ...server.services, narrator: { ...server.services.narrator, voices: [hosted] } };
  speech.always.behaviour = 401;
  await expect(narrateVersion(services, version)).rejects.toMatchObject({ code: 'narration-failed' });
  speech.always.behaviour = 'speak';
  const silent = { ...services, narrator: { ...services.narrator, voices: [] } };
  await expect(narrateVersion(silent, version)).rejects.toMatchObject({ code: 'narration-unavailable' });
});

test('a listener hears the built-in voice within 8 seconds if the hosted voice hangs during a narration', async () => {
  speech.always.behaviour = 'hang';
  const leaving = new AbortController();
  const begun = narrateVersion(server.services, { ...version, signal: leaving.signal }).catch(() => undefined);
  await expect.poll(() => speech.asked.length).toBeGreaterThan(0);
  const plans = [await planFor(0), await planFor(1)];
  const times: number[] = [];
  for (const number of [1, 2]) {
    const pressedAt = performance.now();
    const { hash } = await narrateSentenceNow(server.services, plans, { number });
    times.push(performance.now() - pressedAt);
    expect(hash).toBe(plans[1]?.sentences[number - 1]?.hash);
  }
  expect(times[0]).toBeLessThan(scaleTimeout(8000));
  // The voice was late a moment ago, so the listener is not kept waiting for it again.
  expect(times[1]).toBeLessThan(scaleTimeout(3000));
  leaving.abort();
  await begun;
  speech.always.behaviour = 'speak';
});
