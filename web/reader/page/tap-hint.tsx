import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useState } from 'react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { tapHintId } from '../position/measure-bars.ts';
import type { Place } from '../position/place.ts';
import { uncoverSentence } from '../position/scroll-to-sentence.ts';
import styles from './tap-hint.module.css';

const key = 'foxtale.tap-hint';

/** Explains once per device, in the first article, what a tap does. Disappears with the first click in the text. */
export function TapHint({ place }: { place: Place }) {
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

  // Scrolls the active sentence out from behind the hint.
  useLayoutEffect(() => {
    if (isShown) uncoverSentence(place.current());
  }, [isShown, place]);

  if (!isShown) return null;
  return (
    <p id={tapHintId} className={styles.hint} role="status">
      <span>
        {matchMedia('(pointer: coarse)').matches ? (
          <Trans>Tap a word for its meaning, or tap beside it to select the sentence.</Trans>
        ) : (
          <Trans>Click a word for its meaning, or click beside it to select the sentence.</Trans>
        )}
      </span>
      <IconButton icon="close" size="compact" label={t`Close`} onClick={() => setIsShown(false)} />
    </p>
  );
}

/**
 * Whether the hint was shown before. Also records that the hint is shown now. Returns true if storage is disabled, so that the
 * hint does not appear every time.
 */
function isSeen() {
  try {
    const isKnown = localStorage.getItem(key) !== null;
    localStorage.setItem(key, 'seen');
    return isKnown;
  } catch {
    return true;
  }
}
