import type { Language } from '../../domain/language.ts';
import { makeGap } from '../../domain/learning/review/make-gap.ts';
import type { SavedWord } from '../../domain/learning/saved-word.ts';
import styles from './cloze.module.css';

interface ClozeProps {
  word: Pick<SavedWord, 'sentence' | 'ranges' | 'form'> & { language: Language };
  isFilled: boolean;
  /** What a screen reader says for the gap. */
  gapLabel: string;
}

/** The sentence with a gap. The gap contains the word as transparent text, so that nothing moves when the word is shown. */
export function Cloze({ word, isFilled, gapLabel }: ClozeProps) {
  const parts = makeGap(word);
  const shown = parts.length > 0 ? parts : [{ text: word.form, isGap: true }];
  return (
    <p className={styles.cloze} lang={word.language}>
      {shown.map(({ text, isGap }, index) =>
        isGap ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
          <span key={index} className={styles.gap} data-filled={isFilled || undefined}>
            {!isFilled && <span className="visually-hidden">{gapLabel}</span>}
            <span aria-hidden={!isFilled}>{text}</span>
          </span>
        ) : (
          text
        ),
      )}
    </p>
  );
}
