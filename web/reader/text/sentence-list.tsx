import { type FocusEvent, memo, Suspense, useMemo } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import styles from '../page/reader.module.css';
import { formatTime } from './format-time.ts';
import { pairUp, type TranslatedSentences } from './pair-up.ts';
import { SentenceRow } from './sentence-row.tsx';
import { findSentenceOf } from './text-offset.ts';

interface SentenceListProps {
  learning: ArticleVersion;
  translation: TranslatedSentences | null;
  /** For subtitles: the time at which each paragraph begins. */
  startsMs?: readonly number[] | null | undefined;
  areTranslationsShown: boolean;
  onActivate: (sentence: number) => void;
  /** Called when a button of a sentence gets the focus. */
  onFocus: (sentence: number) => void;
}

/** All sentences, in one list with their numbers. Not re-rendered on a step: `ActiveRow` marks the active row. */
export const SentenceList = memo(function SentenceList(props: SentenceListProps) {
  const { learning, translation, startsMs, areTranslationsShown, onActivate, onFocus } = props;
  const paragraphs = useMemo(() => pairUp(learning, translation?.sentences ?? []), [learning, translation]);
  const languages = useMemo(
    () => ({ source: learning.language, translation: translation?.language }),
    [learning.language, translation?.language],
  );
  function followFocus({ target }: FocusEvent) {
    // Only a focused control counts. After a lookup, the sentence itself may get the focus, which must not move the position.
    const sentence = target.matches('[data-control]') ? findSentenceOf(target) : undefined;
    if (sentence !== undefined) onFocus(sentence);
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it, Safari drops the semantics of a list without markers
    <ol role="list" className={styles.sentences} onFocus={followFocus}>
      {paragraphs.map((pairs, paragraph) => (
        // Suspense lets React hydrate each paragraph separately, after the controls. A paragraph that is clicked is hydrated
        // first.
        <Suspense key={pairs[0]?.number}>
          {pairs.map((pair, index) => (
            <SentenceRow
              key={pair.number}
              pair={pair}
              languages={languages}
              beginsParagraph={index === 0 && pair.number > 1}
              time={index === 0 ? formatStart(startsMs?.[paragraph]) : undefined}
              areTranslationsShown={areTranslationsShown}
              onActivate={onActivate}
            />
          ))}
        </Suspense>
      ))}
    </ol>
  );
});

const formatStart = (ms: number | undefined) => (ms === undefined ? undefined : formatTime(ms / 1000));
