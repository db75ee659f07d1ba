import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { isLanguage } from '../../../domain/language.ts';
import { searchSuggestions } from '../../../domain/library/search-suggestions.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import styles from './suggestions.module.css';
import { useRotation } from './use-rotation.ts';

const shownAtOnce = 3;

/**
 * At most three of twenty example searches, rotating, in one row. The rotation stops while the user hovers over the searches or
 * focuses them.
 */
export function Suggestions() {
  const { t, i18n } = useLingui();
  const all = searchSuggestions[isLanguage(i18n.locale) ? i18n.locale : 'en'];
  const { first, isRotating, holders, showNext, toggle } = useRotation(all.length, shownAtOnce);
  const shown = Array.from({ length: shownAtOnce }, (_, index) => all[(first + index) % all.length] ?? '');

  return (
    <div className={styles.suggestions} {...holders}>
      <ul aria-label={t`Suggestions`} key={first}>
        {shown.map((query) => (
          <li key={query}>
            <Link to="/search" search={{ q: query }} className={styles.chip}>
              {query}
            </Link>
          </li>
        ))}
      </ul>
      <IconButton icon="shuffle" label={t`Other suggestions`} onClick={showNext} />
      <IconButton
        className={styles.toggle}
        icon={isRotating ? 'pause' : 'play'}
        label={isRotating ? t`Stop rotating suggestions` : t`Rotate suggestions`}
        onClick={toggle}
      />
    </div>
  );
}
