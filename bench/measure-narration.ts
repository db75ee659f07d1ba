import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Language } from '../domain/language.ts';
import type { NarrationState, SentenceClip } from '../domain/reader/narration.ts';
import type { AppProcess } from './app-process.ts';
import { createReader } from './create-reader.ts';
import type { Figure } from './report.ts';

interface Version {
  articleId: string;
  sentences: string[];
}

/** The first sound of an article that nobody has heard; then the library, against engine and encoder on as many bare processes. */
export async function measureNarration(app: AppProcess, dataDir: string): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const { token } = await createReader(host);
  const get = (path: string) => fetch(`${app.baseUrl}${path}`, { headers: { cookie: `session=${token}` } });
  const [opened] = await listVersions(host, 'es');
  const firstSoundMs = await measureFirstSound(get, opened?.articleId ?? '');
  const bare = await startBareVoices();
  const rounds: { own: number; floor: number }[] = [];
  for (const language of ['it', 'fr', 'de', 'en'] as const) {
    const versions = await listVersions(host, language);
    const ownSeconds = await measureSeconds(() => narrateAll(get, versions, language));
    let spokenSeconds = 0;
    const bareSeconds = await measureSeconds(async () => {
      spokenSeconds = await speakAll(bare, versions, language);
    });
    rounds.push({ own: spokenSeconds / ownSeconds, floor: spokenSeconds / bareSeconds });
  }
  for (const voice of bare) voice.kill();
  // The first round warms both up.
  const [, typical = { own: 0, floor: 1 }] = rounds.slice(1).toSorted((a, b) => a.own / a.floor - b.own / b.floor);
  return [
    { name: 'first sound after the first open', value: firstSoundMs, unit: 'ms', goal: { atMost: 1000 } },
    {
      name: 'narration of whole articles, all cores',
      value: typical.own,
      unit: 's of sound/s',
      floor: typical.floor,
      goal: { atLeast: 0.85 },
    },
  ];
}

type Get = (path: string) => Promise<Response>;

/** From opening the article to the last byte of its first sentence. */
async function measureFirstSound(get: Get, articleId: string) {
  const seconds = await measureSeconds(async () => {
    await get(`/api/articles/${articleId}`);
    const clip: SentenceClip = await (await get(`/api/articles/${articleId}/narration/es/sentences/1`)).json();
    await (await get(clip.audioUrl)).arrayBuffer();
  });
  await untilNarrated(get, articleId, 'es');
  return seconds * 1000;
}

async function narrateAll(get: Get, versions: Version[], language: Language) {
  await Promise.all(versions.map(({ articleId }) => untilNarrated(get, articleId, language)));
}

async function untilNarrated(get: Get, articleId: string, language: Language) {
  for (;;) {
    const state: NarrationState = await (await get(`/api/articles/${articleId}/narration/${language}`)).json();
    if (state.narration !== null) return;
    await sleep(100);
  }
}

async function startBareVoices() {
  const voices = Array.from({ length: availableParallelism() }, () =>
    fork(join(import.meta.dirname, 'floor-voice.ts'), { execArgv: [] }),
  );
  await Promise.all(voices.map((voice) => once(voice, 'message')));
  return voices;
}

/** Each process takes the next article when it is done with one, as nobody could do better. */
async function speakAll(voices: ChildProcess[], versions: Version[], language: Language) {
  const rest = versions.values();
  const spoken = await Promise.all(
    voices.map(async (voice) => {
      let total = 0;
      for (const { sentences } of rest) {
        voice.send({ sentences, language });
        const [answer]: { seconds: number }[] = await once(voice, 'message');
        total += answer?.seconds ?? 0;
      }
      return total;
    }),
  );
  return spoken.reduce((sum, seconds) => sum + seconds, 0);
}

async function measureSeconds(work: () => Promise<void>) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function listVersions(host: string, language: Language): Promise<Version[]> {
  const client = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await client.connect();
  const { rows } = await client.query<{ articleId: string; paragraphs: string[][] }>(
    `select v.article_id as "articleId", v.paragraphs from article_versions v join articles a on a.id = v.article_id
     where a.creator_kind = 'library' and v.language = $1 order by v.word_count desc`,
    [language],
  );
  await client.end();
  return rows.map(({ articleId, paragraphs }) => ({ articleId, sentences: paragraphs.flat() }));
}
