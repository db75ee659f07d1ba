import { useEffect, useState } from 'react';
import type { Language } from '../../../domain/language.ts';

/** The device's own voice for this language, if it has one; voices that need a network come last. */
export function useDeviceVoice(language: Language) {
  const [voice, setVoice] = useState(() => findVoice(language));

  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    // Some browsers hand out the same voice as another object every time.
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
