import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '../ui/button/button.tsx';
import { Brand } from '../ui/image/fox.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './signed-in-header.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The header for signed-in users without access: logo, language and sign-out. */
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
