import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedPlan } from '../../../domain/billing/subscription-plan.ts';
import { isLanguage } from '../../../domain/language.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { deletePlan, refreshPlans } from './plan-queries.ts';

export function DeletePlanDialog({ plan, onClose }: { plan: ListedPlan; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const name = plan.names[isLanguage(i18n.locale) ? i18n.locale : 'en'];
  const deletion = useMutation({
    mutationFn: () => deletePlan(plan.id),
    onSuccess: async () => {
      await refreshPlans(client);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Delete the plan “${name}”?`}
      action={{ label: t`Delete plan`, isDanger: true, onPress: deletion.mutate, work: deletion }}
    >
      <p>
        <Trans>It will be gone for good. A plan that someone has or has had can only be retired.</Trans>
      </p>
    </ConfirmDialog>
  );
}
