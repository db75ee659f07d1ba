import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Book } from '../../../domain/library/book.ts';
import { profileQuery } from '../../access/queries.ts';
import { Left } from '../../billing/left.tsx';
import { BookCover } from '../../library/book-cover.tsx';
import { FitFigures } from '../../library/fit-figures.tsx';
import { PrivateMark } from '../../library/private-mark.tsx';
import { SourceLink } from '../../library/source-link.tsx';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { AheadSwitch } from '../../translation/book/ahead-switch.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { Progress } from '../../ui/status/progress.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import styles from './book-page.module.css';
import { bookQuery } from './book-queries.ts';
import { DeleteBook } from './delete-book.tsx';
import { PartRow } from './part-row.tsx';

/** A book with its table of contents. */
export function BookPage() {
  const { t } = useLingui();
  const { bookId } = useParams({ from: '/shell/book/$bookId' });
  const found = useQuery(bookQuery(bookId));
  usePageTitle(found.data?.title ?? t`Book`);
  if (found.isPending) return <Skeleton label={t`Loading`} hasTitle />;
  if (found.data === undefined) throw found.error;
  if (found.data === null) {
    return (
      <EmptyState
        size="page"
        pose="lost"
        title={t`This book isn’t here`}
        text={t`It was deleted, or it’s in another of your languages.`}
        action={
          <LinkButton to="/my-articles" size="large">
            <Trans>My articles</Trans>
          </LinkButton>
        }
      />
    );
  }
  const book = found.data;
  return (
    <div className={styles.page}>
      <Head book={book} />
      <Translating book={book} />
      <ol className={styles.parts}>
        {book.parts.map((part) => (
          <PartRow key={part.articleId} part={part} language={book.language} isNext={part.part === book.next?.part} />
        ))}
      </ol>
      {!book.isComplete && (
        <p className={styles.note} role="status">
          <Trans>The other parts are on their way. You can start reading.</Trans>
        </p>
      )}
    </div>
  );
}

/** Shown only if a model is configured and the book needs translations. */
function Translating({ book: { id, language, parts, translation } }: { book: Book }) {
  const mainLang = useQuery(profileQuery).data?.mainLang;
  const isTranslated = parts.every((part) => part.isTranslated);
  if (!translation.canBeMade || mainLang === language || isTranslated) return null;
  return (
    <Card padding="none">
      <AheadSwitch bookId={id} isOn={translation.isAhead} />
      <div className={styles.left}>
        <Left limit="own-articles" />
      </div>
    </Card>
  );
}

function Head({ book }: { book: Book }) {
  const { t, i18n } = useLingui();
  const { title, author, language, partCount: parts, wordCount: words, progress, next, isBegun, coverage } = book;
  const part = next?.part ?? 1;
  const share = i18n.number(Math.floor(progress * 100) / 100, { style: 'percent' });
  return (
    <section className={styles.work}>
      <div className={styles.cover}>
        <BookCover book={book} />
      </div>
      <div className={styles.words}>
        <h1 lang={language}>{title}</h1>
        {author !== null && <p className={styles.author}>{author}</p>}
        <p className={styles.meta}>
          <span>{t`${plural(parts, { one: '# part', other: '# parts' })}`}</span>
          <span>{t`${plural(words, { one: '# word', other: '# words' })}`}</span>
          <PrivateMark />
          {book.sourceUrl !== null && (
            <span>
              <SourceLink url={book.sourceUrl} />
            </span>
          )}
        </p>
        {coverage !== null && (
          <div className={styles.fit}>
            <FitFigures coverage={coverage} />
          </div>
        )}
        {isBegun && (
          <div className={styles.fit}>
            <Progress label={t`Read so far`} value={progress} max={1} text={share} />
          </div>
        )}
        <div className={styles.actions}>
          {next !== null && (
            <LinkButton to="/article/$articleId" params={{ articleId: next.articleId }} size="large">
              {isBegun ? t`Continue with part ${part}` : t`Start reading`}
            </LinkButton>
          )}
          <DeleteBook bookId={book.id} title={title} />
        </div>
      </div>
    </section>
  );
}
