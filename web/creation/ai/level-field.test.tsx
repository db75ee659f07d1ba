import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Level } from '../../../domain/level.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import type { FormLevel } from './form-level.ts';
import { LevelField } from './level-field.tsx';

function Field({ start = 'mine' }: { start?: FormLevel }) {
  const [level, setLevel] = useState(start);
  return <LevelField value={level} onChange={setLevel} />;
}

const vocabulary = { size: 1100, range: [900, 1300], spread: 0.45, level: 'A2', levelRange: ['A2', 'A2'] };

function answer({ writer = 'model', level = null as Level | null }) {
  answerApi({
    'GET /api/profile': { body: { profile: { learningLang: 'es', mainLang: 'en', level } } },
    'GET /api/creation/ways': { body: { writer } },
    'GET /api/learning/vocabulary': { body: { vocabulary: level && vocabulary } },
  });
}

test('shows the level of the learner and lets the user change it', async () => {
  answer({ level: 'A2' });
  const { user } = renderComponent(<Field />);
  expect(await screen.findByRole('radio', { name: 'Right for me: A2' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'A1' }));
  expect(screen.getByRole('radio', { name: 'A1' })).toHaveProperty('checked', true);
});

test('links to the placement test if the learner has no level', async () => {
  answer({});
  renderComponent(<Field />);
  expect(await screen.findByRole('link', { name: 'Find it in two minutes' })).toBeDefined();
  expect(screen.queryByRole('radio', { name: /Right for me/ })).toBeNull();
  expect(screen.getByRole('radio', { name: 'A2' })).toHaveProperty('checked', true);
});

test('offers any level if the articles are ready-made, and starts with the level of the learner', async () => {
  answer({ writer: 'drawer', level: 'A2' });
  const { user } = renderComponent(<Field />);
  const any = await screen.findByRole('radio', { name: 'Any' });
  expect(screen.getByRole('radio', { name: 'A2' })).toHaveProperty('checked', true);
  await user.click(any);
  expect(any).toHaveProperty('checked', true);
});
