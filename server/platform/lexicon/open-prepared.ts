import { openLexicon, withUsage } from '../../../domain/lexicon/create-lexicon.ts';
import type { Lexicon } from '../../../domain/lexicon/lexicon.ts';
import { openSortedLines } from '../../../domain/lexicon/packed/lines.ts';
import { perLanguage } from '../../../domain/per-language.ts';
import type { ExampleSource } from '../../../domain/reader/choose-example.ts';
import type { PreparedLexicon } from './prepare-lexicon.ts';

export interface OpenedLexicon extends Pick<PreparedLexicon, 'placementWords'> {
  lexicon: Lexicon;
  examples: ExampleSource;
}

export function openPrepared(prepared: PreparedLexicon): OpenedLexicon {
  const usage = perLanguage((language) => ({
    choices: new Map(prepared.usage[language].choices),
    neighbours: new Map(prepared.usage[language].neighbours),
  }));
  return {
    lexicon: withUsage(openLexicon(prepared.concepts, prepared.languages), usage),
    examples: openExamples(prepared),
    placementWords: prepared.placementWords,
  };
}

function openExamples({ examples, sentences }: Pick<PreparedLexicon, 'examples' | 'sentences'>): ExampleSource {
  const lines = perLanguage((language) => openSortedLines(examples[language]));
  return (conceptId, language) => {
    const [, indexes] = lines[language].find(conceptId)?.split('\t') ?? [];
    return indexes?.split(' ').flatMap((index) => sentences[Number(index)] ?? []) ?? [];
  };
}
