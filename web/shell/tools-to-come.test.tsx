import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { type ShellTool, ToolsToCome } from './tools-to-come.tsx';

test('bell and avatar are there before their menus have loaded, and remember a click', async () => {
  answerApi({ 'GET /api/session': { body: { user: { uid: 'one', email: 'maja@foxtale.test', name: 'Maja' } } } });
  const asked: ShellTool[] = [];
  const { user } = renderComponent(<ToolsToCome onAsk={(tool) => asked.push(tool)} />);
  await screen.findByText('M');
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(asked).toEqual(['bell', 'account']);
});
