import type { Definition, GrammarNote, WordUnit } from '../../../domain/reader/definition/definition.ts';

interface Units {
  main: WordUnit;
  other: { unit: WordUnit; text: string } | undefined;
}

/**
 * If the selection is part of an expression, says which unit (the word or the expression) is defined and saved, and which
 * unit can be saved beside it.
 */
export function findUnits({ text, expression, parts, grammar }: Definition): Units | undefined {
  if (expression) return { main: 'expression', other: parts.length === 1 ? { unit: 'word', text } : undefined };
  const note = findPartOf(grammar);
  return note && { main: 'word', other: { unit: 'expression', text: note.expression } };
}

type PartOf = Extract<GrammarNote, { kind: 'part-of' }>;

/** The note that names the expression around the selected word. Undefined if there is no such note. */
export const findPartOf = (grammar: readonly GrammarNote[]) =>
  grammar.find((note): note is PartOf => note.kind === 'part-of');
