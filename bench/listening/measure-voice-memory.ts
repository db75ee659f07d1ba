import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../domain/language.ts';
import { voiceSample } from '../../domain/reader/listening/voice-sample.ts';
import { createLocalVoice } from '../../server/platform/narrator/local-voice.ts';
import { createVoicePool } from '../../server/platform/narrator/voice-pool.ts';
import { listInstalledVoices } from '../../server/platform/narrator/voices/installed-voices.ts';
import { installTinyVoice } from '../../tests/support/tiny-voice/install-tiny-voice.ts';
import { measureMs } from '../measure-ms.ts';
import { percentile } from '../percentile.ts';
import type { Figure } from '../report.ts';

/** The file size of a real voice of medium quality. */
export const voiceBytes = 63_000_000;
const languages: Language[] = ['en', 'es', 'de'];
const rounds = 3;

/**
 * Peak memory of a voice process that speaks three languages in turn, with voices of random weights. A real voice needs somewhat
 * more memory for its computation. Memory is read from /proc (Linux).
 */
export async function measureVoiceMemory(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-voice-'));
  const pool = createVoicePool({ hasEspeak: true });
  try {
    for (const language of languages)
      installTinyVoice(folder, { name: `${language}-random`, language, ballast: { bytes: voiceBytes } });
    const voice = createLocalVoice(listInstalledVoices(folder), pool);
    const speak = (language: Language) =>
      measureMs(() => voice.speak({ text: voiceSample[language], language }, { urgency: 'now' }));
    const startMs = await speak('en');
    for (let count = 0; count < 10; count++) await speak('en');
    const one = readPeakMegabytes(pool.pids());
    const changes: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const language of [...languages.slice(1), ...languages.slice(0, 1)]) {
        changes.push(await speak(language));
        await speak(language);
      }
    }
    const three = readPeakMegabytes(pool.pids());
    return [
      { name: 'memory of a process with a neural voice', value: one, unit: 'MB', goal: { atMost: 350 } },
      { name: 'the same after voices of three languages', value: three, unit: 'MB', goal: { atMost: 350 } },
      { name: 'first sentence of a neural voice in a new process', value: startMs, unit: 'ms' },
      { name: 'the same in a process with another voice, median', value: percentile(changes, 50), unit: 'ms' },
    ];
  } finally {
    await pool.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const readPeakMegabytes = (pids: (number | undefined)[]) =>
  Math.max(
    ...pids.map((pid) => {
      const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1000;
    }),
  );
