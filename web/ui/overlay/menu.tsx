import type { IconName } from '../image/icon.tsx';
import { lazyLater } from '../loading/later.tsx';
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

/** A menu of actions, opened by its trigger. */
export const Menu = (props: MenuProps) => (
  <OpensLater trigger={props.trigger}>{(isAsked) => <MenuList {...props} isAsked={isAsked} />}</OpensLater>
);
