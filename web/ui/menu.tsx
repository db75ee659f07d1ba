import { Menu as Ark } from '@ark-ui/react/menu';
import type { ReactElement } from 'react';
import { CloseByBack } from './close-by-back.tsx';
import { Icon, type IconName } from './icon.tsx';
import overlay from './overlay.module.css';
import { Overlay } from './overlay-container.tsx';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  shortcut?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
};

/** What can be done with the thing beside the trigger. */
export function Menu({ trigger, label, items }: { trigger: ReactElement; label: string; items: readonly MenuItem[] }) {
  return (
    <Ark.Root aria-label={label} positioning={{ placement: 'bottom-end', gutter: 4 }} lazyMount unmountOnExit>
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
                onSelect={item.onSelect}
              >
                {item.icon && <Icon name={item.icon} />}
                <span>{item.label}</span>
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
