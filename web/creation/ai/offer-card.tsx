import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferedArticle } from '../../../domain/creation/offers.ts';
import type { Language } from '../../../domain/language.ts';
import { type Level, levels } from '../../../domain/level.ts';
import { ArticleMeta } from '../../library/article-meta.tsx';
import { Cover } from '../../library/cover.tsx';
import { Fit } from '../../library/fit.tsx';
import { LevelTag } from '../../library/level-tag.tsx';
import { useAttributeNames } from '../../library/use-attribute-names.ts';
import { Badge } from '../../ui/status/badge.tsx';
import styles from './offer-list.module.css';

interface OfferCardProps {
  article: Omit<OfferedArticle, 'name'>;
  /** If the article has no cover of its own, this id decides which cover is shown. */
  coverId: string;
  /** The language of the title. */
  language: Language;
  /** The level that the user asked for; null if any level is fine. */
  wanted: Level | null;
  action: ReactNode;
}

export function OfferCard({ article, coverId, language, wanted, action }: OfferCardProps) {
  const names = useAttributeNames();
  const { title, nativeTitle, summary, level, type, length, genres, cover, coverage } = article;
  return (
    <article className={styles.article}>
      <Cover article={{ id: coverId, genres, cover }} />
      <div className={styles.words}>
        <h3 lang={language}>{title}</h3>
        {nativeTitle !== null && nativeTitle !== title && <p className={styles.native}>{nativeTitle}</p>}
        {summary && <p>{summary}</p>}
        <p className={styles.facts}>
          <LevelTag level={level} />
          <LevelDifference level={level} wanted={wanted} />
          <Badge>{names.length[length]}</Badge>
          {type !== null && <Badge>{names.type[type]}</Badge>}
        </p>
        <ArticleMeta article={article} />
        <Fit articleId={coverId} coverage={coverage} isRow />
      </div>
      {action}
    </article>
  );
}

/** Says if an article is easier or harder than the user asked for. */
function LevelDifference({ level, wanted }: { level: Level | null; wanted: Level | null }) {
  const { t } = useLingui();
  if (level === null || wanted === null || level === wanted) return null;
  const isEasier = levels.indexOf(level) < levels.indexOf(wanted);
  return <span className={styles.difference}>{isEasier ? t`easier than ${wanted}` : t`harder than ${wanted}`}</span>;
}
