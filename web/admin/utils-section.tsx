import { type ReactNode, useId } from 'react';
import { Note } from '../ui/note.tsx';
import styles from './utils-page.module.css';

interface UtilsSectionProps {
  title: string;
  note?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

export function UtilsSection({ title, note, error, children }: UtilsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {error !== undefined && (
        <Note kind="error" isLive>
          {error}
        </Note>
      )}
      {children}
    </section>
  );
}
