import type { PerLanguage } from '../../domain/per-language.ts';

/** Language names and house styles for prompts: regional variety, form of address and punctuation. */
export const languageNames: PerLanguage<string> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Portuguese',
  it: 'Italian',
  sl: 'Slovenian',
};

export const houseStyles: PerLanguage<string> = {
  en: 'British spelling, quotation marks “ ”, apostrophe ’, closed-up em dash —, dates as 17 December 1903.',
  es: 'Spanish of Spain, tú, quotation marks « », ¿ and ¡, asides between rayas and the speaker inside a quotation likewise: «Sí —dijo—, ya voy».',
  fr: 'French of France, tu, quotation marks « » with no-break spaces, no-break space before : ; ! ?, apostrophe ’, spaced en dash –.',
  de: 'German of Germany, du, quotation marks „ “, spaced en dash –, dates as 17. Dezember 1903.',
  pt: 'European Portuguese in current orthography (autocarro, comboio, estar a fazer, clitics after the verb), tu, quotation marks « », spaced en dash –, also around the speaker inside a quotation: «Sim – disse ela –, já vou.»',
  it: 'Standard Italian, tu, quotation marks « », apostrophe ’, spaced en dash –.',
  sl: 'Standard Slovenian, ti, the dual wherever there are two, no calques, quotation marks » «, spaced en dash –, dates as 17. december 1903.',
};
