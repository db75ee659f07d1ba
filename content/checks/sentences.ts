import { languages } from '../../domain/language.ts';
import { type Content, placeOf } from '../load-content.ts';

/** Up to this length a sentence may be the same in two languages, for example if it consists of a name and a short word. */
const longestCoincidence = 20;
const shortestRatioLength = 40;

/** No sentence occurs twice in a language. */
export function checkDuplicates({ sentences }: Content): string[] {
  return languages.flatMap((language) => {
    const places = new Map<string, string>();
    return sentences.flatMap((sentence) => {
      const text = sentence.versions[language].toLowerCase();
      const earlier = places.get(text);
      places.set(text, placeOf(sentence, language));
      return earlier ? [`${placeOf(sentence, language)} is also at ${earlier}`] : [];
    });
  });
}

export function checkTranslated({ sentences }: Content): string[] {
  return sentences.flatMap((sentence) =>
    languages.flatMap((language, index) => {
      const text = sentence.versions[language];
      const same = languages.slice(0, index).find((other) => sentence.versions[other] === text);
      return same && text.length > longestCoincidence ? [`${placeOf(sentence, language)} is the same in ${same}`] : [];
    }),
  );
}

/** Each version of a sentence must be half to twice as long as the English sentence. Short sentences are not checked. */
export function checkRatios({ sentences }: Content): string[] {
  return sentences
    .filter(({ versions }) => versions.en.length > shortestRatioLength)
    .flatMap((sentence) =>
      languages.flatMap((language) => {
        const ratio = sentence.versions[language].length / sentence.versions.en.length;
        return ratio >= 0.5 && ratio <= 2
          ? []
          : [`${placeOf(sentence, language)} is ${ratio.toFixed(2)} times as long as the English`];
      }),
    );
}

/** A sentence begins with a capital letter and ends with terminal punctuation. */
export function checkEnds({ sentences }: Content): string[] {
  return sentences.flatMap((sentence) =>
    languages.flatMap((language) => {
      const text = sentence.versions[language];
      if (!/^\P{L}*\p{Lu}/u.test(text) || /^\P{L}*\p{N}/u.test(text))
        return [`${placeOf(sentence, language)} begins without a capital`];
      return /[.?!…:][”“»«’)\s]*$/u.test(text) ? [] : [`${placeOf(sentence, language)} ends without a full stop`];
    }),
  );
}
