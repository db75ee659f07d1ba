import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { FailureNote } from '../../billing/failure-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Fox } from '../../ui/image/fox.tsx';
import { useSurprise } from '../use-surprise.ts';
import styles from './offer-list.module.css';

interface NothingAboutProps {
  q: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Lists of articles that mention the subject but are not about it, if there are any. */
  nearest: ReactNode;
}

/** Says that no article is about the subject, which articles come nearest, and what else the user can do. */
export function NothingAbout({ q, headingRef, nearest }: NothingAboutProps) {
  const { t } = useLingui();
  const surprise = useSurprise();
  return (
    <section className={styles.nothing}>
      <Fox pose="lost" size={nearest ? '5rem' : '7rem'} />
      <h2 ref={headingRef} tabIndex={-1}>
        {t`No article is about “${q}” yet`}
      </h2>
      {nearest && (
        <>
          <p>
            <Trans>These come nearest.</Trans>
          </p>
          <div className={styles.nearest}>{nearest}</div>
        </>
      )}
      <p>
        <Trans>
          Try another word, search the texts for it, or bring a text of your own. Foxy can also pick something for you.
        </Trans>
      </p>
      <div className={styles.ways}>
        <LinkButton to="/search" search={{ q }} variant="outline" icon="search">
          <Trans>Search articles</Trans>
        </LinkButton>
        <LinkButton to="/create-article" search={{ way: 'manual' }} variant="outline" icon="text">
          <Trans>Add your own text</Trans>
        </LinkButton>
        <Button variant="outline" icon="sparkles" isBusy={surprise.isPending} onClick={surprise.start}>
          <Trans>Surprise me</Trans>
        </Button>
      </div>
      {surprise.error !== null && <FailureNote error={surprise.error} />}
    </section>
  );
}
