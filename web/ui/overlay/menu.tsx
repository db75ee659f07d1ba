import { lazyLater } from '../loading/later.tsx';
import type { MenuProps } from './menu-list.tsx';
import { OpensLater } from './opens-later.tsx';

const MenuList = lazyLater(async () => (await import('./menu-list.tsx')).MenuList);

export const Menu = ({ wasAsked, ...props }: MenuProps & { wasAsked?: boolean }) => (
  <OpensLater trigger={props.trigger} kind="menu" wasAsked={wasAsked}>
    {(isByKey) => <MenuList {...props} isByKey={isByKey} />}
  </OpensLater>
);
