import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Fox } from '../../ui/image/fox.tsx';
import { writerQuery } from '../queries.ts';
import styles from './create-offer.module.css';

/** Shown below the search results: offers to create an article with the words of the query. */
export function CreateOffer({ q }: { q: string }) {
  const writer = useQuery(writerQuery).data;
  if (writer === undefined) return null;
  return (
    <aside className={styles.offer}>
      <Fox pose="writing" size="7.5rem" />
      <div>
        <h2>
          <Trans>None of these?</Trans>
        </h2>
        <p>
          <Offer q={q} writer={writer} />
        </p>
      </div>
      <LinkButton to="/create-article" search={describedBy(q)} variant="outline" icon="plus">
        <Trans>Create</Trans>
      </LinkButton>
    </aside>
  );
}

function Offer({ q, writer }: { q: string; writer: 'model' | 'drawer' }) {
  if (q === '') return <Trans>Tell Foxy what you’re curious about.</Trans>;
  if (writer === 'drawer')
    return <Trans>Foxy keeps more ready-made articles in a drawer and can show you which ones fit.</Trans>;
  return <Trans>Foxy can write an article about it for you.</Trans>;
}

export const describedBy = (q: string) => (q === '' ? {} : { description: q });
