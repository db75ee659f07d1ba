import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './audio-note.module.css';
import type { Player } from './player.ts';
import { usePlayerState } from './use-player.ts';
import type { AudioProblem } from './voice.ts';

const messages: Record<AudioProblem, MessageDescriptor> = {
  offline: msg`There is no connection, and the sound of this article is not on your device. You can read on without it.`,
  lost: msg`The connection broke. Your place is kept; the voice goes on as soon as you are online again.`,
  broken: msg`This device cannot play the sound. You can read on without it.`,
  unavailable: msg`There is no voice for this language here yet. You can read on without it.`,
  failed: msg`The sound could not be made this time. You can read on without it.`,
  stalled: msg`The voice of your device did not answer. You can read on without it.`,
};

/** Explains why there is no audio and what to do. */
export function AudioNote({ player }: { player: Player }) {
  const { t } = useLingui();
  const { problem } = usePlayerState(player);
  return (
    <div role="status" className={problem && styles.note}>
      {problem && (
        <>
          <Icon name={problem === 'offline' || problem === 'lost' ? 'offline' : 'warning'} />
          <p>{t(messages[problem])}</p>
          {problem !== 'unavailable' && (
            <Button variant="outline" size="compact" onClick={player.play}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
