import { AppError } from '../../../domain/app-error.ts';
import type { SpokenTimes } from '../../../domain/reader/listening/narration.ts';
import { type Voice, VoiceFailed } from '../../platform/narrator/narrator.ts';
import type { Services } from '../../services.ts';
import { narrateSentence } from './narrate-sentence.ts';
import type { NarrationPlan, PlannedSentence } from './plan-narration.ts';

// A listener should hear something within 8 seconds and waits 5 seconds for a voice. The next voice already starts after
// 2 seconds, because its process may have to be started.
const longestWaitMs = 5000;
const nextBeginsMs = 2000;
// How long a listener waits for a voice that was late a short time ago. This time is enough to load audio that is
// already stored.
const shortestWaitMs = 500;
const lateForMs = 60_000;

/**
 * The time at which a voice was last too slow for a listener. For a minute after this time, listeners wait for this
 * voice only briefly.
 */
const lateAt = new WeakMap<Voice, number>();

/**
 * Narrates one sentence (counted from 1) with the highest urgency, for a user who waits for it. If a voice does not answer in
 * time, the next voice is used. The late audio is still stored when it arrives.
 */
export async function narrateSentenceNow(
  services: Pick<Services, 'db' | 'files' | 'narrator' | 'now'>,
  plans: NarrationPlan[],
  { number, isPublic }: { number: number; isPublic?: boolean },
): Promise<{ hash: string; sentence: SpokenTimes }> {
  if (plans.length === 0) throw new AppError('narration-unavailable');
  let failure: unknown;
  for (const [index, { voice, sentences }] of plans.entries()) {
    const sentence = sentences[number - 1];
    if (sentence === undefined) throw new AppError('not-found');
    const speak = (by: Voice, planned: PlannedSentence) =>
      narrateSentence(services, { voice: by, sentence: planned, urgency: 'now', isPublic });
    const next = plans[index + 1];
    const planned = next?.sentences[number - 1];
    const prepareNext = () => next && planned && speak(next.voice, planned).catch(() => {});
    try {
      const spoken = speak(voice, sentence);
      const { startSeconds, endSeconds, words } = await (next === undefined
        ? spoken
        : inTime(services, { voice, spoken, prepareNext }));
      return { hash: sentence.hash, sentence: { startSeconds, endSeconds, words } };
    } catch (error) {
      if (!(error instanceof VoiceFailed)) throw error;
      failure = error;
    }
  }
  throw new AppError('narration-failed', undefined, { cause: failure });
}

interface Wait<Spoken> {
  voice: Voice;
  spoken: Promise<Spoken>;
  prepareNext: () => unknown;
}

async function inTime<Spoken>({ now }: Pick<Services, 'now'>, { voice, spoken, prepareNext }: Wait<Spoken>) {
  // If the listener no longer waits for this voice, its failure must not be an unhandled rejection.
  spoken.catch(() => {});
  const wasLate = now().getTime() - (lateAt.get(voice) ?? Number.NEGATIVE_INFINITY) < lateForMs;
  const late = Promise.withResolvers<never>();
  const preparing = setTimeout(prepareNext, wasLate ? 0 : nextBeginsMs);
  const giveUp = setTimeout(
    () => {
      if (!wasLate) lateAt.set(voice, now().getTime());
      late.reject(new VoiceFailed('The voice did not answer in time.'));
    },
    wasLate ? shortestWaitMs : longestWaitMs,
  );
  return Promise.race([spoken, late.promise]).finally(() => {
    clearTimeout(preparing);
    clearTimeout(giveUp);
  });
}
