import { languages } from '../../domain/language.ts';
import { perLanguage } from '../../domain/per-language.ts';
import { detectLanguage, forgetSamples, learnLanguages } from '../../domain/text/detect-language.ts';
import { type Content, type PlacedSentence, placeOf } from '../load-content.ts';

/** Cross-validation: trained on all other articles, language detection must recognise the language of every sentence. */
export function checkLanguage({ articles, sentences }: Content): string[] {
  const all = learn(sentences);
  return articles.flatMap(({ id }) => {
    const own = sentences.filter(({ articleId }) => articleId === id);
    const others = forgetSamples(all, learn(own));
    return own.flatMap((sentence) =>
      languages.flatMap((language) => {
        const detected = detectLanguage(sentence.versions[language], others);
        return detected === language ? [] : [`${placeOf(sentence, language)} reads like ${detected}`];
      }),
    );
  });
}

const learn = (sentences: readonly PlacedSentence[]) =>
  learnLanguages(perLanguage((language) => sentences.map(({ versions }) => versions[language])));
