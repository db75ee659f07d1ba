import type { Logger } from 'pino';
import { StartRefused } from '../../start-refused.ts';
import { explainProblem } from './explain-problem.ts';
import type { FileStore } from './file-store.ts';

export interface FilesState {
  isWorking: boolean;
  /** The problem in one line, without secrets. Null if there is none. */
  problem: string | null;
  checkedAt: Date;
}

interface Deps {
  files: FileStore;
  log: Logger;
  now: () => Date;
}

const checkIntervalMs = 60_000;

/**
 * Checks the audio storage at the start and then once a minute. Throws StartRefused if its settings are wrong. If the storage is
 * only unavailable, the server starts, because everything except audio works.
 */
export async function watchFiles({ files, log, now }: Deps, say: (line: string) => void) {
  let state: FilesState = { isWorking: true, problem: null, checkedAt: now() };
  await files.check({ isThorough: true }).catch((error: unknown) => {
    const { words, remedy, isTemporary } = explainProblem(error);
    if (!isTemporary) throw new StartRefused(`the audio storage cannot be used: ${words}. ${remedy}`, { cause: error });
    say(`Warning: the audio storage cannot be used: ${words}. ${remedy} There is no audio until it is back.`);
    state = { isWorking: false, problem: words, checkedAt: now() };
  });

  async function check() {
    const wasWorking = state.isWorking;
    try {
      await files.check();
      state = { isWorking: true, problem: null, checkedAt: now() };
      if (!wasWorking) log.info('the audio storage works again');
    } catch (error) {
      const { words, remedy } = explainProblem(error);
      state = { isWorking: false, problem: words, checkedAt: now() };
      log.error({ problem: words, remedy }, 'the audio storage cannot be used');
    }
  }
  const timer = setInterval(check, checkIntervalMs);

  return { state: () => state, stop: async () => clearInterval(timer) };
}
