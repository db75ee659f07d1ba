import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import { ArticleCard } from '../../library/article-card.tsx';
import home from '../../library/home/home-page.module.css';
import { Icon } from '../../ui/image/icon.tsx';
import { rightForMeQuery, vocabularyQuery } from './fit-queries.ts';
import { noteShelf } from './note-level.ts';
import styles from './right-for-you.module.css';

const mostCards = 4;

/** The shelf of fitting articles on the home page. If the learner has no level, a link to the placement test instead. */
export function RightForYou() {
  const client = useQueryClient();
  const language = useQuery(profileQuery).data?.learningLang ?? 'en';
  const vocabulary = useQuery(vocabularyQuery(language)).data;
  const found = useQuery({ ...rightForMeQuery(client, language, 1), enabled: vocabulary != null }).data;
  const userId = useQuery(sessionQuery).data?.uid;
  const hasShelf = found && found.articles.length > 0;
  useEffect(() => {
    if (userId !== undefined && hasShelf !== undefined) noteShelf(userId, hasShelf);
  }, [userId, hasShelf]);
  if (vocabulary === null) return <FindLevel />;
  const articles = found?.articles.slice(0, mostCards) ?? [];
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
        {found?.isClosest ? (
          <Trans>These come closest to your level so far.</Trans>
        ) : (
          <Trans>You know 90 to 98 of every 100 words in these.</Trans>
        )}
      </p>
      <ul className={home.library}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const FindLevel = () => (
  <p className={styles.level}>
    <Icon name="sparkles" />
    <Link to="/placement">
      <Trans>Find your level in two minutes, and see how well each article fits you</Trans>
    </Link>
  </p>
);
