import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Profile } from '../../domain/access/profile.ts';
import type { ProfileUpdate } from '../../domain/access/profile-update.ts';
import { isLanguage, type Language, languages } from '../../domain/language.ts';
import { updateProfile } from '../access/queries.ts';
import { ErrorNote } from '../platform/error-note.tsx';
import { languageName } from '../platform/language-names.ts';
import { findLearningChoice } from '../platform/learning-choice.ts';
import { activateLanguage } from '../platform/locale.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { RadioCards } from '../ui/form/radio-cards.tsx';
import { Select } from '../ui/form/select.tsx';
import { Fox } from '../ui/image/fox.tsx';
import { LevelField } from './level-field.tsx';
import styles from './welcome.module.css';

/**
 * Onboarding: suggests the interface language as the native language, and asks for the learning language. Then the home page or
 * the placement test opens.
 */
export function Welcome({ profile }: { profile: Pick<Profile, 'mainLang' | 'learningLang' | 'level'> }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const saving = useMutation(updateProfile(useQueryClient()));
  const [native, setNative] = useState<Language>(
    () => profile.mainLang ?? (isLanguage(i18n.locale) ? i18n.locale : 'en'),
  );
  const [learning, setLearning] = useState(() => {
    const chosen = profile.learningLang ?? findLearningChoice();
    return chosen === native ? undefined : chosen;
  });
  const [level, setLevel] = useState(profile.level);

  function chooseNative(language: Language) {
    setNative(language);
    if (language === learning) setLearning(undefined);
    void activateLanguage(language);
  }

  function start(next: '/' | '/placement') {
    if (learning === undefined) return;
    void save({ mainLang: native, learningLang: learning, level }, next).catch(() => {});
  }

  /**
   * Awaits the promise instead of passing a callback to `mutate`. The change of the address unmounts this component, and
   * after that the callback would not run.
   */
  async function save(choice: ProfileUpdate, next: '/' | '/placement') {
    await saving.mutateAsync(choice);
    // The Back button of the next page leads to the onboarding again, not to the settings.
    await router.navigate({ to: '/settings', search: { step: 'welcome' }, replace: true });
    await router.navigate(next === '/' ? { to: next } : { to: next, search: { from: 'welcome' } });
  }

  return (
    <section className={styles.welcome}>
      <div className={styles.head}>
        <Fox pose="waving" size="min(11rem, 24vw)" />
        <div>
          <h1>
            <Trans>Welcome to Foxtale</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              You’re in. Choose your native language and the language you’re learning, and the library opens.
            </Trans>
          </p>
        </div>
      </div>
      <Field label={t`Native language`} hint={t`Also the language of the app`}>
        <Select
          value={native}
          onChange={chooseNative}
          options={languages.map((language) => ({
            value: language,
            label: languageName(language, language),
            lang: language,
          }))}
        />
      </Field>
      <div className={styles.learning}>
        <h2>
          <Trans>Which language are you learning?</Trans>
        </h2>
        <RadioCards
          label={t`Learning language`}
          isTight
          value={learning}
          onChange={setLearning}
          cards={languages
            .filter((language) => language !== native)
            .map((language) => ({
              value: language,
              title: languageName(language, language),
              hint: languageName(language, native),
              lang: language,
            }))}
        />
      </div>
      <LevelField value={level} onChange={setLevel} />
      <ErrorNote error={saving.error} />
      <div className={styles.actions}>
        <Button
          size="large"
          isWide
          disabled={learning === undefined}
          isBusy={saving.isPending}
          onClick={() => start('/')}
        >
          <Trans>Open the library</Trans>
        </Button>
        <Button variant="plain" isWide disabled={learning === undefined} onClick={() => start('/placement')}>
          <Trans>Find my level first, in two minutes</Trans>
        </Button>
      </div>
    </section>
  );
}
