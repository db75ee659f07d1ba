import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedUser } from '../../domain/admin/user-list.ts';
import { isLanguage } from '../../domain/language.ts';
import { ConfirmDialog } from '../platform/confirm-dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { allPlansQuery } from './plan-queries.ts';
import { grantPlan, refreshUsers } from './queries.ts';

const dayMs = 86_400_000;

/** A plan without payment, from now until the end of a day, or without end. */
export function GrantPlanDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const plans = useQuery(allPlansQuery).data?.filter(({ billing }) => billing !== 'free') ?? [];
  const [chosen, setChosen] = useState<string>();
  const [lastDay, setLastDay] = useState('');
  const planId = chosen ?? plans[0]?.id;
  const name = user.name || user.email;
  const grant = useMutation({
    mutationFn: (id: string) => grantPlan(user.id, { planId: id, expiresAt: toEndOfDay(lastDay) }),
    onSuccess: onClose,
    onSettled: () => refreshUsers(client),
  });

  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Give ${name} a plan`}
      action={{
        label: t`Give the plan`,
        onPress: () => planId !== undefined && grant.mutate(planId),
        work: grant,
      }}
    >
      <p>{t`It begins now and costs ${{ email: user.email }} nothing. A plan given earlier ends.`}</p>
      <Field label={t`Plan`}>
        <Select
          options={plans.map(({ id, names }) => ({
            value: id,
            label: names[isLanguage(i18n.locale) ? i18n.locale : 'en'],
          }))}
          value={planId}
          onChange={setChosen}
        />
      </Field>
      <Field label={t`Last day`} hint={t`Leave it empty for a plan that does not end.`}>
        <TextInput
          type="date"
          value={lastDay}
          min={new Date(Date.now() + dayMs).toISOString().slice(0, 10)}
          onChange={({ target }) => setLastDay(target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}

const toEndOfDay = (day: string) => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString());
