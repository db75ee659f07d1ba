import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ListedArticle } from '../../domain/library/article.ts';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta.tsx';
import { Cover } from './cover.tsx';

/** An article that the user has not started. */
export function ArticleCard({ article }: { article: ListedArticle }) {
  const { t } = useLingui();
  const { level } = article;
  return (
    <Link to="/article/$articleId" params={{ articleId: article.id }} preload="intent" className={styles.card}>
      <div className={styles.picture}>
        <Cover article={article} />
        {level !== null && (
          <span className={styles.level}>
            <span className="visually-hidden">{t`Level ${level}`}</span>
            <span aria-hidden="true">{level}</span>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h3 lang={article.titleLanguage}>{article.title}</h3>
        {article.nativeTitle !== null && article.nativeTitle !== article.title && <p>{article.nativeTitle}</p>}
        <ArticleMeta article={article} />
      </div>
    </Link>
  );
}
