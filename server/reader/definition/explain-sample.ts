import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import type { WordMeaning } from '../../../domain/reader/listening/narration.ts';
import { sampleArticleName } from '../../../domain/reader/sample-article.ts';
import { splitWords } from '../../../domain/text/split-words.ts';
import { articleIdOf } from '../../library/import-library.ts';
import type { Services } from '../../services.ts';
import { passageLength } from '../load-sample-passage.ts';
import { findVersions, sentenceOf } from './definition-queries.ts';

interface SampleSentence {
  language: Language;
  nativeLanguage: Language;
  number: number;
}

/** The meanings of all words in a sentence of the sample passage, from the lexicon. Cached forever: the passage is short. */
export function createExplainSample({ db, lexicon }: Pick<Services, 'db' | 'lexicon'>) {
  const known = new Map<string, Promise<WordMeaning[]>>();

  return async ({ language, nativeLanguage, number }: SampleSentence) => {
    const versions = await findVersions({ db }, articleIdOf(sampleArticleName), null);
    const inAll = sentenceOf(versions ?? {}, number - 1);
    const sentence = inAll[language];
    if (sentence === undefined || number > passageLength) throw new AppError('not-found');
    const key = JSON.stringify([language, nativeLanguage, inAll]);
    const meanings = known.get(key) ?? explainWords(sentence);
    known.set(key, meanings);
    meanings.catch(() => known.delete(key));
    return meanings;

    async function explainWords(words: string) {
      const asked = splitWords(words, language).map(async ({ text, start, end }) => {
        const { meaning, inTranslation } = await lexicon.askNow('explain', {
          language,
          nativeLanguage,
          text,
          sentence: words,
          translation: inAll[nativeLanguage] ?? null,
          sentences: [{ versions: inAll, start, end }],
        });
        const found = meaning?.word ?? inTranslation;
        return found === null ? [] : [{ from: start, to: end, meaning: found }];
      });
      return (await Promise.all(asked)).flat();
    }
  };
}
