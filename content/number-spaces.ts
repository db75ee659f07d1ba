import type { Language } from '../domain/language.ts';
import { type PerLanguage, perLanguage } from '../domain/per-language.ts';

const noBreak = '\u00a0';

const unitSymbols = '°C|°F|%|km/h|km|cm|mm|m|kg|mg|g|ml|l|kWh|V|€|£';

const unitWords: PerLanguage<string> = {
  en: 'grams?|metres?|kilometres?|seconds?|minutes?|hours?|years?',
  es: 'gramos?|metros?|kilómetros?|segundos?|minutos?|horas?|años?',
  fr: 'grammes?|mètres?|kilomètres?|secondes?|minutes?|heures?|ans?',
  de: 'Gramm|Metern?|Kilometern?|Sekunden?|Minuten?|Stunden?|Jahre?n?',
  pt: 'gramas?|metros?|quilómetros?|segundos?|minutos?|horas?|anos?',
  it: 'gramm[oi]|metr[oi]|chilometr[oi]|second[oi]|minut[oi]|or[ae]|ann[oi]',
  sl: 'gram\\p{L}*|met(?:er|r)\\p{L}*|kilomet(?:er|r)\\p{L}*|sekund\\p{L}*|minut\\p{L}*|ur[aeo]?|let(?:a|i|ih)?',
};

const monthNames: PerLanguage<string> = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  de: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  pt: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  sl: '(?:januar|februar|mar(?:ec|c)|april|maj|junij|julij|avgust|(?:sept|nov|dec)emb(?:er|r)|oktob(?:er|r))(?:a|u|em|om)?',
};

export const monthPattern = (language: Language): string => `(?:${monthNames[language]})(?!\\p{L})`;

const numberSpaces: PerLanguage<RegExp> = perLanguage((language) => {
  const unit = `(?:${unitSymbols}|${unitWords[language]})(?![\\p{L}\\p{N}])`;
  return new RegExp(`(?<=\\p{N}) (?=${unit})|(?<=\\p{N}(?:\\.|er|º)?) (?=${monthPattern(language)})`, 'gu');
});

/**
 * Adds a no-break space between a number and its unit (240 °C) and between a day and its month (German “17. Dezember”).
 */
export const fixNumberSpaces = (text: string, language: Language): string =>
  text.replace(numberSpaces[language], noBreak);
