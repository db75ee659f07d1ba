import { type PlannedParagraph, type PlannedPart, planParts } from '../../../domain/creation/plan-parts.ts';
import type { Language } from '../../../domain/language.ts';
import { dropUnseen } from '../../../domain/text/clean-text.ts';
import { guessLanguage } from '../../library/guess-language.ts';
import { joinLone } from './join-lone.ts';
import { type BilingualText, type ReadPair, Unreadable } from './read-file/read-document.ts';

/** The language is detected from a sample of this many pairs and letters. */
const pairsForLanguage = 200;
const lettersForLanguage = 20_000;
/** A file of sentence pairs has no paragraphs, so each group of this many pairs becomes a paragraph. */
const pairsPerParagraph = 5;
/** In characters. A longer text in a pair is not a sentence, and the file is refused. */
const longestSentence = 4000;

/** Plans the parts of a file in two languages. The text in the learning language is the source, whichever column it is in. */
export function planBilingual(
  { languages, pairs }: BilingualText,
  learningLang: Language | null,
): { language: Language; parts: PlannedPart[] } {
  const source = languages.source ?? guessSide(pairs, 'source');
  const translation = languages.translation ?? guessSide(pairs, 'translation');
  if (source === undefined || translation === undefined || source === translation) throw new Unreadable('unknown-kind');
  if (translation === learningLang && source !== learningLang) {
    const turned = pairs.map((pair) => ({ source: pair.translation, translation: pair.source }));
    return planBilingual({ languages: { source: translation, translation: source }, pairs: turned }, learningLang);
  }
  const parts = planParts([{ title: null, paragraphs: toParagraphs(joinLone(pairs.map(cleanPair))) }]);
  return { language: source, parts: parts.map((part) => ({ ...part, translation })) };
}

const guessSide = (pairs: readonly ReadPair[], side: keyof ReadPair) =>
  guessLanguage(
    pairs
      .slice(0, pairsForLanguage)
      .map((pair) => pair[side])
      .join(' ')
      .slice(0, lettersForLanguage),
  );

const cleanPair = ({ source, translation }: ReadPair): ReadPair => ({
  source: dropUnseen(source).replaceAll('\n', ' '),
  translation: dropUnseen(translation).replaceAll('\n', ' '),
});

function toParagraphs(pairs: readonly ReadPair[]): PlannedParagraph[] {
  if (pairs.some((pair) => Math.max(pair.source.length, pair.translation.length) > longestSentence)) {
    throw new Unreadable('too-long');
  }
  return Array.from({ length: Math.ceil(pairs.length / pairsPerParagraph) }, (_, index) => {
    const group = pairs.slice(index * pairsPerParagraph, (index + 1) * pairsPerParagraph);
    return { sentences: group.map(({ source }) => source), translations: group.map(({ translation }) => translation) };
  });
}
