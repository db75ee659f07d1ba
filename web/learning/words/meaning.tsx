import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { longestMeaning, type SavedWord } from '../../../domain/learning/saved-word.ts';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './meaning.module.css';

interface MeaningProps {
  word: Pick<SavedWord, 'id' | 'base' | 'meaning'>;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  onSave: (word: Pick<SavedWord, 'id' | 'meaning'>, meaning: string) => void;
}

/** The meaning of a word, edited in place. Enter or leaving the field saves, Escape cancels. */
export function Meaning({ word, isEditing, onEditing, onSave }: MeaningProps) {
  const { t } = useLingui();
  const { base, meaning } = word;
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isEditing) return;
    field.current?.focus();
    field.current?.select();
  }, [isEditing]);

  function save() {
    const text = field.current?.value.trim() ?? '';
    if (text !== '' && text !== meaning) onSave(word, text);
    onEditing(false);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') save();
    else onEditing(false);
    // Returns the focus to the button, which replaces the field at the next render.
    requestAnimationFrame(() => button.current?.focus());
  }

  if (isEditing) {
    return (
      <div className={styles.meaning} data-editing="">
        <input
          ref={field}
          type="text"
          className={styles.field}
          defaultValue={meaning}
          maxLength={longestMeaning}
          aria-label={t`Meaning of ${base}`}
          onKeyDown={handleKey}
          onBlur={save}
        />
      </div>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.meaning}
      aria-label={t`Edit the meaning of ${base}: ${meaning}`}
      onClick={() => onEditing(true)}
    >
      {meaning}
      <Icon name="edit" size="small" />
    </button>
  );
}
