import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Controller, useForm } from 'react-hook-form';
import { bounds } from '../../../domain/creation/new-article.ts';
import { profileQuery } from '../../access/queries.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { writerQuery } from '../../library/queries.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { DraftNote } from '../draft-note.tsx';
import styles from '../form.module.css';
import { FormActions, FormLayout } from '../form-layout.tsx';
import { useProblems } from '../problems.ts';
import { submission } from '../queries.ts';
import { ShareSwitch } from '../share-switch.tsx';
import { useCounter } from '../use-counter.ts';
import { useDraft, useKeptForm } from '../use-draft.ts';
import { aiDraftSchema, aiFormSchema, type AiForm as Form, usual } from './ai-form-schema.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { toRequestLevel } from './form-level.ts';
import { FoxyNote } from './foxy-note.tsx';
import { MyWordsSwitch } from './my-words-switch.tsx';

export interface WritingFormProps {
  description: string | undefined;
  /** An earlier request. The form is filled with it. */
  request?: Form | undefined;
}

/** The form that describes what the model should write. Only the description is required; everything else has a default. */
export function WritingForm({ description, request }: WritingFormProps) {
  const { t } = useLingui();
  const profile = useQuery(profileQuery).data;
  // False if the server has no model or cannot be reached. In both cases, the form is shown without the parts that need a
  // model.
  const hasModel = useQuery(writerQuery).data === 'model';
  const draft = useDraft('ai', aiDraftSchema);
  const { control, register, handleSubmit, subscribe, reset, formState } = useForm<Form>({
    resolver: valibotResolver(aiFormSchema),
    defaultValues: {
      ...usual,
      ...draft.form,
      ...request,
      ...(description !== undefined && { description }),
    },
  });
  const navigate = useNavigate();
  const submitting = useMutation(submission(useQueryClient()));
  const problems = useProblems();
  const { errors } = formState;
  const counter = useCounter(bounds.description.atMost);
  useKeptForm(subscribe, draft.keep);

  // Errors are ignored here: the form shows the error of the mutation.
  const submit = handleSubmit((form) => create(form).catch(() => {}));

  async function create(form: Form) {
    const { articleId } = draft;
    const level = toRequestLevel(form.level, { own: profile?.level ?? null, isDrawer: false });
    await submitting.mutateAsync({ articleId, request: { ...form, level } });
    draft.forget();
    await navigate({ to: '/article-generating/$articleId', params: { articleId } });
  }

  function startAnew() {
    reset(usual);
    draft.forget();
  }

  return (
    <FormLayout name={t`With AI`} title={t`What should the article be about?`} aside={<FoxyNote />}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {draft.form !== undefined && description === undefined && request === undefined && (
          <DraftNote onStartAnew={startAnew} />
        )}
        <Field
          label={t`Description`}
          isRequired
          hint={t`The more specific you are, the better the story.`}
          error={problems.description(errors.description?.message)}
        >
          <TextArea {...register('description')} rows={4} counter={counter} />
        </Field>
        <AttributeFields control={control} genresProblem={problems.genres(errors.genres?.message)} />
        {hasModel && (
          <Controller
            control={control}
            name="usesMyWords"
            render={({ field: { value, onChange } }) => <MyWordsSwitch value={value} onChange={onChange} />}
          />
        )}
        {hasModel && (
          <Controller
            control={control}
            name="visibility"
            render={({ field: { value, onChange } }) => <ShareSwitch value={value} onChange={onChange} />}
          />
        )}
        {submitting.error !== null && <FailureNote error={submitting.error} />}
        <FormActions label={t`Create article`} isBusy={submitting.isPending} />
      </form>
    </FormLayout>
  );
}
