import { useLingui } from '@lingui/react/macro';
import type { Problems } from './plan-draft.ts';

/** Returns a function that returns the error message of a field, or undefined if the field is valid. */
export function useProblemWords(problems: Problems) {
  const { t } = useLingui();
  const words: Record<string, string> = {
    'missing-name': t`Every language needs a name.`,
    'missing-feature': t`Every language needs this line.`,
    'too-long': t`At most 80 characters.`,
    'too-many-features': t`At most twelve lines.`,
    'negative-price': t`A price can’t be negative.`,
    'unknown-currency': t`Enter a currency code such as EUR.`,
    'negative-limit': t`A limit can’t be negative.`,
    'price-of-free': t`The free plan has no price.`,
    'free-does-not-renew': t`The free plan doesn’t renew.`,
    'second-free-plan': t`There’s already a free plan.`,
    'cannot-change': t`Someone has bought this plan, so this can no longer be changed. Create another plan instead.`,
    'price-of-another-plan': t`Another plan already uses this price ID.`,
    'unknown-price': t`The payment provider doesn’t know this price ID.`,
    'unknown-plan': t`This plan no longer exists.`,
    'in-the-past': t`This date is in the past. Choose today or a later date.`,
    'half-a-date': t`Enter a complete date, or leave the field empty.`,
    'price-differs': t`This doesn’t match the price at the payment provider.`,
  };
  return (field: string) => {
    const problem = problems[field];
    return problem === undefined ? undefined : (words[problem] ?? t`Enter a number.`);
  };
}
