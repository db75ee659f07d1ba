import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Popover } from '../ui/popover.tsx';

export function NotificationsBell() {
  const { t } = useLingui();
  return (
    <Popover size="panel" label={t`Notifications`} trigger={<IconButton icon="bell" label={t`Notifications`} />}>
      <EmptyState
        pose="sleeping"
        title={t`Nothing new`}
        text={t`When an article you asked for is ready, you will read it here.`}
      />
    </Popover>
  );
}
