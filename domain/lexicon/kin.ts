/** A contraction stands for its preposition too: “del” is of-the, and says what “of” says. So does a passive for its verb. */
export const kinOf = (conceptId: string): string =>
  conceptId.replace(/-(?:the|a)(?=\/preposition$)|-passive(?=\/verb$)/, '');
