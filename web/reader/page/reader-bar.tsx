import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PlayButton } from '../../ui/button/play-button.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { ListeningMenu } from '../player/listening-menu.tsx';
import type { Player } from '../player/player.ts';
import { PlayingTime } from '../player/playing-time.tsx';
import { SentencePauseMenu } from '../player/sentence-pause-menu.tsx';
import { type ListeningSettings, type PlayerClock, usePlayerState } from '../player/use-player.ts';
import { playerId } from '../position/measure-bars.ts';
import type { Place } from '../position/place.ts';
import { SentenceTrack } from '../position/sentence-track.tsx';
import { useAttended, usePosition, useSentence } from '../position/use-place.ts';
import type { ReaderActions } from './reader-actions.ts';
import styles from './reader-bar.module.css';

interface ReaderBarProps {
  place: Place;
  player: Player;
  clock: PlayerClock;
  settings: ListeningSettings;
  actions: ReaderActions;
  /** Undefined if the article has no translation. */
  areTranslationsShown: boolean | undefined;
  /** What a voice says as a sample. */
  sampleText: () => string;
  /** Lines above the controls: messages about the audio, the offer of another voice, shadowing. */
  note: ReactNode;
}

/** The bar at the bottom: progress, play button and further controls. */
export function ReaderBar(props: ReaderBarProps) {
  const { place, player, clock, settings, actions, areTranslationsShown, sampleText, note } = props;
  const { t } = useLingui();
  const active = useSentence(place);
  const position = usePosition(place);
  const sentence = useAttended(place);
  const { status, isLooping } = usePlayerState(player);
  const { count } = place;
  const playButton = useRef<HTMLButtonElement>(null);
  return (
    <section id={playerId} className={styles.bar} aria-label={t`Player`}>
      {note}
      <SentenceTrack place={place} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only decides about the focus and the selection */}
      <div className={styles.row} onMouseDown={leaveFocus}>
        <div className={styles.side}>
          <ListeningMenu settings={settings} player={player} sampleText={sampleText} playButton={playButton} />
          <span className={styles.count}>
            <span>{t`${sentence} of ${count}`}</span>
            <PlayingTime clock={clock} settings={settings} />
          </span>
          <span className={styles.wide}>
            <SentencePauseMenu settings={settings} playButton={playButton} />
          </span>
        </div>
        <div className={styles.middle}>
          <IconButton icon="repeat" label={t`Repeat this sentence`} onClick={actions.repeat} />
          <IconButton
            icon="previous"
            label={t`Previous sentence`}
            disabled={active === 1 && position === 1}
            onClick={actions.previous}
          />
          <PlayButton
            ref={playButton}
            status={status}
            label={status === 'paused' ? t`Play` : t`Pause`}
            onPress={actions.togglePlaying}
          />
          <IconButton icon="next" label={t`Next sentence`} disabled={active === count} onClick={actions.next} />
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

/**
 * Prevents a mouse click from moving the focus to a button, so that the text stays selected. If another button has the
 * focus, that button loses the focus. So after the click, the space bar starts and stops playback.
 */
function leaveFocus(event: MouseEvent) {
  const { target, currentTarget } = event;
  if (!(target instanceof Node) || !currentTarget.contains(target)) return;
  event.preventDefault();
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('button, a') && !focused.contains(target)) focused.blur();
}
