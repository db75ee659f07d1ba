import styles from './three-dots.module.css';

/** Shows that work is in progress. The only endless animation of the product. Add a text beside it. */
export function ThreeDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
