import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import { useSentenceAudio } from './use-sentence-audio.ts';
import { useWordActions } from './use-word-actions.ts';
import { useWordKeys } from './use-word-keys.ts';
import type { Words } from './use-words.ts';
import styles from './word-list.module.css';
import { WordRow } from './word-row.tsx';

interface WordListProps {
  list: Words;
  /** Whether the user is selecting words. On narrow screens, the checkboxes are shown only while the user is selecting. */
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}

export function WordList({ list, isSelecting, onSelecting }: WordListProps) {
  const { t, i18n } = useLingui();
  const { words, total } = list;
  const selection = useSelection(words.map(({ id }) => id));
  const actions = useWordActions();
  const play = useSentenceAudio();
  const chosen = words.filter(({ id }) => selection.has(id));
  const handleKey = useWordKeys({ words, selection, actions });

  function finish() {
    selection.clear();
    onSelecting(false);
  }

  async function selectEverything() {
    selection.select((await list.loadAll()).map(({ id }) => id));
  }

  if (words.length === 0 && !list.isFetching)
    return <EmptyState pose="sleeping" title={t`No matching words`} text={t`Try other letters or fewer filters.`} />;

  const shown = i18n.number(words.length);
  const all = i18n.number(total);
  return (
    <>
      <Card padding="none" className={styles.card} data-selecting={isSelecting || undefined}>
        <div className={styles.head}>
          <Checkbox
            label={t`Select all that are shown`}
            className={styles.pick}
            checked={chosen.length > 0 && chosen.length === words.length}
            isPartial={chosen.length > 0 && chosen.length < words.length}
            onChange={() => selection.select(chosen.length === words.length ? [] : words.map(({ id }) => id))}
          />
          <span aria-hidden="true">
            <Trans>Word</Trans>
          </span>
          <span aria-hidden="true">
            <Trans>Meaning</Trans>
          </span>
          <span aria-hidden="true">
            <Trans>Sentence</Trans>
          </span>
          <span aria-hidden="true">
            <Trans>State</Trans>
          </span>
          <span aria-hidden="true">
            <Trans>Next review</Trans>
          </span>
        </div>
        <ul className={styles.rows} onKeyDownCapture={handleKey}>
          {words.map((word) => (
            <WordRow
              key={word.id}
              word={word}
              isSelected={selection.has(word.id)}
              onSelect={(isRange) => selection.toggle(word.id, { isRange })}
              actions={actions}
              onPlay={play}
            />
          ))}
        </ul>
      </Card>
      <p className={styles.more}>
        <Trans>
          Showing {shown} of {all}
        </Trans>
        {list.hasMore && (
          <Button variant="outline" isBusy={list.isLoadingMore} onClick={list.loadMore}>
            <Trans>Load more</Trans>
          </Button>
        )}
      </p>
      {chosen.length > 0 && (
        <SelectionBar
          words={chosen}
          total={total}
          actions={actions}
          onSelectAll={() => void selectEverything()}
          onClose={finish}
        />
      )}
    </>
  );
}
