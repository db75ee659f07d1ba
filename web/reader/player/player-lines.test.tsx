import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { createPlace } from '../position/place.ts';
import type { Player, PlayerState } from './player.ts';
import { PlayerLines } from './player-lines.tsx';
import type { ListeningSettings } from './use-player.ts';

test('the exercise shadowing is turned off with the close button of its line', async () => {
  const { user, changes } = renderLines(createPlace(1, 3));
  await user.click(await screen.findByRole('button', { name: 'Stop repeating aloud' }));
  expect(changes).toEqual([{ isShadowing: false }]);
});

test('at the end of a finished article, shadowing is only offered for a last sentence that was just heard', async () => {
  const place = createPlace(2, 3);
  const { setStatus } = renderLines(place);
  await screen.findByText('Listen, then repeat the sentence.');
  act(() => place.finish());
  expect(screen.queryByText('Listen, then repeat the sentence.')).toBeNull();
  act(() => place.goTo(3));
  expect(screen.queryByText('Listen, then repeat the sentence.')).toBeNull();
  act(() => setStatus('playing'));
  act(() => setStatus('paused'));
  await screen.findByText('Listen, then repeat the sentence.');
  act(() => place.goTo(1));
  await screen.findByText('Listen, then repeat the sentence.');
});

function renderLines(place: ReturnType<typeof createPlace>) {
  const changes: object[] = [];
  const listeners = new Set<() => void>();
  let state = { status: 'paused', isLooping: false } as PlayerState;
  const player = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as Player;
  const settings = {
    preferences: { isShadowing: true, voices: {}, declined: [], gap: 'none' },
    changePreferences: (changed: object) => void changes.push(changed),
    deviceVoices: [],
    language: 'es',
  } as unknown as ListeningSettings;
  const { user } = renderComponent(
    <PlayerLines articleId="a" place={place} player={player} settings={settings} sampleText={() => ''} />,
  );
  function setStatus(status: PlayerState['status']) {
    state = { ...state, status };
    for (const listener of listeners) listener();
  }
  return { user, changes, setStatus };
}
