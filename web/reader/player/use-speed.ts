import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readingSpeed } from '../../../domain/access/reading-speed.ts';
import { profileQuery, updateProfile } from '../../access/queries.ts';

const settleMs = 600;

/** The learner's speed, at once here and a moment later in their profile. A failure to keep it there is no reason to disturb. */
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
    // Once it is kept it is the profile's, and follows what is chosen elsewhere.
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
