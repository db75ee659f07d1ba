import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { downloadWords } from './download-words.ts';
import styles from './selection-bar.module.css';
import type { WordActions } from './use-word-actions.ts';

interface SelectionBarProps {
  words: readonly SavedWord[];
  total: number;
  actions: WordActions;
  onSelectAll: () => void;
  onClose: () => void;
}

/**
 * The bar with the actions for the selected words, at the bottom of the screen. On a phone, it covers the navigation bar.
 */
export function SelectionBar({ words, total, actions, onSelectAll, onClose }: SelectionBarProps) {
  const { t, i18n } = useLingui();
  const count = words.length;
  const all = i18n.number(total);

  function finishWith(act: (words: readonly SavedWord[]) => void) {
    act(words);
    onClose();
  }

  return (
    <section className={styles.bar} aria-label={t`Selected words`}>
      <div className={styles.count}>
        <IconButton icon="close" label={t`Clear selection`} onClick={onClose} />
        <span role="status">{t`${plural(count, { one: '# selected', other: '# selected' })}`}</span>
        {count < total && (
          <Button variant="plain" size="compact" onClick={onSelectAll}>
            <Trans>Select all {all}</Trans>
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="outline" icon="check" onClick={() => finishWith(actions.markKnown)}>
          <span className={styles.long}>
            <Trans context="button for selected words">Mark as known</Trans>
          </span>
          <span className={styles.short} aria-hidden="true">
            <Trans context="button for selected words">Known</Trans>
          </span>
        </Button>
        <Button variant="outline" icon="download" onClick={() => finishWith(downloadWords)}>
          <Trans>Export</Trans>
        </Button>
        <Button variant="danger" icon="trash" onClick={() => finishWith(actions.remove)}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </section>
  );
}
