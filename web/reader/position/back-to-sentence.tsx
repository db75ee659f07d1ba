import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './back-to-sentence.module.css';

/** Shown when the user has scrolled away from the active sentence. */
export function BackToSentence({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={styles.chip} onClick={onPress}>
      <Icon name="text" size="small" />
      <Trans>Back to the sentence</Trans>
    </button>
  );
}
