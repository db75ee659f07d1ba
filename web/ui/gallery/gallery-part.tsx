import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import styles from './gallery-page.module.css';

export function GalleryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className={styles.part}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

export function GalleryRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
