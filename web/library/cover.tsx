import type { ListedArticle } from '../../domain/library/article.ts';
import { chooseCover } from '../../domain/library/choose-cover.ts';
import sprite from '../assets/covers.svg';
import styles from './cover.module.css';

type CoveredArticle = Pick<ListedArticle, 'id' | 'genres'> & Partial<Pick<ListedArticle, 'cover'>>;

/** A flat drawing in one hue. The same article always gets the same drawing. */
export function Cover({ article }: { article: CoveredArticle }) {
  const { motif, hue } = chooseCover(article);
  return (
    <svg
      className={styles.cover}
      data-hue={hue}
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${sprite}#${motif}`} />
    </svg>
  );
}
