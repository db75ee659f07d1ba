import type { Pair } from '../../../domain/creation/align-texts.ts';
import type { Language } from '../../../domain/language.ts';
import type { Counterparts, DefinitionQuestion } from '../../../domain/reader/definition.ts';
import type { LexiconDefinition } from '../../../domain/reader/explain-selection.ts';

/** Sentences in all available languages, and the two languages to match. */
interface CounterpartsQuestion {
  sentences: Partial<Record<Language, string>>[];
  from: Language;
  to: Language;
}

/** A text and its translation, as paragraphs of sentences. */
export interface AlignmentQuestion {
  source: { language: Language; paragraphs: string[][] };
  translation: { language: Language; paragraphs: string[][] };
}

export interface LexiconQuestions {
  explain: { question: DefinitionQuestion; answer: LexiconDefinition };
  align: { question: AlignmentQuestion; answer: Pair[][] };
  match: { question: CounterpartsQuestion; answer: Counterparts[][] };
}

export type LexiconMessage = {
  [Kind in keyof LexiconQuestions]: { kind: Kind; question: LexiconQuestions[Kind]['question'] };
}[keyof LexiconQuestions];
