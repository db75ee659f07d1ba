import { useLingui } from '@lingui/react/macro';
import { useAreShortcutsOn } from '../../access/use-shortcut-keys.ts';
import { ShortcutList } from '../../ui/layout/shortcut-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

export function ReviewKeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const shortcuts = [
    { keys: [t`Enter`], does: t`Check what you typed` },
    { keys: [t`Space`], does: t`Show the answer, then pick the blue grade` },
  ];
  const characters = [
    { keys: ['1', '2', '3', '4'], does: t`Grade` },
    { keys: ['U'], does: t`Undo the last grade` },
    { keys: ['R'], does: t`Play the sentence` },
    { keys: ['?'], does: t`Show these shortcuts` },
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Keyboard shortcuts`} closeLabel={t`Close`}>
      <ShortcutList shortcuts={useAreShortcutsOn() ? [...shortcuts, ...characters] : shortcuts} />
    </Dialog>
  );
}
