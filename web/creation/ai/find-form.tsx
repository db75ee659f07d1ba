import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { cutQuery, searchMaxLength } from '../../../domain/library/search.ts';
import { profileQuery } from '../../access/queries.ts';
import { isOffline } from '../../platform/connection.ts';
import { ErrorNote } from '../../platform/error-note.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import styles from '../form.module.css';
import { FormActions, FormLayout } from '../form-layout.tsx';
import { useProblems } from '../problems.ts';
import { offersQuery } from '../queries.ts';
import { useDraft } from '../use-draft.ts';
import { aiDraftSchema, usual } from './ai-form-schema.ts';
import { type FormLevel, toRequestLevel } from './form-level.ts';
import { FoundOffers } from './found-offers.tsx';
import { FoxyNote } from './foxy-note.tsx';
import { LevelField } from './level-field.tsx';

/**
 * Without a model, Foxy writes nothing: the user enters a subject, and Foxy shows the articles about it. The subject is in the
 * address, so that the articles are still there when the user comes back from one of them.
 */
export function FindForm({ subject }: { subject: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profile = useQuery(profileQuery).data;
  // The subject may be a description that was written for a model. It may be longer than a search query, so it is shortened.
  const q = cutQuery(subject);
  // Uses the same draft as the form that is shown if there is a model. Offline, the app does not know which of the two forms
  // to show.
  const draft = useDraft('ai', aiDraftSchema);
  const [text, setText] = useState(q || cutQuery(draft.form?.description ?? ''));
  const [level, setLevel] = useState<FormLevel>('mine');
  const [isEmpty, setIsEmpty] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const problems = useProblems();
  const wantedLevel = toRequestLevel(level, { own: profile?.level ?? null, isDrawer: true });
  const offers = useQuery({
    ...offersQuery({ q, ...(wantedLevel && { level: wantedLevel }) }),
    enabled: q !== '' && profile !== undefined,
  });
  const title = t`What would you like to read about?`;

  function changeText(changed: string) {
    setText(changed);
    draft.keep({ ...usual, ...draft.form, description: changed });
  }

  function find(event: FormEvent) {
    event.preventDefault();
    const description = text.trim();
    setIsEmpty(description === '');
    if (description === '') return;
    setHasAsked(true);
    // Offline, no articles can be found. So the draft is deleted only if the user is online.
    if (!isOffline()) draft.forget();
    void navigate({ to: '/create-article', search: { way: 'ai', description }, replace: true });
  }

  function changeLevel(changed: FormLevel) {
    // The user is still choosing a level, so the focus stays on the level field when the articles of the new level
    // appear.
    setHasAsked(false);
    setLevel(changed);
  }

  return (
    <FormLayout name={t`Ask Foxy`} title={title} aside={<FoxyNote />}>
      <div className={styles.form}>
        <form className={styles.form} onSubmit={find} noValidate>
          <Field
            label={title}
            isLabelHidden
            hint={t`One or two words are enough. Foxy looks in the library and among the ready-made articles.`}
            error={isEmpty && problems.description('required')}
          >
            <TextInput
              value={text}
              maxLength={searchMaxLength}
              enterKeyHint="search"
              onChange={({ target }) => changeText(target.value)}
            />
          </Field>
          <LevelField value={level} onChange={changeLevel} />
          <FormActions label={t`Show what fits`} isBusy={offers.isFetching} />
        </form>
        {offers.isLoading && <Skeleton label={t`Foxy is looking for articles`} />}
        <ErrorNote error={offers.error} onRetry={offers.refetch} />
        {offers.data && <FoundOffers key={q} offers={offers.data} q={q} level={wantedLevel} takesFocus={hasAsked} />}
      </div>
    </FormLayout>
  );
}
