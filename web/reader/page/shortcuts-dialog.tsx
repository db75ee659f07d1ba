import { useLingui } from '@lingui/react/macro';
import { ShortcutList } from '../../ui/layout/shortcut-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

/** The list of all keyboard shortcuts. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const shortcuts = [
    { keys: [t`Space`], does: t`Play or pause` },
    { keys: ['→', '↓'], does: t`Next sentence` },
    { keys: ['←', '↑'], does: t`Previous sentence` },
    { keys: ['R'], does: t`Repeat this sentence` },
    { keys: ['L'], does: t`Loop this sentence` },
    { keys: ['T'], does: t`Show or hide the translations` },
    { keys: ['D'], does: t`Define meaning` },
    { keys: ['S'], does: t`Save the word of the definition` },
    { keys: ['K'], does: t`Mark it as known` },
    { keys: ['⇧ →', '⇧ ←'], does: t`Select words` },
    { keys: ['B'], does: t`Bookmark this sentence` },
    { keys: ['/'], does: t`Search in this article` },
    { keys: ['?'], does: t`Show these shortcuts` },
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Keyboard shortcuts`} closeLabel={t`Close`}>
      <ShortcutList shortcuts={shortcuts} />
    </Dialog>
  );
}
