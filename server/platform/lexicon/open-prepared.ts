import { type Language, languages } from '../../../domain/language.ts';
import { addPreparedAnnotations } from '../../../domain/lexicon/annotate-once.ts';
import { openLexicon, withUsage } from '../../../domain/lexicon/create-lexicon.ts';
import type { Lexicon } from '../../../domain/lexicon/lexicon.ts';
import { openAnnotations } from '../../../domain/lexicon/packed/annotations.ts';
import { openSortedLines } from '../../../domain/lexicon/packed/lines.ts';
import { perLanguage } from '../../../domain/per-language.ts';
import type { ExampleSource } from '../../../domain/reader/definition/choose-example.ts';
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
  const lexicon = withUsage(openLexicon(prepared.concepts, prepared.languages), usage);
  addPreparedAnnotations(lexicon, openSentences(prepared, lexicon));
  return {
    lexicon,
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

/** Finds the annotation (the identified words) of a library sentence by its text in all languages. */
function openSentences({ sentences, annotations }: PreparedLexicon, lexicon: Lexicon) {
  const byEnglish = new Map(sentences.map(({ versions }, index) => [versions.en, index]));
  const annotationAt = openAnnotations(annotations, lexicon);
  return (versions: Partial<Record<Language, string>>) => {
    const index = byEnglish.get(versions.en ?? '');
    const known = index === undefined ? undefined : sentences[index]?.versions;
    if (index === undefined || known === undefined) return undefined;
    return languages.every((language) => versions[language] === known[language])
      ? annotationAt(index, known)
      : undefined;
  };
}
