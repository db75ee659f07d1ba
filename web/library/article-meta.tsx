import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ListedArticle, readingMinutes } from '../../domain/library/article.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './article-meta.module.css';

/** Reading time, and how hard it is. */
export function ArticleMeta({ article }: { article: Pick<ListedArticle, 'wordCount' | 'level'> }) {
  const { t } = useLingui();
  const minutes = readingMinutes(article.wordCount);
  const words = article.wordCount;
  return (
    <p className={styles.meta}>
      <span>
        <Icon name="clock" size="small" />
        {t`${plural(minutes, { one: '# minute', other: '# minutes' })}`}
      </span>
      <span>{t`${plural(words, { one: '# word', other: '# words' })}`}</span>
      {article.level !== null && <span>{article.level}</span>}
    </p>
  );
}
