import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../domain/language.ts';
import { toTask } from '../../server/platform/narrator/local-voice.ts';
import { listInstalledVoices, voicesFolderIn } from '../../server/platform/narrator/voices/installed-voices.ts';
import { installTinyVoice } from '../../tests/support/tiny-voice/install-tiny-voice.ts';
import { isPreparing } from '../app/measure-memory.ts';
import { startApp } from '../app-process.ts';
import { createDataDir } from '../create-data-dir.ts';
import { createReader } from '../create-reader.ts';
import type { Figure, Measured } from '../report.ts';
import { measureFirstSound } from './measure-first-sound.ts';
import { type Get, measureNarration } from './measure-narration.ts';
import { measureVoiceMemory, voiceBytes } from './measure-voice-memory.ts';

// How many times the test voice repeats its computation per phoneme. With this number, it computes about 4 GFLOP per second
// of audio. A real voice of medium quality probably needs the same, but none was available to measure.
const passesPerPhoneme = 4;

interface Engine {
  name: string;
  environment: Record<string, string>;
  installVoices: (voicesFolder: string) => void;
  firstSoundMs: number;
}

const engines: Engine[] = [
  { name: 'built-in voice', environment: {}, installVoices: () => {}, firstSoundMs: 300 },
  {
    name: 'neural voice',
    environment: { NARRATOR_PROVIDER: 'local' },
    installVoices(voicesFolder) {
      // The time to the first audio is measured in Spanish with the plain test voice. The goal is 1.2 s. Throughput is
      // measured in Italian and French with a voice that needs more computation.
      installTinyVoice(voicesFolder, { name: 'es-random', language: 'es', ballast: { bytes: voiceBytes } });
      for (const language of ['it', 'fr'] as const) {
        const ballast = { bytes: voiceBytes, passesPerPhoneme };
        installTinyVoice(voicesFolder, { name: `${language}-random`, language, ballast });
      }
    },
    firstSoundMs: 1200,
  },
];

/**
 * Measures how soon the app plays the first audio and how fast it narrates articles, with each of the two engines. The baseline
 * is the engine itself, called without the app. Also measures the memory of neural voices.
 */
export async function measureListening(): Promise<Measured> {
  const figures: Figure[] = [];
  for (const engine of engines) figures.push(...(await measureEngine(engine)));
  figures.push(...(await measureVoiceMemory()));
  return { figures, growth: [] };
}

async function measureEngine({ name, environment, installVoices, firstSoundMs }: Engine) {
  const dataDir = createDataDir();
  const voicesFolder = voicesFolderIn(dataDir);
  installVoices(voicesFolder);
  const installed = listInstalledVoices(voicesFolder);
  const voiceFor = (language: Language) => {
    const voice = installed.find((each) => each.language === language);
    return voice && toTask(voice, { text: '', language }).voice;
  };
  const app = await startApp(dataDir, { SERVE_WEB: 'false', INDEX_WORDS: 'false', ...environment });
  try {
    while (isPreparing()) await sleep(1000);
    const host = realpathSync(join(dataDir, 'postgres'));
    const { token } = await createReader(host);
    const get: Get = (path) => fetch(`${app.baseUrl}${path}`, { headers: { cookie: `session=${token}` } });
    const place = { get, host, voiceFor, name };
    return [...(await measureFirstSound({ ...place, goalMs: firstSoundMs })), ...(await measureNarration(place))];
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
