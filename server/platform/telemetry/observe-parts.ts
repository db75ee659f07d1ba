import type { FileStore } from '../file-store/file-store.ts';
import type { Narrator, Voice } from '../narrator/narrator.ts';
import type { Metrics } from './metrics.ts';

/** Counts every request to the file store. A file is found when its first byte is there. */
export function observeFiles(metrics: Pick<Metrics, 'countFileRequest'>, files: FileStore): FileStore {
  const observe = <Result>(operation: string, ask: () => Promise<Result>, outcomeOf = (_result: Result) => 'done') =>
    timed(ask, (seconds, settled) => {
      const outcome = 'error' in settled ? 'failed' : outcomeOf(settled.result);
      metrics.countFileRequest({ operation, outcome, seconds });
    });
  const foundOrMissing = (result: unknown) => (result === undefined ? 'missing' : 'done');
  return {
    ...files,
    put: (key, content) => observe('put', () => files.put(key, content)),
    find: (key, range) => observe('find', () => files.find(key, range), foundOrMissing),
    findSize: (key) => observe('find-size', () => files.findSize(key), foundOrMissing),
    delete: (key) => observe('delete', () => files.delete(key)),
  };
}

/** Counts every sentence that is spoken in this process. */
export function observeNarrator(metrics: Pick<Metrics, 'countSpeech'>, narrator: Narrator): Narrator {
  const observeVoice = (voice: Voice): Voice => ({
    ...voice,
    speak: (sentence, asking) =>
      timed(
        () => voice.speak(sentence, asking),
        (seconds, settled) => {
          const failure = asking.signal?.aborted ? 'cancelled' : 'failed';
          metrics.countSpeech({
            ...{ voice: voice.provider, urgency: asking.urgency, outcome: 'error' in settled ? failure : 'done' },
            ...{ seconds, characters: sentence.text.length },
          });
        },
      ),
  });
  return { ...narrator, voices: narrator.voices.map(observeVoice) };
}

type Settled<Result> = { result: Result } | { error: unknown };

async function timed<Result>(work: () => Promise<Result>, tell: (seconds: number, settled: Settled<Result>) => void) {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const result = await work();
    tell(seconds(), { result });
    return result;
  } catch (error) {
    tell(seconds(), { error });
    throw error;
  }
}
