import { useState } from 'react';
import * as v from 'valibot';

const key = 'foxtale.listening';

const preferencesSchema = v.object({
  gap: v.fallback(v.picklist(['none', 'short', 'long']), 'none'),
  /** The voiceURI of the chosen device voice, by language. For other languages the narration is played. */
  voices: v.fallback(v.record(v.string(), v.string()), {}),
  /** Languages for which the user has declined the offer of a natural device voice. */
  declined: v.fallback(v.array(v.string()), []),
  /** If true, playback stops after each sentence, so that the learner can repeat and record it. */
  isShadowing: v.fallback(v.boolean(), false),
});
export type ListeningPreferences = v.InferOutput<typeof preferencesSchema>;

/** Listening preferences, stored on this device. */
export function useListeningPreferences() {
  const [preferences, setPreferences] = useState(readPreferences);

  function change(changed: Partial<ListeningPreferences>) {
    const next = { ...preferences, ...changed };
    setPreferences(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Ignores the error: storage may be full or disabled. If so, the preferences last until the article is closed.
    }
  }
  return [preferences, change] as const;
}

function readPreferences(): ListeningPreferences {
  try {
    return v.parse(preferencesSchema, JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return v.parse(preferencesSchema, {});
  }
}
