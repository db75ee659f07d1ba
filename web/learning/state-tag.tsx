import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SavedState } from '../../domain/learning/saved-word.ts';
import styles from './state-tag.module.css';

export const stateLabels: Record<SavedState, MessageDescriptor> = {
  unreviewed: msg`New`,
  learning: msg({ message: 'Learning', context: 'state of a word' }),
  learned: msg({ message: 'Known', context: 'state of a word' }),
};

/** The state of a saved word as a shape and a label, so that it does not depend on colour. */
export function StateTag({ state }: { state: SavedState }) {
  const { t } = useLingui();
  return (
    <span className={styles.tag}>
      <StateShape state={state} />
      {t(stateLabels[state])}
    </span>
  );
}

/** A dotted ring for new words, a half disc for words being learned, a disc with a check mark for known words. */
function StateShape({ state }: { state: SavedState }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.shape} data-state={state} aria-hidden="true">
      <circle cx="8" cy="8" r={state === 'learned' ? 7 : 6} />
      {state === 'learning' && <path d="M8 2a6 6 0 0 1 0 12z" />}
      {state === 'learned' && <path d="m4.8 8.2 2.2 2.2 4.2-4.4" />}
    </svg>
  );
}
