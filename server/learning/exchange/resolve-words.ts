import type { Language } from '../../../domain/language.ts';
import { findForm } from '../../../domain/learning/find-form.ts';
import type { WordInTable } from '../../../domain/learning/import/word-table.ts';
import { longestMeaning } from '../../../domain/learning/saved-word.ts';
import type { PartOfSpeech } from '../../../domain/lexicon/concept.ts';
import { mapInParallel } from '../../reader/narration/map-in-parallel.ts';
import type { Services } from '../../services.ts';
import { loadWordIds } from '../words/word-queries.ts';
import type { ImportedWord } from './import-queries.ts';

interface Asked {
  language: Language;
  nativeLanguage: Language;
}

type Deps = Pick<Services, 'db' | 'lexicon'>;

const longestWord = 100;
const longestSentence = 2000;
const longestGender = 20;
// Only a few questions are sent to the lexicon at once: a user's request for a definition waits until these questions are
// answered.
const questionsAtOnce = 10;

/**
 * Looks up each word of a file in the lexicon, in the context of its sentence if the file contains one. Lines without a word
 * are skipped.
 */
export async function resolveWords(services: Deps, rows: WordInTable[], asked: Asked) {
  const resolved = await mapInParallel(rows, questionsAtOnce, (row) => resolveWord(services, row, asked));
  const found = resolved.filter((word) => word !== undefined);
  const ids = await loadWordIds(
    services,
    asked.language,
    found.map(({ base, partOfSpeech, rank }) => ({ language: asked.language, base, partOfSpeech, rank })),
  );
  const words = found.flatMap(({ base, partOfSpeech, rank, ...word }, index): [number, ImportedWord][] => {
    const wordId = ids[index];
    return wordId === undefined ? [] : [[wordId, { ...word, wordId }]];
  });
  // If a word occurs several times, its first line counts.
  const first = new Map(words.toReversed());
  return { words: [...first.values()].toReversed(), skipped: rows.length - found.length };
}

interface Resolved extends Omit<ImportedWord, 'wordId'> {
  base: string;
  partOfSpeech: PartOfSpeech;
  rank: number | null;
}

async function resolveWord({ lexicon }: Deps, given: WordInTable, asked: Asked): Promise<Resolved | undefined> {
  const row = cleanRow(given);
  const { word, partOfSpeech, ...rest } = row;
  if (word === '' || Math.max(word.length, row.form.length) > longestWord || !/\p{L}/u.test(word)) return undefined;
  const hasSentence = row.sentence.length <= longestSentence;
  const sentence = hasSentence ? row.sentence : '';
  const place = row.ranges[0]?.[0] ?? findForm(sentence, row.form);
  const isInSentence = sentence !== '' && place >= 0;
  const end = isInSentence ? place + row.form.length : word.length;
  const context = {
    versions: { [asked.language]: isInSentence ? sentence : word },
    start: isInSentence ? place : 0,
    end,
  };
  const listed = await lexicon.ask('word-at', {
    ...asked,
    text: row.form,
    sentence: context.versions[asked.language] ?? '',
    translation: null,
    sentences: [context],
  });
  if (listed === undefined) return undefined;
  const nativeLanguage = row.nativeLanguage ?? asked.nativeLanguage;
  // A file that Foxtale has exported contains the part of speech. Base form and part of speech are then taken from the file:
  // the lexicon was asked without the translation and may have found another word.
  const own = partOfSpeech && { base: word, partOfSpeech };
  const isListed = own === null || (listed.base === own.base && listed.partOfSpeech === own.partOfSpeech);
  const ranges = own ? row.ranges : listed.ranges;
  return {
    ...rest,
    nativeLanguage,
    sentence: isInSentence ? sentence : '',
    form: row.form === '' ? listed.form : row.form,
    ranges: isInSentence ? ranges : [],
    gender: row.gender ?? listed.gender,
    meaning: (row.meaning === '' ? (listed.meaning ?? '') : row.meaning).slice(0, longestMeaning).toWellFormed(),
    base: own?.base ?? listed.base,
    partOfSpeech: own?.partOfSpeech ?? listed.partOfSpeech,
    rank: isListed ? listed.rank : null,
  };
}

/** PostgreSQL refuses NUL characters and lone surrogates. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();

const cleanRow = (row: WordInTable): WordInTable => ({
  ...row,
  word: clean(row.word),
  form: clean(row.form),
  meaning: clean(row.meaning),
  sentence: clean(row.sentence),
  translation: row.translation && clean(row.translation.slice(0, longestSentence)),
  gender: row.gender && clean(row.gender.slice(0, longestGender)),
});
