import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { ResetPlacementRow } from './reset-placement-row.tsx';

function show(isPlaced: boolean) {
  const asked = answerApi({
    'GET /api/profile': { body: { profile: { learningLang: 'es', mainLang: 'en', level: 'B1' } } },
    'GET /api/learning/vocabulary': { body: { vocabulary: { size: 2600, level: 'B1', isPlaced } } },
    'PUT /api/learning/vocabulary': { body: { vocabulary: null } },
  });
  return { ...renderComponent(<ResetPlacementRow />), asked };
}

test('a placement is reset after a confirmation', async () => {
  const { user, asked } = show(true);
  await user.click(await screen.findByRole('button', { name: /^Reset placement/ }));
  expect(asked).not.toContain('PUT /api/learning/vocabulary');
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(asked).toContain('PUT /api/learning/vocabulary'));
});

test('without a placement, for example with a chosen level, no reset is offered', async () => {
  const { asked } = show(false);
  await waitFor(() => expect(asked).toContain('GET /api/learning/vocabulary?language=es'));
  expect(screen.queryByRole('button')).toBeNull();
});
