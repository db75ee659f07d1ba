import type { Grade } from '../../../domain/learning/review/review.ts';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './answer-zone.module.css';

const dots: Record<Exclude<Grade, 1>, number[]> = { 2: [12], 3: [7.5, 16.5], 4: [4.2, 12, 19.8] };

/** The symbol of a grade: two circular arrows for Again, one to three dots for the other grades. */
export function GradeShape({ grade }: { grade: Grade }) {
  if (grade === 1) return <Icon name="refresh" size="large" />;
  return (
    <svg viewBox="0 0 24 24" className={styles.shape} aria-hidden="true">
      {dots[grade].map((x) => (
        <circle key={x} cx={x} cy="12" r="3.2" />
      ))}
    </svg>
  );
}
