import { type ReactNode, useSyncExternalStore } from 'react';

interface InBrowserProps {
  children: ReactNode;
  /** Rendered on the server and during hydration. */
  fallback?: ReactNode;
}

/** Renders its children only in the browser: for content that the server does not know or should not wait for. */
export const InBrowser = ({ children, fallback }: InBrowserProps) => (useIsInBrowser() ? children : fallback);

/** False on the server and during hydration. */
export const useIsInBrowser = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
