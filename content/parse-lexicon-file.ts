import { type Language, languages } from '../domain/language.ts';
import { type Concept, type ConceptWord, type PartOfSpeech, partsOfSpeech } from '../domain/lexicon/concept.ts';
import { perLanguage } from '../domain/per-language.ts';
import { parseWordLine } from './parse-word-line.ts';
import { readSevenLanguages } from './read-seven-languages.ts';
import { FormatError, readStanzas, type Stanza } from './read-stanzas.ts';

export type ParsedConcept = { concept: Concept; line: number; stanza: string };

const conceptName = /^[\p{L}\p{N}][\p{L}\p{N}’-]*$/u;

/**
 * Parses one lexicon file. Each stanza (a block of lines per concept) is parsed alone, so that an error does not hide errors
 * further down.
 */
export function parseLexiconFile(file: string, text: string): { concepts: ParsedConcept[]; problems: string[] } {
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
  if (!conceptName.test(name)) throw new FormatError(file, line, `“${name}” is not a valid concept name`);
  const partOfSpeech = partsOfSpeech.find((part) => part === partOfSpeechText);
  if (!partOfSpeech) throw new FormatError(file, line + 1, `“${partOfSpeechText}” is not a part of speech`);
  const versions = readSevenLanguages(file, line + 2, wordLines);
  const words = perLanguage((language) =>
    parseWord({ file, line: line + 2 + languages.indexOf(language), text: versions[language], language, partOfSpeech }),
  );
  return { id: `${name}/${partOfSpeech}`, partOfSpeech, words };
}

type WordLine = { file: string; line: number; text: string; language: Language; partOfSpeech: PartOfSpeech };

function parseWord({ file, line, text, language, partOfSpeech }: WordLine): ConceptWord {
  const parsed = parseWordLine(text, language, partOfSpeech);
  if (typeof parsed === 'string') throw new FormatError(file, line, parsed);
  return parsed;
}
