import { useLingui } from '@lingui/react/macro';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Cloze } from '../cloze.tsx';
import styles from './question.module.css';

/** The ids of the elements that describe the answer field. A screen reader reads them when the field gets the focus. */
export const questionIds = { sentence: 'review-sentence', translation: 'review-translation' };

/** The sentence with a gap, and its translation. If there is no sentence or no translation, shows the meaning of the word. */
export function Question({ word, isShown }: { word: SavedWord; isShown: boolean }) {
  const { t } = useLingui();
  const { language, ranges, translation, meaning, articleTitle } = word;
  return (
    <>
      {articleTitle !== null && (
        <p className={styles.source}>
          <Icon name="book" size="small" />
          <span lang={language}>{articleTitle}</span>
        </p>
      )}
      <div className={styles.sentence} id={questionIds.sentence}>
        <Cloze word={word} isFilled={isShown} gapLabel={t`missing word`} />
      </div>
      <p className={styles.translation} id={questionIds.translation}>
        {ranges.length > 0 && translation !== null ? translation : meaning}
      </p>
    </>
  );
}
