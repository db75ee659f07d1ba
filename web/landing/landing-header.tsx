import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { LanguageMenu } from '../access/language-menu.tsx';
import { AnchorButton } from '../ui/button/anchor-button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Brand } from '../ui/image/fox.tsx';
import styles from './landing-header.module.css';

/** On a phone the sections are in a menu with the popover attribute, which works without scripts. */
export function LandingHeader() {
  const { t } = useLingui();
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.matches(':popover-open') && menu.current.hidePopover();
  return (
    <header className={styles.header}>
      <div>
        <a href="/">
          <Brand />
        </a>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which keys trigger too */}
        <nav ref={menu} id="sections" popover="auto" className={styles.menu} aria-label={t`Sections`} onClick={close}>
          <a href="#what">{t`What`}</a>
          <a href="#why">{t`Why`}</a>
          <a href="#features">{t`Features`}</a>
          <a href="#pricing">{t`Pricing`}</a>
          <a href="#join">{t`Join`}</a>
        </nav>
        <div className={styles.tools}>
          <LanguageMenu />
          <AnchorButton href="/login" variant="outline" size="compact">
            <Trans>Sign in</Trans>
          </AnchorButton>
          <IconButton icon="text" label={t`Menu`} size="compact" className={styles.opener} popoverTarget="sections" />
        </div>
      </div>
    </header>
  );
}
