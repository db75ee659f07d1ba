import { languages } from '../../domain/language.ts';
import { analyseForm } from '../../domain/lexicon/forms/analyse-form.ts';
import { guessBaseForms } from '../../domain/lexicon/forms/guess-base-forms.ts';
import { normaliseForm } from '../../domain/lexicon/forms/normalise-form.ts';
import { readInventedWords } from '../invented-words/read-invented-words.ts';
import type { Content } from '../load-content.ts';

export function checkInventedWords({ lexicon }: Pick<Content, 'lexicon'>): string[] {
  return languages.flatMap((language) => {
    const index = lexicon.languages[language];
    return readInventedWords(language)
      .map(normaliseForm)
      .filter(
        (form) => analyseForm({ form, language, index }).length + guessBaseForms(form, language, lexicon).length > 0,
      )
      .map((form) => `invented-words/${language}.txt: “${form}” can be a form of a real word`);
  });
}
