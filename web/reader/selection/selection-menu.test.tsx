import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultKeys } from '../../../domain/access/shortcuts.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import type { AskedText } from './asked-text.ts';
import { SelectionMenu } from './selection-menu.tsx';

const asked: AskedText = {
  selection: { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 8 } },
  text: 'El zorro',
  isTooLong: false,
  pieces: [{ sentence: 1, start: 0, end: 8 }],
};
const ignored = { findPairs: () => undefined, onDefine: () => {}, onPlay: () => {}, onClose: () => {} };

beforeEach(() => {
  const shortcuts = { isOn: true, keys: { ...defaultKeys, define: 'x' } };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  answerApi({ 'GET /api/profile': { body: { profile: { mainLang: null, timeZone, preferences: { shortcuts } } } } });
});

test('shows the key that the user has chosen', async () => {
  renderComponent(<SelectionMenu asked={asked} takesFocus {...ignored} />);
  expect((await screen.findByText('X')).tagName).toBe('KBD');
});

test('the arrow keys move the focus around the menu and never out of it', async () => {
  const { user } = renderComponent(<SelectionMenu asked={asked} takesFocus {...ignored} />);
  expect(document.activeElement?.textContent).toContain('Define meaning');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Copy');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Define meaning');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toContain('Copy');
});

test('copies the sentence with its translation, if there is one', async () => {
  const name = 'Copy the sentence with its translation';
  const { user, rerender } = renderComponent(<SelectionMenu asked={asked} takesFocus {...ignored} />);
  expect(screen.queryByRole('menuitem', { name })).toBeNull();
  const findPairs = () => 'El zorro duerme.\nThe fox is asleep.';
  rerender(<SelectionMenu asked={asked} takesFocus {...ignored} findPairs={findPairs} />);
  await user.click(screen.getByRole('menuitem', { name }));
  expect(await navigator.clipboard.readText()).toBe(findPairs());
});

test('has no button to play if there is no audio', async () => {
  const { onPlay, ...silent } = ignored;
  const { rerender } = renderComponent(<SelectionMenu asked={asked} takesFocus {...silent} />);
  expect(screen.queryByRole('menuitem', { name: 'Play' })).toBeNull();
  rerender(<SelectionMenu asked={asked} takesFocus {...silent} onPlay={onPlay} />);
  expect(screen.queryByRole('menuitem', { name: 'Play' })).not.toBeNull();
});

test('Escape closes the menu', async () => {
  const close = vi.fn();
  const { user } = renderComponent(<SelectionMenu asked={asked} takesFocus={false} {...ignored} onClose={close} />);
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('a selection that is too long to be defined can be played and copied', async () => {
  const [define, play] = [vi.fn(), vi.fn()];
  const { user } = renderComponent(
    <SelectionMenu asked={{ ...asked, isTooLong: true }} takesFocus {...ignored} onDefine={define} onPlay={play} />,
  );
  await user.click(screen.getByRole('menuitem', { name: /Define meaning/ }));
  expect(define).not.toHaveBeenCalled();
  expect(screen.getByText('Select up to 300 characters to get a definition.')).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Play' }));
  expect(play).toHaveBeenCalledOnce();
});
