import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { KeptArticle } from '../../device/kept-articles.ts';
import { useIsServerBusy } from '../../platform/connection.ts';
import { Fox } from '../../ui/image/fox.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Cover } from '../cover.tsx';
import { LevelTag } from '../level-tag.tsx';
import styles from './device-articles.module.css';

/** Shown offline and while the server is busy, instead of the library: articles stored on this device. */
export function DeviceArticles({ articles }: { articles: KeptArticle[] }) {
  const isBusy = useIsServerBusy();
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Fox pose="sleeping" size="6rem" />
        <div>
          <h2>
            {isBusy ? (
              <Trans>The server is busy. These are on this device:</Trans>
            ) : (
              <Trans>You’re offline. These are on this device:</Trans>
            )}
          </h2>
          <p>
            {isBusy ? (
              <Trans>Everything else comes back when the server answers again.</Trans>
            ) : (
              <Trans>Everything else comes back when you’re online again.</Trans>
            )}
          </p>
        </div>
      </div>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.articleId}>
            <DeviceArticle article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeviceArticleProps {
  article: KeptArticle;
  /** The sentence that matches the search. */
  sentence?: string | null;
}

export function DeviceArticle({ article, sentence = null }: DeviceArticleProps) {
  const { t } = useLingui();
  const { articleId, title, language, nativeTitle, genres, hasSound, level, cover } = article;
  return (
    <Link to="/article/$articleId" params={{ articleId }} className={styles.article}>
      <Cover article={{ id: articleId, genres, cover }} />
      <span className={styles.words}>
        <strong lang={language}>{title}</strong>
        {nativeTitle !== null && nativeTitle !== title && <span>{nativeTitle}</span>}
        {sentence !== null && <q>{sentence}</q>}
        <small>
          <LevelTag level={level} />
          <Icon name={hasSound ? 'headphones' : 'text'} size="small" />
          {hasSound ? t`Text and audio` : t`Text without audio`}
        </small>
      </span>
    </Link>
  );
}
