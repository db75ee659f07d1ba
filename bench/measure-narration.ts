import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Language } from '../domain/language.ts';
import type { NarrationState, SentenceClip } from '../domain/reader/narration.ts';
import type { AppProcess } from './app-process.ts';
import { createReader } from './create-reader.ts';
import type { Figure } from './report.ts';
import { startBareVoices } from './start-bare-voices.ts';

interface Version {
  articleId: string;
  sentences: string[];
}

/**
 * Measures the time to the first audio of an article without narration. Then measures the narration of the library, compared with
 * bare engine and encoder processes.
 */
export async function measureNarration(app: AppProcess, dataDir: string): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const { token } = await createReader(host);
  const get = (path: string) => fetch(`${app.baseUrl}${path}`, { headers: { cookie: `session=${token}` } });
  const [opened] = await listVersions(host, 'es');
  const firstAudioMs = await measureFirstAudio(get, opened?.articleId ?? '');
  const bare = await startBareVoices();
  const total = { spoken: 0, own: 0, bare: 0 };
  // Interleaved by article, so that both are measured under the same load. The first language is a warm-up.
  for (const language of ['it', 'fr', 'de'] as const) {
    for (const { articleId, sentences } of await listVersions(host, language)) {
      const own = await measureSeconds(() => untilNarrated(get, articleId, language));
      let spoken = 0;
      const barely = await measureSeconds(async () => {
        spoken = await speakAll(bare, sentences, language);
      });
      if (language === 'it') continue;
      total.spoken += spoken;
      total.own += own;
      total.bare += barely;
    }
  }
  for (const voice of bare) voice.disconnect();
  return [
    { name: 'first audio after the first open', value: firstAudioMs, unit: 'ms', goal: { atMost: 1000 } },
    {
      name: 'narration of whole articles, all cores but one',
      value: total.spoken / total.own,
      unit: 's of audio/s',
      floor: total.spoken / total.bare,
      goal: { atLeast: 0.85 },
    },
  ];
}

type Get = (path: string) => Promise<Response>;

/** From opening the article to the last byte of its first sentence, for a user who has visited the home page before. */
async function measureFirstAudio(get: Get, articleId: string) {
  await get('/api/home');
  await sleep(3000);
  const seconds = await measureSeconds(async () => {
    await get(`/api/articles/${articleId}`);
    const clip: SentenceClip = await (await get(`/api/articles/${articleId}/narration/es/sentences/1`)).json();
    await (await get(clip.audioUrl)).arrayBuffer();
  });
  await untilNarrated(get, articleId, 'es');
  return seconds * 1000;
}

export async function untilNarrated(get: Get, articleId: string, language: Language) {
  for (;;) {
    const state: NarrationState = await (await get(`/api/articles/${articleId}/narration/${language}`)).json();
    if (state.narration !== null) return;
    await sleep(50);
  }
}

/** Distributes the sentences over the processes. */
async function speakAll(voices: ChildProcess[], sentences: string[], language: Language) {
  const spoken = await Promise.all(
    voices.map(async (voice, turn) => {
      voice.send({ sentences: sentences.filter((_, index) => index % voices.length === turn), language });
      const [answer]: { seconds: number }[] = await once(voice, 'message');
      return answer?.seconds ?? 0;
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
     where a.creator_kind = 'library' and v.language = $1 order by v.word_count desc limit 4`,
    [language],
  );
  await client.end();
  return rows.map(({ articleId, paragraphs }) => ({ articleId, sentences: paragraphs.flat() }));
}
