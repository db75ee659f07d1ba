import { languages } from '../domain/language.ts';
import { type Concept, type ConceptWord, genders, partsOfSpeech } from '../domain/lexicon/concept.ts';
import { perLanguage } from '../domain/per-language.ts';
import { FormatError, readStanzas, type Stanza } from './read-stanzas.ts';
import { readVersions } from './read-versions.ts';

export type ParsedConcept = { concept: Concept; line: number; stanza: string };

const conceptName = /^[\p{L}\p{N}][\p{L}\p{N}’-]*$/u;
const listed = String.raw`(?: \| (?<forms>[^()~|]+))?`;
const described = `(?: (?<gender>${genders.join('|')}))?(?: \\((?<hint>[^()]+)\\))?${listed}`;
const wordLine = new RegExp(`^(?<word>[^()~|,]+?)${described}$`, 'u');
// What only explains may be put in any words.
const renderingLine = new RegExp(`^~(?<word>[^(|~][^|~]*?)${described}$`, 'u');

/** The concepts of one lexicon file, stanza by stanza, so that one slip does not hide the rest. */
export function parseLexicon(file: string, text: string): { concepts: ParsedConcept[]; problems: string[] } {
  const concepts: ParsedConcept[] = [];
  const problems: string[] = [];
  for (const stanza of readStanzas(text)) {
    try {
      concepts.push({ concept: parseConcept(file, stanza), line: stanza.line, stanza: stanza.lines.join('\n') });
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      problems.push(error.message);
    }
  }
  return { concepts, problems };
}

function parseConcept(file: string, { line, lines }: Stanza): Concept {
  const [name = '', partOfSpeechText = '', ...wordLines] = lines;
  if (!conceptName.test(name)) throw new FormatError(file, line, `“${name}” is no concept name`);
  const partOfSpeech = partsOfSpeech.find((part) => part === partOfSpeechText);
  if (!partOfSpeech) throw new FormatError(file, line + 1, `has no part of speech “${partOfSpeechText}”`);
  const versions = readVersions(file, line + 2, wordLines);
  const words = perLanguage((language) => parseWord(file, line + 2 + languages.indexOf(language), versions[language]));
  return { id: `${name}/${partOfSpeech}`, partOfSpeech, words };
}

function parseWord(file: string, line: number, text: string): ConceptWord {
  const isRenderingOnly = text.startsWith('~');
  const {
    word,
    gender: genderText,
    hint,
    forms,
  } = (isRenderingOnly ? renderingLine : wordLine).exec(text)?.groups ?? {};
  if (!word) throw new FormatError(file, line, `is not “word gender (hint) | form, form”: ${text}`);
  const gender = genders.find((gender) => gender === genderText);
  const otherForms = forms?.split(',').map((form) => form.trim()) ?? [];
  if (otherForms.includes('')) throw new FormatError(file, line, 'has an empty form');
  return { word, ...(gender && { gender }), ...(hint && { hint }), forms: otherForms, isRenderingOnly };
}
