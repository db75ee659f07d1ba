import type { AnnotatedWord } from '../lexicon/annotate.ts';
import { expandContraction } from '../lexicon/contractions.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import type { Definition as Entry } from '../lexicon/define-words.ts';
import { findVerbForm } from '../lexicon/find-verb-form.ts';
import type { LookedUp } from '../lexicon/look-up.ts';
import type { DefinitionQuestion, GrammarNote } from './definition.ts';
import { isPlural } from './is-plural.ts';

interface Explained {
  question: DefinitionQuestion;
  sentence: string;
  words: readonly AnnotatedWord[];
  found: LookedUp;
  lexicon: Lexicon;
}

/** What can be said for certain about the form, and about what the selection belongs to. */
export function listGrammarNotes({ question, sentence, words, found, lexicon }: Explained): GrammarNote[] {
  const { text, language } = question;
  const { whole, around, start } = found;
  const contraction = expandContraction(text, language);
  const isGuess = words.some((word) => word.start === start && word.isGuess);
  return [
    ...(contraction ? [{ kind: 'contraction' as const, of: contraction }] : []),
    ...(whole ? formNotes(whole, sentence.slice(0, start)) : []),
    ...(whole && isGuess ? [{ kind: 'guessed' as const }] : []),
    ...(around ? [{ kind: 'part-of' as const, expression: around.text, meaning: around.meaning.word }] : []),
  ];

  function formNotes({ conceptId, partOfSpeech, baseForm }: Entry, before: string): GrammarNote[] {
    const concept = lexicon.concepts.get(conceptId);
    if (isPlural({ form: text, concept, language })) return [{ kind: 'plural' }];
    if (partOfSpeech !== 'verb' || concept?.words[language].isRenderingOnly) return [];
    const form = findVerbForm({ form: text, base: baseForm, language, before });
    if (!form) return [];
    const { tense, person } = form;
    return [{ kind: 'tense', tense }, ...(person ? [{ kind: 'person' as const, person }] : [])];
  }
}
