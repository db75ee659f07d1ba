import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { ButtonRow } from '../ui/layout/list-row.tsx';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

export function ShortcutsRow() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ButtonRow label={t`Keyboard shortcuts`} icon="edit" isForKeyboard onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
