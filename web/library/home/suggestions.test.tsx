import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { Suggestions } from './suggestions.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const listShown = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const wait = () => act(() => vi.advanceTimersByTime(15_000));

test('the suggestions stop while they have the pointer or the focus', () => {
  renderComponent(<Suggestions />);
  const before = listShown();
  wait();
  const shown = listShown();
  expect(shown).not.toEqual(before);

  const [link] = screen.getAllByRole('link');
  if (link === undefined) throw new Error('There are no suggestions');
  fireEvent.focus(link);
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  wait();
  expect(listShown()).toEqual(shown);
  fireEvent.blur(link);
  wait();
  expect(listShown()).not.toEqual(shown);
});
