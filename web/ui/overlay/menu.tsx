import { lazyLater } from '../loading/later.tsx';
import type { MenuProps } from './menu-list.tsx';
import { OpensLater } from './opens-later.tsx';

const MenuList = lazyLater(async () => (await import('./menu-list.tsx')).MenuList);

/** A menu of actions, opened by its trigger. */
export const Menu = ({ wasAsked = false, ...props }: MenuProps & { wasAsked?: boolean }) => (
  <OpensLater trigger={props.trigger} wasAsked={wasAsked}>
    {(isAsked) => <MenuList {...props} isAsked={isAsked} />}
  </OpensLater>
);
