import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderComponent } from '../../tests/support/render-component.tsx';
import { keepLearningChoice } from '../platform/learning-choice.ts';
import { Welcome } from './welcome.tsx';

const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const profile = { mainLang: null, learningLang: null, level: null };

test('starts with the language that was chosen on the landing page', () => {
  onTestFinished(() => localStorage.clear());
  keepLearningChoice('fr');
  renderComponent(<Welcome profile={profile} />);
  expect(isChosen(/^Français/)).toBe(true);
});

test('suggests nothing if the chosen language is the native language', () => {
  onTestFinished(() => localStorage.clear());
  keepLearningChoice('en');
  renderComponent(<Welcome profile={profile} />);
  expect(screen.getByRole('button', { name: 'Open the library' })).toHaveProperty('disabled', true);
});
