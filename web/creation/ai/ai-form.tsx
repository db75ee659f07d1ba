import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Controller, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { type AiArticleRequest, aiArticleSchema, bounds } from '../../../domain/creation/new-article.ts';
import { genres } from '../../../domain/library/article-attributes.ts';
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
import { AttributeFields } from './attribute-fields.tsx';
import { FoxyNote } from './foxy-note.tsx';

const usual: AiArticleRequest = {
  way: 'ai',
  description: '',
  type: 'fictional-story',
  genres: ['slice-of-life'],
  length: 'medium',
  tone: 'casual',
  audience: 'adults',
  visibility: 'everybody',
};

const { entries } = aiArticleSchema;

/** Values that are no longer valid fall back to the defaults. */
const draftSchema = v.object({
  way: entries.way,
  description: v.fallback(v.string(), usual.description),
  type: v.fallback(entries.type, usual.type),
  genres: v.fallback(v.array(v.picklist(genres)), usual.genres),
  length: v.fallback(entries.length, usual.length),
  tone: v.fallback(entries.tone, usual.tone),
  audience: v.fallback(entries.audience, usual.audience),
  visibility: v.fallback(entries.visibility, usual.visibility),
});

/** Only the description is required; everything else has a default. */
export function AiForm({ description }: { description: string | undefined }) {
  const { t } = useLingui();
  const writer = useQuery(writerQuery).data;
  const draft = useDraft('ai', draftSchema);
  const { control, register, handleSubmit, subscribe, reset, formState } = useForm<AiArticleRequest>({
    resolver: valibotResolver(aiArticleSchema),
    defaultValues: { ...usual, ...draft.form, ...(description !== undefined && { description }) },
  });
  const navigate = useNavigate();
  const submitting = useMutation(submission(useQueryClient()));
  const problems = useProblems();
  const { errors } = formState;
  useKeptForm(subscribe, draft.keep);
  const counter = useCounter(bounds.description.atMost);

  const submit = handleSubmit(async (request) => {
    const { articleId } = draft;
    await submitting.mutateAsync({ articleId, request });
    draft.forget();
    await navigate({ to: '/article-generating/$articleId', params: { articleId } });
  });

  function startAnew() {
    reset(usual);
    draft.forget();
  }

  return (
    <FormLayout name={t`With AI`} title={t`What should the article be about?`} aside={<FoxyNote />}>
      <form className={styles.form} onSubmit={(event) => void submit(event).catch(() => {})} noValidate>
        {draft.form !== undefined && description === undefined && <DraftNote onStartAnew={startAnew} />}
        <Field
          label={t`Description`}
          hint={t`The more specific you are, the better the story.`}
          error={problems.description(errors.description?.message)}
        >
          <TextArea {...register('description')} rows={4} counter={counter} />
        </Field>
        <AttributeFields control={control} genresProblem={problems.genres(errors.genres?.message)} />
        {writer === 'model' && (
          <Controller
            control={control}
            name="visibility"
            render={({ field: { value, onChange } }) => <ShareSwitch value={value} onChange={onChange} />}
          />
        )}
        {submitting.isError && <FailureNote error={submitting.error} />}
        <FormActions label={t`Create article`} isBusy={submitting.isPending} />
      </form>
    </FormLayout>
  );
}
