import { Trans } from '@lingui/react/macro';
import { Fox } from '../ui/fox.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './create-offer.module.css';

/** Beside results that may not be what was looked for: the words go along to whoever writes. */
export function CreateOffer({ q }: { q: string }) {
  return (
    <aside className={styles.offer}>
      <Fox pose="writing" size="7.5rem" />
      <div>
        <h2>
          <Trans>None of these?</Trans>
        </h2>
        <p>
          <Trans>Foxy can write an article about it for you.</Trans>
        </p>
      </div>
      <LinkButton to="/create-article" search={describedBy(q)} variant="outline" icon="plus">
        <Trans>Create</Trans>
      </LinkButton>
    </aside>
  );
}

export const describedBy = (q: string) => (q === '' ? {} : { description: q });
