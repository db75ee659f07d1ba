import type { PerLanguage } from '../../per-language.ts';
import type { AttributeNames } from '../article-attributes.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { slovenian } from './slovenian.ts';
import { spanish } from './spanish.ts';

/**
 * Names of the article attributes. Shown on screen and indexed by the search, so that articles are found by type and genre.
 */
export const attributeNames: PerLanguage<AttributeNames> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
  sl: slovenian,
};
