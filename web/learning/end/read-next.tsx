import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type { ListedArticle } from '../../../domain/library/article.ts';
import { ArticleCard } from '../../library/article-card.tsx';
import { rightForMeQuery, vocabularyQuery } from '../fit/fit-queries.ts';
import styles from './read-next.module.css';

interface ReadNextProps {
  language: Language;
  isOther: (article: ListedArticle) => boolean;
  /** Shown if the learner has no level, or if no article of the right difficulty is left. */
  fallback: ListedArticle | undefined;
}

/** Suggests an article of the right difficulty. */
export function ReadNext({ language, isOther, fallback }: ReadNextProps) {
  const client = useQueryClient();
  const vocabulary = useQuery(vocabularyQuery(language));
  const right = useQuery({ ...rightForMeQuery(client, language, 1), enabled: vocabulary.data != null });
  const next = right.data?.articles.find(isOther) ?? fallback;
  if (vocabulary.isLoading || right.isLoading || next === undefined) return null;
  return (
    <div className={styles.next}>
      <h2>
        <Trans>Read next</Trans>
      </h2>
      <ArticleCard article={next} />
    </div>
  );
}
