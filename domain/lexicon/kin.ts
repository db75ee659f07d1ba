/** A contraction stands for its preposition too: “del” is of-the, and says what “of” says. So does a passive for its verb. */
export const kinOf = (conceptId: string): string =>
  conceptId.replace(/-(?:the|a)(?=\/preposition$)|-passive(?=\/verb$)/, '');

/** What a concept tells beside itself: “wurde genehmigt”, as “se aprobó”, that nobody in particular did it. */
export const tellsToo: Readonly<Record<string, string>> = { 'be-passive/verb': 'one-people/pronoun' };
