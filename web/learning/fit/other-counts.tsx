import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How many results are easier or harder than the results that are right for the learner. */
export function OtherCounts({ easier, harder }: { easier: number; harder: number }) {
  const { t } = useLingui();
  if (harder === 0) {
    return t`${plural(easier, { one: '# more is easier for you.', other: '# more are easier for you.' })}`;
  }
  if (easier === 0) {
    return t`${plural(harder, { one: '# more is harder for you.', other: '# more are harder for you.' })}`;
  }
  return t`${plural(easier, { one: '# more is easier for you', other: '# more are easier for you' })} and ${plural(harder, { one: '# is harder', other: '# are harder' })}.`;
}
