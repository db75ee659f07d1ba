import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type UserFilter, type UserListQuery, waitingCounted, withoutPlan } from '../../../domain/admin/user-list.ts';
import { freePlan } from '../../../domain/billing/subscription-plan.ts';
import { isLanguage } from '../../../domain/language.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { allPlansQuery } from '../plans/plan-queries.ts';
import styles from './users-page.module.css';

interface Props {
  query: UserListQuery;
  waitingCount: number;
  onChange: (part: Partial<UserListQuery>) => void;
}

/** Search and filters of the user list. */
export function UsersToolbar({ query, waitingCount, onChange }: Props) {
  const { t } = useLingui();
  const waiting = waitingCount > waitingCounted ? `${waitingCounted}+` : String(waitingCount);
  const filters: { value: UserFilter; label: string }[] = [
    { value: 'all', label: t`Everyone` },
    { value: 'waiting', label: t`Waiting (${waiting})` },
    { value: 'access', label: t`With access` },
    { value: 'admins', label: t`Admins` },
    { value: 'blocked', label: t({ message: 'Blocked', context: 'filter of users' }) },
  ];
  const plans = usePlanChoices();
  return (
    <div className={styles.toolbar}>
      <Field label={t`Search by name or e-mail`}>
        <TextInput
          type="search"
          maxLength={200}
          value={query.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </Field>
      <Field label={t`Show`}>
        <Select options={filters} value={query.show} onChange={(show) => onChange({ show })} />
      </Field>
      <Field label={t`Plan`}>
        <Select
          options={plans}
          value={query.plan || anyPlan}
          onChange={(plan) => onChange({ plan: plan === anyPlan ? '' : plan })}
        />
      </Field>
    </div>
  );
}

const anyPlan = 'any';

/** Includes retired plans: users may still have one. */
function usePlanChoices() {
  const { t, i18n } = useLingui();
  const plans = useQuery(allPlansQuery).data ?? [];
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const free = plans.find(({ billing, isActive }) => billing === 'free' && isActive) ?? freePlan;
  const paid = plans.filter(({ billing }) => billing !== 'free');
  return [
    { value: anyPlan, label: t`Any plan` },
    { value: withoutPlan, label: free.names[language] },
    ...paid.map(({ id, names }) => ({ value: id, label: names[language] })),
  ];
}
