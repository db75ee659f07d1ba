import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './definition-window.module.css';

/** The pronunciation in IPA, with a play button. Screen readers cannot read IPA, so it is not part of the button's name. */
export function Pronunciation({ ipa, onPlay }: { ipa: string | null; onPlay: () => void }) {
  return (
    <button type="button" className={styles.sound} onClick={onPlay}>
      <Icon name="listen" />
      <span className={ipa === null ? undefined : 'visually-hidden'}>
        <Trans>Play</Trans>
      </span>
      {ipa !== null && (
        <span className={styles.ipa} aria-hidden="true">
          {ipa}
        </span>
      )}
    </button>
  );
}
