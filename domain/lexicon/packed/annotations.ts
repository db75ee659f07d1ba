import type { Language } from '../../language.ts';
import { languages } from '../../language.ts';
import { type AnnotatedSentence, type AnnotatedWord, annotate, joinFutureEndings } from '../annotate.ts';
import { chooseAnalysis } from '../choose-analysis.ts';
import { placeWords, readWord } from '../find-readings.ts';
import { findUnlistedNoun } from '../forms/unlisted-nouns.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ReadWord } from '../read-sentence.ts';
import { openLines, type PackedLines, packLines } from './lines.ts';

/**
 * The annotations of the library's sentences. Annotating a sentence in seven languages takes up to 45 ms, so this is done
 * when the lexicon is compiled. `sentences` has one line per sentence, one column per language and one token per word.
 * `names` has the concept ids and the base forms of expressions, which the tokens refer to by number.
 */
export interface PackedAnnotations {
  names: PackedLines;
  sentences: PackedLines;
}

const [columnBreak, wordBreak, fieldBreak] = ['\t', ' ', '.'];
const radix = 36;

export function packAnnotations(sentences: readonly AnnotatedSentence[]): PackedAnnotations {
  const numbers = new Map<string, number>();
  const numberOf = (name: string | undefined) => {
    if (name === undefined) return '';
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number.toString(radix);
  };
  const packWord = ({ ownConceptId, conceptId, expression, expressionBase, isGuess, isSeparated }: AnnotatedWord) =>
    [
      numberOf(ownConceptId),
      conceptId === ownConceptId ? '' : numberOf(conceptId),
      expression?.toString(radix) ?? '',
      numberOf(expressionBase),
      `${isGuess ? 'g' : ''}${isSeparated ? 's' : ''}`,
    ]
      .join(fieldBreak)
      .replace(/\.+$/, '');
  const lines = sentences.map((sentence) =>
    languages.map((language) => (sentence[language] ?? []).map(packWord).join(wordBreak)).join(columnBreak),
  );
  return { names: packLines([...numbers.keys()]), sentences: packLines(lines) };
}

/** Returns the annotation of a sentence by its index. Each language is unpacked when it is first needed. */
export function openAnnotations({ names, sentences }: PackedAnnotations, lexicon: Lexicon) {
  const nameAt = openLines(names);
  const sentenceAt = openLines(sentences);
  const nameOf = (number: string | undefined) => (number ? nameAt(Number.parseInt(number, radix)) : undefined);

  return (index: number, versions: Partial<Record<Language, string>>): AnnotatedSentence => {
    const columns = sentenceAt(index)?.split(columnBreak) ?? [];
    const annotation: AnnotatedSentence = {};
    for (const [place, language] of languages.entries()) {
      const text = versions[language];
      if (text === undefined) continue;
      let words: AnnotatedWord[] | undefined;
      Object.defineProperty(annotation, language, {
        enumerable: true,
        get() {
          words ??= unpackWords(text, language, columns[place] ?? '') ?? annotate(versions, lexicon)[language];
          return words;
        },
      });
    }
    return annotation;
  };

  /** Undefined if the text no longer has the words that were packed. */
  function unpackWords(text: string, language: Language, column: string): AnnotatedWord[] | undefined {
    const places = placeWords(text, language, lexicon);
    const tokens = column === '' ? [] : column.split(wordBreak);
    if (tokens.length !== places.length) return undefined;
    let read: ReadWord[] | undefined;
    const words = places.map((place, position): AnnotatedWord => {
      const [own, other, expression, base, flags = ''] = tokens[position]?.split(fieldBreak) ?? [];
      const ownConceptId = nameOf(own);
      return {
        text: place.text,
        start: place.start,
        end: place.end,
        conceptId: other ? nameOf(other) : ownConceptId,
        ownConceptId,
        isGuess: flags.includes('g'),
        expression: expression ? Number.parseInt(expression, radix) : undefined,
        expressionBase: nameOf(base),
        ...(flags.includes('s') && { isSeparated: true }),
        get analysis() {
          read ??= places.map((each) => readWord(each, language, lexicon));
          const unlisted =
            ownConceptId === undefined ? findUnlistedNoun({ words: read, position, language, lexicon }) : undefined;
          return unlisted ?? chooseAnalysis({ words: read, position, language }, ownConceptId);
        },
      };
    });
    return language === 'pt' ? joinFutureEndings(words, text) : words;
  }
}
