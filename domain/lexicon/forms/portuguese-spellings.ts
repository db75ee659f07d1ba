/**
 * Returns the spellings that the lexicon may have for a form that is spelled differently. Brazilian spelling: “econômico”
 * for “económico” (economic). Before 2009: “idéia” for “ideia” (idea), “vêem” for “veem” (they see). Before 1990, with
 * silent consonants: “projecto” for “projeto” (project).
 */
export function respellPortuguese(form: string): string[] {
  const accented = form
    .replace(/ê(?=[mn])/g, 'é')
    .replace(/ô(?=[mn])/g, 'ó')
    .replace(/é(?=i[ao]s?$)/, 'e')
    .replace(/ó(?=ic?[ao]s?$)/, 'o')
    .replace(/ôo(?=s?$)/, 'oo')
    .replace(/êem$/, 'eem')
    .replace(/^(?=p[óê]los?$)p[óê]/, (start) => (start === 'pó' ? 'po' : 'pe'))
    .replaceAll('ü', 'u');
  const short = accented.replace(silentConsonant, '');
  return [...new Set([accented, short])].filter((each) => each !== form);
}

/** A letter that was written but not spoken: the first “c” of “acção” (action), “p” in “baptismo” (baptism). */
const silentConsonant = /c(?=[çt]|c[ei])|p(?=[çt]|c[ãõei])/g;

/**
 * Whether the beginning of `text` is another spelling of `letter`: “ô” in “econômico” (economic), but not “é” in “papéis”
 * (papers).
 */
const isVariant = (text: string, letter: string): boolean => {
  if (letter === 'e') return /^éi[ao]/.test(text);
  if (letter === 'o') return /^(?:óic?[ao]|ôo)/.test(text);
  return variants.get(letter) === text.charAt(0);
};

const variants: ReadonlyMap<string, string> = new Map([
  ['é', 'ê'],
  ['ó', 'ô'],
  ['u', 'ü'],
]);

/**
 * The base form in the spelling of the text: “projecto” for “projectos” (projects). `base` is the base form in the spelling
 * of the lexicon.
 */
export function spellAsInText(form: string, base: string): string {
  const text = form.toLowerCase();
  const letters = [...base];
  let spelt = '';
  for (const [place, letter] of letters.entries()) {
    const own = text.charAt(spelt.length);
    const isSilent = /[cp]/.test(own) && own !== letter && text.charAt(spelt.length + 1) === letter;
    if (isSilent && /[çtc]/.test(letter)) spelt += own + letter;
    else if (own === letter || isVariant(text.slice(spelt.length), letter)) spelt += own;
    // The first different letter begins the ending of the form. From there on, the letters of the base form are used.
    else return spelt + letters.slice(place).join('');
  }
  return spelt;
}
