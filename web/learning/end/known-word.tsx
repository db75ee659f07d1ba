import { Trans } from '@lingui/react/macro';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './word-toggle.module.css';

/** A word that the learner knows. Can have the focus, because “and 2 more” moves the focus to the next word. */
export function KnownWord({ word: { base, language } }: { word: Pick<SavedWord, 'base' | 'language'> }) {
  return (
    <span className={styles.known} tabIndex={-1}>
      <span lang={language}>{base}</span>
      <Icon name="check" size="small" />
      <span className="visually-hidden">
        <Trans context="state of a word">Known</Trans>
      </span>
    </span>
  );
}
