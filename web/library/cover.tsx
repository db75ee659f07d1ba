import type { ListedArticle } from '../../domain/library/article.ts';
import styles from './cover.module.css';

const hues = ['blue', 'magenta', 'neutral'] as const;

/** A flat drawing in one hue, the same for an article wherever it stands. */
export function Cover({ article }: { article: Pick<ListedArticle, 'id' | 'genres'> }) {
  const number = Number.parseInt(article.id.slice(0, 8), 16);
  const hue = hues[number % hues.length];
  const tilt = (number >> 4) % 40;
  return (
    <svg
      className={styles.cover}
      data-hue={hue}
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={styles.ground} width="120" height="90" />
      <circle className={styles.light} cx={30 + tilt} cy={24 + (tilt % 9)} r="11" />
      <path
        className={styles.far}
        d={`M0 ${58 + (tilt % 7)} Q30 ${40 + (tilt % 13)} 60 ${56} T120 ${50 + (tilt % 11)} V90 H0 Z`}
      />
      <path className={styles.near} d={`M0 ${74 - (tilt % 5)} Q${40 + tilt} ${60} 120 ${76} V90 H0 Z`} />
    </svg>
  );
}
