import * as v from 'valibot';
import { languages } from '../../../domain/language.ts';
import { articles, pick, sentencesOf } from './library.ts';

const requestSchema = v.object({
  language: v.picklist(languages),
  translationLanguage: v.optional(v.picklist(languages)),
  sentences: v.array(v.object({ number: v.number(), text: v.string(), problem: v.optional(v.string()) })),
});

const mostWords = 7;

/** Each sentence that has a problem is replaced by a short sentence from our easiest articles. */
export function rewriteScripted(material: unknown) {
  const { language, translationLanguage, sentences } = v.parse(requestSchema, material);
  const easy = articles
    .filter(({ level }) => level === 'A1')
    .flatMap(sentencesOf)
    .filter((versions) => versions[language].split(' ').length <= mostWords);
  return {
    sentences: sentences
      .filter(({ problem }) => problem !== undefined)
      .map(({ number, text }) => {
        const versions = pick(text, easy);
        const translation = translationLanguage && versions?.[translationLanguage];
        return { number, text: versions?.[language] ?? text, ...(translation !== undefined && { translation }) };
      }),
  };
}
