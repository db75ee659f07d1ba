import { memo, useMemo } from 'react';
import type { ArticleVersion } from '../../domain/library/article.ts';
import { pairUp, type translationOf } from './pair-up.ts';
import type { Place } from './place.ts';
import styles from './reader.module.css';
import { SentenceRow } from './sentence-row.tsx';
import { useSentenceClicks } from './use-sentence-clicks.ts';

interface SentenceListProps {
  learning: ArticleVersion;
  translation: ReturnType<typeof translationOf>;
  place: Place;
  areTranslationsShown: boolean;
  onActivate: (sentence: number) => void;
}

/** All sentences, paragraph by paragraph. Drawn once: what changes while one reads, each row finds out by itself. */
export const SentenceList = memo(function SentenceList(props: SentenceListProps) {
  const { learning, translation, place, areTranslationsShown, onActivate } = props;
  const clicks = useSentenceClicks(onActivate);
  const paragraphs = useMemo(() => pairUp(learning, translation?.sentences ?? []), [learning, translation]);
  const languages = useMemo(
    () => ({ source: learning.language, translation: translation?.language }),
    [learning.language, translation?.language],
  );
  return paragraphs.map((pairs) => (
    <div key={pairs[0]?.number} className={styles.paragraph}>
      {pairs.map((pair) => (
        <SentenceRow
          key={pair.number}
          pair={pair}
          languages={languages}
          place={place}
          areTranslationsShown={areTranslationsShown}
          clicks={clicks}
          onActivate={onActivate}
        />
      ))}
    </div>
  ));
});
