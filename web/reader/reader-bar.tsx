import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PlayButton } from '../ui/play-button.tsx';
import type { Place } from './place.ts';
import { GapMenu } from './player/gap-menu.tsx';
import type { Player } from './player/player.ts';
import { SoundMenu } from './player/sound-menu.tsx';
import { type Sound, usePlayerState } from './player/use-player.ts';
import type { ReaderActions } from './reader-actions.ts';
import styles from './reader-bar.module.css';
import { SentenceTrack } from './sentence-track.tsx';
import { useSentence } from './use-place.ts';

interface ReaderBarProps {
  place: Place;
  player: Player;
  sound: Sound;
  actions: ReaderActions;
  /** Undefined where there are none. */
  areTranslationsShown: boolean | undefined;
  /** What is to be said about the sound. */
  note: ReactNode;
}

/** Where one is, and the ways on: one play button, with what one needs beside it. */
export function ReaderBar({ place, player, sound, actions, areTranslationsShown, note }: ReaderBarProps) {
  const { t } = useLingui();
  const sentence = useSentence(place);
  const { status, isLooping } = usePlayerState(player);
  const { count } = place;
  return (
    <section className={styles.bar} aria-label={t`Player`}>
      {note}
      <SentenceTrack sentence={sentence} count={count} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus and the selection where they are */}
      <div className={styles.row} onMouseDown={keepFocus}>
        <div className={styles.side}>
          <SoundMenu sound={sound} />
          <span className={styles.count}>{t`${sentence} of ${count}`}</span>
          <span className={styles.wide}>
            <GapMenu sound={sound} />
          </span>
        </div>
        <div className={styles.middle}>
          <IconButton icon="repeat" label={t`Repeat this sentence`} onClick={actions.repeat} />
          <IconButton
            icon="previous"
            label={t`Previous sentence`}
            disabled={sentence === 1}
            onClick={actions.previous}
          />
          <PlayButton
            status={status}
            label={status === 'paused' ? t`Play` : t`Pause`}
            onPress={actions.togglePlaying}
          />
          <IconButton icon="next" label={t`Next sentence`} disabled={sentence === count} onClick={actions.next} />
          <IconButton icon="loop" label={t`Loop this sentence`} isPressed={isLooping} onClick={actions.toggleLoop} />
        </div>
        <div className={styles.side}>
          {areTranslationsShown !== undefined && (
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={areTranslationsShown}
              onClick={actions.toggleTranslations}
            >
              <Icon name="translate" />
              <span>
                <Trans>Translation</Trans>
              </span>
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** A button pressed by mouse does not take the focus: the space bar goes on meaning play, and a selection stays. */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) event.preventDefault();
}
