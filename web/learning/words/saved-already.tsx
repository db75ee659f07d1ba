import { Trans } from '@lingui/react/macro';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { StateTag } from '../state-tag.tsx';
import { useWordKind } from '../word-kind.ts';
import { NextCell } from './next-cell.tsx';
import styles from './saved-already.module.css';

/** A word that the learner wants to add although it is already in the list. */
export function SavedAlready({ word }: { word: SavedWord }) {
  const kindOf = useWordKind();
  return (
    <div className={styles.saved}>
      <p className={styles.note}>
        <Trans>Already in your list:</Trans>
      </p>
      <p className={styles.word}>
        <b lang={word.language}>{word.base}</b> <small>{kindOf(word)}</small>
      </p>
      <p>{word.meaning}</p>
      <div className={styles.state}>
        <StateTag state={word.state} />
        <NextCell word={word} className={undefined} />
      </div>
    </div>
  );
}
