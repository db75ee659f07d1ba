import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Language, languages } from '../../domain/language.ts';
import { updateProfile } from '../access/queries.ts';
import { useIsOffline, useIsServerBusy } from '../platform/connection.ts';
import { errorMessage } from '../platform/error-message.ts';
import { languageName } from '../platform/language-names.ts';
import { MenuList } from '../ui/overlay/menu-list.tsx';
import type { Trigger } from '../ui/overlay/opens-later.tsx';
import { toaster } from '../ui/overlay/toaster.ts';

interface LanguagePillMenuProps {
  trigger: Trigger;
  current: Language;
  mainLang: Language;
  learningLangs: readonly Language[];
  isByKey: boolean;
}

/**
 * The learning languages. The learning language is a setting of the account, and the device stores the lists of only one
 * language, so offline the user cannot switch.
 */
export function LanguagePillMenu({ trigger, current, mainLang, learningLangs, isByKey }: LanguagePillMenuProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const switching = useMutation(updateProfile(useQueryClient()));
  const isBusy = useIsServerBusy();
  const isDisabled = useIsOffline() && !isBusy;
  const hasOthers = languages.some((language) => language !== mainLang && !learningLangs.includes(language));

  function switchTo(language: Language) {
    if (language === current) return;
    switching.mutate(
      { learningLang: language },
      { onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }) },
    );
  }
  const add = {
    id: 'add',
    label: t`Add a language`,
    icon: 'plus' as const,
    isDisabled,
    onSelect: () => void router.navigate({ to: '/settings/language/$type', params: { type: 'new' } }),
  };

  return (
    <MenuList
      trigger={trigger}
      label={t`Learning language`}
      note={isDisabled ? t`You need a connection to switch languages.` : undefined}
      isByKey={isByKey}
      items={[
        ...learningLangs.map((language) => ({
          id: language,
          label: languageName(language, i18n.locale),
          isChecked: language === current,
          isDisabled: isDisabled && language !== current,
          onSelect: () => switchTo(language),
        })),
        ...(hasOthers ? [add] : []),
      ]}
    />
  );
}
