import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ListedBook } from '../../../domain/library/book.ts';
import { Progress } from '../../ui/status/progress.tsx';
import { BookCover } from '../book-cover.tsx';
import linkStyles from '../card-link.module.css';
import styles from './begun-card.module.css';

/** A book with its total progress. On the home page it opens the next part to read, on “My articles” the table of contents. */
export function BookCard({ book, opens }: { book: ListedBook; opens: 'next' | 'book' }) {
  const { t, i18n } = useLingui();
  const { id: bookId, title, author, language, partCount, progress, next } = book;
  const share = i18n.number(Math.floor(progress * 100) / 100, { style: 'percent' });
  const part = next?.part ?? partCount;
  return (
    <div className={styles.card}>
      <BookCover book={book} />
      <div className={styles.words}>
        <h3 lang={language}>
          {opens === 'next' && next !== null ? (
            <Link to="/article/$articleId" params={{ articleId: next.articleId }} className={linkStyles.link}>
              {title}
            </Link>
          ) : (
            <Link to="/book/$bookId" params={{ bookId }} className={linkStyles.link}>
              {title}
            </Link>
          )}
        </h3>
        {author !== null && <p className={styles.native}>{author}</p>}
        <Progress label={t`Progress`} isLabelHidden value={progress} max={1} text={share} />
        <p className={styles.left}>
          {next === null ? <Trans>Finished</Trans> : t`Part ${part} of ${partCount}`}
          {next !== null && opens === 'next' && <span lang={language}>{next.title}</span>}
        </p>
      </div>
    </div>
  );
}
