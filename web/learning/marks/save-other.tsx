import { useLingui } from '@lingui/react/macro';
import type { WordPlace } from '../../../domain/reader/definition/word-place.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import styles from './save-other.module.css';
import { useSavedWord } from './use-saved-word.ts';

interface SaveOtherProps {
  place: WordPlace;
  /** Shown in the label until the server has answered. */
  text: string;
}

/** Saves the second word of the definition window: a word of the expression that is defined, or the expression around a word. */
export function SaveOther({ place, text }: SaveOtherProps) {
  const { t } = useLingui();
  const { state, at, toggleSaved } = useSavedWord(place);
  const base = at?.word?.base ?? at?.base ?? text;
  return (
    <IconButton
      icon="bookmark"
      size="compact"
      label={t`Save ${base}`}
      isPressed={state === 'saved'}
      className={styles.button}
      onClick={toggleSaved}
    />
  );
}
