import type { IconName } from './icon.tsx';
import { lazyLater } from './later.tsx';
import { OpensLater, type Trigger } from './opens-later.tsx';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  shortcut?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  onSelect: () => void;
};

export type MenuProps = {
  trigger: Trigger;
  label: string;
  items: readonly MenuItem[];
};

const MenuList = lazyLater(async () => (await import('./menu-list.tsx')).MenuList);

/** What can be done with the thing beside the trigger. */
export const Menu = (props: MenuProps) => (
  <OpensLater trigger={props.trigger}>{(isAsked) => <MenuList {...props} isAsked={isAsked} />}</OpensLater>
);
