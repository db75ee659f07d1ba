import { Colon } from './colon.tsx';
import styles from './shortcut-list.module.css';

interface ShortcutListProps {
  shortcuts: readonly { keys: readonly string[]; does: string }[];
  /** The name of a key for screen readers, which skip arrows or read them as pictures. */
  spell?: (key: string) => string;
}

export function ShortcutList({ shortcuts, spell = (key) => key }: ShortcutListProps) {
  return (
    <dl className={styles.list}>
      {shortcuts.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {does}
            <Colon />
          </dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>
                <span aria-hidden="true">{key}</span>
                <span className="visually-hidden">{spell(key)}</span>
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
