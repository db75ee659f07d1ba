import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { isLanguage } from '../../../domain/language.ts';
import { searchSuggestions } from '../../../domain/library/search-suggestions.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './suggestions.module.css';
import { useRotation } from './use-rotation.ts';

const shownAtOnce = 3;

/** Three of twenty example searches, rotating. The rotation stops while the user hovers or focuses them. */
export function Suggestions({ isHidden = false }) {
  const { t, i18n } = useLingui();
  const all = searchSuggestions[isLanguage(i18n.locale) ? i18n.locale : 'en'];
  const { first, isRotating, canRotate, holders, showNext, toggle } = useRotation(all.length, shownAtOnce);
  const shown = Array.from({ length: shownAtOnce }, (_, index) => all[(first + index) % all.length] ?? '');

  return (
    <div className={styles.suggestions} data-hidden={isHidden || undefined} {...holders}>
      <ul aria-label={t`Suggestions`} key={first}>
        {shown.map((query) => (
          <li key={query}>
            <Link to="/search" search={{ q: query }} className={styles.chip} suppressHydrationWarning={isHidden}>
              {query}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <Button variant="plain" size="compact" icon="shuffle" onClick={showNext}>
          <Trans>Other suggestions</Trans>
        </Button>
        {canRotate && (
          <Button variant="plain" size="compact" icon={isRotating ? 'pause' : 'play'} onClick={toggle}>
            {isRotating ? <Trans>Stop rotating suggestions</Trans> : <Trans>Rotate suggestions</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}
