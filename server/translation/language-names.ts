import { type PerLanguage, perLanguage } from '../../domain/per-language.ts';

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

interface HouseStyle {
  variety: string;
  /** Undefined in English, which has only one form of address. */
  address?: { informal: string; formal: string };
  punctuation: string;
}

const styles: PerLanguage<HouseStyle> = {
  en: {
    variety: 'British spelling',
    punctuation: 'quotation marks “ ”, apostrophe ’, closed-up em dash —, dates as 17 December 1903',
  },
  es: {
    variety: 'Spanish of Spain',
    address: { informal: 'tú', formal: 'usted and ustedes with their third-person verbs, never tú or vosotros' },
    punctuation:
      'quotation marks « », ¿ and ¡, asides between rayas and the speaker inside a quotation likewise: «Sí —dijo—, ya voy»',
  },
  fr: {
    variety: 'French of France',
    address: { informal: 'tu', formal: 'vous, never tu' },
    punctuation:
      'quotation marks « » with no-break spaces, no-break space before : ; ! ?, apostrophe ’, spaced en dash –',
  },
  de: {
    variety: 'German of Germany',
    address: { informal: 'du', formal: 'Sie with capital Ihnen and Ihr, never du or ihr' },
    punctuation: 'quotation marks „ “, spaced en dash –, dates as 17. Dezember 1903',
  },
  pt: {
    variety: 'European Portuguese in current orthography (autocarro, comboio, estar a fazer, clitics after the verb)',
    address: { informal: 'tu', formal: 'o senhor and a senhora with third-person verbs, never tu' },
    punctuation:
      'quotation marks « », spaced en dash –, also around the speaker inside a quotation: «Sim – disse ela –, já vou.»',
  },
  it: {
    variety: 'Standard Italian',
    address: { informal: 'tu', formal: 'Lei with third-person verbs, never tu' },
    punctuation: 'quotation marks « », apostrophe ’, spaced en dash –',
  },
  sl: {
    variety: 'Standard Slovenian, the dual wherever there are two, no calques',
    address: { informal: 'ti', formal: 'vi with plural verbs, never ti' },
    punctuation: 'quotation marks » «, spaced en dash –, dates as 17. december 1903',
  },
};

export const houseStyles = perLanguage((language) => describe(styles[language], 'informal'));
const formalHouseStyles = perLanguage((language) => describe(styles[language], 'formal'));

/** A formal text addresses its readers formally. Its characters address each other formally unless they are close. */
export const houseStyleOf = (language: keyof typeof styles, isFormal: boolean) =>
  (isFormal ? formalHouseStyles : houseStyles)[language];

function describe({ variety, address, punctuation }: HouseStyle, form: 'informal' | 'formal') {
  const spoken = address && `form of address: ${address[form]}`;
  return `${[variety, spoken, punctuation].filter(Boolean).join('; ')}.`;
}
