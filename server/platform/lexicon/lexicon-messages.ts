import type { Language } from '../../../domain/language.ts';
import type { CounterpartRanges, DefinitionQuestion } from '../../../domain/reader/definition.ts';
import type { LexiconDefinition } from '../../../domain/reader/explain-selection.ts';

/** Sentences in every language there is, and the two that are to be matched. */
export interface CounterpartsQuestion {
  sentences: Partial<Record<Language, string>>[];
  from: Language;
  to: Language;
}

export interface LexiconQuestions {
  explain: { question: DefinitionQuestion; answer: LexiconDefinition };
  match: { question: CounterpartsQuestion; answer: CounterpartRanges[][] };
}

export type LexiconMessage = {
  [Kind in keyof LexiconQuestions]: { id: number; kind: Kind; question: LexiconQuestions[Kind]['question'] };
}[keyof LexiconQuestions];

export type LexiconReply = { id: number; answer: unknown } | { id: number; problem: string };
