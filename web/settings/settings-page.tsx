import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { hasBothLanguages } from '../../domain/access/profile.ts';
import type { Language } from '../../domain/language.ts';
import { profileQuery, sessionQuery } from '../access/queries.ts';
import { lazyLearning } from '../platform/lazy-learning.ts';
import { languageName } from '../platform/locale.ts';
import { chooseTheme, useTheme } from '../platform/theme.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { SegmentedControl } from '../ui/form/segmented-control.tsx';
import { Card } from '../ui/layout/card.tsx';
import { LinkRow } from '../ui/layout/link-row.tsx';
import { ListRow } from '../ui/layout/list-row.tsx';
import { InBrowser } from '../ui/loading/in-browser.tsx';
import { Later } from '../ui/loading/later.tsx';
import { Skeleton } from '../ui/status/skeleton.tsx';
import { AccountRows } from './account-rows.tsx';
import { DeviceRow } from './device-row.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { formatSpeed } from './format-speed.ts';
import { MailRow } from './mail-row.tsx';
import { NameRow } from './name-row.tsx';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section.tsx';
import { ShortcutsRow } from './shortcuts-row.tsx';
import welcomeStyles from './welcome.module.css';

// Lazy-loaded, because the translated texts of these rows are in a catalogue that the first page does not load.
const LearningRows = lazyLearning(async () => (await import('../learning/settings/learning-rows.tsx')).LearningRows);
const PlacementRow = lazyLearning(async () => (await import('../learning/settings/placement-row.tsx')).PlacementRow);

// Lazy-loaded, because each user sees it only once.
const Welcome = lazy(async () => ({ default: (await import('./welcome.tsx')).Welcome }));

/** While a language is missing, shows onboarding instead of the settings. */
export function SettingsPage() {
  const { t } = useLingui();
  const profile = useQuery(profileQuery).data;
  const isNew = profile != null && !hasBothLanguages(profile);
  usePageTitle(isNew ? t`Welcome` : t`Settings`);
  if (!isNew) return <AllSettings />;
  return (
    <>
      <Suspense fallback={<Skeleton label={t`Loading`} hasTitle />}>
        <Welcome profile={profile} />
      </Suspense>
      <div className={welcomeStyles.rest}>
        <OtherSections isNew />
      </div>
    </>
  );
}

function AllSettings() {
  const { t } = useLingui();
  return (
    <>
      <h1 className={styles.title}>
        <Trans>Settings</Trans>
      </h1>
      <div className={styles.settings}>
        <nav className={styles.nav} aria-label={t`Settings`}>
          <a href="#language">{t`Language`}</a>
          <a href="#article">{t`Article`}</a>
          <a href="#profile">{t`Profile`}</a>
          <a href="#subscriptions">{t`Subscriptions`}</a>
          <a href="#feedback">{t`Feedback`}</a>
        </nav>
        <div className={styles.sections}>
          <LanguageSection />
          <OtherSections />
        </div>
      </div>
    </>
  );
}

function LanguageSection() {
  const { t, i18n } = useLingui();
  const profile = useQuery(profileQuery).data;
  const name = (language: Language | null | undefined) =>
    language == null ? t`Not chosen yet` : languageName(language, i18n.locale);
  return (
    <SettingsSection id="language" title={t`Language`}>
      <Card padding="none">
        <LinkRow
          to="/settings/language/$type"
          params={{ type: 'learning' }}
          label={t`Learning language`}
          value={<InBrowser>{[name(profile?.learningLang), profile?.level].filter(Boolean).join(' · ')}</InBrowser>}
        />
        <Later fallback={<div className={styles.rowToCome} />}>
          <PlacementRow />
        </Later>
        <LinkRow
          to="/settings/language/$type"
          params={{ type: 'main' }}
          label={t`Native language`}
          hint={t`Also the language of the app`}
          value={<InBrowser>{name(profile?.mainLang)}</InBrowser>}
        />
      </Card>
    </SettingsSection>
  );
}

function OtherSections({ isNew = false }) {
  const { t, i18n } = useLingui();
  const profile = useQuery(profileQuery).data;
  const theme = useTheme();
  const email = useQuery(sessionQuery).data?.email;
  const planNames = { free: t`Free`, monthly: t`Monthly`, yearly: t`Yearly` };
  return (
    <>
      <SettingsSection id="article" title={t`Article`}>
        <Card padding="none">
          <LinkRow
            to="/settings/reading-speed"
            label={t`Reading speed`}
            value={<InBrowser>{formatSpeed(profile?.readingSpeed, i18n.locale)}</InBrowser>}
          />
          <ShortcutsRow />
          <DeviceRow />
          {!isNew && (
            <Later fallback={<div className={styles.rowsToCome} />}>
              <LearningRows />
            </Later>
          )}
        </Card>
      </SettingsSection>
      <SettingsSection id="profile" title={t`Profile`}>
        <Card padding="none">
          <NameRow />
          <ListRow label={t`E-mail`} value={<InBrowser>{email}</InBrowser>} />
          <ListRow label={t`Theme`}>
            <SegmentedControl
              label={t`Theme`}
              value={theme}
              onChange={chooseTheme}
              segments={[
                { value: 'system', label: t`System` },
                { value: 'light', label: t`Light` },
                { value: 'dark', label: t`Dark` },
              ]}
            />
          </ListRow>
          <MailRow />
          <AccountRows canDelete={!isNew} />
        </Card>
      </SettingsSection>
      <SettingsSection id="subscriptions" title={t`Subscriptions`}>
        <Card padding="none">
          <LinkRow
            to="/settings/subscription"
            label={t`Your plan`}
            value={<InBrowser>{planNames[profile?.subscription.plan ?? 'free']}</InBrowser>}
          />
        </Card>
      </SettingsSection>
      <SettingsSection id="feedback" title={t`Feedback`}>
        <FeedbackForm />
      </SettingsSection>
    </>
  );
}
