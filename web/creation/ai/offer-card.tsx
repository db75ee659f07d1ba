import type { ReactNode } from 'react';
import type { OfferedArticle } from '../../../domain/creation/offers.ts';
import type { Language } from '../../../domain/language.ts';
import { ArticleMeta } from '../../library/article-meta.tsx';
import { Cover } from '../../library/cover.tsx';
import { LevelTag } from '../../library/level-tag.tsx';
import { useAttributeNames } from '../../library/use-attribute-names.ts';
import { Badge } from '../../ui/status/badge.tsx';
import styles from './offer-list.module.css';

interface OfferCardProps {
  article: Omit<OfferedArticle, 'name'>;
  /** The cover depends on this id, if the article has none of its own. */
  coverId: string;
  /** The language of the title. */
  language: Language;
  action: ReactNode;
}

export function OfferCard({ article, coverId, language, action }: OfferCardProps) {
  const names = useAttributeNames();
  const { title, nativeTitle, summary, level, type, length, genres, cover } = article;
  return (
    <article className={styles.article}>
      <Cover article={{ id: coverId, genres, cover }} />
      <div className={styles.words}>
        <h3 lang={language}>{title}</h3>
        {nativeTitle !== null && nativeTitle !== title && <p className={styles.native}>{nativeTitle}</p>}
        {summary && <p>{summary}</p>}
        <p className={styles.facts}>
          <LevelTag level={level} />
          <Badge>{names.length[length]}</Badge>
          {type !== null && <Badge>{names.type[type]}</Badge>}
        </p>
        <ArticleMeta article={article} />
      </div>
      {action}
    </article>
  );
}
