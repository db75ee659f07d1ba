import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { SentencePair } from './pair-up.ts';
import { sentenceId } from './sentence-element.ts';
import styles from './sentence-row.module.css';

interface SentenceRowProps {
  pair: SentencePair;
  languages: { source: Language; translation: Language | undefined };
  areTranslationsShown: boolean;
  onActivate: (number: number) => void;
}

/** A sentence and its translation. Until it is revealed, the translation is a dotted line of the same length. */
export const SentenceRow = memo(function SentenceRow(props: SentenceRowProps) {
  const { pair, languages, areTranslationsShown, onActivate } = props;
  const { t } = useLingui();
  const [isRevealed, setIsRevealed] = useState(false);
  const isTranslationShown = areTranslationsShown || isRevealed;

  return (
    <div
      id={sentenceId(pair.number)}
      className={styles.row}
      style={lengthsOf(pair)}
      data-number={pair.number % 5 === 0 ? pair.number : undefined}
      // The position is marked in the DOM, perhaps before hydration.
      suppressHydrationWarning
    >
      <div className={styles.sentence}>
        <p className={styles.source} data-source lang={languages.source} suppressHydrationWarning>
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
                aria-label={t`Show the translation of sentence ${{ number: pair.number }}`}
                onClick={() => {
                  onActivate(pair.number);
                  setIsRevealed(true);
                }}
              />
            )}
          </p>
        )}
      </div>
    </div>
  );
});

/** Text lengths for the style sheet, which estimates the height of rows that are not laid out yet. */
function lengthsOf({ source, translation }: SentencePair): CSSProperties & Record<`--${string}`, number> {
  return { '--source-length': source.length, '--translation-length': translation?.length ?? 0 };
}
