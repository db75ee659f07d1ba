import { type Language, languages } from '../../domain/language.ts';
import type { PerLanguage } from '../../domain/per-language.ts';
import { fixFrenchSpaces } from '../../domain/text/french-spaces.ts';
import { type Content, placeOf } from '../load-content.ts';

type Rule = { pattern: RegExp; fault: string };

const everywhere: Rule[] = [
  { pattern: /["'`´]/, fault: 'has a straight quotation mark or apostrophe' },
  { pattern: /\.\.\./, fault: 'has three full stops for an ellipsis' },
  { pattern: /\s-\s|--/, fault: 'has a hyphen for a dash' },
  { pattern: /\s[,.](?!\p{N})/u, fault: 'has a space before a comma or full stop' },
  { pattern: /[,;](?=\p{L})/u, fault: 'lacks a space after a comma' },
];
const closedUpDash: Rule = { pattern: /\s—|—\s|\s–|–\s/, fault: 'has a spaced dash' };
const spacedDash: Rule = { pattern: /—|(?<=[^\s\p{N}])–|–(?=[^\s\p{N},.])/u, fault: 'has a dash without its spaces' };
const noSpaceBeforeMarks: Rule = { pattern: /\s[;:!?]/, fault: 'has a space before a mark' };
const noOther = (marks: RegExp): Rule => ({ pattern: marks, fault: 'has another language’s quotation marks' });

const rules: PerLanguage<Rule[]> = {
  en: [closedUpDash, noSpaceBeforeMarks, noOther(/[«»„‚]/)],
  es: [spacedDash, noSpaceBeforeMarks, noOther(/[„‚]/)],
  fr: [spacedDash, noOther(/[„‚]/)],
  de: [spacedDash, noSpaceBeforeMarks, noOther(/[«»”]/)],
  pt: [spacedDash, noSpaceBeforeMarks, noOther(/[„‚]/)],
  it: [spacedDash, noSpaceBeforeMarks, noOther(/[„‚]/)],
  sl: [spacedDash, noSpaceBeforeMarks, noOther(/[„“”‚‘]/)],
};

const quotationMarks: PerLanguage<readonly [open: string, close: string]> = {
  en: ['“', '”'],
  es: ['«', '»'],
  fr: ['«', '»'],
  de: ['„', '“'],
  pt: ['«', '»'],
  it: ['«', '»'],
  sl: ['»', '«'],
};

export function checkTypography(content: Content): string[] {
  const texts = listTexts(content);
  return [
    ...texts.flatMap(({ place, language, text }) => faultsOf(text, language).map((fault) => `${place} ${fault}`)),
    ...checkQuotations(content),
  ];
}

function faultsOf(text: string, language: Language): string[] {
  const faults = [...everywhere, ...rules[language]]
    .filter(({ pattern }) => pattern.test(text))
    .map(({ fault }) => fault);
  if (language === 'es' && !isPaired(text)) faults.push('lacks ¿ or ¡');
  if (language === 'fr' && fixFrenchSpaces(text) !== text) faults.push('lacks no-break spaces (--fix puts them in)');
  return faults;
}

const isPaired = (text: string) => count(text, '¿') === count(text, '?') && count(text, '¡') === count(text, '!');
const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Quotation marks open and close by turns; a quotation may go on into the next sentences, but not beyond its article. */
function checkQuotations({ articles, sentences }: Content): string[] {
  return articles.flatMap(({ id }) =>
    languages.flatMap((language) => {
      const [open, close] = quotationMarks[language];
      let isOpen = false;
      for (const sentence of sentences.filter(({ articleId }) => articleId === id))
        for (const mark of sentence.versions[language]) {
          if (mark !== open && mark !== close) continue;
          if ((mark === open) === isOpen)
            return [
              `${placeOf(sentence, language)} ${isOpen ? 'opens a quotation inside another' : 'closes no quotation'}`,
            ];
          isOpen = !isOpen;
        }
      return isOpen ? [`articles/${id}.md leaves a quotation open in ${language}`] : [];
    }),
  );
}

function listTexts({ articles, sentences }: Content): { place: string; language: Language; text: string }[] {
  const headings = articles.flatMap(({ id, title, summary, keywords }) =>
    languages.flatMap((language) =>
      [title[language], summary[language], ...keywords[language]].map((text) => ({
        place: `articles/${id}.md (${language}: ${text})`,
        language,
        text,
      })),
    ),
  );
  const bodies = sentences.flatMap((sentence) =>
    languages.map((language) => ({ place: placeOf(sentence, language), language, text: sentence.versions[language] })),
  );
  return [...headings, ...bodies];
}
