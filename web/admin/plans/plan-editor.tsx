import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedPlan } from '../../../domain/billing/subscription-plan.ts';
import { PlanCard } from '../../billing/plan-card.tsx';
import { ErrorNote } from '../../platform/error-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Note } from '../../ui/status/note.tsx';
import type { PlanFields } from './plan-draft.ts';
import { newDraft, type Problems, problemsOf, readDraft, toDraft, toPreview } from './plan-draft.ts';
import { PlanFeatures } from './plan-features.tsx';
import { PlanNumbers } from './plan-numbers.tsx';
import { refreshPlans, savePlan } from './plan-queries.ts';
import { PlanTexts } from './plan-texts.tsx';
import styles from './plans-page.module.css';
import { useProblemWords } from './use-problem-words.ts';

/** The plan editor with a preview of the plan card. */
export function PlanEditor({ plan, onClose }: { plan: ListedPlan | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [draft, setDraft] = useState(plan === undefined ? newDraft : toDraft(plan));
  const [problems, setProblems] = useState<Problems>({});
  const problemOf = useProblemWords(problems);
  const save = useMutation({
    mutationFn: (document: Parameters<typeof savePlan>[1]) => savePlan(plan?.id, document),
    onSuccess: async () => {
      await refreshPlans(client);
      onClose();
    },
    onError: (error) => setProblems(problemsOf(error)),
  });

  function handleSave() {
    const read = readDraft(draft);
    setProblems('problems' in read ? read.problems : {});
    if ('plan' in read) save.mutate(read.plan);
  }

  const fields: PlanFields = { draft, problemOf, onChange: (part) => setDraft({ ...draft, ...part }) };
  const hasProblems = Object.keys(problems).length > 0;

  return (
    <div className={styles.columns}>
      <Card className={styles.editor}>
        <h2>{plan === undefined ? <Trans>New plan</Trans> : <Trans>Edit plan</Trans>}</h2>
        <PlanTexts
          legend={t`Name`}
          texts={draft.names}
          problemOf={(language) => problemOf(`names.${language}`)}
          onChange={(names) => fields.onChange({ names })}
        />
        <PlanNumbers {...fields} isNew={plan === undefined} />
        <PlanFeatures {...fields} />
        {hasProblems && (
          <Note kind="error" isLive>
            <Trans>Something in this form isn’t right yet. Nothing was saved.</Trans>
          </Note>
        )}
        {save.isError && !hasProblems && <ErrorNote error={save.error} />}
        <div className={styles.buttons}>
          <Button isBusy={save.isPending} onClick={handleSave}>
            <Trans>Save plan</Trans>
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Card>
      <aside className={styles.preview}>
        <h2>
          <Trans>What a user sees</Trans>
        </h2>
        <PlanCard plan={toPreview(draft)} heading="h3" />
      </aside>
    </div>
  );
}
