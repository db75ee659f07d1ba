import { Parser } from 'htmlparser2';
import { isLanguage, type Language, languages } from '../../../../domain/language.ts';
import { type ReadDocument, Unreadable } from './read-document.ts';
import { toBilingual } from './to-bilingual.ts';

/** A translation unit: the same sentence in several languages. */
type Unit = Map<Language, string>;

/** Searches for the tmx element in the beginning of the file, because a document type and comments may come before it. */
export const isTmx = (text: string) => /^\s*</.test(text) && /<tmx\b/i.test(text.slice(0, 2000));

/**
 * Reads a TMX file (Translation Memory eXchange). If the file has more than two languages, its source language and the
 * most frequent other language are read.
 */
export function readTmx(text: string): ReadDocument {
  const { units, sourceLanguage } = readUnits(text);
  const ranked = languages
    .map((language) => ({ language, count: units.filter((unit) => unit.has(language)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ language }) => language);
  const source = ranked.find((language) => language === sourceLanguage) ?? ranked[0];
  const translation = ranked.find((language) => language !== source);
  if (source === undefined || translation === undefined) throw new Unreadable('no-text');
  return toBilingual(null, {
    languages: { source, translation },
    // A translation without a source is left out. It cannot be joined to another unit, because units are independent.
    pairs: units
      .filter((unit) => unit.has(source))
      .map((unit) => ({ source: unit.get(source) ?? '', translation: unit.get(translation) ?? '' })),
  });
}

/** Elements that contain formatting codes, not text. */
const codeNames = new Set(['bpt', 'ept', 'it', 'ph', 'ut']);

/**
 * Parses the file as a stream of events, because the tree of a large file would need too much memory. Entities that the
 * document declares are not expanded.
 */
function readUnits(text: string) {
  const units: Unit[] = [];
  let sourceLanguage: Language | undefined;
  let language: Language | undefined;
  let segment: string | undefined;
  let codes = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'header') sourceLanguage = toLanguage(attributes.srclang);
        else if (name === 'tu') units.push(new Map());
        else if (name === 'tuv') language = toLanguage(attributes['xml:lang'] ?? attributes.lang);
        else if (name === 'seg') segment = '';
        else if (codeNames.has(name)) codes += 1;
      },
      ontext(data) {
        if (segment !== undefined && codes === 0) segment += data;
      },
      onclosetag(name) {
        if (codeNames.has(name)) codes -= 1;
        if (name !== 'seg' || segment === undefined) return;
        const unit = units.at(-1);
        // If a unit has two variants of a language, such as en-GB and en-US, the first one is used.
        if (language !== undefined && unit?.has(language) === false) unit.set(language, segment);
        segment = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { units, sourceLanguage };
}

/** Reads the first part of a language tag such as en-US. Undefined if the language is not supported. */
function toLanguage(tag: string | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(code) ? code : undefined;
}
