import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Language, languages } from '../../domain/language.ts';
import { profileQuery, updateProfile } from '../access/queries.ts';
import { errorMessage } from '../platform/error-message.ts';
import { languageInSentence, languageName } from '../platform/language-names.ts';
import { Icon } from '../ui/image/icon.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
import { toaster } from '../ui/overlay/toaster.ts';
import styles from './shell.module.css';

/**
 * The current pair of languages. The menu of the pill switches between the languages that the user learns, and can add a
 * language.
 */
export function LanguagePill() {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const profile = useQuery(profileQuery).data;
  const switching = useMutation(updateProfile(useQueryClient()));
  if (profile == null || profile.learningLang === null || profile.mainLang === null) return null;
  const { learningLang, mainLang, learningLangs } = profile;
  const name = (language: Language) => languageInSentence(language, i18n.locale);
  const [learning, native] = [name(learningLang), name(mainLang)];

  const switchTo = (language: Language) =>
    switching.mutate(
      { learningLang: language },
      { onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }) },
    );

  const hasOthers = languages.some((language) => language !== mainLang && !learningLangs.includes(language));
  const add = {
    id: 'add',
    label: t`Add a language`,
    icon: 'plus' as const,
    onSelect: () => void router.navigate({ to: '/settings/language/$type', params: { type: 'new' } }),
  };

  return (
    <Menu
      label={t`Learning language`}
      trigger={
        <button type="button" className={styles.pair}>
          {learningLang} <Icon name="arrow-right" size="small" /> {mainLang}
          <span className="visually-hidden">{t`Learning: ${learning}. Native language: ${native}. Switch or add a language`}</span>
        </button>
      }
      items={[
        ...learningLangs.map((language) => ({
          id: language,
          label: languageName(language, i18n.locale),
          isChecked: language === learningLang,
          onSelect: () => switchTo(language),
        })),
        ...(hasOthers ? [add] : []),
      ]}
    />
  );
}
