import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readArticles } from '../../content/read-articles.ts';
import type { AppProcess } from '../app-process.ts';
import { createReader } from '../create-reader.ts';
import { startBareVoices } from '../listening/bare-voices.ts';
import { measureMs } from '../measure-ms.ts';
import type { Figure } from '../report.ts';
import { findCreation, submitText } from './submit-text.ts';

const sentencesPerArticle = 25;
const rounds = 6;
/**
 * The number of steps of a creation: submitted, first batch translated, second batch translated, version stored, done,
 * narrated. `measureCreation` compares the app with a baseline that runs one query per step.
 */
const steps = 6;

/**
 * Measures the time from the submission of a text to the narrated article, with a provider that answers immediately. The baseline
 * only speaks the same text with the speech engine and runs one query for each of the `steps`.
 */
export async function measureCreation(app: AppProcess, dataDir: string): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const database = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await database.connect();
  const voices = await startBareVoices();
  const texts = listSentences();
  const measured: { ownMs: number; floorMs: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const sentences = texts.slice(round * sentencesPerArticle, (round + 1) * sentencesPerArticle);
    const { token } = await createReader(host);
    let articleId = '';
    const ownMs = await measureMs(async () => {
      articleId = await submitText(app, token, { title: shortest(sentences), sentences });
      while ((await findCreation(app, token, articleId)).status !== 'done') await sleep(20);
      while (await isBeingNarrated(database, articleId)) await sleep(20);
    });
    // Checks that the translation exists, because a manual article counts as done even if its translation has failed.
    // Without a translation, the measurement would be invalid.
    const { rows: versions } = await database.query('select 1 from article_versions where article_id = $1', [
      articleId,
    ]);
    if (versions.length !== 2) throw new Error('The article was not translated.');
    const floorMs = await measureMs(async () => {
      await speakAll(voices, sentences);
      for (let step = 0; step < steps; step++) await database.query('select 1');
    });
    measured.push({ ownMs, floorMs });
  }
  for (const voice of voices) voice.kill();
  await database.end();
  // The first round is not counted: it warms up the app and the speech engine of the baseline.
  const sorted = measured.slice(1).toSorted((one, other) => one.ownMs / one.floorMs - other.ownMs / other.floorMs);
  const { ownMs, floorMs } = sorted[Math.floor(sorted.length / 2)] ?? { ownMs: Number.NaN, floorMs: 1 };
  return [
    {
      name: 'an article of 25 sentences, from submitted to narrated',
      value: ownMs,
      unit: 'ms',
      floor: floorMs,
      goal: { atMost: 1.3 },
    },
  ];
}

async function isBeingNarrated(database: pg.Client, articleId: string) {
  const { rows } = await database.query(
    "select 1 from jobs.job where name = 'narrate-version' and singleton_key like $1 || '%' and state <= 'active'",
    [articleId],
  );
  return rows.length > 0;
}

/** Chooses the shortest sentence as the title, because a title must be short. */
const shortest = (sentences: readonly string[]) =>
  sentences.reduce((one, other) => (other.length < one.length ? other : one));

/** Sentences of the built-in library, because the scripted model knows their translations. */
const listSentences = () => [
  ...new Set(
    readArticles()
      .articles.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences))
      .map(({ versions }) => versions.es)
      .filter((sentence) => /^\p{Lu}[\p{L} ,;]{30,}\.$/u.test(sentence)),
  ),
];

/** Gives all processes the same number of sentences, which is the best possible schedule. */
async function speakAll(voices: ChildProcess[], sentences: readonly string[]) {
  await Promise.all(
    voices.map(async (voice, index) => {
      const own = sentences.filter((_, number) => number % voices.length === index);
      voice.send({ sentences: own, language: 'es' });
      await once(voice, 'message');
    }),
  );
}
