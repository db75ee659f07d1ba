import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { isButtonByKey, trackPointerFocus } from './pointer-focus.ts';

/** A page with a button that opens a menu. The menu takes the focus. */
function Page() {
  useEffect(trackPointerFocus, []);
  return (
    <>
      <button type="button" onClick={() => document.querySelector<HTMLElement>('[role="menu"]')?.focus()}>
        More
      </button>
      <div role="menu" tabIndex={-1} />
      <input aria-label="Note" />
    </>
  );
}

test('a button that was pressed leaves the space bar to the player, also after its menu was closed with Escape', async () => {
  const { user } = renderComponent(<Page />);
  const more = screen.getByRole('button', { name: 'More' });
  await user.click(more);
  expect(document.activeElement?.role).toBe('menu');
  await user.keyboard('{Escape}');
  more.focus();
  expect(isButtonByKey(more)).toBe(false);
});

test('a button that was pressed before keeps the space bar if it is reached by key', async () => {
  const { user } = renderComponent(<Page />);
  const more = screen.getByRole('button', { name: 'More' });
  await user.click(more);
  // The focus does not return to the button.
  await user.click(screen.getByRole('textbox'));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(more);
  expect(isButtonByKey(more)).toBe(true);
});
