import { memo, Suspense, useMemo } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import styles from '../page/reader.module.css';
import { pairUp, type translationOf } from './pair-up.ts';
import { SentenceRow } from './sentence-row.tsx';

interface SentenceListProps {
  learning: ArticleVersion;
  translation: ReturnType<typeof translationOf>;
  areTranslationsShown: boolean;
  onActivate: (sentence: number) => void;
}

/** All sentences by paragraph. Not re-rendered on a step: `ActiveRow` marks the active row. */
export const SentenceList = memo(function SentenceList(props: SentenceListProps) {
  const { learning, translation, areTranslationsShown, onActivate } = props;
  const paragraphs = useMemo(() => pairUp(learning, translation?.sentences ?? []), [learning, translation]);
  const languages = useMemo(
    () => ({ source: learning.language, translation: translation?.language }),
    [learning.language, translation?.language],
  );
  return paragraphs.map((pairs) => (
    // Suspense: each paragraph is hydrated on its own, after the controls, and first where the user clicks.
    <Suspense key={pairs[0]?.number}>
      <div className={styles.paragraph}>
        {pairs.map((pair) => (
          <SentenceRow
            key={pair.number}
            pair={pair}
            languages={languages}
            areTranslationsShown={areTranslationsShown}
            onActivate={onActivate}
          />
        ))}
      </div>
    </Suspense>
  ));
});
