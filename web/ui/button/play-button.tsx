import type { Ref } from 'react';
import { Icon } from '../image/icon.tsx';
import { ThreeDots } from '../status/three-dots.tsx';
import styles from './play-button.module.css';

type PlayButtonProps = {
  status: 'paused' | 'loading' | 'playing';
  /** The accessible name: what a click does now. */
  label: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Starts and stops audio. A click while the audio is loading also stops it. */
export function PlayButton({ status, label, onPress, ref }: PlayButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.play}
      data-status={status}
      aria-label={label}
      aria-busy={status === 'loading' || undefined}
      onClick={onPress}
    >
      <Icon name={status === 'paused' ? 'play' : 'pause'} size="large" />
      {status === 'loading' && (
        <span className={styles.dots}>
          <ThreeDots />
        </span>
      )}
    </button>
  );
}
