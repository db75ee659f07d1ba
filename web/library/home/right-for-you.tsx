import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ListedArticle } from '../../../domain/library/article.ts';
import type { Coverage } from '../../../domain/library/coverage.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { ArticleCard } from '../article-card.tsx';
import home from './home-page.module.css';
import styles from './right-for-you.module.css';

interface RightForYouProps {
  articles: readonly ListedArticle[];
  isClosest: boolean;
  coverageOf: (articleId: string) => Coverage | null;
}

/** The shelf of articles that fit the learner. */
export function RightForYou({ articles, isClosest, coverageOf }: RightForYouProps) {
  if (articles.length === 0) return null;
  return (
    <section className={home.section}>
      <div className={home.head}>
        <h2>
          <Trans>Right for you</Trans>
        </h2>
        <Link to="/search" search={{ fit: 'me' }}>
          <Trans>Show all</Trans>
        </Link>
      </div>
      <p className={styles.note}>
        {isClosest ? (
          <Trans>These come closest to your level so far.</Trans>
        ) : (
          <Trans>You probably know 90 to 98 of every 100 words in these.</Trans>
        )}
      </p>
      <ul className={home.library}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} coverage={coverageOf(article.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown instead of the shelf to a learner without a level. */
export const FindLevel = () => (
  <p className={styles.level}>
    <Icon name="sparkles" />
    <Link to="/placement">
      <Trans>Find your level in two minutes, and see how well each article fits you</Trans>
    </Link>
  </p>
);
