import { AppError } from '../../domain/app-error.ts';
import type { SpokenTimes } from '../../domain/reader/narration.ts';
import { VoiceFailed } from '../platform/narrator/narrator.ts';
import type { Services } from '../services.ts';
import { narrateSentence } from './narrate-sentence.ts';
import type { NarrationPlan } from './plan-narration.ts';

/** Narrates one sentence (counted from 1) with the highest urgency, for a user who waits for it. */
export async function narrateSentenceNow(
  services: Pick<Services, 'db' | 'files' | 'narrator' | 'now'>,
  plans: NarrationPlan[],
  { number, isPublic }: { number: number; isPublic?: boolean },
): Promise<{ hash: string; sentence: SpokenTimes }> {
  if (plans.length === 0) throw new AppError('narration-unavailable');
  let failure: unknown;
  for (const { voice, sentences } of plans) {
    const sentence = sentences[number - 1];
    if (sentence === undefined) throw new AppError('not-found');
    try {
      const { startSeconds, endSeconds, words } = await narrateSentence(services, {
        voice,
        sentence,
        urgency: 'now',
        isPublic,
      });
      return { hash: sentence.hash, sentence: { startSeconds, endSeconds, words } };
    } catch (error) {
      if (!(error instanceof VoiceFailed)) throw error;
      failure = error;
    }
  }
  throw new AppError('narration-failed', undefined, { cause: failure });
}
