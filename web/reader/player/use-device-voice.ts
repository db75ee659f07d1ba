import { useEffect, useState } from 'react';
import type { Language } from '../../../domain/language.ts';

/** The device's speech voice for this language, if it has one. Voices that need a network come last. */
export function useDeviceVoice(language: Language) {
  const [voice, setVoice] = useState(() => findVoice(language));

  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    // Some browsers return a new object for the same voice each time.
    const look = () =>
      setVoice((before) => {
        const found = findVoice(language);
        return found?.voiceURI === before?.voiceURI ? before : found;
      });
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, [language]);
  return voice;
}

function findVoice(language: Language) {
  if (!('speechSynthesis' in globalThis)) return undefined;
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return voices.find(({ localService }) => localService) ?? voices[0];
}
