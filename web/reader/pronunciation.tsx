import { Trans } from '@lingui/react/macro';
import { Icon } from '../ui/icon.tsx';
import styles from './definition-window.module.css';

/** How it sounds: written, and read out where there is a voice. */
export function Pronunciation({ ipa, onPlay }: { ipa: string | null; onPlay: (() => void) | undefined }) {
  const written = ipa !== null && <span className={styles.ipa}>{ipa}</span>;
  if (onPlay === undefined) return ipa === null ? null : <p className={styles.sound}>{written}</p>;
  return (
    <button type="button" className={styles.sound} onClick={onPlay}>
      <Icon name="listen" />
      <span className={ipa === null ? undefined : 'visually-hidden'}>
        <Trans>Play</Trans>
      </span>
      {written}
    </button>
  );
}
