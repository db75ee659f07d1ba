import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import styles from './answer-zone.module.css';

interface AskZoneProps {
  word: Pick<SavedWord, 'language'>;
  /** Checks what was typed; with nothing typed it shows the answer. */
  onShow: (typed: string) => void;
  onUndo: () => void;
}

/** The field for the missing word, and a button that shows it. */
export function AskZone({ word: { language }, onShow, onUndo }: AskZoneProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isEmpty = typed.trim() === '';

  // The field gets no focus on a touch screen, because the on-screen keyboard would cover the page.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onShow(typed);
  }

  function handleKey(event: KeyboardEvent) {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey);
    // The submit button is disabled while the field is empty, and then Enter does not submit.
    const isShow = event.key === ' ' || event.key === 'Enter';
    if (!isEmpty || !(isShow || isUndo)) return;
    event.preventDefault();
    if (isUndo) onUndo();
    else onShow('');
  }

  return (
    <section className={styles.zone} aria-label={t`Answer`}>
      <div className={styles.ask}>
        <form className={styles.type} onSubmit={handleSubmit}>
          <TextInput
            ref={field}
            lang={language}
            value={typed}
            maxLength={100}
            aria-label={t`Type the missing word`}
            placeholder={t`Type the missing word`}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={handleKey}
          />
          <Button type="submit" variant="outline" disabled={isEmpty}>
            <Trans>Check</Trans>
          </Button>
        </form>
        <Button onClick={() => onShow('')}>
          <Trans>Show answer</Trans>
          <span className={styles.key} aria-hidden="true">
            <kbd>
              <Trans>Space</Trans>
            </kbd>
          </span>
        </Button>
      </div>
    </section>
  );
}
