import styles from './three-dots.module.css';

/** The only endless movement of the product: something is at work. Whoever shows it says so in words. */
export function ThreeDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
