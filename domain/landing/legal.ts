import * as v from 'valibot';
import { type Language, languages } from '../language.ts';

export const legalParts = ['privacy', 'terms', 'contact'] as const;
export type LegalPart = (typeof legalParts)[number];

/** The operator's own texts as paragraphs. If a text is null, the page shows the default text. */
export type LegalTexts = Record<LegalPart, string[] | null>;

/** The texts of one language. */
export interface Legal {
  language: Language;
  texts: LegalTexts;
}

export const noLegalTexts: LegalTexts = { privacy: null, terms: null, contact: null };

export const legalParamSchema = v.object({ language: v.picklist(languages) });
