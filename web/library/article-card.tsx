import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ListedArticle } from '../../domain/library/article.ts';
import { Later, lazyLater } from '../ui/loading/later.tsx';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta.tsx';
import { Cover } from './cover.tsx';
import { Fit } from './fit.tsx';
import { LevelTag } from './level-tag.tsx';

const DownloadButton = lazyLater(async () => (await import('./download-button.tsx')).DownloadButton);

/** An article that the user has not started. */
export function ArticleCard({ article }: { article: ListedArticle }) {
  const titleId = useId();
  return (
    <div className={styles.frame}>
      <Link
        to="/article/$articleId"
        params={{ articleId: article.id }}
        preload="intent"
        className={styles.card}
        aria-labelledby={titleId}
      >
        <div className={styles.picture}>
          <Cover article={article} />
          <span className={styles.level}>
            <LevelTag level={article.level} />
          </span>
        </div>
        <div className={styles.words}>
          <h3 id={titleId} lang={article.titleLanguage}>
            {article.title}
          </h3>
          {article.nativeTitle !== null && article.nativeTitle !== article.title && <p>{article.nativeTitle}</p>}
          <ArticleMeta article={article} />
          <Fit articleId={article.id} />
        </div>
      </Link>
      <Later>
        <DownloadButton articleId={article.id} title={article.title} />
      </Later>
    </div>
  );
}
