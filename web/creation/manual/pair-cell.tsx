import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef } from 'react';
import type { Direction } from '../../../domain/creation/pair-sheet.ts';
import type { Language } from '../../../domain/language.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import styles from './pair-editor.module.css';

interface PairCellProps {
  label: string;
  language: Language;
  /** The sentence. Undefined if this column has fewer sentences than the other column. */
  text: string | undefined;
  placeholder: string;
  hasNext: boolean;
  actions: {
    change: (text: string) => void;
    split: (at: number) => void;
    join: () => void;
    joinBefore: () => void;
    /** Moves a translation to the previous or next sentence. Undefined in the column of the text. */
    move?: ((direction: Direction) => void) | undefined;
  };
}

export function PairCell({ label, language, text, placeholder, hasNext, actions }: PairCellProps) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);

  if (text === undefined) {
    return <p className={styles.missing}>{placeholder}</p>;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === 'Enter') {
      event.preventDefault();
      actions.split(selectionStart);
    } else if (event.key === 'Backspace' && selectionStart === 0 && selectionEnd === 0) {
      event.preventDefault();
      actions.joinBefore();
    }
  }

  return (
    <div className={styles.cell}>
      <textarea
        ref={area}
        className={styles.text}
        lang={language}
        aria-label={label}
        rows={1}
        value={text}
        placeholder={placeholder}
        onChange={(event) => actions.change(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <span className={styles.tools}>
        <IconButton
          icon="split"
          size="compact"
          label={t`Split at the cursor: ${label}`}
          onClick={() => actions.split(area.current?.selectionStart ?? 0)}
        />
        <IconButton
          icon="join"
          size="compact"
          label={t`Join with the next sentence: ${label}`}
          disabled={!hasNext}
          onClick={actions.join}
        />
        {actions.move !== undefined && (
          <>
            <IconButton
              icon="arrow-up"
              size="compact"
              label={t`Move to the previous sentence: ${label}`}
              disabled={text === ''}
              onClick={() => actions.move?.('up')}
            />
            <IconButton
              icon="arrow-down"
              size="compact"
              label={t`Move to the next sentence: ${label}`}
              disabled={text === ''}
              onClick={() => actions.move?.('down')}
            />
          </>
        )}
      </span>
    </div>
  );
}
