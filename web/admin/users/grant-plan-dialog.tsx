import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListedUser } from '../../../domain/admin/user-list.ts';
import { isLanguage } from '../../../domain/language.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { type Problems, problemsOf } from '../plans/plan-draft.ts';
import { allPlansQuery } from '../plans/plan-queries.ts';
import { useProblemWords } from '../plans/use-problem-words.ts';
import { grantPlan, refreshUsers } from './queries.ts';

/**
 * Grants a plan without payment. The plan starts now and ends at the end of the chosen day. If no day is chosen, the plan
 * never ends.
 */
export function GrantPlanDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const plans = useQuery(allPlansQuery).data?.filter(({ billing }) => billing !== 'free') ?? [];
  const [chosen, setChosen] = useState<string>();
  const [lastDay, setLastDay] = useState('');
  const dayField = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const problemOf = useProblemWords(problems);
  const planId = chosen ?? plans[0]?.id;
  const name = user.name || user.email;
  const grant = useMutation({
    mutationFn: (id: string) => grantPlan(user.id, { planId: id, expiresAt: toEndOfDay(lastDay) }),
    onSuccess: onClose,
    onError: (error) => setProblems(problemsOf(error)),
    onSettled: () => refreshUsers(client),
  });

  function give() {
    // The value of a date input with an incomplete date is empty. An empty date would grant a plan without an end.
    const isWholeDate = !dayField.current?.validity.badInput;
    setProblems(isWholeDate ? {} : { expiresAt: 'half-a-date' });
    if (isWholeDate && planId !== undefined) grant.mutate(planId);
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Grant ${name} a plan`}
      action={{
        label: t`Grant plan`,
        onPress: give,
        work: { isPending: grant.isPending, error: Object.keys(problems).length > 0 ? null : grant.error },
      }}
    >
      <p>{t`It starts now and costs ${{ email: user.email }} nothing. Any plan granted earlier ends.`}</p>
      <Field label={t`Plan`} error={problemOf('planId')}>
        <Select
          options={plans.map(({ id, names }) => ({
            value: id,
            label: names[isLanguage(i18n.locale) ? i18n.locale : 'en'],
          }))}
          value={planId}
          onChange={setChosen}
        />
      </Field>
      <Field label={t`Last day`} hint={t`Leave it empty for a plan that doesn’t end.`} error={problemOf('expiresAt')}>
        <TextInput
          ref={dayField}
          type="date"
          value={lastDay}
          min={toDay(new Date())}
          max="9999-12-31"
          onChange={({ target }) => setLastDay(target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}

const toEndOfDay = (day: string) => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString());

/** Formats a local date for a date field. */
const toDay = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
