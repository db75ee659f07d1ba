import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DrawerOffer, OfferedArticle } from '../../../domain/creation/choose-from-drawer.ts';
import { profileQuery } from '../../access/queries.ts';
import { ArticleMeta } from '../../library/article-meta.tsx';
import { Cover } from '../../library/cover.tsx';
import { LevelTag } from '../../library/level-tag.tsx';
import { useAttributeNames } from '../../library/use-attribute-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import { Note } from '../../ui/status/note.tsx';
import styles from './drawer-offers.module.css';

interface DrawerOffersProps {
  offer: DrawerOffer;
  onPick: (name: string) => void;
  onAllowAnyLevel: () => void;
}

/** The ready-made articles that fit the request, or why there are none. */
export function DrawerOffers({ offer, onPick, onAllowAnyLevel }: DrawerOffersProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { articles, otherLevelsCount, isAboutIt } = offer;
  return (
    <section className={styles.offers}>
      <h2 ref={heading} tabIndex={-1}>
        {articles.length === 0 ? t`Nothing ready-made fits` : t`Which one would you like to read?`}
      </h2>
      {articles.length === 0 ? (
        <Note
          action={
            otherLevelsCount > 0 && (
              <Button size="compact" variant="outline" onClick={onAllowAnyLevel}>
                {t`${plural(otherLevelsCount, { one: 'Show # article at another level', other: 'Show # articles at other levels' })}`}
              </Button>
            )
          }
        >
          {otherLevelsCount > 0 ? (
            <Trans>Foxy’s drawer has no unread article of this length at this level.</Trans>
          ) : (
            <Trans>Foxy’s drawer has no unread article of this length. Choose another length.</Trans>
          )}
        </Note>
      ) : (
        <>
          {!isAboutIt && (
            <Note>
              <Trans>None of the ready-made articles are about this. These have the length and level you chose.</Trans>
            </Note>
          )}
          <ul className={styles.list}>
            {articles.map((article) => (
              <li key={article.name}>
                <Offered article={article} onPick={onPick} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
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
