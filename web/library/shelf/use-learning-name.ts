import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { defaultSettings, profileQuery } from '../../access/queries.ts';
import { languageInSentence } from '../../platform/language-names.ts';

/** The name of the learning language, within a sentence. */
export function useLearningName() {
  const { i18n } = useLingui();
  const { learningLang } = useQuery(profileQuery).data ?? defaultSettings;
  return languageInSentence(learningLang ?? 'en', i18n.locale);
}
