import { readRanks } from '../../../content/frequency/read-ranks.ts';
import { readCourseWords } from '../../../content/read-course-words.ts';
import type { Language } from '../../../domain/language.ts';
import { createRankFinder } from '../../../domain/learning/estimate/create-rank-finder.ts';
import {
  type CourseLevel,
  expectRank,
  expectRankByParts,
  expectRankInFamily,
} from '../../../domain/learning/estimate/expected-rank.ts';
import { listSources } from '../../../domain/learning/estimate/word-family.ts';
import { listWordsOfSentence } from '../../../domain/learning/list-words.ts';
import type { IdentifiedWord, WordInSentence } from '../../../domain/learning/word.ts';
import { annotateOnce } from '../../../domain/lexicon/annotate-once.ts';
import { analyseForm } from '../../../domain/lexicon/forms/analyse-form.ts';
import { normaliseForm } from '../../../domain/lexicon/forms/normalise-form.ts';
import type { Lexicon } from '../../../domain/lexicon/lexicon.ts';
import type { LexiconQuestions, RankedWordInSentence } from './lexicon-messages.ts';

type Words = LexiconQuestions['words'];

/** The words of each sentence with their frequency ranks, per language. */
export function listRankedWords({ sentences, languages }: Words['question'], lexicon: Lexicon): Words['answer'] {
  const annotations = sentences.map((versions) => annotateOnce(versions, lexicon));
  return Object.fromEntries(
    languages.map((language) => {
      const rankOf = rankFinder(language, lexicon);
      const courseLevelOf = createCourseLevelFinder(language, lexicon);
      const expectAlone = (each: IdentifiedWord) => expectRank(rankOf(each), courseLevelOf(each));
      const withRanks = ({ word, ...place }: WordInSentence): RankedWordInSentence => {
        if (word === null) return { ...place, word };
        const { base, partOfSpeech } = word;
        const rank = rankOf(word);
        const expect = (each: IdentifiedWord) =>
          expectRankInFamily(each, expectAlone, findFamily(each, language, lexicon));
        const expectedRank = expectRankByParts(expect(word), (word.parts ?? []).map(expect));
        return { ...place, word: { base, partOfSpeech, rank, expectedRank } };
      };
      return [
        language,
        annotations.map((annotation) => listWordsOfSentence(annotation[language] ?? [], language).map(withRanks)),
      ];
    }),
  );
}

/**
 * Lists words that help a learner to recognise the given word: the words from which it is derived and, for a Slovenian verb,
 * its aspect partner. Slovenian has two verbs for many actions, one for the completed and one for the ongoing action.
 */
function findFamily({ base, partOfSpeech }: IdentifiedWord, language: Language, lexicon: Lexicon): IdentifiedWord[] {
  const sources = listSources({ base, partOfSpeech }, language);
  if (language !== 'sl' || partOfSpeech !== 'verb') return sources;
  const analyses = analyseForm({ form: normaliseForm(base), language, index: lexicon.languages[language] });
  const partners = analyses.flatMap(({ word }) => (word.base === base && word.partner ? [word.partner] : []));
  return [...sources, ...partners.map((partner) => ({ base: partner, partOfSpeech }))];
}

const finders = new Map<Language, ReturnType<typeof createRankFinder>>();

/** Returns a function that finds the frequency rank of a word. The function is created once per language. */
export function rankFinder(language: Language, lexicon: Lexicon) {
  const finder = finders.get(language) ?? createLexiconRankFinder(language, lexicon);
  finders.set(language, finder);
  return finder;
}

function createLexiconRankFinder(language: Language, lexicon: Lexicon) {
  const index = lexicon.languages[language];
  return createRankFinder(readRanks(language), (form) =>
    analyseForm({ form: normaliseForm(form), language, index }).map(({ word }) => word.base),
  );
}

const courseWords = readCourseWords();

/** Returns a function that finds the level at which courses teach a word. Synonyms of the usual word of a concept are left out. */
function createCourseLevelFinder(language: Language, lexicon: Lexicon) {
  const index = lexicon.languages[language];
  return ({ base, partOfSpeech, conceptId }: IdentifiedWord): CourseLevel | undefined => {
    if (conceptId !== undefined) return courseWords.get(conceptId);
    const levels = analyseForm({ form: normaliseForm(base), language, index })
      .filter(({ word }) => word.base === base && word.partOfSpeech === partOfSpeech)
      .flatMap(({ word }) => word.conceptIds.slice(0, word.firstCount))
      .flatMap((conceptId) => courseWords.get(conceptId) ?? []);
    return levels.includes('A1') ? 'A1' : levels.at(0);
  };
}
