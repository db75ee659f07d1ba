import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { readArticles } from '../../../content/read-articles.ts';
import { readLexicon } from '../../../content/read-lexicon.ts';
import type { Language } from '../../../domain/language.ts';
import { createLexicon } from '../../../domain/lexicon/create-lexicon.ts';
import { splitWords } from '../../../domain/text/split-words.ts';
import { alignSentences } from '../../../domain/translation/align/align-sentences.ts';
import type { Bead } from '../../../domain/translation/align/marked-sentence.ts';
import { createMarker } from '../../../domain/translation/create-marker.ts';
import {
  listTrueBeads,
  scoreBeads,
  type VariedSentence,
  varySentences,
} from '../../../tests/support/articles/vary-sentences.ts';
import { createChance } from '../../../tests/support/chance.ts';
import { cpuMilliseconds } from '../../../tests/support/cpu-milliseconds.ts';
import { scaleTimeout } from '../../../tests/support/machine-speed.ts';

const sentenceCount = 10_000;
const { articles } = readArticles();
const { source, translation } = makeBook('en', 'es');
const lexicon = createLexicon(readLexicon().concepts);
const truth = listTrueBeads(source.flat(), translation.flat());

test('a book of 10,000 sentences per side is aligned in less than 10 seconds', () => {
  const floorMs = cpuMilliseconds(() => {
    for (const { text } of source.flat()) splitWords(text, 'en');
    for (const { text } of translation.flat()) splitWords(text, 'es');
  });
  let found: Bead[] = [];
  const ms = cpuMilliseconds(() => {
    found = alignSentences(mark(source, 'en'), mark(translation, 'es'));
  });
  console.log(`Aligning takes ${Math.round(ms / floorMs)} times as long as splitting the sentences into words.`);
  expect(ms).toBeLessThan(scaleTimeout(10_000));
  const score = scoreBeads([{ found, truth }]);
  console.log(`F1 ${score.toFixed(3)}`);
  expect(score).toBeGreaterThanOrEqual(0.95);
});

test('a heap of 100 MB suffices, including the sentences', async () => {
  const program = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.module).then(({ alignSentences }) =>
      parentPort.postMessage(alignSentences(workerData.source, workerData.translation)));`;
  const worker = new Worker(program, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 100 },
    workerData: {
      module: import.meta.resolve('../../../domain/translation/align/align-sentences.ts'),
      source: mark(source, 'en'),
      translation: mark(translation, 'es'),
    },
  });
  const found = await new Promise<Bead[]>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
  });
  await worker.terminate();
  expect(scoreBeads([{ found, truth }])).toBeGreaterThanOrEqual(0.95);
});

function mark(paragraphs: readonly (readonly VariedSentence[])[], language: Language) {
  const marker = createMarker(language, lexicon);
  return paragraphs.map((sentences) => sentences.map(({ text }) => marker(text)));
}

/** Makes a long book of many copies of all articles. In each copy, different sentences are joined, split, dropped and added. */
function makeBook(own: Language, other: Language) {
  const strangers = (language: Language) => articles.flatMap((article) => paragraphsOf(article, language).flat());
  const perCopy = articles.flatMap((article) => paragraphsOf(article, own).flat()).length;
  const copies = Array.from({ length: Math.ceil(sentenceCount / perCopy) }, () => articles).flat();
  const chance = createChance(1);
  const vary = (language: Language, splits: 'even' | 'odd') =>
    varySentences(
      copies.flatMap((article) => paragraphsOf(article, language)),
      { chance, percent: 3, splits, strangers: strangers(language) },
    );
  return { source: vary(own, 'even'), translation: vary(other, 'odd') };
}

function paragraphsOf({ paragraphs }: (typeof articles)[number], language: Language) {
  return paragraphs.map(({ sentences }) => sentences.map(({ versions }) => versions[language]));
}
