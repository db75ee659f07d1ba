import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DrawerOffer, OfferedArticle } from '../../../domain/creation/choose-from-drawer.ts';
import { profileQuery } from '../../access/queries.ts';
import { ArticleMeta } from '../../library/article-meta.tsx';
import { Cover } from '../../library/cover.tsx';
import { LevelTag } from '../../library/level-tag.tsx';
import { useAttributeNames } from '../../library/use-attribute-names.ts';
import { failureMessages } from '../../translation/failure-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import { Note } from '../../ui/status/note.tsx';
import styles from './drawer-offers.module.css';

interface DrawerOffersProps {
  offer: DrawerOffer;
  onPick: (name: string) => void;
}

/** The ready-made articles about the described subject. Below them, others that are nearest to the chosen level and length. */
export function DrawerOffers({ offer, onPick }: DrawerOffersProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const about = offer.articles.filter(({ isAboutIt }) => isAboutIt);
  const others = offer.articles.filter(({ isAboutIt }) => !isAboutIt);
  return (
    <section className={styles.offers}>
      <h2 ref={heading} tabIndex={-1}>
        {offer.articles.length === 0 ? t`Nothing ready-made fits` : t`Which one would you like to read?`}
      </h2>
      {offer.articles.length === 0 && <Note>{t(failureMessages['drawer-empty'])}</Note>}
      {about.length > 0 && <OfferedList articles={about} onPick={onPick} />}
      {others.length > 0 && (
        <>
          <Note>
            {about.length === 0 ? (
              <Trans>
                None of the ready-made articles are about this. These come closest to the level and length you chose.
              </Trans>
            ) : (
              <Trans>
                Nothing else in the drawer is about this. What follows comes closest to the level and length you chose.
              </Trans>
            )}
          </Note>
          <OfferedList articles={others} onPick={onPick} />
        </>
      )}
    </section>
  );
}

function OfferedList({ articles, onPick }: { articles: readonly OfferedArticle[]; onPick: (name: string) => void }) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.name}>
          <Offered article={article} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}

function Offered({ article, onPick }: { article: OfferedArticle; onPick: (name: string) => void }) {
  const names = useAttributeNames();
  const language = useQuery(profileQuery).data?.learningLang ?? 'en';
  const { name, title, nativeTitle, summary, level, type, length } = article;
  return (
    <article className={styles.article}>
      <Cover article={{ id: name, genres: article.genres, cover: article.cover }} />
      <div className={styles.words}>
        <h3 lang={language}>{title}</h3>
        {nativeTitle !== null && nativeTitle !== title && <p className={styles.native}>{nativeTitle}</p>}
        <p>{summary}</p>
        <p className={styles.facts}>
          <LevelTag level={level} />
          <Badge>{names.length[length]}</Badge>
          {type !== null && <Badge>{names.type[type]}</Badge>}
        </p>
        <ArticleMeta article={article} />
      </div>
      <Button variant="outline" onClick={() => onPick(name)}>
        <Trans>Read this one</Trans>
      </Button>
    </article>
  );
}
