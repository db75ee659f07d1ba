import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { showKey, useShortcutKeys } from '../../access/use-shortcut-keys.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './shortcuts-dialog.module.css';

/** The list of all keyboard shortcuts. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const own = useShortcutKeys();
  const shortcuts = [
    { keys: [t`Space`], does: t`Play or pause` },
    { keys: ['→', '↓'], does: t`Next sentence` },
    { keys: ['←', '↑'], does: t`Previous sentence` },
    { keys: ['⌥ →', '⌥ ←'], does: t`Next or previous word` },
    { keys: ['⇧ →', '⇧ ←'], does: t`Select words` },
    { keys: [own.define], does: t`Define meaning` },
    { keys: [own.words], does: t`Words of this sentence` },
    { keys: [own.repeat], does: t`Repeat this sentence` },
    { keys: [own.loop], does: t`Loop this sentence` },
    { keys: [own.translations], does: t`Show or hide the translations` },
    { keys: [own.bookmark], does: t`Bookmark this sentence` },
    { keys: [own.search], does: t`Search in this article` },
    { keys: [own.help], does: t`Show these shortcuts` },
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Keyboard shortcuts`} closeLabel={t`Close`}>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, does }) => {
          const shown = keys.flatMap((key) => showKey(key) ?? []);
          if (shown.length === 0) return null;
          return (
            <div key={does}>
              <dt>{does}</dt>
              <dd>
                {shown.map((key) => (
                  <kbd key={key}>
                    <span aria-hidden="true">{key}</span>
                    <span className="visually-hidden">{spell(key)}</span>
                  </kbd>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.change}>
        <Link to="/settings" hash="article">
          <Trans>Change the shortcuts</Trans>
        </Link>
      </p>
    </Dialog>
  );

  /** Screen readers skip arrows and the sign of the Shift key, or read them as pictures. */
  function spell(key: string) {
    const names: Record<string, string> = {
      '→': t`Right arrow`,
      '←': t`Left arrow`,
      '↑': t`Up arrow`,
      '↓': t`Down arrow`,
      '⇧': 'Shift',
      '⌥': 'Alt',
      '/': t`Slash`,
      '?': t`Question mark`,
    };
    return key
      .split(' ')
      .map((part) => names[part] ?? part)
      .join(' ');
  }
}
