import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readingSpeed } from '../../../domain/access/reading-speed.ts';
import { profileQuery, updateProfile } from '../../access/queries.ts';

const settleMs = 600;

/** The playback speed: applied immediately, saved to the profile after a delay. Errors while saving are ignored. */
export function useSpeed() {
  const saved = useQuery(profileQuery).data?.readingSpeed ?? readingSpeed.default;
  const [chosen, setChosen] = useState<number>();
  const speed = chosen ?? saved;
  const { mutate } = useMutation(updateProfile(useQueryClient()));
  const unsaved = useRef<number | undefined>(undefined);

  useEffect(() => {
    const timer = setTimeout(save, settleMs);
    function save() {
      if (unsaved.current === speed) mutate({ readingSpeed: speed }, { onSuccess: () => setChosen(unlessChanged) });
      unsaved.current = undefined;
    }
    // After saving, the value of the profile is used again, so that changes on other devices apply.
    function unlessChanged(now: number | undefined) {
      return now === speed ? undefined : now;
    }
    return () => clearTimeout(timer);
  }, [speed, mutate]);

  useEffect(
    () => () => {
      if (unsaved.current !== undefined) mutate({ readingSpeed: unsaved.current });
    },
    [mutate],
  );

  function choose(value: number) {
    const next = Math.round(Math.min(readingSpeed.max, Math.max(readingSpeed.min, value)) * 20) / 20;
    unsaved.current = next;
    setChosen(next);
  }
  return [speed, choose] as const;
}
