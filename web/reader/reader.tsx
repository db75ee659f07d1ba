import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { ArticleVersion } from '../../domain/library/article.ts';
import type { Reading } from '../../domain/reader/reading.ts';
import { sessionQuery } from '../access/queries.ts';
import { ArticleMeta } from '../library/article-meta.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Note } from '../ui/note.tsx';
import styles from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import { type SentencePair, SentenceRow } from './sentence-row.tsx';
import { usePlace } from './use-place.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useTranslationsShown } from './use-translations-shown.ts';

/** A page of a book: one column, the sentence being read stands out. */
export function Reader({ reading, learning }: { reading: Reading; learning: ArticleVersion }) {
  const { t } = useLingui();
  const readerId = useQuery(sessionQuery).data?.uid ?? '';
  const paragraphs = useMemo(() => pairUp(learning, reading.native), [learning, reading.native]);
  const { sentence, goTo } = usePlace(reading, readerId);
  const languages = useMemo(
    () => ({ source: learning.language, translation: reading.native?.language }),
    [learning.language, reading.native?.language],
  );
  const [areShown, setAreShown] = useTranslationsShown();
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const reveal = useCallback((number: number) => setRevealed((before) => new Set(before).add(number)), []);
  const next = useCallback(() => goTo(sentence + 1), [goTo, sentence]);
  const previous = useCallback(() => goTo(sentence - 1), [goTo, sentence]);
  const toggleTranslations = useCallback(() => setAreShown(!areShown), [areShown, setAreShown]);
  useReaderKeys({ next, previous, toggleTranslations });

  return (
    <>
      <header className={styles.header}>
        <Link to="/" className={styles.back}>
          <Icon name="arrow-left" />
          <Trans>Go to articles</Trans>
        </Link>
        <span className={styles.running} lang={learning.language}>
          {learning.title}
        </span>
      </header>
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
                isActive={pair.number === sentence}
                isTranslationShown={areShown || revealed.has(pair.number)}
                onActivate={goTo}
                onReveal={reveal}
              />
            ))}
          </div>
        ))}
        {sentence === reading.sentenceCount && (
          <EmptyState
            pose="reading"
            title={t`You have read it to the end`}
            action={
              <LinkButton to="/" variant="outline">
                <Trans>Find the next one</Trans>
              </LinkButton>
            }
          />
        )}
      </main>
      <ReaderBar
        sentence={sentence}
        count={reading.sentenceCount}
        translations={reading.native === null ? undefined : { areShown, onToggle: toggleTranslations }}
        onPrevious={previous}
        onNext={next}
        label={t`Reading`}
      />
    </>
  );
}

/** All versions of an article have the same paragraphs with the same number of sentences. */
function pairUp(learning: ArticleVersion, native: ArticleVersion | null): SentencePair[][] {
  let number = 0;
  return learning.paragraphs.map((sentences, paragraph) =>
    sentences.map((source, place) => {
      number += 1;
      return { number, source, translation: native?.paragraphs[paragraph]?.[place] };
    }),
  );
}
