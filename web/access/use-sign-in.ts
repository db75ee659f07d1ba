import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useRef, useState } from 'react';

export type SignInState = 'idle' | 'waiting' | 'blocked' | 'closed' | 'refused' | 'failed' | 'too-many' | 'local-only';

const lookEveryMs = 250;
const looksUntilClosed = 3;

/**
 * Sign-in with a popup of the account provider: opens the popup, receives its message, and detects when it is closed. `goIn`
 * opens the app if the server has a session, and returns whether the server has one.
 */
export function useSignIn(goIn: () => Promise<boolean>) {
  const [state, setState] = useState<SignInState>('idle');
  const popup = useRef<Window | null>(null);
  const { i18n } = useLingui();

  const enter = useCallback(
    async (otherwise: 'closed' | 'failed') => {
      const isIn = await goIn().catch(() => false);
      if (!isIn) setState((now) => (now === 'waiting' ? otherwise : now));
    },
    [goIn],
  );

  // If the provider sets Cross-Origin-Opener-Policy, the popup looks closed although it is open. So a message of the popup is
  // accepted even if the popup looks closed.
  useEffect(() => {
    function hear(message: unknown) {
      const result = readResult(message);
      if (result === 'signed-in') void enter('failed');
      else if (result !== undefined) setState((now) => (now === 'waiting' ? result : now));
    }

    const hearWindow = (event: MessageEvent) => event.origin === location.origin && hear(event.data);
    const channel = new BroadcastChannel('foxtale-sign-in');
    channel.onmessage = (event) => hear(event.data);
    window.addEventListener('message', hearWindow);
    return () => {
      channel.close();
      window.removeEventListener('message', hearWindow);
    };
  }, [enter]);

  useEffect(() => {
    if (state !== 'waiting') return;
    let looks = 0;
    // Polls, because a closed popup sends no event. The popup counts as closed only after several polls, because its message
    // may arrive after it has closed.
    const watch = setInterval(() => {
      looks = popup.current?.closed === true ? looks + 1 : 0;
      if (looks === looksUntilClosed) void enter('closed');
    }, lookEveryMs);
    return () => clearInterval(watch);
  }, [state, enter]);

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

const results = ['signed-in', 'refused', 'failed', 'too-many', 'local-only'] as const;
const isResult = (result: unknown): result is (typeof results)[number] => results.some((known) => known === result);

function readResult(message: unknown) {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'foxtale-sign-in')
    return undefined;
  const result = 'result' in message ? message.result : undefined;
  return isResult(result) ? result : undefined;
}
