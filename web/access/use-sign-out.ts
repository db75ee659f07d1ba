import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { errorMessage } from '../platform/error-message.ts';
import { toaster } from '../ui/overlay/toaster.ts';
import { leave } from './leave.ts';
import { endSession, signingOutKey } from './queries.ts';

/**
 * Ends the session on the server, then in the browser. Only the server can end the session, so on a network error the user
 * stays signed in.
 */
export function useSignOut() {
  const client = useQueryClient();
  const router = useRouter();
  const { i18n } = useLingui();
  const { mutate } = useMutation({
    mutationKey: signingOutKey,
    mutationFn: endSession,
    onSuccess: () => leave(client, router, '/'),
    onError: (error) => toaster.show({ kind: 'error', title: i18n._(errorMessage(error)) }),
  });
  return () => mutate();
}
