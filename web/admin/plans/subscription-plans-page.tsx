import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedPlan } from '../../../domain/billing/subscription-plan.ts';
import { isLanguage } from '../../../domain/language.ts';
import { PlanCard } from '../../billing/plan-card.tsx';
import { errorMessage } from '../../platform/error-message.ts';
import { ErrorNote } from '../../platform/error-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { AdminPage } from '../admin-page.tsx';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { allPlansQuery, offerPlan, refreshPlans, reorderPlans } from './plan-queries.ts';
import { PlanRows } from './plan-rows.tsx';
import styles from './plans-page.module.css';

type Editing = { plan: ListedPlan | undefined };

export function SubscriptionPlansPage() {
  const { t } = useLingui();
  const plans = useQuery(allPlansQuery);
  const [editing, setEditing] = useState<Editing>();

  return (
    <AdminPage title={t`Subscription plans`}>
      {plans.isPending && <Skeleton label={t`Loading the plans`} />}
      <ErrorNote error={plans.error} onRetry={plans.refetch} />
      {editing !== undefined && (
        <PlanEditor key={editing.plan?.id} plan={editing.plan} onClose={() => setEditing(undefined)} />
      )}
      {editing === undefined && plans.data !== undefined && (
        <PlanList plans={plans.data} onEdit={(plan) => setEditing({ plan })} />
      )}
    </AdminPage>
  );
}

interface PlanListProps {
  plans: readonly ListedPlan[];
  onEdit: (plan: ListedPlan | undefined) => void;
}

function PlanList({ plans, onEdit }: PlanListProps) {
  const { t } = useLingui();
  const { move, offer } = usePlanChanges();
  const [shownId, setShownId] = useState<string>();
  const [deleting, setDeleting] = useState<ListedPlan>();
  const shown = plans.find(({ id }) => id === shownId) ?? plans.find(({ billing }) => billing !== 'free') ?? plans[0];

  const actionsOf = (plan: ListedPlan): MenuItem[] => [
    { id: 'edit', label: t`Edit`, icon: 'edit', onSelect: () => onEdit(plan) },
    ...(plan.billing === 'free' ? [] : [offerItem(plan), deleteItem(plan)]),
  ];
  const offerItem = (plan: ListedPlan): MenuItem =>
    plan.isActive
      ? { id: 'retire', label: t`Retire`, icon: 'eye', onSelect: () => offer({ plan, isActive: false }) }
      : { id: 'offer', label: t`Offer again`, icon: 'eye', onSelect: () => offer({ plan, isActive: true }) };
  const deleteItem = (plan: ListedPlan): MenuItem => ({
    id: 'delete',
    label: t`Delete`,
    icon: 'trash',
    isDanger: true,
    onSelect: () => setDeleting(plan),
  });

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.head}>
          <p>
            <Trans>Shown to users in this order. Drag a plan, or use its arrows.</Trans>
          </p>
          <Button icon="plus" onClick={() => onEdit(undefined)}>
            <Trans>New plan</Trans>
          </Button>
        </div>
        <PlanRows
          plans={plans}
          shownId={shown?.id}
          onShow={setShownId}
          onMove={(from, to) => move(moved(plans, from, to))}
          actionsOf={actionsOf}
        />
      </div>
      <aside className={styles.preview}>
        <h2>
          <Trans>What a user sees</Trans>
        </h2>
        {shown !== undefined && <PlanCard plan={shown} heading="h3" />}
      </aside>
      {deleting !== undefined && <DeletePlanDialog plan={deleting} onClose={() => setDeleting(undefined)} />}
    </div>
  );
}

const changeKey = ['change-plans'];

/** Changes the order (optimistic) and the availability of plans. On an error, shows the reason and refetches the plans. */
function usePlanChanges() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const settle = {
    onError: (error: unknown) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
    // Does not refetch while another change is pending: the response would not contain that change yet.
    onSettled: () => (client.isMutating({ mutationKey: changeKey }) > 1 ? undefined : refreshPlans(client)),
  };
  const order = useMutation({
    mutationKey: changeKey,
    scope: { id: 'plan-order' },
    mutationFn: (plans: readonly ListedPlan[]) => reorderPlans(plans.map(({ id }) => id)),
    onMutate: async (plans) => {
      await client.cancelQueries(allPlansQuery);
      client.setQueryData(allPlansQuery.queryKey, [...plans]);
    },
    ...settle,
  });
  const offer = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ plan, isActive }: { plan: ListedPlan; isActive: boolean }) => offerPlan(plan.id, isActive),
    onSuccess: (_, { plan, isActive }) => {
      const name = plan.names[language];
      toaster.show({
        kind: 'success',
        title: isActive
          ? t`The plan “${name}” is available again.`
          : t`The plan “${name}” is retired. Anyone who has it keeps it.`,
        action: isActive ? undefined : { label: t`Undo`, onPress: () => offer.mutate({ plan, isActive: true }) },
      });
    },
    ...settle,
  });
  return { move: order.mutate, offer: offer.mutate };
}

function moved(plans: readonly ListedPlan[], from: number, to: number) {
  const plan = plans[from];
  return plan === undefined ? plans : plans.toSpliced(from, 1).toSpliced(to, 0, plan);
}
