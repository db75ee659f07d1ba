import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Language, languages } from '../../domain/language.ts';
import type { Level } from '../../domain/level.ts';
import { profileQuery, updateProfile } from '../access/queries.ts';
import { languageInSentence, languageName } from '../platform/language-names.ts';
import { regionalTag } from '../platform/locale.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { RadioCards } from '../ui/form/radio-cards.tsx';
import { LevelField } from './level-field.tsx';
import { SaveAndReturn } from './save-and-return.tsx';
import styles from './sub-page.module.css';

/** Adds a language to the languages that the user learns, and opens the home page in the new language. */
export function AddLanguage() {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const profile = useQuery(profileQuery).data;
  const saving = useMutation(updateProfile(useQueryClient()));
  const [chosen, setChosen] = useState<Language>();
  const [level, setLevel] = useState<Level | null>(null);
  usePageTitle(t`Add a language`);
  const learned = profile?.learningLangs ?? [];
  const known = new Intl.ListFormat(regionalTag(i18n.locale)).format(
    learned.map((language) => languageInSentence(language, i18n.locale)),
  );
  const name = chosen && languageInSentence(chosen, i18n.locale);

  async function add() {
    if (chosen === undefined) return;
    await saving.mutateAsync({ learningLang: chosen, level });
    await router.navigate({ to: '/' });
  }

  return (
    <div className={styles.page}>
      <h1>
        <Trans>Add a language</Trans>
      </h1>
      <p
        className={styles.lead}
      >{t`You’ll keep ${known}, along with your place in every article. Switch languages at the top of the page.`}</p>
      <RadioCards
        label={t`New language`}
        isTight
        value={chosen}
        onChange={setChosen}
        cards={languages
          .filter((language) => language !== profile?.mainLang && !learned.includes(language))
          .map((language) => ({
            value: language,
            title: languageName(language, language),
            hint: languageName(language, i18n.locale),
            lang: language,
          }))}
      />
      <LevelField value={level} onChange={setLevel} />
      <SaveAndReturn
        label={name === undefined ? t`Add language` : t`Add ${name}`}
        isDisabled={chosen === undefined}
        isSaving={saving.isPending}
        error={saving.error}
        onSave={add}
      />
    </div>
  );
}
