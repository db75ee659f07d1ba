import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { hasBothLanguages } from '../../domain/access/profile.ts';
import { profileQuery } from '../access/queries.ts';
import { OfflineStrip } from '../platform/offline-strip.tsx';
import { Brand } from '../ui/image/fox.tsx';
import { Icon } from '../ui/image/icon.tsx';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { Later, lazyLater } from '../ui/loading/later.tsx';
import { InsideMain } from './inside-main.ts';
import { LanguagePill } from './language-pill.tsx';
import styles from './shell.module.css';
import { type ShellTool, ToolsToCome } from './tools-to-come.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

// Loads the menus later: they are not needed for the first paint, and their code is as large as the rest of the shell.
const ShellTools = lazyLater(async () => (await import('./shell-tools.tsx')).ShellTools);

/**
 * The layout of the main pages: header, and on a phone a bottom bar. Until both languages are chosen, the main pages cannot be
 * opened, so their links are not shown.
 */
export function Shell({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<ShellTool>();
  const profile = useQuery(profileQuery).data;
  const hasPages = profile === undefined || hasBothLanguages(profile);
  useSearchShortcut();

  return (
    <>
      <SkipLink to="content">
        <Trans>Skip to content</Trans>
      </SkipLink>
      <header className={styles.header}>
        <div>
          <Link to="/" className={styles.brand}>
            <Brand />
          </Link>
          {hasPages && <HeaderLinks />}
          <div className={styles.tools}>
            <LanguagePill />
            <Later fallback={<ToolsToCome onAsk={setAsked} />}>
              <ShellTools asked={asked} />
            </Later>
          </div>
        </div>
      </header>
      <OfflineStrip />
      <main className={styles.main} id="content" tabIndex={-1}>
        <InsideMain value={true}>{children}</InsideMain>
      </main>
      {hasPages && <BottomBar />}
    </>
  );
}

/**
 * Marks the link “Create” as current on the import pages, because their paths do not begin with the path of that link. On
 * all other pages, the link itself decides whether it is current.
 */
const useOfCreate = () =>
  useLocation({ select: ({ pathname }) => (pathname.startsWith('/import') ? 'page' : undefined) });

function HeaderLinks() {
  const { t } = useLingui();
  const ofCreate = useOfCreate();
  return (
    <>
      <nav className={styles.nav} aria-label={t`Main`}>
        <Link to="/" activeOptions={{ exact: true }}>
          <Trans>Home</Trans>
        </Link>
        <Link to="/words">
          <Trans>Words</Trans>
        </Link>
        <Link to="/create-article" aria-current={ofCreate}>
          <Trans>Create</Trans>
        </Link>
      </nav>
      <Link to="/search" className={styles.search}>
        <Icon name="search" />
        <span>
          <Trans>Search articles</Trans>
        </span>
        <kbd>/</kbd>
      </Link>
    </>
  );
}

function BottomBar() {
  const { t } = useLingui();
  const ofCreate = useOfCreate();
  return (
    <nav className={styles.bar} aria-label={t`Main`}>
      <Link to="/" activeOptions={{ exact: true }}>
        <Icon name="home" />
        <Trans>Home</Trans>
      </Link>
      <Link to="/search">
        <Icon name="search" />
        <Trans>Search</Trans>
      </Link>
      <Link to="/words">
        <Icon name="bookmark" />
        <Trans>Words</Trans>
      </Link>
      <Link to="/create-article" aria-current={ofCreate}>
        <Icon name="plus" />
        <Trans>Create</Trans>
      </Link>
      <Link to="/settings">
        <Icon name="settings" />
        <Trans>Settings</Trans>
      </Link>
    </nav>
  );
}
