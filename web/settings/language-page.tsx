import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Language, languages } from '../../domain/language.ts';
import type { Level } from '../../domain/level.ts';
import { profileQuery, updateProfile } from '../access/queries.ts';
import { saveVocabulary } from '../access/save-vocabulary.ts';
import { languageName } from '../platform/language-names.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { RadioCards } from '../ui/form/radio-cards.tsx';
import { Breadcrumb } from '../ui/layout/breadcrumb.tsx';
import { Note } from '../ui/status/note.tsx';
import { AddLanguage } from './add-language.tsx';
import { LevelField } from './level-field.tsx';
import { SaveAndReturn } from './save-and-return.tsx';
import styles from './sub-page.module.css';

export function LanguagePage() {
  const { type } = useParams({ from: '/settings/language/$type' });
  return type === 'new' ? <AddLanguage /> : <ChangeLanguage isMain={type === 'main'} />;
}

export function ChangeLanguage({ isMain }: { isMain: boolean }) {
  const { t, i18n } = useLingui();
  const profile = useQuery(profileQuery).data;
  const saved = isMain ? profile?.mainLang : profile?.learningLang;
  const other = isMain ? profile?.learningLang : profile?.mainLang;
  const [chosen, setChosen] = useState<Language | undefined>(saved ?? undefined);
  const [level, setLevel] = useState(isMain ? null : (profile?.level ?? null));
  const router = useRouter();
  const saving = useMutation(updateProfile(useQueryClient()));
  const levelling = useMutation(saveVocabulary(useQueryClient()));
  const title = isMain ? t`Native language` : t`Learning language`;
  usePageTitle(title);

  /** The level of the language that the user learns now is saved at once, like the other settings. */
  function chooseLevel(next: Level | null) {
    setLevel(next);
    if (chosen !== undefined && chosen === saved) levelling.mutate(toVocabulary(chosen, next));
  }

  async function save() {
    if (chosen === undefined) return;
    const updated = await saving.mutateAsync(isMain ? { mainLang: chosen } : { learningLang: chosen });
    // The level is saved only if it was changed.
    if (!isMain && level !== (chosen === saved ? (profile?.level ?? null) : null)) {
      await levelling.mutateAsync(toVocabulary(chosen, level));
    }
    // If the other language is missing, its page opens next. Once both languages are set for the first time, the home page
    // opens.
    if (other != null) await router.navigate({ to: saved == null && updated.mainLang !== null ? '/' : '/settings' });
    else await router.navigate({ to: '/settings/language/$type', params: { type: isMain ? 'learning' : 'main' } });
  }

  function choose(language: Language) {
    setChosen(language);
    // Each language has its own level.
    setLevel(language === saved ? (profile?.level ?? null) : null);
  }

  function hintOf(language: Language) {
    if (!isMain && language === other) return t`Your native language`;
    return language === i18n.locale ? undefined : languageName(language, i18n.locale);
  }

  return (
    <div className={styles.page}>
      <Breadcrumb label={t`You are here`} current={title}>
        <Link to="/settings">
          <Trans>Settings</Trans>
        </Link>
      </Breadcrumb>
      <h1>{isMain ? <Trans>What’s your native language?</Trans> : <Trans>Which language are you learning?</Trans>}</h1>
      <p className={styles.lead}>
        {isMain ? (
          <Trans>Translations, definitions and the whole app will be in this language.</Trans>
        ) : (
          <Trans>Articles, search and narration will be in this language.</Trans>
        )}
      </p>
      <RadioCards
        label={title}
        isTight={!isMain}
        value={chosen}
        onChange={choose}
        cards={languages.map((language) => ({
          value: language,
          title: languageName(language, language),
          hint: hintOf(language),
          ...(isMain && { sign: language }),
          lang: language,
        }))}
      />
      {chosen !== undefined && chosen === other && (
        <Note kind="warn" isLive>
          <Trans>Both languages are the same, so articles will have no translation.</Trans>
        </Note>
      )}
      {!isMain && <LevelField value={level} onChange={chooseLevel} />}
      {/* The placement test is about the language that the user learns now. So it is not offered if another language is
          selected. */}
      {!isMain && saved != null && chosen === saved && other != null && (
        <div>
          <LinkButton to="/placement" variant="outline" icon="sparkles">
            <Trans>Find my level in two minutes</Trans>
          </LinkButton>
        </div>
      )}
      <SaveAndReturn
        isDisabled={chosen === undefined}
        isSaving={saving.isPending || levelling.isPending}
        error={saving.error ?? levelling.error}
        onSave={save}
      />
    </div>
  );
}

const toVocabulary = (language: Language, level: Level | null) =>
  level === null ? { language, reset: true as const } : { language, level };
