import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BaseSyntheticEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { profileQuery } from '../../access/queries.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { ErrorNote } from '../../platform/error-note.tsx';
import { Note } from '../../ui/status/note.tsx';
import { AsideNote } from '../aside-note.tsx';
import { BringTabs } from '../bring/bring-tabs.tsx';
import { CannotTranslateNote } from '../cannot-translate-note.tsx';
import { DraftNote } from '../draft-note.tsx';
import styles from '../form.module.css';
import { FormActions, FormLayout } from '../form-layout.tsx';
import { ShareSwitch } from '../share-switch.tsx';
import { useDraft, useKeptForm } from '../use-draft.ts';
import { LanguageQuestion } from './language-question.tsx';
import { LinkFound } from './link-found.tsx';
import { TextFields, TranslationFields } from './manual-fields.tsx';
import { type ManualFormValues, manualDraftSchema, manualFormSchema } from './manual-form-schema.ts';
import { focusUnpaired, PairEditor } from './pair-editor.tsx';
import { TypedMeasures } from './typed-measures.tsx';
import { UntranslatedNote } from './untranslated-note.tsx';
import { useManualSubmission } from './use-manual-submission.ts';

/** The form for a user's own text, with an optional translation. */
export function ManualForm() {
  const { t } = useLingui();
  const profile = useQuery(profileQuery).data;
  const own = { learning: profile?.learningLang ?? 'en', native: profile?.mainLang ?? 'en' };
  const empty: ManualFormValues = {
    title: '',
    text: '',
    translatedTitle: '',
    translation: '',
    language: own.learning,
    visibility: 'private',
  };
  const draft = useDraft('manual', manualDraftSchema);
  const { control, register, handleSubmit, watch, subscribe, reset, formState } = useForm<ManualFormValues>({
    resolver: valibotResolver(manualFormSchema),
    defaultValues: { ...empty, ...draft.form },
  });
  useKeptForm(subscribe, draft.keep);
  const language = watch('language');
  const other = language === own.learning ? own.native : own.learning;
  const hasTranslation = watch('translation').trim() !== '' && other !== language;
  const submission = useManualSubmission({ draft, otherLanguage: other });
  const sheet = hasTranslation ? submission.sheet : undefined;
  const { errors } = formState;
  const { refused } = submission;
  const problems = {
    title: errors.title?.message ?? refused.title,
    text: errors.text?.message ?? refused.text,
    translation: errors.translation?.message ?? refused.translation,
    translatedTitle: errors.translatedTitle?.message ?? refused.translatedTitle,
  };

  async function save(values: ManualFormValues, event?: BaseSyntheticEvent) {
    const form = event?.currentTarget;
    const hasUnpaired = await submission.send(values);
    if (hasUnpaired && form instanceof HTMLElement) focusUnpaired(form);
  }

  function startAnew() {
    reset(empty);
    submission.forget();
  }

  return (
    <FormLayout name={t`Manually`} title={t`Your own article`} aside={<WhatHappens />}>
      <form className={styles.form} onSubmit={handleSubmit(save)} noValidate>
        <BringTabs />
        {draft.form !== undefined && <DraftNote onStartAnew={startAnew} />}
        <TextFields
          control={control}
          register={register}
          language={language}
          problems={problems}
          choices={[...new Set([own.learning, own.native])]}
        />
        <LinkFound control={control} />
        <TypedMeasures control={control} />
        {own.learning !== own.native && (
          <TranslationFields register={register} problems={problems} hasTranslation={hasTranslation} language={other} />
        )}
        {sheet !== undefined && (
          <PairEditor
            sheet={sheet}
            languages={{ source: language, translation: other }}
            onChange={submission.changeSheet}
          />
        )}
        <Controller
          control={control}
          name="visibility"
          render={({ field: { value, onChange } }) => <ShareSwitch value={value} onChange={onChange} />}
        />
        <ErrorNote error={submission.preparing} />
        {submission.problem !== undefined && <FailureNote error={submission.problem} />}
        {submission.hasUnpaired && (
          <Note kind="error" isLive>
            <Trans>Some translations have no sentence next to them. Join or move them, then save.</Trans>
          </Note>
        )}
        {sheet !== undefined && <UntranslatedNote sheet={sheet} />}
        {own.learning !== own.native && !hasTranslation && <CannotTranslateNote />}
        <FormActions
          label={hasTranslation && sheet === undefined ? t`Pair the sentences` : t`Save article`}
          isBusy={submission.isPending}
        />
      </form>
      <LanguageQuestion
        found={submission.otherLanguageFound}
        chosen={language}
        onSure={handleSubmit((form) => submission.send(form, { isLanguageSure: true }))}
        onClose={submission.forgetQuestion}
      />
    </FormLayout>
  );
}

function WhatHappens() {
  return (
    <AsideNote limit="own-articles">
      <Trans>Foxtale splits your text into sentences and narrates it. What you write stays as you wrote it.</Trans>
    </AsideNote>
  );
}
