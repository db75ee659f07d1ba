import { Suspense, useState } from 'react';
import { lazyAssist } from '../assist/lazy-assist.ts';
import type { Place } from '../position/place.ts';
import type { Player } from './player.ts';
import { type ListeningSettings, usePlayerState } from './use-player.ts';

const VoiceOffer = lazyAssist(async () => (await import('../listening/voice-offer.tsx')).VoiceOffer);
const Shadowing = lazyAssist(async () => (await import('../listening/shadowing.tsx')).Shadowing);

interface PlayerLinesProps {
  articleId: string;
  place: Place;
  player: Player;
  settings: ListeningSettings;
  sampleText: () => string;
}

/**
 * The line above the player. If shadowing is on, it shows shadowing, otherwise the offer of a device voice once playback has
 * begun. The components are loaded when they are needed.
 */
export function PlayerLines({ place, player, settings, ...rest }: PlayerLinesProps) {
  const { habits, deviceVoices, language } = settings;
  const [hasPlayed, setHasPlayed] = useState(false);
  const { status } = usePlayerState(player);
  if (status === 'playing' && !hasPlayed) setHasPlayed(true);
  if (habits.isShadowing)
    return (
      <Suspense>
        <Shadowing player={player} place={place} />
      </Suspense>
    );
  const isDecided = habits.voices[language] !== undefined || habits.declined.includes(language);
  if (isDecided || deviceVoices.length === 0 || !hasPlayed) return null;
  return (
    <Suspense>
      <VoiceOffer player={player} settings={settings} {...rest} />
    </Suspense>
  );
}
