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
  offline: msg`There’s no connection, and this article’s audio isn’t on your device. You can keep reading without it.`,
  lost: msg`The connection was lost. Your place is saved; the audio continues as soon as you’re online again.`,
  broken: msg`This device can’t play the audio. You can keep reading without it.`,
  unavailable: msg`There’s no voice for this language here yet. You can keep reading without it.`,
  failed: msg`The audio couldn’t be created this time. You can keep reading without it.`,
  stalled: msg`Your device’s voice didn’t respond. You can keep reading without it.`,
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
