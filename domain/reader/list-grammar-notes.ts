import type { AnnotatedWord } from '../lexicon/annotate.ts';
import { expandContraction } from '../lexicon/contractions.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import type { Definition as Entry } from '../lexicon/define-words.ts';
import { findBaseForm } from '../lexicon/find-base-form.ts';
import { findVerbForm } from '../lexicon/find-verb-form.ts';
import type { LookedUp } from '../lexicon/look-up.ts';
import type { DefinitionQuestion, GrammarNote } from './definition.ts';
import { findNounForm, type NounForm } from './find-noun-form.ts';
import { isDualVerb } from './is-dual-verb.ts';
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

  function formNotes({ conceptId, partOfSpeech, baseForm, gender }: Entry, before: string): GrammarNote[] {
    const concept = lexicon.concepts.get(conceptId);
    if (isPlural({ form: text, concept, language })) return [{ kind: 'plural' }];
    if (concept?.words[language].isRenderingOnly) return [];
    if (partOfSpeech === 'noun')
      return nounNotes(findNounForm({ form: text, base: baseForm, gender, language, before }));
    if (partOfSpeech !== 'verb') return [];
    const base = findBaseForm({ text, conceptId, language }, lexicon) ?? baseForm;
    const form = findVerbForm({ form: text, base, language, before });
    const dual: GrammarNote[] = isDualVerb({ form: text, base, language, before })
      ? [{ kind: 'number', number: 'dual' }]
      : [];
    if (!form) return dual;
    const { tense, person } = form;
    return [{ kind: 'tense', tense }, ...(person ? [{ kind: 'person' as const, person }] : []), ...dual];
  }
}

/** The singular is what one expects. */
function nounNotes(form: NounForm | undefined): GrammarNote[] {
  if (form === undefined) return [];
  const { number, cases } = form;
  return [
    ...(number === undefined || number === 'singular' ? [] : [{ kind: 'number' as const, number }]),
    ...(cases.length === 0 ? [] : [{ kind: 'case' as const, cases }]),
  ];
}
