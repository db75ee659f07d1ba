import type { PerLanguage } from '../../../../domain/per-language.ts';
import { toPower } from './measure-loudness.ts';
import type { Loudness } from './voice-task.ts';

const measure = (lufs: number): Pick<Loudness, 'power'> => ({ power: toPower(lufs) });

/** The loudness of eSpeak NG per language, each measured with 25 sentences of library articles. */
export const builtInLoudness: PerLanguage<Pick<Loudness, 'power'>> = {
  en: measure(-20),
  es: measure(-21),
  fr: measure(-22.1),
  de: measure(-20.1),
  pt: measure(-20.6),
  it: measure(-21.4),
  sl: measure(-18.7),
};
