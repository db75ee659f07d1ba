import type { Language } from '../language.ts';
import type { ShownWord } from './concept-list.ts';
import { pluralOf, thirdPersonOf } from './morphology/english-forms.ts';

type Patterns = Readonly<Record<Language, string>>;

/** The meaning of a German suffix. “%” stands for the meaning of the word before the suffix. */
const patterns: Readonly<Record<string, Patterns>> = {
  '-losigkeit': {
    en: 'lack of %',
    es: 'falta de %',
    fr: 'manque de %',
    de: '%',
    pt: 'falta de %',
    it: 'mancanza di %',
    sl: 'pomanjkanje: %',
  },
  '-bar': {
    en: 'possible to %',
    es: 'que se puede %',
    fr: 'qu’on peut %',
    de: '%',
    pt: 'que se pode %',
    it: 'che si può %',
    sl: 'ki se da %',
  },
  '-unbar': {
    en: 'impossible to %',
    es: 'que no se puede %',
    fr: 'qu’on ne peut pas %',
    de: '%',
    pt: 'que não se pode %',
    it: 'che non si può %',
    sl: 'ki se ne da %',
  },
  '-barkeit': {
    en: 'being possible to %',
    es: 'posibilidad de %',
    fr: 'possibilité de %',
    de: '%',
    pt: 'possibilidade de %',
    it: 'possibilità di %',
    sl: 'možnost: %',
  },
  '-unbarkeit': {
    en: 'being impossible to %',
    es: 'imposibilidad de %',
    fr: 'impossibilité de %',
    de: '%',
    pt: 'impossibilidade de %',
    it: 'impossibilità di %',
    sl: 'nezmožnost: %',
  },
};

/** Words in “-er” are persons (“Verharmloser”, from “play down”) or things (“Entsafter”, juicer). */
const agent: Patterns = {
  en: 'person or thing',
  es: 'persona o cosa',
  fr: 'personne ou chose',
  de: 'Person oder Sache',
  pt: 'pessoa ou coisa',
  it: 'persona o cosa',
  sl: 'oseba ali stvar',
};
const group: Patterns = {
  en: 'as a group',
  es: 'grupo',
  fr: 'groupe',
  de: 'Gruppe',
  pt: 'grupo',
  it: 'gruppo',
  sl: 'skupina',
};

/** The meaning of a word that forms/derivation/german-suffixes.ts has analysed. Undefined for other suffixes. */
export function defineGermanSuffix(suffix: string, head: ShownWord, target: Language): ShownWord | undefined {
  const [first = head.word] = head.word.split(', ');
  if (suffix === '-schaft')
    return { ...head, word: target === 'en' ? pluralOf(first) : first, hint: group[target], isRenderingOnly: true };
  if (suffix === '-er')
    return target === 'en'
      ? { ...head, word: `person or thing that ${thirdPersonOf(first)}`, isRenderingOnly: true }
      : { ...head, hint: agent[target] };
  const pattern = patterns[suffix]?.[target];
  return pattern === undefined ? undefined : { ...head, word: pattern.replace('%', first), isRenderingOnly: true };
}
