import * as v from 'valibot';
import { readLexicon } from '../../../content/read-lexicon.ts';
import { type Language, languages } from '../../../domain/language.ts';
import type { Concept } from '../../../domain/lexicon/concept.ts';
import { generateForms } from '../../../domain/lexicon/morphology/generate-forms.ts';
import type { PerLanguage } from '../../../domain/per-language.ts';
import type { ContentFault } from './behaviour.ts';
import { addMarkup, anotherLanguage, articles, sentencesOf } from './library.ts';
import { quotingNotes } from './name-lines.ts';

const requestSchema = v.object({
  selection: v.string(),
  translation: v.nullable(v.string()),
  language: v.picklist(languages),
  nativeLanguage: v.picklist(languages),
});

const grammarNotes: PerLanguage<string> = {
  en: 'This is the form that the word takes in a sentence such as this one, as the other words around it demand.',
  es: 'Esta es la forma que toma la palabra en una frase como esta, tal como lo piden las demás palabras.',
  fr: 'C’est la forme que prend le mot dans une phrase comme celle-ci, comme le demandent les mots qui l’entourent.',
  de: 'Das ist die Form, die das Wort in einem Satz wie diesem annimmt, weil die anderen Wörter es so verlangen.',
  pt: 'Esta é a forma que a palavra toma numa frase como esta, tal como o pedem as outras palavras à sua volta.',
  it: 'Questa è la forma che la parola prende in una frase come questa, come chiedono le altre parole intorno.',
  sl: 'To je oblika, ki jo ima beseda v takem stavku, kakor zahtevajo druge besede, ki stojijo okoli nje.',
};

let concepts: Concept[] | undefined;

/**
 * Defines the selected word with an entry of our lexicon. For a word that is not in the lexicon, the meaning is the first word of
 * the translation.
 */
export function defineScripted(material: unknown, fault: ContentFault | undefined) {
  const { selection, translation, language, nativeLanguage } = v.parse(requestSchema, material);
  const native = fault === 'wrong-language' ? anotherLanguage(nativeLanguage) : nativeLanguage;
  const dress = fault === 'markup' ? addMarkup : (text: string) => text;
  const concept = findConcept(selection, language);
  const [firstWord = selection] = translation?.split(' ') ?? [];
  const meaning = concept?.words[native].word ?? firstWord;
  const where = (text: string) => (fault === 'untranslated' ? 'Kanarienvogel' : (findForm(meaning, text) ?? ''));
  const example = articles.flatMap(sentencesOf).find((versions) => versions[language].includes(` ${selection} `));
  return {
    meaning: dress(fault === 'too-few' ? '' : meaning),
    hint: null,
    inTranslation: where(translation ?? ''),
    baseForm: concept ? dress(concept.words[language].word) : null,
    gender: concept?.words[language].gender ?? null,
    partOfSpeech: concept?.partOfSpeech ?? null,
    literal: null,
    grammar: dress(fault === 'quoting' ? quotingNoteOf(selection) : grammarNotes[native]),
    example: example
      ? {
          source: example[language],
          sourceWords: selection,
          translation: example[native],
          translationWords: where(example[native]),
        }
      : null,
  };
}

const quotingNoteOf = (selection: string) =>
  quotingNotes.find((note) => note.includes(selection)) ?? quotingNotes[0] ?? '';

/** Finds the first word of the text that begins with this word. */
const findForm = (word: string, text: string) =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(word)}\\p{L}*`, 'iu').exec(text)?.[0];

function findConcept(form: string, language: Language) {
  concepts ??= readLexicon().concepts;
  return concepts.find(({ words }) =>
    words[language].entries.some((entry) => generateForms(entry, language).some(([each]) => each === form)),
  );
}
