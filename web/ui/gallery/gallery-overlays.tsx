import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Tabs } from '../layout/tabs.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Menu } from '../overlay/menu.tsx';
import type { MenuItem } from '../overlay/menu-list.tsx';
import { Popover } from '../overlay/popover.tsx';
import { toaster } from '../overlay/toaster.ts';
import { Tooltip } from '../overlay/tooltip.tsx';
import styles from './gallery-page.module.css';
import { GalleryPart, GalleryRow } from './gallery-part.tsx';

const menuItems: readonly MenuItem[] = [
  { id: 'define', label: 'Define meaning', icon: 'define', shortcut: 'D', onSelect: noteSelection },
  { id: 'play', label: 'Play', icon: 'listen', onSelect: noteSelection },
  { id: 'copy', label: 'Copy', icon: 'copy', isDisabled: true, onSelect: noteSelection },
  { id: 'delete', label: 'Delete', icon: 'trash', isDanger: true, onSelect: noteSelection },
];

function noteSelection() {
  toaster.show({ kind: 'info', title: 'Chosen from the menu' });
}

export function GalleryOverlays() {
  const [isDialogOpen, setDialogOpen] = useState(false);

  return (
    <GalleryPart title="Overlays">
      <GalleryRow>
        <Popover label="Speed" trigger={<Button variant="outline">Open popover</Button>}>
          <p className={styles.padded}>Half a rem above and below, nothing at the sides.</p>
        </Popover>
        <Popover label="Panel" size="panel" trigger={<Button variant="outline">Open panel</Button>}>
          <p className={styles.padded}>25rem wide; a phone gives it the whole screen.</p>
        </Popover>
        <Popover label="Sheet" size="sheet" trigger={<Button variant="outline">Open sheet</Button>}>
          <p className={styles.padded}>A popover; on a phone a bottom sheet that can be dragged down.</p>
        </Popover>
        <Menu label="Actions" trigger={<IconButton icon="more" label="Actions" />} items={menuItems} />
        <Tooltip text="Repeat this sentence, as often as it takes to hear every word of it">
          <IconButton icon="repeat" label="Repeat" />
        </Tooltip>
        <Button variant="outline" onClick={() => setDialogOpen(true)}>
          Open dialog
        </Button>
      </GalleryRow>
      <ToastButtons />
      <GalleryTabs />
      <Dialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Delete my account?"
        closeLabel="Close"
        actions={
          <>
            <Button variant="danger" onClick={() => setDialogOpen(false)}>
              Delete
            </Button>
            <Button variant="plain" onClick={() => setDialogOpen(false)}>
              Keep it
            </Button>
          </>
        }
      >
        <p>Your articles, your place in them and your settings go with it. This cannot be undone.</p>
      </Dialog>
    </GalleryPart>
  );
}

function ToastButtons() {
  function showError() {
    const action = { label: 'Try again', onPress: noteSelection };
    toaster.show({
      kind: 'error',
      title: 'Error translating article',
      text: 'Nothing was used from your plan.',
      action,
    });
  }

  return (
    <GalleryRow>
      <Button
        variant="outline"
        onClick={() =>
          toaster.show({
            kind: 'success',
            title: 'La luna que perdimos is ready',
            text: '6 minutes, Spanish and English',
          })
        }
      >
        Show success
      </Button>
      <Button variant="outline" onClick={showError}>
        Show error
      </Button>
    </GalleryRow>
  );
}

function GalleryTabs() {
  const [tab, setTab] = useState<'users' | 'plans' | 'utilities'>('users');
  return (
    <Tabs
      label="Administration"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'users', label: 'Users', content: <p>1,204 users</p> },
        { id: 'plans', label: 'Subscription plans', content: <p>3 plans</p> },
        { id: 'utilities', label: 'Utilities', content: <p>4 utilities</p> },
      ]}
    />
  );
}
