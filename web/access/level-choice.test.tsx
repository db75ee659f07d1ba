import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { LevelChoice } from './level-choice.tsx';

const path = 'PUT /api/learning/vocabulary';
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

test('saves the chosen level at once', async () => {
  const asked = answerApi({ [path]: { body: { vocabulary: null } } });
  const { user } = renderComponent(<LevelChoice language="es" level={null} />);
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'B1' }));
  await screen.findByText('Saved. Foxtale now assumes level B1.');
  expect(isChosen('B1')).toBe(true);
  expect(asked).toContain(path);
});

test('keeps the old level and says why if saving fails', async () => {
  answerApi({ [path]: { status: 500, body: { error: { code: 'server-error' } } } });
  const { user } = renderComponent(<LevelChoice language="es" level="A2" />);
  await user.click(screen.getByRole('radio', { name: 'B1' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(isChosen('A2')).toBe(true));
});
