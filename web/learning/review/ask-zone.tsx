import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import styles from './answer-zone.module.css';
import { questionIds } from './question.tsx';

interface AskZoneProps {
  /**
   * The element that gets the focus on a touch screen. The answer field does not get the focus there, because the on-screen
   * keyboard would cover the page.
   */
  heading: RefObject<HTMLElement | null>;
  word: Pick<SavedWord, 'language' | 'ranges'>;
  /** Shows the right answer. If the user has typed an answer, also checks it. */
  onShow: (typed: string) => void;
  onUndo: () => void;
}

/** The field for the missing word, and a button that shows the word. */
export function AskZone({ heading, word: { language, ranges }, onShow, onUndo }: AskZoneProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isEmpty = typed.trim() === '';
  const describedBy = [...(ranges.length > 0 ? [questionIds.sentence] : []), questionIds.translation].join(' ');

  useEffect(() => {
    const start = matchMedia('(pointer: coarse)').matches ? heading : field;
    start.current?.focus({ preventScroll: true });
  }, [heading]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onShow(typed);
  }

  function handleKey(event: KeyboardEvent) {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey);
    // Enter is handled here, because it does not submit an empty field: while the field is empty, the submit button is
    // disabled.
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
            aria-describedby={describedBy}
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
