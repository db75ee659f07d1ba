import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import type { PlanFields } from './plan-draft.ts';
import { emptyTexts } from './plan-draft.ts';
import { PlanTexts } from './plan-texts.tsx';
import styles from './plans-page.module.css';

const maxFeatures = 12;

/** Additional features of a plan, one line each. */
export function PlanFeatures({ draft: { features }, onChange, problemOf }: PlanFields) {
  const { t } = useLingui();
  return (
    <>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its index
        <div key={index} className={styles.feature}>
          <PlanTexts
            legend={t`Line ${{ number: index + 1 }}`}
            texts={feature}
            problemOf={(language) => problemOf(`features.${index}.${language}`)}
            onChange={(texts) => onChange({ features: features.with(index, texts) })}
          />
          <Button
            variant="plain"
            size="compact"
            icon="trash"
            onClick={() => onChange({ features: features.toSpliced(index, 1) })}
          >
            {t`Remove line ${{ number: index + 1 }}`}
          </Button>
        </div>
      ))}
      {features.length < maxFeatures && (
        <div>
          <Button
            variant="outline"
            size="compact"
            icon="plus"
            onClick={() => onChange({ features: [...features, emptyTexts] })}
          >
            <Trans>Add a line to the plan</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
