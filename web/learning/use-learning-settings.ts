import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LearningSettings } from '../../domain/access/learning-settings.ts';
import { errorMessage } from '../platform/error-message.ts';
import { toaster } from '../ui/overlay/toaster.ts';
import { changeLearningSettings, learningSettingsQuery } from './settings-queries.ts';

/** The learning settings of the account, and a function that changes some of them. Undefined until they have loaded. */
export function useLearningSettings() {
  const { t } = useLingui();
  const settings = useQuery(learningSettingsQuery).data;
  const { mutate } = useMutation(changeLearningSettings(useQueryClient()));
  const change = (changed: Partial<LearningSettings>) => {
    if (settings === undefined) return;
    mutate(
      { ...settings, ...changed },
      { onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }) },
    );
  };
  return { settings, change };
}
