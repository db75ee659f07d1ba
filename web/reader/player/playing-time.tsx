import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { narrationQuery } from '../queries.ts';
import { formatTime } from '../text/format-time.ts';
import type { ListeningSettings, PlayerClock } from './use-player.ts';

interface PlayingTimeProps {
  clock: PlayerClock;
  settings: Pick<ListeningSettings, 'articleId' | 'language'>;
}

/** Elapsed and total time of the narration. Renders nothing while the narration is being made, or with a voice of the device. */
export function PlayingTime({ clock, settings: { articleId, language } }: PlayingTimeProps) {
  const total = useQuery(narrationQuery({ articleId, language })).data?.narration?.durationSeconds;
  const elapsed = useSyncExternalStore(
    clock.subscribe,
    () => toWhole(clock.seconds()),
    () => undefined,
  );
  if (total === undefined || elapsed === undefined) return null;
  return (
    <span>
      {formatTime(elapsed)} / {formatTime(total)}
    </span>
  );
}

/** Whole seconds, so that the time is rendered once per second. */
const toWhole = (seconds: number | undefined) => (seconds === undefined ? undefined : Math.floor(seconds));
