import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../access/queries.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Fox } from '../ui/fox.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './home-page.module.css';
import { SearchPrompt } from './search-prompt.tsx';

export function HomePage() {
  const { t } = useLingui();
  const name = useQuery(sessionQuery).data?.name;
  usePageTitle(t`Home`);

  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.greeting}>{name ? <Trans>Hello, {name}</Trans> : <Trans>Hello</Trans>}</p>
          <h1>
            <Trans>What would you like to read?</Trans>
          </h1>
          <SearchPrompt query="" />
        </div>
        <div className={styles.fox}>
          <Fox pose="reading" size="15rem" />
        </div>
      </section>
      <section className={styles.strip}>
        <Fox pose="writing" size="5.5rem" />
        <div>
          <h2>
            <Trans>Nothing you fancy?</Trans>
          </h2>
          <p>
            <Trans>Foxy writes about whatever you are curious about.</Trans>
          </p>
        </div>
        <LinkButton to="/create-article" variant="outline">
          <Trans>Create new</Trans>
        </LinkButton>
      </section>
    </>
  );
}
