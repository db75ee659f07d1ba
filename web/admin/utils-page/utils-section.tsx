import { type ReactNode, useId } from 'react';
import { ErrorNote } from '../../platform/error-note.tsx';
import styles from './utils-page.module.css';

interface UtilsSectionProps {
  title: string;
  note?: ReactNode;
  /** Shows an error state with a retry if the query failed. */
  failed?: { error: Error | null; refetch: () => unknown };
  children: ReactNode;
}

export function UtilsSection({ title, note, failed, children }: UtilsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {failed && <ErrorNote error={failed.error} onRetry={failed.refetch} />}
      {children}
    </section>
  );
}
