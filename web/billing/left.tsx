import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Limit, LimitUsage } from '../../domain/billing/limits.ts';
import { reachedLimitMessage } from '../platform/limit-message.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Note } from '../ui/status/note.tsx';
import styles from './left.module.css';
import { usageQuery } from './queries.ts';

/** How much of a limit is left, shown next to the button whose action counts against it. Empty while loading. */
export function Left({ limit }: { limit: Limit }) {
  const usage = useQuery(usageQuery).data?.[limit];
  return usage === undefined ? null : <LeftOf limit={limit} {...usage} />;
}

/** Like `Left`, for callers that already know how much is left. */
export function LeftOf({ limit, left, renewsAt }: { limit: Limit } & Pick<LimitUsage, 'left' | 'renewsAt'>) {
  const { t } = useLingui();
  if (left > 0) return <p className={styles.left}>{t(countLeft[limit](left))}</p>;
  return (
    <Note
      kind="warn"
      action={
        <LinkButton to="/settings/subscription" variant="outline" size="compact">
          <Trans>See the plans</Trans>
        </LinkButton>
      }
    >
      {t(reachedLimitMessage(limit, renewsAt))}
    </Note>
  );
}

const countLeft: Record<Limit, (left: number) => MessageDescriptor> = {
  'ai-articles': (left) =>
    msg`${plural(left, { one: '# AI article left this month', other: '# AI articles left this month' })}`,
  translations: (left) =>
    msg`${plural(left, { one: '# translation left this month', other: '# translations left this month' })}`,
  'own-articles': (left) =>
    msg`${plural(left, { one: '# article of your own left this month', other: '# articles of your own left this month' })}`,
  definitions: (left) =>
    msg`${plural(left, { one: '# answer from Foxy left today', other: '# answers from Foxy left today' })}`,
};
