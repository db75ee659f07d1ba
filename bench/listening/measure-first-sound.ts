import { setTimeout as sleep } from 'node:timers/promises';
import type { SentenceClip } from '../../domain/reader/listening/narration.ts';
import { measureMs } from '../measure-ms.ts';
import { percentile } from '../percentile.ts';
import type { Figure } from '../report.ts';
import { speakAll, startBareVoice } from './bare-voices.ts';
import { type Get, type ListeningPlace, listVersions, untilNarrated } from './measure-narration.ts';

const articleCount = 40;
const language = 'es';

/**
 * Measures the time from opening an article without narration to the last byte of the audio of its first sentence. The user
 * presses play at once. The baseline is a speech engine that is already running and speaks the same sentence.
 */
export async function measureFirstSound({
  get,
  host,
  voiceFor,
  name,
  goalMs,
}: ListeningPlace & { goalMs: number }): Promise<Figure[]> {
  const versions = await listVersions(host, { language, order: 'shortest', count: articleCount });
  const voice = voiceFor(language);
  const bare = await startBareVoice(0);
  await speakAll([bare], { sentences: versions.map(({ sentences }) => sentences[0] ?? ''), language, voice });
  await read(get, '/api/home');
  // The request for the home page has started a voice process. Waits until this voice process is ready.
  await sleep(3000);
  const own: number[] = [];
  const floor: number[] = [];
  for (const { articleId, sentences } of versions) {
    own.push(await measureMs(() => playFirst(get, articleId)));
    await untilNarrated({ get, host }, { articleId, language });
    floor.push(await measureMs(() => speakAll([bare], { sentences: sentences.slice(0, 1), language, voice })));
  }
  bare.disconnect();
  return [
    { name: `first audio after the first open, ${name}`, value: own[0] ?? Number.NaN, unit: 'ms' },
    {
      name: `first audio after opening an article, ${name}, median`,
      value: percentile(own, 50),
      unit: 'ms',
      floor: percentile(floor, 50),
    },
    {
      name: `first audio after opening an article, ${name}, 95th percentile`,
      value: percentile(own, 95),
      unit: 'ms',
      floor: percentile(floor, 95),
      goal: { atMost: goalMs, of: 'value' },
    },
  ];
}

async function playFirst(get: Get, articleId: string) {
  await read(get, `/api/articles/${articleId}`);
  const clip: SentenceClip = await (await get(`/api/articles/${articleId}/narration/${language}/sentences/1`)).json();
  await read(get, clip.audioUrl);
}

const read = async (get: Get, path: string) => (await get(path)).arrayBuffer();
