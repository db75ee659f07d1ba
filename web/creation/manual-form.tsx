import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { bounds } from '../../domain/creation/new-article.ts';
import { profileQuery } from '../access/queries.ts';
import { FailureNote } from '../billing/failure-note.tsx';
import { languageInSentence, languageName } from '../platform/locale.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Note } from '../ui/note.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { AsideNote } from './aside-note.tsx';
import { DraftNote } from './draft-note.tsx';
import styles from './form.module.css';
import { LanguageQuestion } from './language-question.tsx';
import { type ManualFormValues, manualDraftSchema, manualFormSchema } from './manual-form-schema.ts';
import { PairEditor } from './pair-editor.tsx';
import { useProblems } from './problems.ts';
import { ShareSwitch } from './share-switch.tsx';
import { UntranslatedNote } from './untranslated-note.tsx';
import { useCounter } from './use-counter.ts';
import { useDraft } from './use-draft.ts';
import { useManualSubmission } from './use-manual-submission.ts';

/** One's own text, and its translation if there is one. */
export function ManualForm() {
  const { t, i18n } = useLingui();
  const profile = useQuery(profileQuery).data;
  const own = { learning: profile?.learningLang ?? 'en', native: profile?.mainLang ?? 'en' };
  const empty: ManualFormValues = {
    ...{ title: '', text: '', translatedTitle: '', translation: '' },
    ...{ language: own.learning, visibility: 'private' },
  };
  const draft = useDraft('manual', manualDraftSchema);
  const { control, register, handleSubmit, watch, subscribe, reset, formState } = useForm<ManualFormValues>({
    resolver: valibotResolver(manualFormSchema),
    defaultValues: { ...empty, ...draft.form },
  });
  const problems = useProblems();
  const { errors } = formState;
  const language = watch('language');
  const other = language === own.learning ? own.native : own.learning;
  const submission = useManualSubmission({ draft, otherLanguage: other });
  const { refused } = submission;
  const { keep } = draft;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
  const otherName = languageInSentence(other, i18n.locale);
  const hasTranslation = watch('translation').trim() !== '' && other !== language;
  const counter = useCounter(bounds.text.atMost);

  function startAnew() {
    reset(empty);
    submission.forget();
  }

  return (
    <>
      <Breadcrumb label={t`You are here`} current={t`Manually`}>
        <Link to="/create-article">
          <Trans>Create</Trans>
        </Link>
      </Breadcrumb>
      <h1 className={styles.title}>
        <Trans>Your own article</Trans>
      </h1>
      <div className={styles.columns}>
        <form className={styles.form} onSubmit={handleSubmit((form) => submission.send(form))} noValidate>
          {draft.form !== undefined && <DraftNote onStartAnew={startAnew} />}
          <div className={styles.two}>
            <Field label={t`Title`} error={problems.title(errors.title?.message ?? refused.title)}>
              <TextInput {...register('title')} lang={language} />
            </Field>
            <Field label={t`Language`}>
              <Controller
                control={control}
                name="language"
                render={({ field: { value, onChange } }) => (
                  <Select
                    value={value}
                    onChange={onChange}
                    options={[...new Set([own.learning, own.native])].map((code) => ({
                      value: code,
                      label: languageName(code, i18n.locale),
                    }))}
                  />
                )}
              />
            </Field>
          </div>
          <Field label={t`Content`} error={problems.text(errors.text?.message ?? refused.text)}>
            <TextArea {...register('text')} rows={9} lang={language} counter={counter} />
          </Field>
          {own.learning !== own.native && (
            <>
              <Field
                label={t`Its translation, if you have it (${otherName})`}
                hint={t`Foxtale pairs both texts sentence by sentence, and you can put right what does not fit.`}
                error={problems.text(errors.translation?.message ?? refused.translation)}
              >
                <TextArea {...register('translation')} rows={6} lang={other} counter={counter} />
              </Field>
              {hasTranslation && (
                <Field
                  label={t`Title in ${otherName}`}
                  error={problems.title(errors.translatedTitle?.message ?? refused.translatedTitle)}
                >
                  <TextInput {...register('translatedTitle')} lang={other} />
                </Field>
              )}
            </>
          )}
          {submission.sheet !== undefined && hasTranslation && (
            <PairEditor
              sheet={submission.sheet}
              languages={{ source: language, translation: other }}
              onChange={submission.changeSheet}
            />
          )}
          <Controller
            control={control}
            name="visibility"
            render={({ field: { value, onChange } }) => <ShareSwitch value={value} onChange={onChange} />}
          />
          {submission.problem !== undefined && <FailureNote error={submission.problem} />}
          {submission.hasUnpaired && (
            <Note kind="error" isLive>
              <Trans>Some translations stand beside no sentence. Join or move them, then save.</Trans>
            </Note>
          )}
          {submission.sheet !== undefined && hasTranslation && <UntranslatedNote sheet={submission.sheet} />}
          <div className={styles.actions}>
            <Button type="submit" size="large" isBusy={submission.isPending}>
              {hasTranslation && submission.sheet === undefined ? (
                <Trans>Pair the sentences</Trans>
              ) : (
                <Trans>Save article</Trans>
              )}
            </Button>
            <LinkButton to="/create-article" size="large" variant="plain">
              <Trans>Cancel</Trans>
            </LinkButton>
          </div>
        </form>
        <AsideNote limit="own-articles">
          <Trans>Foxtale splits your text into sentences and records it. What you write stays as you wrote it.</Trans>
        </AsideNote>
      </div>
      <LanguageQuestion
        found={submission.otherLanguageFound}
        chosen={language}
        onSure={handleSubmit((form) => submission.send(form, { isLanguageSure: true }))}
        onClose={submission.forgetQuestion}
      />
    </>
  );
}
