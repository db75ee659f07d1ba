import type { Language } from '../language.ts';
import type { PerLanguage } from '../per-language.ts';
import { english } from './rules/english.ts';
import { french } from './rules/french.ts';
import { german } from './rules/german.ts';
import { italian } from './rules/italian.ts';
import { portuguese } from './rules/portuguese.ts';
import { slovenian } from './rules/slovenian.ts';
import { spanish } from './rules/spanish.ts';
import { listRules } from './speech-rules.ts';
import { applyRule, type SpeechRule, type SpokenText, toSpokenText } from './spoken-text.ts';

const rules: PerLanguage<SpeechRule[]> = {
  en: listRules('en', english),
  es: listRules('es', spanish),
  fr: listRules('fr', french),
  de: listRules('de', german),
  pt: listRules('pt', portuguese),
  it: listRules('it', italian),
  sl: listRules('sl', slovenian),
};

/** Writes out numbers, dates, abbreviations, Roman numerals and symbols that the built-in voice would read wrongly. */
export const normaliseSpeech = (text: string, language: Language): SpokenText =>
  rules[language].reduce(applyRule, toSpokenText(text));
