import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { LoadingNote } from './loading-note.tsx';
import type { PlayerState } from './player.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('says after three seconds that the audio is being prepared, and later that it takes longer', () => {
  const { change } = renderNote();
  expect(screen.getByRole('status').textContent).toBe('');
  change('loading');
  pass(2900);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(200);
  expect(screen.getByRole('status').textContent).toBe('Preparing the audio…');
  pass(9000);
  expect(screen.getByRole('status').textContent).toBe('The audio is taking a little longer…');
  change('playing');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('says nothing about a short wait, and counts the seconds of each wait anew', () => {
  const { change } = renderNote();
  for (const status of ['loading', 'playing', 'loading'] as const) {
    change(status);
    pass(2000);
  }
  expect(screen.getByRole('status').textContent).toBe('');
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function renderNote() {
  let state: PlayerState = { status: 'paused', isLooping: false, problem: undefined };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  renderComponent(<LoadingNote player={{ state: () => state, subscribe }} />);
  return {
    change: (status: PlayerState['status']) =>
      act(() => {
        state = { ...state, status };
        for (const listener of listeners) listener();
      }),
  };
}
