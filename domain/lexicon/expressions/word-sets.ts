/**
 * The words that a placeholder in an expression stands for: with them, “change one’s mind” is found in “she changed her
 * mind”.
 */
const sets: Readonly<Record<string, ReadonlySet<string>>> = {
  '#one’s': new Set('my your his her its our their one’s'.split(' ')),
  '#oneself': new Set('myself yourself himself herself itself ourselves yourselves themselves oneself'.split(' ')),
  '#son': new Set('mon ton son notre votre leur'.split(' ')),
  '#sa': new Set('ma ta sa notre votre leur'.split(' ')),
  '#ses': new Set('mes tes ses nos vos leurs'.split(' ')),
  '#sich': new Set('sich mich dich uns euch mir dir'.split(' ')),
};

export const fitsClass = (name: string, form: string): boolean => sets[name]?.has(form) ?? false;
