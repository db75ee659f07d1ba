import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ListedArticle, readingMinutes } from '../../domain/library/article.ts';
import { regionalTag } from '../platform/locale.ts';
import { Icon } from '../ui/image/icon.tsx';
import styles from './article-meta.module.css';
import { PrivateMark } from './private-mark.tsx';

interface ArticleMetaProps {
  article: Pick<ListedArticle, 'wordCount'> & Partial<Pick<ListedArticle, 'isPrivate'>>;
}

/** Reading time, word count, and a mark for private articles. */
export function ArticleMeta({ article }: ArticleMetaProps) {
  const { t, i18n } = useLingui();
  const words = article.wordCount;
  const minutes = new Intl.NumberFormat(regionalTag(i18n.locale), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
  }).format(readingMinutes(words));
  return (
    <p className={styles.meta}>
      <span>
        <Icon name="clock" size="small" />
        {minutes}
      </span>
      <span>{t`${plural(words, { one: '# word', other: '# words' })}`}</span>
      {article.isPrivate && <PrivateMark />}
    </p>
  );
}
