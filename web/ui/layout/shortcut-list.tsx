import styles from './shortcut-list.module.css';

interface ShortcutListProps {
  shortcuts: readonly { keys: readonly string[]; does: string }[];
  /** The name of a key for screen readers, which skip arrows or read them as pictures. */
  spell?: (key: string) => string;
}

/** Keyboard shortcuts and what they do. */
export function ShortcutList({ shortcuts, spell = (key) => key }: ShortcutListProps) {
  return (
    <dl className={styles.list}>
      {shortcuts.map(({ keys, does }) => (
        <div key={does}>
          {/* No-break spaces: a screen reader that reads the whole dialog would otherwise join the words. */}
          <dt>{does}&nbsp;</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>
                <span aria-hidden="true">{key}</span>
                <span className="visually-hidden">{spell(key)}&nbsp;</span>
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
