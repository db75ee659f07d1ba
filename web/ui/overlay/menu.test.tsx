import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { Menu } from './menu.tsx';

const items = (select: (id: string) => void) => [
  { id: 'share', label: 'Share', onSelect: () => select('share') },
  { id: 'delete', label: 'Delete', isDanger: true, onSelect: () => select('delete') },
];

test('opens after a press that came before the menu had loaded', async () => {
  const { user } = renderComponent(
    <Menu trigger={<button type="button">More</button>} label="Article" items={items(() => {})} />,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Share' })).toBeTruthy();
});

test('runs the chosen action and closes', async () => {
  const select = vi.fn();
  const { user } = renderComponent(
    <Menu trigger={<button type="button">More</button>} label="Article" items={items(select)} />,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  const target = await screen.findByRole('menuitem', { name: 'Delete' });
  // Presses and releases the mouse button in two steps, so that React can render in between: the press highlights the item,
  // and the release chooses it. `click` would leave no time to render.
  await user.pointer([{ keys: '[MouseLeft>]', target }, { keys: '[/MouseLeft]' }]);
  expect(select).toHaveBeenCalledExactlyOnceWith('delete');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
});

test('if an action moves the focus, the focus stays there after the menu has closed', async () => {
  const { user } = renderComponent(
    <>
      <Menu
        trigger={<button type="button">More</button>}
        label="Article"
        items={[{ id: 'edit', label: 'Edit', takesFocus: true, onSelect: () => screen.getByRole('textbox').focus() }]}
      />
      <input aria-label="Name" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  const target = await screen.findByRole('menuitem', { name: 'Edit' });
  await user.pointer([{ keys: '[MouseLeft>]', target }, { keys: '[/MouseLeft]' }]);
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await waitFor(() => expect(screen.getByRole('textbox')).toBe(document.activeElement));
});
