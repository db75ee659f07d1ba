import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Language } from '../../domain/language.ts';
import type { NarrationState } from '../../domain/reader/listening/narration.ts';
import type { NeuralVoice } from '../../server/platform/narrator/worker/voice-task.ts';
import { measureMs } from '../measure-ms.ts';
import { percentile } from '../percentile.ts';
import type { Figure } from '../report.ts';
import { speakAll, startBareVoicesOnAllCores } from './bare-voices.ts';

export type Get = (path: string) => Promise<Response>;

/** An app and its neural voices. Languages without a neural voice use the built-in voice. */
export interface ListeningPlace {
  get: Get;
  /** The socket folder of the app's database. */
  host: string;
  voiceFor: (language: Language) => NeuralVoice | undefined;
  /** The name of the engine in the results. */
  name: string;
}

const warmUp = { language: 'it', count: 1 } as const;
const measuredArticles = { language: 'fr', count: 3 } as const;

/**
 * Measures how fast the app narrates whole articles. The baseline is a set of processes, one per core, that only run the speech
 * engine and the MP3 encoder.
 */
export async function measureNarration({ get, host, voiceFor, name }: ListeningPlace): Promise<Figure[]> {
  const bare = await startBareVoicesOnAllCores();
  const measured: { spoken: number; ownMs: number; bareMs: number }[] = [];
  // App and baseline alternate per article, so that both are measured under the same load.
  for (const { language, count } of [warmUp, measuredArticles]) {
    for (const { articleId, sentences } of await listVersions(host, { language, order: 'longest', count })) {
      const ownMs = await measureMs(() => untilNarrated({ get, host }, { articleId, language }));
      let spoken = 0;
      const bareMs = await measureMs(async () => {
        spoken = await speakAll(bare, { sentences, language, voice: voiceFor(language) });
      });
      if (language === measuredArticles.language) measured.push({ spoken, ownMs, bareMs });
    }
  }
  for (const voice of bare) voice.disconnect();
  // Takes the median of the articles, because other work on the machine may slow down single articles.
  const ratio = percentile(
    measured.map(({ ownMs, bareMs }) => bareMs / ownMs),
    50,
  );
  const spoken = measured.reduce((sum, each) => sum + each.spoken, 0);
  const floor = spoken / (measured.reduce((sum, { bareMs }) => sum + bareMs, 0) / 1000);
  return [
    {
      name: `narration of whole articles, all cores, ${name}`,
      value: floor * ratio,
      unit: 's of audio/s',
      floor,
      goal: { atLeast: 0.85 },
    },
  ];
}

/**
 * Requests the narration as rarely as the reader page does. Between two requests, it only reads the narration's row in the
 * database.
 */
export async function untilNarrated({ get, host }: Pick<ListeningPlace, 'get' | 'host'>, article: NarratedArticle) {
  const { articleId, language } = article;
  const client = await connect(host);
  try {
    for (;;) {
      const state: NarrationState = await (await get(`/api/articles/${articleId}/narration/${language}`)).json();
      if (state.narration !== null) return;
      const askAgainAt = performance.now() + 2000;
      while (performance.now() < askAgainAt && !(await hasTrack(client, article))) await sleep(20);
    }
  } finally {
    await client.end();
  }
}

interface NarratedArticle {
  articleId: string;
  language: Language;
}

async function hasTrack(client: pg.Client, { articleId, language }: NarratedArticle) {
  const { rows } = await client.query('select from narration_tracks where article_id = $1 and language = $2', [
    articleId,
    language,
  ]);
  return rows.length > 0;
}

interface Version {
  articleId: string;
  sentences: string[];
}

interface VersionQuery {
  language: Language;
  order: 'shortest' | 'longest';
  count: number;
}

export async function listVersions(host: string, { language, order, count }: VersionQuery): Promise<Version[]> {
  const client = await connect(host);
  const { rows } = await client.query<{ articleId: string; paragraphs: string[][] }>(
    `select v.article_id as "articleId", v.paragraphs from article_versions v join articles a on a.id = v.article_id
     where a.creator_kind = 'library' and v.language = $1 order by v.word_count`,
    [language],
  );
  await client.end();
  const versions = rows.map(({ articleId, paragraphs }) => ({ articleId, sentences: paragraphs.flat() }));
  return (order === 'shortest' ? versions : versions.toReversed()).slice(0, count);
}

async function connect(host: string) {
  const client = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await client.connect();
  return client;
}
