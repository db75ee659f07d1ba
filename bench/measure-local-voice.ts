import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { voiceSample } from '../domain/reader/voice-sample.ts';
import { createLocalVoice } from '../server/platform/narrator/local-voice.ts';
import { createVoicePool } from '../server/platform/narrator/voice-pool.ts';
import { listInstalledVoices } from '../server/platform/narrator/voices/installed-voices.ts';
import { installTinyVoice } from '../tests/support/tiny-voice/install-tiny-voice.ts';

// Sentences and memory of a neural voice: `node bench/measure-local-voice.ts`. The voice has random weights, as many as a real one of
// medium quality, but computes less with them. Goals: 1.2 s once the process runs, and 350 MB. Memory is read from /proc (Linux).
const folder = mkdtempSync(join(tmpdir(), 'foxtale-voice-'));
const pool = createVoicePool({ hasEspeak: true });
try {
  installTinyVoice(folder, { name: 'random', language: 'en', ballastBytes: 63_000_000 });
  const voice = createLocalVoice(listInstalledVoices(folder), pool);
  const speak = async () => {
    const started = performance.now();
    await voice.speak({ text: voiceSample.en, language: 'en' }, { urgency: 'now' });
    return performance.now() - started;
  };
  const firstMs = await speak();
  const laterMs = await speak();
  for (let count = 0; count < 20; count++) await speak();
  const megabytes = Math.max(...pool.pids().map(readPeakMegabytes));
  console.log(`new process ${firstMs.toFixed(0)} ms, next sentence ${laterMs.toFixed(0)} ms, process ${megabytes} MB`);
  process.exitCode = laterMs <= 1200 && megabytes <= 350 ? 0 : 1;
} finally {
  await pool.stop();
  rmSync(folder, { recursive: true, force: true });
}

function readPeakMegabytes(pid: number | undefined) {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}
