import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Grade, ReviewCard } from '../../../domain/learning/review/review.ts';
import { useAreShortcutsOn } from '../../access/use-shortcut-keys.ts';
import { uncover } from '../../reader/position/scroll-to-sentence.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cloze } from '../cloze.tsx';
import styles from './recall.module.css';

interface RecallCardProps {
  card: ReviewCard;
  number: number;
  count: number;
  onGrade: (grade: Grade) => void;
  onUndo: (() => void) | undefined;
  onSkip: () => void;
}

/** A sentence with a gap, then the word and its meaning. Keys while the card has the focus: Space, 1, 2, U and Escape. */
export function RecallCard({ card: { word }, number, count, onGrade, onUndo, onSkip }: RecallCardProps) {
  const { t } = useLingui();
  const areShortcutsOn = useAreShortcutsOn();
  const [isShown, setIsShown] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  // Scrolls the whole card into view. The card is taller than the offer that it replaces, and the answer may add a line
  // to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isShown changes the height
  useEffect(() => {
    if (section.current !== null) uncover(section.current);
  }, [isShown]);

  const actions: Record<string, (() => void) | undefined> = {
    ' ': isShown ? () => onGrade(3) : () => setIsShown(true),
    Escape: onSkip,
    ...(areShortcutsOn && { u: onUndo }),
    ...(areShortcutsOn && isShown && { 1: () => onGrade(1), 2: () => onGrade(3) }),
  };
  function handleKey(event: KeyboardEvent) {
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const isOnButton = event.key === ' ' && event.target instanceof HTMLButtonElement;
    if (action === undefined || isOnButton || event.ctrlKey || event.metaKey || event.altKey) return;
    // Prevents the default action, so that the reader, which uses the same keys, ignores the event.
    event.preventDefault();
    // A key that is held down must not grade the next card.
    if (!event.repeat) action();
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.recall}
      aria-label={t`Recall`}
      data-recalls
      onKeyDown={handleKey}
    >
      <header>
        <span>{t`Recall, ${number} of ${count}`}</span>
        <span>
          {onUndo && (
            <Button variant="plain" icon="undo" onClick={onUndo}>
              <Trans>Undo</Trans>
            </Button>
          )}
          <Button variant="plain" onClick={onSkip}>
            <Trans>Skip the rest</Trans>
          </Button>
        </span>
      </header>
      <div className={styles.track} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
          <i key={index} data-done={index < number - 1 || undefined} />
        ))}
      </div>
      <div className={styles.body} aria-live="polite">
        <p className={styles.task}>
          <Trans>Which word is missing?</Trans>
        </p>
        <Cloze word={word} isFilled={isShown} gapLabel={t`gap`} />
        {word.translation !== null && <p className={styles.translation}>{word.translation}</p>}
        <p className={styles.answer} data-hidden={!isShown || undefined}>
          <b lang={word.language}>{word.base}</b>
          <br />
          {word.meaning}
        </p>
      </div>
      <footer>
        {isShown ? (
          <>
            <Button variant="outline" icon="refresh" onClick={() => onGrade(1)}>
              <Trans>Not yet</Trans>
              {areShortcutsOn && <kbd>1</kbd>}
            </Button>
            <Button icon="check" onClick={() => onGrade(3)}>
              <Trans>I knew it</Trans>
              {areShortcutsOn && <kbd>2</kbd>}
            </Button>
          </>
        ) : (
          <Button isWide className={styles.show} onClick={() => setIsShown(true)}>
            <Trans>Show answer</Trans>
            <kbd>
              <Trans>Space</Trans>
            </kbd>
          </Button>
        )}
      </footer>
    </section>
  );
}
