import { useLingui } from '@lingui/react/macro';
import type { Language } from '../../../domain/language.ts';
import { Icon } from '../../ui/image/icon.tsx';
import marks from '../marks/marks.module.css';
import styles from './word-toggle.module.css';

interface WordToggleProps {
  base: string;
  language: Language;
  isSaved: boolean;
  onToggle: () => void;
}

/** A word and a bookmark. If the bookmark is filled, the word is saved for review. */
export function WordToggle({ base, language, isSaved, onToggle }: WordToggleProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t`Save ${base}`}
      aria-pressed={isSaved}
      onClick={onToggle}
    >
      <span lang={language} className={isSaved ? marks.saved : marks.new}>
        {base}
      </span>
      <Icon name="bookmark" size="small" />
    </button>
  );
}
