import { Suspense, useState } from 'react';
import { lazyAssist } from '../assist/lazy-assist.ts';
import type { Place } from '../position/place.ts';
import { useAttended, useIsFinished, useSentence } from '../position/use-place.ts';
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
  const { preferences, changePreferences, deviceVoices, language } = settings;
  const [heard, setHeard] = useState<number>();
  const { status } = usePlayerState(player);
  const sentence = useSentence(place);
  const isAtEnd = useAttended(place) === place.count;
  const isFinished = useIsFinished(place);
  if (status === 'playing' && heard !== sentence) setHeard(sentence);
  if (preferences.isShadowing) {
    // At the end of a finished article, there is nothing to repeat. So shadowing is shown there only if the last sentence
    // was just heard.
    if (isFinished && isAtEnd && heard !== place.count) return null;
    return (
      <Suspense>
        <Shadowing player={player} place={place} onStop={() => changePreferences({ isShadowing: false })} />
      </Suspense>
    );
  }
  const isDecided = preferences.voices[language] !== undefined || preferences.declined.includes(language);
  if (isDecided || deviceVoices.length === 0 || heard === undefined) return null;
  return (
    <Suspense>
      <VoiceOffer player={player} settings={settings} {...rest} />
    </Suspense>
  );
}
