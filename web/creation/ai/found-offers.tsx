import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Offers } from '../../../domain/creation/offers.ts';
import type { Level } from '../../../domain/level.ts';
import { profileQuery } from '../../access/queries.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { submission } from '../queries.ts';
import { usual } from './ai-form-schema.ts';
import { NothingAbout } from './nothing-about.tsx';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-list.module.css';

interface FoundOffersProps {
  offers: Offers;
  q: string;
  level: Level | null;
  /** Whether the user has just requested these articles. If so, the heading gets the focus. */
  takesFocus: boolean;
}

/**
 * The articles about a subject: first the articles of the library, then the ready-made ones. If no article is about the
 * subject, shows the articles that come nearest to it.
 */
export function FoundOffers({ offers: { isAboutIt, library, drawer }, q, level, takesFocus }: FoundOffersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const picking = usePicking({ q, level });
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const ofLibrary = library.length > 0 && <LibraryOffers articles={library} level={level} />;
  const ofDrawer = drawer.length > 0 && <DrawerOffers articles={drawer} level={level} picking={picking} />;
  if (!isAboutIt) {
    const nearest = (ofLibrary || ofDrawer) && (
      <>
        {ofLibrary}
        {ofDrawer}
      </>
    );
    return <NothingAbout q={q} headingRef={heading} nearest={nearest} />;
  }
  return (
    <div className={styles.offers}>
      {ofLibrary && (
        <section className={styles.offers}>
          <h2 ref={heading} tabIndex={-1}>
            <Trans>In the library</Trans>
          </h2>
          {ofLibrary}
        </section>
      )}
      {ofDrawer && (
        <section className={styles.offers}>
          <h2 ref={ofLibrary ? undefined : heading} tabIndex={-1}>
            <Trans>Ready-made, from Foxy’s drawer</Trans>
          </h2>
          {ofDrawer}
        </section>
      )}
    </div>
  );
}

function LibraryOffers({ articles, level }: { articles: Offers['library']; level: Level | null }) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id}>
          <OfferCard
            article={article}
            coverId={article.id}
            language={article.titleLanguage}
            wanted={level}
            action={
              <LinkButton to="/article/$articleId" params={{ articleId: article.id }} variant="outline">
                <Trans>Read this one</Trans>
              </LinkButton>
            }
          />
        </li>
      ))}
    </ul>
  );
}

interface DrawerOffersProps {
  articles: Offers['drawer'];
  level: Level | null;
  picking: ReturnType<typeof usePicking>;
}

function DrawerOffers({ articles, level, picking }: DrawerOffersProps) {
  const learningLang = useQuery(profileQuery).data?.learningLang ?? 'en';
  return (
    <>
      {picking.error !== null && <FailureNote error={picking.error} />}
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.name}>
            <OfferCard
              article={article}
              coverId={article.name}
              language={learningLang}
              wanted={level}
              action={
                <Button
                  variant="outline"
                  isBusy={picking.picked === article.name}
                  onClick={() => picking.pick(article.name)}
                >
                  <Trans>Read this one</Trans>
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Requests a ready-made article. The id is created once, so that pressing a button again does not create a second article. */
function usePicking({ q, level }: Pick<FoundOffersProps, 'q' | 'level'>) {
  const [articleId] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const submitting = useMutation(submission(useQueryClient()));
  const [picked, setPicked] = useState('');
  return {
    error: submitting.error,
    /** The name of the article that is being requested. */
    picked: submitting.isPending ? picked : undefined,
    pick(drawerArticle: string) {
      if (submitting.isPending) return;
      setPicked(drawerArticle);
      submitting.mutate(
        { articleId, request: { ...usual, description: q, level, drawerArticle } },
        { onSuccess: () => navigate({ to: '/article-generating/$articleId', params: { articleId } }) },
      );
    },
  };
}
