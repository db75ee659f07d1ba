import { Icon } from './icon.tsx';
import styles from './play-button.module.css';
import { ThreeDots } from './three-dots.tsx';

type PlayButtonProps = {
  status: 'paused' | 'loading' | 'playing';
  /** What a press does now, in words. */
  label: string;
  onPress: () => void;
};

/** Starts and stops a sound; pressing it while the sound is on its way stops as well. */
export function PlayButton({ status, label, onPress }: PlayButtonProps) {
  return (
    <button
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
