import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { Brand } from '../ui/fox.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './signed-in-header.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The header of somebody who is in but not through: the mark, the language and a way out. */
export function SignedInHeader() {
  const signOut = useSignOut();
  return (
    <header className={styles.header}>
      <div>
        <Link to="/" className={styles.brand}>
          <Brand />
        </Link>
        <LanguageMenu />
        <Button variant="plain" size="compact" onClick={signOut}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </header>
  );
}
