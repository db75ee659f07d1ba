import type { ListedArticle } from '../../domain/library/article.ts';
import type { Coverage } from '../../domain/library/coverage.ts';
import { Later, lazyLater } from '../ui/loading/later.tsx';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta.tsx';
import { CardLink } from './card-link.tsx';
import { Cover } from './cover.tsx';
import { Fit } from './fit.tsx';
import { LevelTag } from './level-tag.tsx';

const DownloadButton = lazyLater(async () => (await import('./download-button.tsx')).DownloadButton);

interface ArticleCardProps {
  article: ListedArticle;
  /** The share of known words. `Fit` describes the meaning of null and undefined. */
  coverage?: Coverage | null | undefined;
}

/** An article that the user has not started. */
export function ArticleCard({ article, coverage }: ArticleCardProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.card}>
        <div className={styles.picture}>
          <Cover article={article} />
          <span className={styles.level}>
            <LevelTag level={article.level} />
          </span>
        </div>
        <div className={styles.words}>
          <h3 lang={article.titleLanguage}>
            <CardLink article={article} />
          </h3>
          {article.nativeTitle !== null && article.nativeTitle !== article.title && <p>{article.nativeTitle}</p>}
          <ArticleMeta article={article} />
          <Fit articleId={article.id} coverage={coverage} />
        </div>
      </div>
      <Later>
        <DownloadButton articleId={article.id} title={article.title} />
      </Later>
    </div>
  );
}
