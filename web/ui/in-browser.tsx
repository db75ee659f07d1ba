import { type ReactNode, useSyncExternalStore } from 'react';

interface InBrowserProps {
  children: ReactNode;
  /** Holds its place in a page that was rendered ahead. */
  room?: ReactNode;
}

/** What only the browser knows, or nobody is to wait for: a page that was rendered ahead comes without. */
export const InBrowser = ({ children, room }: InBrowserProps) => (useIsInBrowser() ? children : room);

const useIsInBrowser = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
