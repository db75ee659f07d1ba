import { Menu as Ark } from '@ark-ui/react/menu';
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
  /** For items of which one is chosen. */
  isChecked?: boolean;
  onSelect: () => void;
};

export type MenuProps = {
  trigger: Trigger;
  label: string;
  items: readonly MenuItem[];
};

// Fixed, because the account menu opens from the sticky header and must not move when the page scrolls.
const menuPosition = { strategy: 'fixed', placement: 'bottom-end', gutter: 4 } as const;

export function MenuList({ trigger, label, items, isAsked }: MenuProps & { isAsked: boolean }) {
  return (
    <Ark.Root aria-label={label} defaultOpen={isAsked} positioning={menuPosition} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Overlay>
        <Ark.Positioner>
          <Ark.Content className={overlay.surface}>
            <Ark.Context>{({ setOpen }) => <CloseByBack onClose={() => setOpen(false)} />}</Ark.Context>
            {items.map((item) => (
              <Ark.Item
                key={item.id}
                value={item.id}
                className={overlay.item}
                disabled={item.isDisabled}
                data-danger={item.isDanger || undefined}
                aria-current={item.isChecked || undefined}
                onSelect={item.onSelect}
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
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Overlay>
    </Ark.Root>
  );
}
