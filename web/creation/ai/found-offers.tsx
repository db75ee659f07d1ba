import { Trans, useLingui } from '@lingui/react/macro';
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
  /** Whether the user has just asked for these articles. */
  takesFocus: boolean;
}

/** The articles about a subject: first those of the library, then the ready-made ones. */
export function FoundOffers({ offers: { library, drawer }, q, level, takesFocus }: FoundOffersProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const learningLang = useQuery(profileQuery).data?.learningLang ?? 'en';
  const picking = usePicking({ q, level });
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const onlyMentions = !library.some(({ isAboutIt }) => isAboutIt);
  if (library.length + drawer.length === 0) return <NothingAbout q={q} headingRef={heading} />;
  return (
    <div className={styles.offers}>
      {library.length > 0 && (
        <section className={styles.offers}>
          <h2 ref={heading} tabIndex={-1}>
            {onlyMentions ? t`No article is about this, but these mention it` : t`In the library`}
          </h2>
          <ul className={styles.list}>
            {library.map((article) => (
              <li key={article.id}>
                <OfferCard
                  article={article}
                  coverId={article.id}
                  language={article.titleLanguage}
                  action={
                    <LinkButton to="/article/$articleId" params={{ articleId: article.id }} variant="outline">
                      <Trans>Read this one</Trans>
                    </LinkButton>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {drawer.length > 0 && (
        <section className={styles.offers}>
          <h2 ref={library.length === 0 ? heading : undefined} tabIndex={-1}>
            <Trans>Ready-made, from Foxy’s drawer</Trans>
          </h2>
          {picking.error !== null && <FailureNote error={picking.error} />}
          <ul className={styles.list}>
            {drawer.map((article) => (
              <li key={article.name}>
                <OfferCard
                  article={article}
                  coverId={article.name}
                  language={learningLang}
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
        </section>
      )}
    </div>
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
