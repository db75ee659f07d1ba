import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ArticleVersion } from '../../domain/library/article.ts';
import type { Reading } from '../../domain/reader/reading.ts';
import { sessionQuery } from '../access/queries.ts';
import { ArticleMeta } from '../library/article-meta.tsx';
import { Note } from '../ui/note.tsx';
import { ArticleEnd } from './article-end.tsx';
import { BackToSentence } from './back-to-sentence.tsx';
import { pairUp } from './pair-up.ts';
import styles from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import { RunningHeader } from './running-header.tsx';
import { SelectionTools } from './selection-tools.tsx';
import { SentenceRow } from './sentence-row.tsx';
import { useFollow } from './use-follow.ts';
import { usePlace } from './use-place.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useTranslationsShown } from './use-translations-shown.ts';

/** A page of a book: one column, the sentence being read stands out. A step redraws two rows and the bar, never this. */
export function Reader({ reading, learning }: { reading: Reading; learning: ArticleVersion }) {
  const { t } = useLingui();
  const readerId = useQuery(sessionQuery).data?.uid ?? '';
  const paragraphs = useMemo(() => pairUp(learning, reading.native), [learning, reading.native]);
  const place = usePlace(reading, readerId);
  const { isAway, comeBack } = useFollow(place);
  const languages = useMemo(
    () => ({ source: learning.language, translation: reading.native?.language }),
    [learning.language, reading.native?.language],
  );
  const [areShown, setAreShown] = useTranslationsShown();
  const goTo = useCallback(
    (sentence: number) => {
      place.goTo(sentence);
      comeBack();
    },
    [place, comeBack],
  );
  const next = useCallback(() => goTo(place.current() + 1), [goTo, place]);
  const previous = useCallback(() => goTo(place.current() - 1), [goTo, place]);
  const toggleTranslations = useCallback(() => setAreShown(!areShown), [areShown, setAreShown]);
  useReaderKeys({ next, previous, toggleTranslations });

  return (
    <>
      <RunningHeader learning={learning} wordCount={reading.wordCount} place={place} />
      <main className={styles.page}>
        <div className={styles.head}>
          <h1 lang={learning.language}>{learning.title}</h1>
          {reading.native !== null && <p lang={reading.native.language}>{reading.native.title}</p>}
          <ArticleMeta article={reading} />
        </div>
        {reading.native === null && (
          <Note>
            <Trans>You learn your native language, or the translation is missing: so there is none to show.</Trans>
          </Note>
        )}
        {paragraphs.map((pairs) => (
          <div key={pairs[0]?.number} className={styles.paragraph}>
            {pairs.map((pair) => (
              <SentenceRow
                key={pair.number}
                pair={pair}
                languages={languages}
                place={place}
                areTranslationsShown={areShown}
                onActivate={goTo}
              />
            ))}
          </div>
        ))}
        <ArticleEnd articleId={reading.articleId} place={place} />
      </main>
      <SelectionTools reading={reading} learning={learning} place={place} />
      {isAway && <BackToSentence onPress={comeBack} />}
      <ReaderBar
        place={place}
        translations={reading.native === null ? undefined : { areShown, onToggle: toggleTranslations }}
        onPrevious={previous}
        onNext={next}
        label={t`Reading`}
      />
    </>
  );
}
