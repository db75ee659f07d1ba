import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminArticle } from '../../../domain/admin/article-list.ts';
import type { Language } from '../../../domain/language.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { languageName } from '../../platform/language-names.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { narrateAgain, refreshUtils, translateAgain } from './utils-queries.ts';

export interface Again {
  kind: 'narrate' | 'translate';
  article: AdminArticle;
}

/** Asks for the language before an article is narrated or translated again, and explains the effect on current readers. */
export function AgainDialog({ again: { kind, article }, onClose }: { again: Again; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const isNarration = kind === 'narrate';
  const choices = article.languages.filter((language) => isNarration || language !== article.originalLanguage);
  const [language, setLanguage] = useState(choices[0]);
  const { title } = article;
  const order = useMutation({
    mutationFn: (wanted: Language) => {
      const version = { articleId: article.id, language: wanted };
      return isNarration ? narrateAgain(version) : translateAgain(version);
    },
    onSuccess: ({ isStarted }) => {
      toaster.show({
        kind: 'success',
        title: isStarted ? t`It has started. The job queue shows how it’s going.` : t`This is already under way.`,
      });
      onClose();
    },
    onSettled: () => refreshUtils(client),
  });

  return (
    <ConfirmDialog
      onClose={onClose}
      title={isNarration ? t`Narrate “${title}” again` : t`Translate “${title}” again`}
      action={{
        label: isNarration ? t`Narrate again` : t`Translate again`,
        onPress: () => language !== undefined && order.mutate(language),
        work: order,
      }}
    >
      <p>
        {isNarration ? (
          <Trans>The audio will be created again. Until it’s ready, listeners wait a moment for each sentence.</Trans>
        ) : (
          <Trans>Readers see the old translation until the new one is ready.</Trans>
        )}
      </p>
      <Field label={t`Language`}>
        <Select
          options={choices.map((choice) => ({ value: choice, label: languageName(choice, i18n.locale) }))}
          value={language}
          onChange={setLanguage}
        />
      </Field>
    </ConfirmDialog>
  );
}
