import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { FoxMark } from '../ui/fox.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { signOut } from './queries.ts';
import styles from './signed-in-header.module.css';

/** The header of somebody who is in but not through: the mark, the language and a way out. */
export function SignedInHeader() {
  const queryClient = useQueryClient();
  const router = useRouter();

  async function leave() {
    await signOut(queryClient);
    await router.navigate({ to: '/' });
  }

  return (
    <header className={styles.header}>
      <div>
        <Link to="/" className={styles.brand}>
          <FoxMark /> Foxtale
        </Link>
        <LanguageMenu />
        <Button variant="plain" size="compact" onClick={leave}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </header>
  );
}
