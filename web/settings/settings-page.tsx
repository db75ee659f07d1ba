import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { hasBothLanguages } from '../../domain/access/profile.ts';
import type { Language } from '../../domain/language.ts';
import { LevelChoice } from '../access/level-choice.tsx';
import { profileQuery, sessionQuery } from '../access/queries.ts';
import { languageName } from '../platform/language-names.ts';
import { chooseTheme, useTheme } from '../platform/theme.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { SegmentedControl } from '../ui/form/segmented-control.tsx';
import { Card } from '../ui/layout/card.tsx';
import { LinkRow } from '../ui/layout/link-row.tsx';
import { ListRow } from '../ui/layout/list-row.tsx';
import { Skeleton } from '../ui/status/skeleton.tsx';
import { AccountRows } from './account-rows.tsx';
import { DeviceRow } from './device-row.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { formatSpeed } from './format-speed.ts';
import { LearningRows, PlacementRow } from './learning-parts.ts';
import { MailRow } from './mail-row.tsx';
import { NameRow } from './name-row.tsx';
import styles from './settings-page.module.css';
import { SettingsSection } from './settings-section.tsx';
import { ShortcutsRow } from './shortcuts-row.tsx';

const route = getRouteApi('/settings/');

// Lazy-loaded, because each user sees the onboarding only once.
const Welcome = lazy(async () => ({ default: (await import('./welcome.tsx')).Welcome }));

/**
 * While a language is missing, shows onboarding instead of the settings. The onboarding stays until the next page
 * opens, so that the settings do not appear for a moment when the languages are saved.
 */
export function SettingsPage() {
  const { t } = useLingui();
  const profile = useQuery(profileQuery).data;
  const { step } = route.useSearch();
  const [isWelcome] = useState(step === 'welcome' || (profile != null && !hasBothLanguages(profile)));
  usePageTitle(isWelcome ? t`Welcome` : t`Settings`);
  if (!isWelcome || profile == null) return <AllSettings />;
  return (
    <Suspense fallback={<Skeleton label={t`Loading`} hasTitle />}>
      <Welcome profile={profile} />
    </Suspense>
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
          value={name(profile?.learningLang)}
        />
        {profile?.learningLang != null && (
          <ListRow label={t`Level`} hint={t`A1 is for beginners; at C1, you can read almost anything.`}>
            <LevelChoice key={profile.learningLang} language={profile.learningLang} level={profile.level} />
          </ListRow>
        )}
        <PlacementRow />
        <LinkRow
          to="/settings/language/$type"
          params={{ type: 'main' }}
          label={t`Native language`}
          hint={t`Also the language of the app`}
          value={name(profile?.mainLang)}
        />
      </Card>
    </SettingsSection>
  );
}

function OtherSections() {
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
            value={formatSpeed(profile?.readingSpeed, i18n.locale)}
          />
          <ShortcutsRow />
          <DeviceRow />
          <LearningRows />
        </Card>
      </SettingsSection>
      <SettingsSection id="profile" title={t`Profile`}>
        <Card padding="none">
          <NameRow />
          <ListRow label={t`E-mail`} value={email} />
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
          <AccountRows />
        </Card>
      </SettingsSection>
      <SettingsSection id="subscriptions" title={t`Subscriptions`}>
        <Card padding="none">
          <LinkRow
            to="/settings/subscription"
            label={t`Your plan`}
            value={planNames[profile?.subscription.plan ?? 'free']}
          />
        </Card>
      </SettingsSection>
      <SettingsSection id="feedback" title={t`Feedback`}>
        <FeedbackForm />
      </SettingsSection>
    </>
  );
}
