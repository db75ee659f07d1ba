import { readRanks } from '../../../content/frequency/read-ranks.ts';
import { readCourseWords } from '../../../content/read-course-words.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { createRankFinder } from '../../../domain/learning/estimate/create-rank-finder.ts';
import {
  type CourseLevel,
  expectRank,
  expectRankByParts,
  expectRankInFamily,
  expectRankOfRecognised,
} from '../../../domain/learning/estimate/expected-rank.ts';
import { listSources } from '../../../domain/learning/estimate/word-family.ts';
import { listWordsOfSentence } from '../../../domain/learning/list-words.ts';
import type { IdentifiedWord, WordInSentence } from '../../../domain/learning/word.ts';
import { annotateOnce } from '../../../domain/lexicon/annotate-once.ts';
import { analyseForm } from '../../../domain/lexicon/forms/analyse-form.ts';
import { normaliseForm } from '../../../domain/lexicon/forms/normalise-form.ts';
import { isRecognisable } from '../../../domain/lexicon/is-recognisable.ts';
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
      const likenessOf = createLikenessFinder(language, lexicon);
      const expectAlone = (each: IdentifiedWord) => {
        const likeness = likenessOf(each);
        const rank = likeness ? expectRankOfRecognised(rankOf(each), likeness) : rankOf(each);
        return expectRank(rank, courseLevelOf(each));
      };
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

/** In how many other languages an English word must have a similar translation, because learners of English differ in what they know. */
const mostLanguages = 4;
/** The rarer meanings of a word are not compared. */
const comparedMeanings = 3;

type Likeness = 'similar' | 'identical' | undefined;

/**
 * Returns a function that says whether most readers recognise a word without having learned it: it is spelled like its English
 * translation, exactly or nearly. For English words, like its translations in most of the other languages.
 */
function createLikenessFinder(language: Language, lexicon: Lexicon) {
  const index = lexicon.languages[language];
  const found = new Map<string, Likeness>();

  function compare({ base, partOfSpeech, conceptId }: IdentifiedWord): Likeness {
    const own = analyseForm({ form: normaliseForm(base), language, index })
      .filter(({ word }) => word.base === base && word.partOfSpeech === partOfSpeech)
      .flatMap(({ word }) => word.conceptIds.slice(0, comparedMeanings));
    const meanings = (conceptId === undefined ? own : [conceptId]).flatMap((id) => lexicon.concepts.get(id) ?? []);
    const isAlikeIn = (other: Language) =>
      other !== language && meanings.some(({ words }) => isRecognisable(base, words[other].word));
    if (language === 'en') return languages.filter(isAlikeIn).length >= mostLanguages ? 'similar' : undefined;
    if (meanings.some(({ words }) => words.en.word === base)) return 'identical';
    return isAlikeIn('en') ? 'similar' : undefined;
  }

  return (word: IdentifiedWord): Likeness => {
    const key = `${word.partOfSpeech} ${word.base} ${word.conceptId ?? ''}`;
    if (!found.has(key)) found.set(key, compare(word));
    return found.get(key);
  };
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
