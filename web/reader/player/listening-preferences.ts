import { useState } from 'react';
import * as v from 'valibot';

const key = 'foxtale.listening';

export const gaps = { none: 0, short: 1.5, long: 4 } as const;

const habitsSchema = v.object({
  gap: v.fallback(v.picklist(['none', 'short', 'long']), 'none'),
  /** The voiceURI of the chosen device voice, by language. For other languages the narration is played. */
  voices: v.fallback(v.record(v.string(), v.string()), {}),
  /** Languages for which the user has declined the offer of a natural device voice. */
  declined: v.fallback(v.array(v.string()), []),
  /** If true, playback stops after each sentence, so that the learner can repeat and record it. */
  isShadowing: v.fallback(v.boolean(), false),
});
export type ListeningHabits = v.InferOutput<typeof habitsSchema>;

/** Listening preferences, stored on this device. */
export function useListeningHabits() {
  const [habits, setHabits] = useState(readHabits);

  function change(changed: Partial<ListeningHabits>) {
    const next = { ...habits, ...changed };
    setHabits(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Ignores the error: storage may be full or disabled. If so, the preferences last until the article is closed.
    }
  }
  return [habits, change] as const;
}

function readHabits(): ListeningHabits {
  try {
    return v.parse(habitsSchema, JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return v.parse(habitsSchema, {});
  }
}
