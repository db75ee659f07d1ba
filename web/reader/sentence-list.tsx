import { memo, useMemo } from 'react';
import type { ArticleVersion } from '../../domain/library/article.ts';
import { pairUp } from './pair-up.ts';
import type { Place } from './place.ts';
import styles from './reader.module.css';
import { SentenceRow } from './sentence-row.tsx';
import { useSentenceClicks } from './use-sentence-clicks.ts';

interface SentenceListProps {
  learning: ArticleVersion;
  native: ArticleVersion | null;
  place: Place;
  areTranslationsShown: boolean;
  onActivate: (sentence: number) => void;
}

/** All sentences, paragraph by paragraph. Drawn once: what changes while one reads, each row finds out by itself. */
export const SentenceList = memo(function SentenceList(props: SentenceListProps) {
  const { learning, native, place, areTranslationsShown, onActivate } = props;
  const clicks = useSentenceClicks(onActivate);
  const paragraphs = useMemo(() => pairUp(learning, native), [learning, native]);
  const languages = useMemo(
    () => ({ source: learning.language, translation: native?.language }),
    [learning.language, native?.language],
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
