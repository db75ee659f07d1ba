import { AppError } from '../../domain/app-error.ts';
import type { SentenceClip } from '../../domain/reader/narration.ts';
import { VoiceFailed } from '../platform/narrator/narrator.ts';
import type { Services } from '../services.ts';
import { audioUrlOf } from './find-narration.ts';
import { narrateSentence } from './narrate-sentence.ts';
import type { VersionKey } from './narration-queries.ts';
import type { NarrationPlan } from './plan-narration.ts';

type Needed = Pick<Services, 'db' | 'files' | 'log' | 'narrator' | 'now'>;

interface Wanted {
  version: VersionKey;
  /** Counted from one. */
  number: number;
  plans: NarrationPlan[];
}

/** One sentence for somebody who waits for it: it overtakes all that is made ahead. */
export async function narrateOne(services: Needed, { version, number, plans }: Wanted): Promise<SentenceClip> {
  if (plans.length === 0) throw new AppError('narration-unavailable');
  let failure: unknown;
  for (const { voice, sentences } of plans) {
    const sentence = sentences[number - 1];
    if (sentence === undefined) throw new AppError('not-found');
    try {
      const { frames: _, ...times } = await narrateSentence(services, { voice, sentence, urgency: 'now' });
      return { audioUrl: audioUrlOf(version, sentence.hash), sentence: times };
    } catch (error) {
      if (!(error instanceof VoiceFailed)) throw error;
      failure = error;
    }
  }
  throw new AppError('narration-failed', undefined, { cause: failure });
}
