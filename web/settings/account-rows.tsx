import { useLingui } from '@lingui/react/macro';
import { useSignOut } from '../access/use-sign-out.ts';
import { AnchorRow } from '../ui/layout/link-row.tsx';
import { ButtonRow } from '../ui/layout/list-row.tsx';
import { DeleteAccountRow } from './delete-account-row.tsx';
import { SessionsRow } from './sessions-row.tsx';

/** Account actions: download data, list sessions, sign out, delete the account. */
export function AccountRows() {
  const { t } = useLingui();
  const signOut = useSignOut();
  return (
    <>
      <AnchorRow href="/api/account/data" download label={t`Download my data`} icon="download" />
      <SessionsRow />
      <ButtonRow label={t`Sign out`} icon="sign-out" onClick={signOut} />
      <DeleteAccountRow />
    </>
  );
}
