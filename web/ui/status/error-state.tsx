import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  /** What failed, in one sentence. */
  title: ReactNode;
  /** Why it failed, or what is kept in spite of the failure. */
  text?: ReactNode;
  action?: ReactNode;
  size?: 'part' | 'page';
};

export function ErrorState(props: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState pose="lost" {...props} />
    </div>
  );
}
