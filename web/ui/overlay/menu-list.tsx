import { Menu as Ark } from '@ark-ui/react/menu';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../image/icon.tsx';
import { CloseByBack } from './close-by-back.tsx';
import type { Trigger } from './opens-later.tsx';
import overlay from './overlay.module.css';
import { Overlay } from './overlay-container.tsx';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  shortcut?: string | undefined;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** For a choice between several items: whether this item is chosen. */
  isChecked?: boolean;
  /** Makes the item a switch and says whether it is on. Choosing a switch keeps the menu open. */
  isOn?: boolean;
  hint?: ReactNode;
  /** The action moves the focus, so it runs after the menu has given the focus back to its trigger. */
  takesFocus?: boolean;
  onSelect: () => void;
};

export type MenuProps = {
  trigger: Trigger;
  label: string;
  /** Why items are disabled. */
  note?: string | undefined;
  items: readonly MenuItem[];
};

// Fixed, because the account menu opens from the sticky header and must not move when the page scrolls.
const menuPosition = { strategy: 'fixed', placement: 'bottom-end', gutter: 4 } as const;

/** Mounted when the menu is opened for the first time. If it is opened with a key, its first item is highlighted. */
export function MenuList({ trigger, label, note, items, isByKey }: MenuProps & { isByKey: boolean }) {
  const noteId = useId();
  return (
    <Ark.Root
      aria-label={label}
      defaultOpen
      defaultHighlightedValue={isByKey ? (items[0]?.id ?? null) : null}
      positioning={menuPosition}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Overlay>
        <Ark.Positioner>
          <Ark.Content className={overlay.surface} aria-describedby={note && noteId}>
            <Ark.Context>{({ setOpen }) => <CloseByBack onClose={() => setOpen(false)} />}</Ark.Context>
            {/* Screen readers read it as the description of the menu, because a menu may contain only items. */}
            {note && (
              <div id={noteId} className={overlay.menuNote} aria-hidden="true">
                {note}
              </div>
            )}
            {items.map((item) =>
              item.isOn === undefined ? (
                <Item key={item.id} item={item} />
              ) : (
                <Switch key={item.id} item={item} isOn={item.isOn} />
              ),
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Overlay>
    </Ark.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  return (
    <Ark.Item
      value={item.id}
      className={overlay.item}
      disabled={item.isDisabled}
      data-danger={item.isDanger || undefined}
      aria-current={item.isChecked || undefined}
      onSelect={item.takesFocus ? () => requestAnimationFrame(item.onSelect) : item.onSelect}
    >
      {item.icon && <Icon name={item.icon} />}
      <span>{item.label}</span>
      {item.isChecked && (
        <span className={overlay.end}>
          <Icon name="check" />
        </span>
      )}
      {item.shortcut && (
        <span className={overlay.end} aria-hidden="true">
          <kbd>{item.shortcut}</kbd>
        </span>
      )}
    </Ark.Item>
  );
}

function Switch({ item: { id, label, hint, onSelect }, isOn }: { item: MenuItem; isOn: boolean }) {
  return (
    <Ark.CheckboxItem
      value={id}
      checked={isOn}
      onCheckedChange={onSelect}
      closeOnSelect={false}
      className={overlay.item}
    >
      <span className={overlay.labelled}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <span className={overlay.switch} data-on={isOn || undefined} />
    </Ark.CheckboxItem>
  );
}
