import type { FileStore } from '../file-store/file-store.ts';
import type { Narrator, Voice } from '../narrator/narrator.ts';
import type { Metrics } from './metrics.ts';

/** Counts every request to the file store. The duration of `find` is measured up to the first byte. */
export function observeFiles(metrics: Pick<Metrics, 'countFileRequest'>, files: FileStore): FileStore {
  const observe = <Result>(operation: string, ask: () => Promise<Result>, outcomeOf = (_result: Result) => 'done') =>
    timed(ask, (seconds, settled) => {
      const outcome = 'error' in settled ? 'failed' : outcomeOf(settled.result);
      metrics.countFileRequest({ operation, outcome, seconds });
    });
  const foundOrMissing = (result: unknown) => (result === undefined ? 'missing' : 'done');
  return {
    ...files,
    put: (key, content, options) => observe('put', () => files.put(key, content, options)),
    find: (key, range) => observe('find', () => files.find(key, range), foundOrMissing),
    findSize: (key) => observe('find-size', () => files.findSize(key), foundOrMissing),
    delete: (key) => observe('delete', () => files.delete(key)),
  };
}

/** Counts every sentence spoken by this process. */
export function observeNarrator(metrics: Pick<Metrics, 'countSpeech'>, narrator: Narrator): Narrator {
  const observeVoice = (voice: Voice): Voice => ({
    ...voice,
    speak: (sentence, options) =>
      timed(
        () => voice.speak(sentence, options),
        (seconds, settled) => {
          const failure = options.signal?.aborted ? 'cancelled' : 'failed';
          metrics.countSpeech({
            voice: voice.provider,
            urgency: options.urgency,
            outcome: 'error' in settled ? failure : 'done',
            seconds,
            characters: sentence.text.length,
          });
        },
      ),
  });
  return { ...narrator, voices: narrator.voices.map(observeVoice) };
}

type Settled<Result> = { result: Result } | { error: unknown };

async function timed<Result>(work: () => Promise<Result>, report: (seconds: number, settled: Settled<Result>) => void) {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const result = await work();
    report(seconds(), { result });
    return result;
  } catch (error) {
    report(seconds(), { error });
    throw error;
  }
}
