import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { bounds } from '../../../domain/creation/new-article.ts';
import { profileQuery } from '../../access/queries.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { writerQuery } from '../../library/queries.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { DraftNote } from '../draft-note.tsx';
import styles from '../form.module.css';
import { FormActions, FormLayout } from '../form-layout.tsx';
import { useProblems } from '../problems.ts';
import { drawerOffer, submission } from '../queries.ts';
import { ShareSwitch } from '../share-switch.tsx';
import { useCounter } from '../use-counter.ts';
import { useDraft, useKeptForm } from '../use-draft.ts';
import { aiDraftSchema, aiFormSchema, drawerFormSchema, type AiForm as Form, usual } from './ai-form-schema.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { DrawerOffers } from './drawer-offers.tsx';
import { toRequestLevel } from './form-level.ts';
import { FoxyNote } from './foxy-note.tsx';
import { MyWordsSwitch } from './my-words-switch.tsx';

interface AiFormProps {
  description: string | undefined;
  /** An earlier request, with which the form is filled. */
  request?: Form | undefined;
}

/**
 * Only the description is required; everything else has a default. Without a model the user picks one of the ready-made
 * articles that fit.
 */
export function AiForm({ description, request }: AiFormProps) {
  const { t } = useLingui();
  const profile = useQuery(profileQuery).data;
  const writer = useQuery(writerQuery);
  const isDrawer = writer.data === 'drawer';
  const draft = useDraft('ai', aiDraftSchema);
  const { control, register, handleSubmit, subscribe, reset, formState } = useForm<Form>({
    resolver: valibotResolver(isDrawer ? drawerFormSchema : aiFormSchema),
    defaultValues: {
      ...usual,
      ...draft.form,
      ...request,
      ...(description !== undefined && { description }),
    },
  });
  const navigate = useNavigate();
  const offering = useMutation(drawerOffer);
  const submitting = useMutation(submission(useQueryClient()));
  const problems = useProblems();
  const { errors } = formState;
  const counter = useCounter(bounds.description.atMost);
  useKeptForm(subscribe, draft.keep);
  const { reset: forgetOffer } = offering;
  // A change of the form discards the offered articles, because they fit the earlier request.
  useEffect(() => subscribe({ formState: { values: true }, callback: () => forgetOffer() }), [subscribe, forgetOffer]);

  const levelOf = ({ level }: Form) => toRequestLevel(level, { own: profile?.level ?? null, isDrawer });

  async function create(form: Form, drawerArticle?: string) {
    const { articleId } = draft;
    await submitting.mutateAsync({
      articleId,
      request: { ...form, level: levelOf(form), ...(drawerArticle && { drawerArticle }) },
    });
    draft.forget();
    await navigate({ to: '/article-generating/$articleId', params: { articleId } });
  }

  // Errors are ignored here: the form shows the error of the mutation.
  const submit = handleSubmit(async (form) => {
    const { way: _way, visibility: _visibility, usesMyWords: _usesMyWords, ...wish } = form;
    await (isDrawer ? offering.mutateAsync({ ...wish, level: levelOf(form) }) : create(form)).catch(() => {});
  });
  const pick = (drawerArticle: string) => void handleSubmit((form) => create(form, drawerArticle).catch(() => {}))();

  function startAnew() {
    reset(usual);
    draft.forget();
  }

  // The texts of the form depend on whether a model writes the article. Offline, `isLoading` is false, so the form is shown.
  if (writer.isLoading) return <Skeleton label={t`Loading`} hasTitle />;
  const error = submitting.error ?? offering.error;
  return (
    <FormLayout
      name={isDrawer ? t`From Foxy’s drawer` : t`With AI`}
      title={isDrawer ? t`What would you like to read about?` : t`What should the article be about?`}
      aside={<FoxyNote />}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {draft.form !== undefined && description === undefined && request === undefined && (
          <DraftNote onStartAnew={startAnew} />
        )}
        <Field
          label={t`Description`}
          isRequired
          hint={
            isDrawer
              ? t`Foxy looks for these words in the ready-made articles.`
              : t`The more specific you are, the better the story.`
          }
          error={problems.description(errors.description?.message)}
        >
          <TextArea {...register('description')} rows={4} counter={counter} />
        </Field>
        <AttributeFields control={control} genresProblem={problems.genres(errors.genres?.message)} />
        {writer.data === 'model' && (
          <Controller
            control={control}
            name="usesMyWords"
            render={({ field: { value, onChange } }) => <MyWordsSwitch value={value} onChange={onChange} />}
          />
        )}
        {writer.data === 'model' && (
          <Controller
            control={control}
            name="visibility"
            render={({ field: { value, onChange } }) => <ShareSwitch value={value} onChange={onChange} />}
          />
        )}
        {error !== null && <FailureNote error={error} />}
        <FormActions
          label={isDrawer ? t`Show what fits` : t`Create article`}
          isBusy={submitting.isPending || offering.isPending}
        />
        {offering.data !== undefined && <DrawerOffers offer={offering.data} onPick={pick} />}
      </form>
    </FormLayout>
  );
}
