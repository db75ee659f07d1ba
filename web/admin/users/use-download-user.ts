import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ListedUser } from '../../../domain/admin/user-list.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { exportUser } from './queries.ts';

/** Downloads everything that the server stores about a user, as a file. Uses POST, because the server logs the download. */
export function useDownloadUser() {
  const { t } = useLingui();
  const download = useMutation({
    mutationFn: ({ id }: ListedUser) => exportUser(id),
    onSuccess: (data, { email }) => saveFile(`foxtale-${email}.json`, JSON.stringify(data, null, 2)),
    onError: (error, { email }) => toaster.show({ kind: 'error', title: t(errorMessage(error)), text: email }),
  });
  return download.mutate;
}

function saveFile(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Waits before revoking the URL, because the browser starts the download a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
