export const isSoft = (stem: string) => /[cčšžj]$/.test(stem);

const cases: Record<string, string> = { n: 'nom', g: 'gen', d: 'dat', a: 'acc', l: 'loc', i: 'ins' };
const numbers: Record<string, string> = { s: 'sg', d: 'du', p: 'pl' };
/** Expands a short tag of case and number: “ns” becomes “nom sg”, the nominative singular. */
export const readTag = (tag: string) => `${cases[tag.charAt(0)]} ${numbers[tag.charAt(1)]}`;
