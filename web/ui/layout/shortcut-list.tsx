import styles from './shortcut-list.module.css';

/** Keyboard shortcuts and what they do. */
export function ShortcutList({ shortcuts }: { shortcuts: readonly { keys: readonly string[]; does: string }[] }) {
  return (
    <dl className={styles.list}>
      {shortcuts.map(({ keys, does }) => (
        <div key={does}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
