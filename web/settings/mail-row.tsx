import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { accessModeQuery, profileQuery, updateProfile } from '../access/queries.ts';
import { errorMessage } from '../platform/error-message.ts';
import { ToggleSwitch } from '../ui/form/toggle-switch.tsx';
import { ListRow } from '../ui/layout/list-row.tsx';
import { toaster } from '../ui/overlay/toaster.ts';

/** The setting for e-mails about finished articles. Shown only if the server sends e-mail. */
export function MailRow() {
  const { t } = useLingui();
  const id = useId();
  const sendsMail = useQuery(accessModeQuery).data?.sendsMail === true;
  const wantsMail = useQuery(profileQuery).data?.wantsMail === true;
  const saving = useMutation({
    ...updateProfile(useQueryClient()),
    onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
  });
  if (!sendsMail) return null;
  const isChecked = saving.isPending ? saving.variables.wantsMail : wantsMail;
  return (
    <ListRow label={t`E-mail me when an article is ready`} controlId={id}>
      <ToggleSwitch
        id={id}
        checked={isChecked ?? false}
        onChange={(event) => saving.mutate({ wantsMail: event.target.checked })}
      />
    </ListRow>
  );
}
