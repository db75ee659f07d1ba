import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { learningSettingsSchema } from '../../../domain/access/learning-settings.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { MarksSwitch } from './marks-switch.tsx';

const settings = v.parse(learningSettingsSchema, {});

test('turns the marks of new words on', async () => {
  const asked = answerApi({
    'GET /api/learning/settings': { body: settings },
    'PUT /api/learning/settings': { body: settings },
  });
  const { user } = renderComponent(<MarksSwitch />);
  await waitFor(() => expect(asked).toContain('GET /api/learning/settings'));
  const control = screen.getByRole('switch', { name: 'Mark new words' });
  expect((control as HTMLInputElement).checked).toBe(false);
  await user.click(control);
  await waitFor(() => expect(asked).toContain('PUT /api/learning/settings'));
});
