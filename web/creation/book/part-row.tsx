import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Language } from '../../../domain/language.ts';
import { readingMinutes } from '../../../domain/library/article.ts';
import type { BookPart } from '../../../domain/library/book.ts';
import { FitFigures } from '../../library/fit-figures.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Progress } from '../../ui/status/progress.tsx';
import styles from './book-page.module.css';

interface PartRowProps {
  part: BookPart;
  language: Language;
  isNext: boolean;
}

/** A line of the table of contents. */
export function PartRow({ part, language, isNext }: PartRowProps) {
  const { t } = useLingui();
  const {
    articleId,
    part: number,
    title,
    wordCount: words,
    sentence,
    sentenceCount,
    isFinished,
    isTranslated,
    coverage,
    partOfChapter,
    chapterParts,
  } = part;
  const minutes = readingMinutes(words);
  const isOpen = sentence > 1 && !isFinished;
  return (
    <li className={styles.part} data-next={isNext || undefined}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.title}>
        <h2 lang={language}>
          <Link to="/article/$articleId" params={{ articleId }} preload="intent" className={styles.link}>
            {title}
          </Link>
        </h2>
        <p>
          {chapterParts > 1 && <span>{t`Part ${partOfChapter} of ${chapterParts}`}</span>}
          <span>{t`${plural(minutes, { one: '# minute', other: '# minutes' })}`}</span>
          <span>{t`${plural(words, { one: '# word', other: '# words' })}`}</span>
          <Link
            to="/article/$articleId/edit"
            params={{ articleId }}
            className={styles.edit}
            aria-label={t`Edit part ${number}`}
          >
            <Trans>Edit</Trans>
          </Link>
        </p>
      </div>
      <div className={styles.measure}>
        {isOpen ? (
          <Progress
            label={t`Progress`}
            isLabelHidden
            value={sentence}
            max={sentenceCount}
            text={t`${sentence} of ${sentenceCount}`}
          />
        ) : (
          coverage !== null && <FitFigures coverage={coverage} />
        )}
      </div>
      {!isFinished && !isTranslated && (
        <span className={styles.state}>
          <Trans>Not translated</Trans>
        </span>
      )}
      {isFinished && (
        <span className={styles.finished}>
          <Icon name="check" size="small" />
          <Trans>Read</Trans>
        </span>
      )}
    </li>
  );
}
