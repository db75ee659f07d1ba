import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { readingSpeed } from '../../domain/access/reading-speed.ts';
import { profileQuery, updateProfile } from '../access/queries.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Slider } from '../ui/form/slider.tsx';
import { Breadcrumb } from '../ui/layout/breadcrumb.tsx';
import { Card } from '../ui/layout/card.tsx';
import { formatSpeed } from './format-speed.ts';
import { SaveAndReturn } from './save-and-return.tsx';
import { SpeedSample } from './speed-sample.tsx';
import styles from './sub-page.module.css';

export function ReadingSpeedPage() {
  const { t, i18n } = useLingui();
  const profile = useQuery(profileQuery).data;
  const saved = profile?.readingSpeed ?? readingSpeed.default;
  const [speed, setSpeed] = useState(saved);
  const router = useRouter();
  const saving = useMutation(updateProfile(useQueryClient()));
  const shown = formatSpeed(speed, i18n.locale);
  usePageTitle(t`Reading speed`);

  const choose = (value: number) =>
    setSpeed(Math.round(Math.min(readingSpeed.max, Math.max(readingSpeed.min, value)) * 20) / 20);

  async function save() {
    await saving.mutateAsync({ readingSpeed: speed });
    await router.navigate({ to: '/settings' });
  }

  return (
    <div className={styles.page}>
      <Breadcrumb label={t`You are here`} current={t`Reading speed`}>
        <Link to="/settings">
          <Trans>Settings</Trans>
        </Link>
      </Breadcrumb>
      <h1>
        <Trans>Reading speed</Trans>
      </h1>
      <Card>
        <div className={styles.speed}>
          <p className={styles.value}>
            {shown}
            <span className={styles.buttons}>
              <IconButton
                icon="minus"
                variant="outline"
                label={t`Slower`}
                onClick={() => choose(speed - readingSpeed.step)}
              />
              <IconButton
                icon="plus"
                variant="outline"
                label={t`Faster`}
                onClick={() => choose(speed + readingSpeed.step)}
              />
            </span>
          </p>
          <Slider
            label={t`Reading speed`}
            value={speed}
            onChange={choose}
            range={{ min: readingSpeed.min, max: readingSpeed.max, step: readingSpeed.step }}
            valueText={shown}
            marks={[
              `${formatSpeed(readingSpeed.min, i18n.locale)} ${t`calm`}`,
              `${formatSpeed(1, i18n.locale)} ${t`natural`}`,
              `${formatSpeed(readingSpeed.max, i18n.locale)} ${t`quick`}`,
            ]}
          />
          {profile?.learningLang != null && profile.mainLang !== null && (
            <SpeedSample learning={profile.learningLang} native={profile.mainLang} speed={speed} />
          )}
        </div>
      </Card>
      <p className={styles.hint}>
        {t`The pitch of the voice stays the same. Most learners start at ${{ usual: formatSpeed(readingSpeed.default, i18n.locale) }}.`}
      </p>
      <SaveAndReturn isSaving={saving.isPending} error={saving.error} onSave={save} />
    </div>
  );
}
