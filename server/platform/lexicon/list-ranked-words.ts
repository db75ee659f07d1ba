import { readRanks } from '../../../content/frequency/read-ranks.ts';
import type { Language } from '../../../domain/language.ts';
import { createRankFinder } from '../../../domain/learning/create-rank-finder.ts';
import { listWordsOfSentence } from '../../../domain/learning/list-words.ts';
import type { WordInSentence } from '../../../domain/learning/word.ts';
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
      const withRank = ({ word, ...place }: WordInSentence): RankedWordInSentence => ({
        ...place,
        word: word && { base: word.base, partOfSpeech: word.partOfSpeech, rank: rankOf(word) },
      });
      return [
        language,
        annotations.map((annotation) => listWordsOfSentence(annotation[language] ?? [], language).map(withRank)),
      ];
    }),
  );
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
