import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ListedArticle, readingMinutes } from '../../domain/library/article.ts';
import { regionalTag } from '../platform/locale.ts';
import { Icon } from '../ui/image/icon.tsx';
import styles from './article-meta.module.css';
import { LevelTag } from './level-tag.tsx';
import { PrivateMark } from './private-mark.tsx';

interface ArticleMetaProps {
  article: Pick<ListedArticle, 'wordCount' | 'level'> &
    Partial<Pick<ListedArticle, 'isPrivate' | 'isFinished' | 'part' | 'partCount'>>;
  /** Whether to show the level. Not needed next to a cover, because a cover already shows the level. */
  hasLevel?: boolean;
}

/** Part number in a series, reading time, word count, level, and marks for finished and private articles. */
export function ArticleMeta({ article, hasLevel = false }: ArticleMetaProps) {
  const { t, i18n } = useLingui();
  const { wordCount: words, part, partCount } = article;
  const minutes = new Intl.NumberFormat(regionalTag(i18n.locale), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
  }).format(readingMinutes(words));
  return (
    <p className={styles.meta}>
      {hasLevel && <LevelTag level={article.level} />}
      {part != null && <span>{t`Part ${part} of ${partCount}`}</span>}
      <span>
        <Icon name="clock" size="small" />
        {minutes}
      </span>
      <span>{t`${plural(words, { one: '# word', other: '# words' })}`}</span>
      {article.isFinished && (
        <span className={styles.finished}>
          <Icon name="check" size="small" />
          {t`Finished`}
        </span>
      )}
      {article.isPrivate && <PrivateMark />}
    </p>
  );
}
