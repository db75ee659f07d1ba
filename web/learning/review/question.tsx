import { useLingui } from '@lingui/react/macro';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Cloze } from '../cloze.tsx';
import styles from './question.module.css';

/** The ids of the elements that describe the answer field. A screen reader reads them when the field gets the focus. */
export const questionIds = { sentence: 'review-sentence', translation: 'review-translation' };

/** Whether the question shows the meaning of the word, because the word has no sentence or the sentence has no translation. */
export const asksByMeaning = ({ ranges, translation }: Pick<SavedWord, 'ranges' | 'translation'>) =>
  ranges.length === 0 || translation === null;

/**
 * The sentence with a gap, and below it the translation or the meaning of the word. A word without a sentence has only
 * its meaning.
 */
export function Question({ word, isShown }: { word: SavedWord; isShown: boolean }) {
  const { t } = useLingui();
  const { language, ranges, translation, meaning, articleTitle } = word;
  const hasSentence = ranges.length > 0;
  return (
    <>
      {articleTitle !== null && (
        <p className={styles.source}>
          <Icon name="book" size="small" />
          <span lang={language}>{articleTitle}</span>
        </p>
      )}
      {hasSentence && (
        <div className={styles.sentence} id={questionIds.sentence}>
          <Cloze word={word} isFilled={isShown} gapLabel={t`missing word`} />
        </div>
      )}
      <p className={hasSentence ? styles.translation : styles.asked} id={questionIds.translation}>
        {asksByMeaning(word) ? meaning : translation}
      </p>
    </>
  );
}
