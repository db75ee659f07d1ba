import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './loading-note.module.css';
import type { Player } from './player.ts';
import { usePlayerState } from './use-player.ts';

const waits: { afterMs: number; message: MessageDescriptor }[] = [
  { afterMs: 3000, message: msg`Preparing the audio…` },
  { afterMs: 12_000, message: msg`The audio is taking a little longer…` },
];

/** Says above the play button that the audio is still loading. */
export function LoadingNote({ player }: { player: Pick<Player, 'subscribe' | 'state'> }) {
  const { t } = useLingui();
  const isLoading = usePlayerState(player).status === 'loading';
  const [message, setMessage] = useState<MessageDescriptor>();
  useEffect(() => {
    if (!isLoading) return;
    const timers = waits.map((wait) => setTimeout(() => setMessage(wait.message), wait.afterMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setMessage(undefined);
    };
  }, [isLoading]);
  return (
    <p role="status" className={styles.note}>
      {isLoading && message && t(message)}
    </p>
  );
}
