import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Language, languages } from '../../domain/language.ts';
import { type WordDefinitions, wordDefinitionsPath } from '../../domain/reader/definition/word-definitions.ts';
import { createChance } from '../../tests/support/chance.ts';
import { isPreparing } from '../app/measure-memory.ts';
import { startApp } from '../app-process.ts';
import { createDataDir } from '../create-data-dir.ts';
import { createReader } from '../create-reader.ts';
import { percentile } from '../percentile.ts';
import { chooseWord, listArticles } from '../readers/measure-readers.ts';
import { ask } from '../readers/read-along.ts';
import { readProcessorSeconds } from '../soak/take-sample.ts';

// Measures the definitions that a device stores with an article: `node bench/lexicon/measure-word-definitions.ts`. First, for all 42
// pairs of languages: size and CPU time for the longest library article and for the one with the median length. Then: how long
// a reader waits for a definition while the server computes the definitions of articles. Goal: at most 600 kB per article,
// compressed.
interface Size {
  pair: string;
  compressedBytes: number;
  bytes: number;
  words: number;
  processorSeconds: number;
}

const dataDir = createDataDir();
const app = await startApp(dataDir, { SERVE_WEB: 'false' });
try {
  while (isPreparing()) await sleep(500);
  const host = realpathSync(join(dataDir, 'postgres'));
  const cookie = `session=${(await createReader(host)).token}`;
  const lengthOf = ({ sentences }: { sentences: string[] }) => sentences.join(' ').length;
  const articles = (await listArticles(host)).toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const [median, longest] = [articles[Math.floor(articles.length / 2)], articles.at(-1)];
  if (median === undefined || longest === undefined) throw new Error('The library is empty.');
  // The first request starts the process of the lexicon and a voice process.
  await load(cookie, { articleId: median.id, learning: 'es', native: 'es' });
  for (const [name, { id }] of Object.entries({ median, longest })) {
    const sizes: Size[] = [];
    for (const learning of languages)
      for (const native of languages)
        if (learning !== native) sizes.push(await load(cookie, { articleId: id, learning, native }));
    print(name, sizes);
  }
  const others = articles.filter(({ id }) => id !== median.id && id !== longest.id);
  const alone = await askWords(cookie, others);
  const building = others
    .slice(0, 12)
    .reduce<Promise<unknown>>(
      (before, { id }) => before.then(() => load(cookie, { articleId: id, learning: 'es', native: 'en' })),
      Promise.resolve(),
    );
  const meanwhile = await askWords(cookie, others, building);
  console.log(`a definition, 95th percentile: ${alone} ms; while articles are defined: ${meanwhile} ms`);
} finally {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Asked {
  articleId: string;
  learning: Language;
  native: Language;
}

async function load(cookie: string, asked: Asked): Promise<Size> {
  const size = { pair: `${asked.learning} → ${asked.native}`, compressedBytes: 0, bytes: 0, words: 0 };
  const { server: before } = readProcessorSeconds(dataDir);
  for (let part = 1, partCount = 1; part <= partCount; part++) {
    const { bytes, failure } = await ask(`${app.baseUrl}${wordDefinitionsPath({ ...asked, part })}`, { cookie });
    if (failure !== undefined) throw new Error(`${size.pair}: ${failure}`);
    const plain = brotliDecompressSync(bytes);
    const packed = JSON.parse(plain.toString()) as WordDefinitions;
    partCount = packed.partCount;
    size.compressedBytes += bytes.length;
    size.bytes += plain.length;
    size.words += packed.sentences.reduce((sum, { words }) => sum + words.length / 3, 0);
  }
  return { ...size, processorSeconds: readProcessorSeconds(dataDir).server - before };
}

function print(name: string, sizes: readonly Size[]) {
  const sorted = sizes.toSorted((one, other) => one.compressedBytes - other.compressedBytes);
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  for (const [rank, size] of Object.entries({ least, middle, most })) {
    if (size === undefined) continue;
    const { pair, compressedBytes, bytes, words } = size;
    console.log(
      `${name} article, ${rank} of 42 pairs: ${pair}, ${words} words, ${toKb(compressedBytes)} compressed, ${toKb(bytes)}`,
    );
  }
  const seconds = sizes.map(({ processorSeconds }) => processorSeconds);
  const [half, highest] = [percentile(seconds, 50), Math.max(...seconds)].map((value) => value.toFixed(1));
  console.log(`${name} article, processor time: median ${half} s, most ${highest} s`);
}

function toKb(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Requests definitions until `work` has ended, but at least a hundred. Returns the 95th percentile of the times in ms. */
async function askWords(cookie: string, articles: { id: string; sentences: string[] }[], work?: Promise<unknown>) {
  const chance = createChance(work === undefined ? 1 : 2);
  const times: number[] = [];
  let hasEnded = work === undefined;
  void work?.finally(() => {
    hasEnded = true;
  });
  while (times.length < 100 || !hasEnded) {
    const { id, sentences } = chance.pick(articles);
    const body = chooseWord(sentences, 1 + chance.below(sentences.length), chance);
    const started = performance.now();
    await ask(`${app.baseUrl}/api/articles/${id}/definitions`, { cookie, method: 'POST', body });
    times.push(performance.now() - started);
    await sleep(50);
  }
  await work;
  return percentile(times, 95).toFixed(1);
}
