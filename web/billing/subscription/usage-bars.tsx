import { useLingui } from '@lingui/react/macro';
import { type Limit, limitRules, listLimits, type Usage } from '../../../domain/billing/limits.ts';
import { formatRenewal } from '../../platform/limit-message.ts';
import { regionalTag } from '../../platform/locale.ts';
import { Progress } from '../../ui/status/progress.tsx';
import styles from './current-plan.module.css';

export function UsageBars({ usage, hasModel }: { usage: Usage; hasModel: boolean }) {
  const { t, i18n } = useLingui();
  const labels: Record<Limit, string> = {
    'ai-articles': t`AI articles`,
    translations: t`Translations`,
    'own-articles': t`Your own articles`,
    definitions: t`Answers from Foxy`,
  };
  const format = new Intl.NumberFormat(regionalTag(i18n.locale));

  return (
    <ul className={styles.usage}>
      {listLimits(hasModel).map((limit) => {
        const { used, allowed, left, renewsAt } = usage[limit];
        const [usedCount, allowedCount] = [format.format(used), format.format(allowed)];
        const renewal = formatRenewal(renewsAt, i18n.locale);
        const period = limitRules[limit].renewsEvery === 'day' ? t`today` : t`this month`;
        return (
          <li key={limit}>
            <Progress
              label={labels[limit]}
              value={Math.min(used, allowed)}
              max={Math.max(allowed, 1)}
              text={t`${usedCount} of ${allowedCount}`}
              isUsedUp={left === 0}
            />
            <small>{left === 0 ? t`limit reached, resets on ${renewal}` : period}</small>
          </li>
        );
      })}
    </ul>
  );
}
