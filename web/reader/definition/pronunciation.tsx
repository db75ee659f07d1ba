import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './definition-window.module.css';

interface PronunciationProps {
  ipa: string | null;
  /** Undefined if there is no audio. */
  onPlay: (() => void) | undefined;
}

/** The pronunciation in IPA, with a play button. The IPA is hidden from screen readers, because they cannot read it. */
export function Pronunciation({ ipa, onPlay }: PronunciationProps) {
  const transcription = ipa !== null && (
    <span className={styles.ipa} aria-hidden="true">
      {ipa}
    </span>
  );
  if (onPlay === undefined) return transcription && <span className={styles.pronunciation}>{transcription}</span>;
  return (
    <button type="button" className={styles.pronunciation} onClick={onPlay}>
      <Icon name="listen" />
      <span className={ipa === null ? undefined : 'visually-hidden'}>
        <Trans>Play</Trans>
      </span>
      {transcription}
    </button>
  );
}
