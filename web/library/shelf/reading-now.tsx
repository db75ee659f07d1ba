import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { type BegunArticle, minutesLeft } from '../../../domain/library/article.ts';
import type { ListedBook } from '../../../domain/library/book.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Progress } from '../../ui/status/progress.tsx';
import { BookCover } from '../book-cover.tsx';
import { Cover } from '../cover.tsx';
import homeStyles from '../home/home-page.module.css';
import { LevelTag } from '../level-tag.tsx';
import styles from './shelf.module.css';

interface ReadingNowProps {
  begun: readonly BegunArticle[];
  /** Started books that have an unread part. */
  books: readonly ListedBook[];
}

/** The articles and books that the user is reading, each with its progress. */
export function ReadingNow({ begun, books }: ReadingNowProps) {
  if (begun.length + books.length === 0) return null;
  return (
    <section className={homeStyles.section}>
      <h2>
        <Trans>Reading now</Trans>
      </h2>
      <ul className={styles.list}>
        {begun.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} />
          </li>
        ))}
        {books.map((book) => (
          <li key={book.id}>
            <BookRow book={book} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleRow({ article }: { article: BegunArticle }) {
  const { t } = useLingui();
  const { id, title, nativeTitle, titleLanguage, sentence, sentenceCount, level } = article;
  const minutes = minutesLeft(article);
  return (
    <Row
      cover={<Cover article={article} />}
      opens={{ articleId: id, title, language: titleLanguage }}
      line={nativeTitle !== title && nativeTitle}
      progress={{ value: sentence, max: sentenceCount, text: t`${sentence} of ${sentenceCount}` }}
    >
      <LevelTag level={level} />
      {t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`}
    </Row>
  );
}

function BookRow({ book }: { book: ListedBook }) {
  const { t, i18n } = useLingui();
  const { title, author, language, partCount, progress, next } = book;
  if (next === null) return null;
  const { articleId, part } = next;
  return (
    <Row
      cover={<BookCover book={book} />}
      opens={{ articleId, title, language }}
      line={author}
      progress={{
        value: progress,
        max: 1,
        text: i18n.number(Math.floor(progress * 100) / 100, { style: 'percent' }),
      }}
    >
      {t`Part ${part} of ${partCount}`}
    </Row>
  );
}

interface RowProps {
  cover: ReactNode;
  opens: { articleId: string; title: string; language: Language };
  line: ReactNode;
  progress: { value: number; max: number; text: string };
  /** What is left to read, for example “12 minutes left” or “Part 3 of 20”. */
  children: ReactNode;
}

function Row({ cover, opens: { articleId, title, language }, line, progress, children }: RowProps) {
  const { t } = useLingui();
  return (
    <div className={styles.row}>
      {cover}
      <div className={styles.words}>
        <Link to="/article/$articleId" params={{ articleId }} preload="intent" lang={language}>
          {title}
        </Link>
        {line && <p>{line}</p>}
        <Progress label={t`Progress`} isLabelHidden {...progress} />
        <p className={styles.facts}>{children}</p>
      </div>
      <LinkButton to="/article/$articleId" params={{ articleId }} variant="outline" size="compact">
        <span>
          <Trans>Continue</Trans>
          <span className="visually-hidden" lang={language}>{`: ${title}`}</span>
        </span>
      </LinkButton>
    </div>
  );
}
