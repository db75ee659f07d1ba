import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedPlan } from '../../domain/billing/subscription-plan.ts';
import { isLanguage } from '../../domain/language.ts';
import { ErrorNote } from '../platform/error-note.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
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
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Delete the plan “${name}”?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="danger" isBusy={deletion.isPending} onClick={() => deletion.mutate()}>
            <Trans>Delete the plan</Trans>
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>It will be gone for good. A plan that somebody has or has had can only be retired.</Trans>
      </p>
      <ErrorNote error={deletion.error} />
    </Dialog>
  );
}
