import styles from './skeleton.module.css';

type SkeletonProps = {
  /** What is being loaded, for those who hear it; one of several bones says it for all. */
  label?: string;
  /** Width of each line in per cent. */
  lines?: readonly number[];
  hasTitle?: boolean;
  hasPicture?: boolean;
};

/** Bones in the shape of the text to come. They appear after 300 ms, so that quick answers do not flash. */
export function Skeleton(props: SkeletonProps) {
  const { label, lines = [100, 86, 94, 52], hasTitle = false, hasPicture = false } = props;
  return (
    <div className={styles.skeleton} role={label === undefined ? undefined : 'status'}>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
      {hasPicture && <div className={styles.picture} />}
      {hasTitle && <div className={styles.title} />}
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change their order
        <div key={index} className={styles.line} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}
