import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import styles from './tap-hint.module.css';

const key = 'foxtale.tap-hint';

/** Explains once per device, in the first article, what a tap does. Disappears with the first click in the text. */
export function TapHint() {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (isSeen()) return;
    setIsShown(true);
    const hide = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('[data-source]') && setIsShown(false);
    document.addEventListener('click', hide);
    return () => document.removeEventListener('click', hide);
  }, []);

  if (!isShown) return null;
  return (
    <p className={styles.hint} role="status">
      <span>
        {matchMedia('(pointer: coarse)').matches ? (
          <Trans>Tap a word for its meaning, or next to it to choose the sentence.</Trans>
        ) : (
          <Trans>Click a word for its meaning, or next to it to choose the sentence.</Trans>
        )}
      </span>
      <IconButton icon="close" size="compact" label={t`Close`} onClick={() => setIsShown(false)} />
    </p>
  );
}

/** Also records that the hint was shown. Without storage the hint is not shown, because it would appear every time. */
function isSeen() {
  try {
    const isKnown = localStorage.getItem(key) !== null;
    localStorage.setItem(key, 'seen');
    return isKnown;
  } catch {
    return true;
  }
}
