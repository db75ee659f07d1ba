import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { sessionQuery } from './queries.ts';

export type SignInState = 'idle' | 'waiting' | 'blocked' | 'closed' | 'refused' | 'failed';

/** Sign-in in a popup of the account provider: opens it, hears from it, notices when it is gone. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>('idle');
  const popup = useRef<Window | null>(null);
  const queryClient = useQueryClient();
  const router = useRouter();
  const { i18n } = useLingui();

  useEffect(() => {
    if (state !== 'waiting') return;

    async function enter() {
      const user = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      if (user === null) return false;
      await router.invalidate();
      await router.navigate({ to: '/' });
      return true;
    }

    function hear(message: unknown) {
      const result = readResult(message);
      if (result === 'signed-in') void enter().then((isIn) => !isIn && setState('failed'));
      else if (result !== undefined) setState(result);
    }

    const hearWindow = (event: MessageEvent) => event.origin === location.origin && hear(event.data);
    const channel = new BroadcastChannel('foxtale-sign-in');
    channel.onmessage = (event) => hear(event.data);
    window.addEventListener('message', hearWindow);
    // Somebody who closes the window says nothing; it may also have closed right after its message.
    const watch = setInterval(() => {
      if (popup.current?.closed !== true) return;
      clearInterval(watch);
      setTimeout(
        () => void enter().then((isIn) => !isIn && setState((now) => (now === 'waiting' ? 'closed' : now))),
        400,
      );
    }, 250);

    return () => {
      clearInterval(watch);
      channel.close();
      window.removeEventListener('message', hearWindow);
    };
  }, [state, queryClient, router]);

  function signIn() {
    popup.current = window.open(
      `/api/sign-in?language=${i18n.locale}`,
      'foxtale-sign-in',
      'popup,width=480,height=720',
    );
    setState(popup.current === null ? 'blocked' : 'waiting');
    popup.current?.focus();
  }

  return { state, signIn };
}

function readResult(message: unknown) {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'foxtale-sign-in')
    return undefined;
  const result = 'result' in message ? message.result : undefined;
  return result === 'signed-in' || result === 'refused' || result === 'failed' ? result : undefined;
}
