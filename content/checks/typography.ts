import { type Language, languages } from '../../domain/language.ts';
import type { PerLanguage } from '../../domain/per-language.ts';
import { type Content, placeOf } from '../load-content.ts';
import { findTypographyFaults } from './typography-rules.ts';

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
    ...texts.flatMap(({ place, language, text }) =>
      findTypographyFaults(text, language).map((fault) => `${place} ${fault}`),
    ),
    ...checkQuotations(content),
  ];
}

/** Quotation marks must be balanced and not nested. A quotation may span several sentences of an article. */
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
