import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { AppError, errorStatus } from '../domain/app-error.ts';
import { plansQuery } from './billing/queries.ts';
import { createAppRouter } from './routes.tsx';

const Toasts = lazy(async () => ({ default: (await import('./ui/toasts.tsx')).Toasts }));

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry, refetchOnWindowFocus: false } },
});
const router = createAppRouter(queryClient);
router.subscribe('onResolved', ({ pathChanged }) => {
  if (pathChanged) window.scrollTo(0, 0);
});

export function App() {
  // All plans are read afresh at every start; whoever shows them finds them there.
  useEffect(() => void queryClient.prefetchQuery({ ...plansQuery, staleTime: 0 }), []);

  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Messages />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}

function Messages() {
  const { t } = useLingui();
  return (
    <Suspense>
      <Toasts label={t`Messages`} closeLabel={t`Close`} />
    </Suspense>
  );
}

/** A refusal stays a refusal; only what failed on the way is worth a second try. */
function shouldRetry(failures: number, error: unknown) {
  return failures < 2 && error instanceof AppError && errorStatus[error.code] >= 500;
}
