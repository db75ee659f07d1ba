import { useState } from 'react';
import * as v from 'valibot';

const key = 'foxtale.listening';

export const gaps = { none: 0, short: 1.5, long: 4 } as const;

const habitsSchema = v.object({
  gap: v.fallback(v.picklist(['none', 'short', 'long']), 'none'),
  voice: v.fallback(v.picklist(['narration', 'device']), 'narration'),
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
      // Preferences are optional: storage may be full or disabled.
    }
  }
  return [habits, change] as const;
}

function readHabits(): ListeningHabits {
  try {
    return v.parse(habitsSchema, JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return { gap: 'none', voice: 'narration' };
  }
}
