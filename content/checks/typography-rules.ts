import type { Language } from '../../domain/language.ts';
import { type PerLanguage, perLanguage } from '../../domain/per-language.ts';
import { fixSpaces } from '../fix-spaces.ts';
import { monthPattern } from '../number-spaces.ts';

type Rule = { pattern: RegExp; fault: string };

const everywhere: Rule[] = [
  { pattern: /["'`´]/, fault: 'has a straight quotation mark or apostrophe' },
  { pattern: /\.\.\./, fault: 'has three full stops for an ellipsis' },
  { pattern: /\s-\s|--/, fault: 'has a hyphen for a dash' },
  { pattern: /\s[,.](?!\p{N})/u, fault: 'has a space before a comma or full stop' },
  { pattern: /[,;](?=\p{L})/u, fault: 'lacks a space after a comma' },
  { pattern: /\s\s/, fault: 'has two spaces in a row' },
  { pattern: /\p{N}°/u, fault: 'lacks a space before its unit' },
];
const closedUpDash: Rule = { pattern: /\s—|—\s|\s–|–\s/, fault: 'has a spaced dash' };
const spacedDash: Rule = { pattern: /—|(?<=[^\s\p{N}])–|–(?=[^\s\p{N},.])/u, fault: 'has a dash without its spaces' };
const noSpaceBeforeMarks: Rule = { pattern: /\s[;:!?]/, fault: 'has a space before a mark' };
const noOther = (marks: RegExp): Rule => ({ pattern: marks, fault: 'has another language’s quotation marks' });

// Spanish has no space between a raya (—) and the words that it encloses: «Sí —dijo—, ya voy» (“Yes,” she said, “I’m
// coming”).
const noEnDash: Rule = { pattern: /(?<!\p{N})–|–(?!\p{N})/u, fault: 'has an en dash for a raya' };
const looseRaya: Rule = {
  pattern: /\s—\s|[^\s«(¿¡]—(?=[^\s,.;:!?…»)])/u,
  fault: 'has a raya that neither opens nor closes an aside',
};
// English closes the quotation before “he said” and opens it again after these words. Spanish and Portuguese keep it open
// and put “dijo” (he said) between dashes.
const closedAroundSpeaker: Rule = { pattern: /», [^«»]+, «/u, fault: 'closes its quotation around the speaker' };

const rules: PerLanguage<Rule[]> = {
  en: [closedUpDash, noSpaceBeforeMarks, noOther(/[«»„‚]/)],
  es: [noEnDash, looseRaya, closedAroundSpeaker, noSpaceBeforeMarks, noOther(/[„‚]/)],
  fr: [spacedDash, noOther(/[„‚]/)],
  de: [spacedDash, noSpaceBeforeMarks, noOther(/[«»”]/)],
  pt: [spacedDash, closedAroundSpeaker, noSpaceBeforeMarks, noOther(/[„‚]/)],
  it: [spacedDash, noSpaceBeforeMarks, noOther(/[„‚]/)],
  sl: [spacedDash, noSpaceBeforeMarks, noOther(/[„“”‚‘]/)],
};

/** Patterns of days of the month that are written as words. They include the word between day and month, such as “of”. */
const spelledDays: PerLanguage<string> = {
  en: '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{Ll}+teenth|(?:twent|thirt)\\p{Ll}[\\p{Ll}-]*)(?: of)?',
  es: '(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{Ll}+|veint\\p{Ll}+|treinta|primero) de',
  fr: '(?:premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dix-\\p{Ll}+|onze|douze|treize|quatorze|quinze|seize|vingt|vingt-\\p{Ll}+|trente)',
  de: '(?:erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|elfte|zwölfte|\\p{Ll}+zehnte|\\p{Ll}+[zß]igste)[nr]?',
  pt: '(?:um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|dezasseis|dezassete|dezoito|dezanove|vinte|trinta|primeiro) de',
  it: '(?:primo|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|vent\\p{Ll}+|trenta|trentuno)',
  sl: '(?:prv|drug|tretj|četrt|pet|šest|sedm|osm|devet|deset|\\p{Ll}*najst|\\p{Ll}*(?:dvajset|trideset))(?:i|ega)',
};

/**
 * Patterns of days that are written wrongly for the language: English “17th December”, German “17 Dezember” (it needs
 * “17.”), Italian “1 luglio” (it needs “1º”).
 */
const wrongDays: PerLanguage<string> = {
  en: '\\p{N}{1,2}(?:st|nd|rd|th)\\s',
  es: '\\p{N}{1,2}\\.?\\s',
  fr: '(?:\\b1|\\p{N}\\.)\\s',
  de: '\\p{N}{1,2}\\s',
  pt: '\\p{N}{1,2}\\.?\\s',
  it: '(?:\\b1|\\p{N}\\.)\\s',
  sl: '\\p{N}{1,2}\\s',
};

const dateRules: PerLanguage<Rule[]> = perLanguage((language) => [
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${spelledDays[language]})\\s${monthPattern(language)}`, 'u'),
    fault: 'spells out the day of a date',
  },
  {
    pattern: new RegExp(`(?<!\\p{N})${wrongDays[language]}${monthPattern(language)}`, 'u'),
    fault: 'writes a date as another language does',
  },
]);

/** Returns the typography errors of a line. */
export function findTypographyFaults(text: string, language: Language): string[] {
  const faults = [...everywhere, ...rules[language], ...dateRules[language]]
    .filter(({ pattern }) => pattern.test(text))
    .map(({ fault }) => fault);
  if (language === 'es' && !isPaired(text)) faults.push('lacks ¿ or ¡');
  if (language === 'es' && count(text, '—') % 2 === 1) faults.push('opens an aside and does not close it');
  if (fixSpaces(text, language) !== text) faults.push('lacks no-break spaces (--fix puts them in)');
  return faults;
}

const isPaired = (text: string) => count(text, '¿') === count(text, '?') && count(text, '¡') === count(text, '!');
const count = (text: string, mark: string) => text.split(mark).length - 1;
