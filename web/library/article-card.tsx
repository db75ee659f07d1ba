import { Link } from '@tanstack/react-router';
import type { ListedArticle } from '../../domain/library/article.ts';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta.tsx';
import { Cover } from './cover.tsx';

/** An article one has not begun. */
export function ArticleCard({ article }: { article: ListedArticle }) {
  return (
    <Link to="/article/$articleId" params={{ articleId: article.id }} className={styles.card}>
      <Cover article={article} />
      <h3 lang={article.titleLanguage}>{article.title}</h3>
      {article.nativeTitle !== null && <p>{article.nativeTitle}</p>}
      <ArticleMeta article={article} />
    </Link>
  );
}
