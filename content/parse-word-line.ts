import type { Language } from '../domain/language.ts';
import {
  aspects,
  type ConceptWord,
  type Gender,
  genders,
  type PartOfSpeech,
  partsOfSpeech,
  type WordEntry,
} from '../domain/lexicon/concept.ts';

/**
 * The words in square brackets that select an inflection class, for example `[ie]`. Everything else in square brackets is a
 * form.
 */
const classWords: Record<Language, string> = {
  en: 'reg inv',
  es: 'ie ue i í ú reg inv adj',
  fr: 'reg inv adj',
  de: 'sep insep adj inv reg',
  pt: 'i u o ei reg inv adj',
  it: 'isc noisc reg inv adj',
  sl: 'anim adj inv reg',
};

const tags: readonly string[] = [...genders, ...aspects];
const hint = String.raw`(?: \((?<hint>[^()]+)\))?`;
const wordPattern = new RegExp(
  `^(?<pattern>[^()~|,;<>[\\]]+?)(?: (?<tag>${tags.join('|')}))?(?: \\[(?<parts>[^\\]]+)\\])?${hint}` +
    String.raw`(?: <(?<part>\w+)>)?(?: \| (?<forms>[^()~|;]+))?$`,
  'u',
);
// If a language has no word for a concept, its line has an explanation, which starts with “~” and may contain any text.
const renderingPattern = new RegExp(`^~(?<word>[^(|~;][^|~;]*?)(?: (?<gender>${genders.join('|')}))?${hint}$`, 'u');

/**
 * Parses the words of a concept in one language, “word; word”. Returns an error message if they do not match the format in
 * content/README.md.
 */
export function parseWordLine(text: string, language: Language, partOfSpeech: PartOfSpeech): ConceptWord | string {
  const [first = '', ...others] = splitOutsideBrackets(text, ';');
  const isRendering = first.startsWith('~');
  const entries: WordEntry[] = [];
  for (const word of isRendering ? others : [first, ...others]) {
    const parsed = parseAspects(word, language, partOfSpeech);
    if (typeof parsed === 'string') return parsed;
    entries.push(...parsed);
  }
  const shown = isRendering ? parseRendering(first) : entries[0] && { ...entries[0], word: entries[0].base };
  if (!shown) return `“${first}” is not a valid explanation: write “~words gender (hint)”`;
  return {
    word: shown.word,
    ...(shown.gender && { gender: shown.gender }),
    ...(shown.hint && { hint: shown.hint }),
    isRenderingOnly: isRendering,
    entries,
  };
}

function parseRendering(text: string): { word: string; gender?: Gender; hint?: string } | undefined {
  const { word, gender, hint } = renderingPattern.exec(text)?.groups ?? {};
  const known = genders.find((each) => each === gender);
  return word === undefined ? undefined : { word, ...(known && { gender: known }), ...(hint && { hint }) };
}

/** Parses a word, or the two aspects of a Slovenian verb: “pisati ipf / napisati pf” (write). */
function parseAspects(text: string, language: Language, partOfSpeech: PartOfSpeech): WordEntry[] | string {
  const entries: WordEntry[] = [];
  for (const word of splitOutsideBrackets(text, '/')) {
    const entry = parseWord(word, language, partOfSpeech);
    if (typeof entry === 'string') return entry;
    entries.push(entry);
  }
  const [one, other] = entries;
  if (!one || !other) return entries;
  if (entries.length > 2 || language !== 'sl' || one.partOfSpeech !== 'verb')
    return `“${text}”: “/” joins the two aspects of a Slovenian verb`;
  return [
    { ...one, partner: other.base },
    { ...other, partner: one.base },
  ];
}

function parseWord(text: string, language: Language, conceptPart: PartOfSpeech): WordEntry | string {
  const { pattern: written, tag: lastWord, parts = '', hint, part, forms = '' } = wordPattern.exec(text)?.groups ?? {};
  // After a Slovenian verb, “bi” is the tag for both aspects. Elsewhere “bi” is a word, as in “kot bi” (as if).
  const isBi = lastWord === 'bi' && !(language === 'sl' && conceptPart === 'verb');
  const [pattern, tag] = isBi ? [`${written} bi`, undefined] : [written, lastWord];
  if (pattern === undefined) return `“${text}” is not “word tag [parts] (hint) <part of speech> | form, form”`;
  const partOfSpeech = part === undefined ? conceptPart : partsOfSpeech.find((each) => each === part);
  if (partOfSpeech === undefined) return `“${part}” is not a part of speech`;
  const gender = genders.find((each) => each === tag);
  const aspect = aspects.find((each) => each === tag);
  if (aspect && (language !== 'sl' || (partOfSpeech !== 'verb' && partOfSpeech !== 'expression')))
    return `“${text}”: only Slovenian verbs have an aspect`;
  const inBrackets = parts === '' ? [] : parts.split(',').map((each) => each.trim());
  const others = forms === '' ? [] : forms.split(',').map((each) => each.trim());
  if (inBrackets.includes('') || others.includes('')) return `“${text}” has an empty form`;
  const isClass = (each: string) => classWords[language].split(' ').includes(each);
  return {
    base: baseOf(pattern, partOfSpeech),
    pattern,
    partOfSpeech,
    ...(gender && { gender }),
    ...(aspect && { aspect }),
    ...(hint && { hint }),
    parts: inBrackets.filter((each) => !isClass(each)),
    classes: inBrackets.filter(isClass),
    forms: others,
  };
}

/** Removes the marks “*”, “+inf” and “…” from a pattern. “…” is kept only if no word inflects: “not only … but also”. */
const baseOf = (pattern: string, partOfSpeech: PartOfSpeech) => {
  const plain = pattern.replaceAll('*', '').replace(/ \+inf$/, '');
  return partOfSpeech === 'verb' || pattern.includes('*') ? plain.replaceAll(/ ?… ?/g, ' ').trim() : plain;
};

/** Splits a text at the separator, except inside round or square brackets. */
const splitOutsideBrackets = (text: string, separator: string): string[] =>
  text.split(new RegExp(`\\s*[${separator}]\\s+(?![^(]*\\))(?![^[]*\\])`, 'u')).map((part) => part.trim());
