import { useLingui } from '@lingui/react/macro';
import { memo, useEffect, useRef } from 'react';
import type { Language } from '../../domain/language.ts';
import styles from './sentence-row.module.css';

export interface SentencePair {
  /** Counted from one through the whole article. */
  number: number;
  source: string;
  translation: string | undefined;
}

interface SentenceRowProps {
  pair: SentencePair;
  languages: { source: Language; translation: Language | undefined };
  isActive: boolean;
  isTranslationShown: boolean;
  onActivate: (number: number) => void;
  onReveal: (number: number) => void;
}

/** A sentence, and under it the place of its translation: a dotted line of its length until it is asked for. */
export const SentenceRow = memo(function SentenceRow(props: SentenceRowProps) {
  const { pair, languages, isActive, isTranslationShown, onActivate, onReveal } = props;
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isActive) keepInTheMiddle(row.current);
  }, [isActive]);

  return (
    <div
      ref={row}
      className={styles.sentence}
      data-active={isActive || undefined}
      data-number={pair.number % 5 === 0 ? pair.number : undefined}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same */}
      <p
        className={styles.source}
        lang={languages.source}
        aria-current={isActive ? 'true' : undefined}
        onClick={() => onActivate(pair.number)}
      >
        {pair.source}
      </p>
      {pair.translation !== undefined && (
        <p className={styles.slot} data-shown={isTranslationShown || undefined}>
          <span className={styles.translation} lang={languages.translation} aria-hidden={!isTranslationShown}>
            {pair.translation}
          </span>
          {!isTranslationShown && (
            <button
              type="button"
              className={styles.reveal}
              aria-label={t`Show the translation of sentence ${pair.number}`}
              onClick={() => {
                onActivate(pair.number);
                onReveal(pair.number);
              }}
            />
          )}
        </p>
      )}
    </div>
  );
});

/** Scrolls only when the sentence has left the middle of the window. */
function keepInTheMiddle(element: HTMLElement | null) {
  if (element === null) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top > innerHeight * 0.2 && bottom < innerHeight * 0.8) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}
