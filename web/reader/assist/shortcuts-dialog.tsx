import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { showKey, useShortcutKeys } from '../../access/use-shortcut-keys.ts';
import { ShortcutList } from '../../ui/layout/shortcut-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './shortcuts-dialog.module.css';

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const own = useShortcutKeys();
  const shortcuts = [
    { keys: [t`Space`], does: t`Play or pause` },
    { keys: ['→', '↓'], does: t`Next sentence` },
    { keys: ['←', '↑'], does: t`Previous sentence` },
    { keys: ['Alt →', 'Alt ←'], does: t`Next or previous word` },
    { keys: ['⇧ →', '⇧ ←'], does: t`Select words` },
    { keys: listKeys(own.define), does: t`Define meaning` },
    { keys: listKeys(own.words), does: t`Words in this sentence` },
    { keys: listKeys(own.save), does: t`Save the defined word` },
    { keys: listKeys(own.know), does: t`Mark the defined word as known` },
    { keys: listKeys(own.repeat), does: t`Repeat this sentence` },
    { keys: listKeys(own.loop), does: t`Loop this sentence` },
    { keys: listKeys(own.translation), does: t`Show or hide the translation of this sentence` },
    { keys: listKeys(own.translations), does: t`Show or hide the translations` },
    { keys: listKeys(own.bookmark), does: t`Bookmark this sentence` },
    { keys: listKeys(own.search), does: t`Search in this article` },
    { keys: listKeys(own.help), does: t`Show these shortcuts` },
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Keyboard shortcuts`} closeLabel={t`Close`}>
      <ShortcutList shortcuts={shortcuts.filter(({ keys }) => keys.length > 0)} spell={spell} />
      <p className={styles.change}>
        <Trans>
          With a screen reader, turn on focus mode first: Insert + A twice in Orca, Insert + Space in NVDA, Insert + Z
          in JAWS.
        </Trans>
      </p>
      <p className={styles.change}>
        <Link to="/settings" hash="article">
          <Trans>Change the shortcuts</Trans>
        </Link>
      </p>
    </Dialog>
  );

  function spell(key: string) {
    const names: Record<string, string> = {
      '→': t`Right arrow`,
      '←': t`Left arrow`,
      '↑': t`Up arrow`,
      '↓': t`Down arrow`,
      '⇧': 'Shift',
      '/': t`Slash`,
      '?': t`Question mark`,
    };
    return key
      .split(' ')
      .map((part) => names[part] ?? part)
      .join(' ');
  }
}

/** Empty if the shortcut is off. */
const listKeys = (key: string | undefined) => (key === undefined ? [] : [showKey(key)]);
