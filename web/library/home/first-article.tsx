import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ListedArticle } from '../../../domain/library/article.ts';
import type { Coverage } from '../../../domain/library/coverage.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { ArticleMeta } from '../article-meta.tsx';
import { CardLink } from '../card-link.tsx';
import { Cover } from '../cover.tsx';
import { Fit } from '../fit.tsx';
import cardStyles from './begun-card.module.css';
import styles from './first-article.module.css';

interface FirstArticleProps {
  article: ListedArticle;
  /** The share of known words. Null if it is not known. */
  coverage: Coverage | null;
}

/** For users who have read nothing yet: suggests a first article and explains how to read it. */
export function FirstArticle({ article, coverage }: FirstArticleProps) {
  const callId = useId();
  return (
    <section className={styles.first}>
      <h2>
        <Trans>Your first article</Trans>
      </h2>
      <div className={cardStyles.card} data-lead>
        <Cover article={article} />
        <div className={cardStyles.words}>
          <h3 lang={article.titleLanguage}>
            <CardLink article={article} callId={callId} />
          </h3>
          {article.nativeTitle !== null && article.nativeTitle !== article.title && (
            <p className={cardStyles.native}>{article.nativeTitle}</p>
          )}
          <ArticleMeta article={article} hasLevel />
          <Fit articleId={article.id} coverage={coverage} isRow />
          <span className={cardStyles.go} id={callId} aria-hidden="true">
            <Trans>Start reading</Trans>
          </span>
        </div>
      </div>
      <ul className={styles.ways}>
        <li>
          <Icon name="translate" />
          <Trans>Each sentence’s translation waits under its dotted line. Press the line to see it.</Trans>
        </li>
        <li>
          <Icon name="listen" />
          <Trans>Press Play to listen from any sentence, at your own pace.</Trans>
        </li>
        <li>
          <Icon name="define" />
          <Trans>Press any word to see what it means in its sentence.</Trans>
        </li>
      </ul>
    </section>
  );
}
