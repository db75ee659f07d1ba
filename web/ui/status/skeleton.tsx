import styles from './skeleton.module.css';

type SkeletonProps = {
  /** What is loading. Visible after a second. If there are several skeletons, set the label on only one skeleton. */
  label?: string;
  /** Width of each line in percent. */
  lines?: readonly number[];
  hasTitle?: boolean;
  hasPicture?: boolean;
};

/** Placeholder lines in the shape of the text. They appear after 300 ms, so that fast responses do not flicker. */
export function Skeleton(props: SkeletonProps) {
  const { label, lines = [100, 86, 94, 52], hasTitle = false, hasPicture = false } = props;
  return (
    <div className={styles.skeleton} role={label === undefined ? undefined : 'status'}>
      {label !== undefined && <span className={styles.label}>{label}…</span>}
      {hasPicture && <div className={styles.picture} />}
      {hasTitle && <div className={styles.title} />}
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and keep their order
        <div key={index} className={styles.line} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}
