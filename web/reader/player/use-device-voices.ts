import { useEffect, useState } from 'react';
import type { Language } from '../../../domain/language.ts';

/** The device's speech voices for this language. Some browsers report them only after a while. */
export function useDeviceVoices(language: Language) {
  const [voices, setVoices] = useState(() => listVoices(language));

  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    // Some browsers return new objects for the same voices each time, so the voices are compared by their `voiceURI`.
    const look = () =>
      setVoices((before) => {
        const found = listVoices(language);
        return addressesOf(found) === addressesOf(before) ? before : found;
      });
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, [language]);
  return voices;
}

const listVoices = (language: Language) =>
  'speechSynthesis' in globalThis
    ? speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    : [];

const addressesOf = (voices: SpeechSynthesisVoice[]) => voices.map(({ voiceURI }) => voiceURI).join('\n');
