import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, isReflexive, mayBe } from '../../word-classes.ts';
import { dejar, isQuantity, llevar, nextForm } from '../spanish-context.ts';
import { formOf, hasPronoun } from '../spanish-senses.ts';

const auxiliary = /^(?:ha|han|había|habían|haya|hayan|habrá|habrán|habría|habrían|hubiera|hubieran|hubiese|haber)$/;
const definite = /^(?:el|la|los|las|del|al|sus?|mis?|tus?|nuestr[oa]s?)$/;

/** Whether “a”, a person and an infinitive follow: “dejó a su hijo salir” (let his son go out). */
const letsPerson = ({ after, language, lexicon }: Place): boolean => {
  if (!/^al?$/.test(formOf(after[0]))) return false;
  const verb = after.findIndex((word, index) => index > 1 && isInfinitive(word, language, lexicon));
  const between = after.slice(1, verb);
  return verb > 1 && !between.some((word) => isOnly(word, ['preposition', 'conjunction', 'verb'], lexicon));
};

export const spanishConstructionRules: readonly Rule[] = [
  {
    // “más” means “most” in “una de las provincias más ricas” (one of the richest provinces), but not in “provincias más
    // ricas” (richer provinces).
    forms: { es: 'más' },
    means: isConcept('most-superlative/adverb'),
    holds: ({ before, earlier, after: [next, ...others], lexicon }) =>
      mayBe(before, ['noun'], lexicon) &&
      earlier.slice(-3, -1).some(({ form }) => definite.test(form)) &&
      !earlier.slice(-2, -1).some((word) => mayBe(word, ['preposition'], lexicon) && !definite.test(word.form)) &&
      (mayBe(next, ['adjective'], lexicon) || isParticiple(next, 'es')) &&
      !others.slice(0, 2).some(({ form }) => form === 'que'),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “se ha empleado en la industria” (has been used in industry) is passive, because the lexicon lists no verb
    // “emplearse”.
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: ({ after: [next, participle], language, lexicon }) =>
      auxiliary.test(formOf(next)) &&
      isParticiple(participle, language) &&
      participle !== undefined &&
      !isReflexive(participle, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “se” forms a passive in “se registra una pérdida” (a loss is recorded), but not in “se informó sobre el viaje”
    // (inquired about the trip).
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: ({ after: [verb, next] }) =>
      (/^inform(?:an?|ó|aron|aba|aban|ará)$/.test(formOf(verb)) &&
        !/^(?:del?|sobre|acerca|bien)$/.test(formOf(next))) ||
      (/^(?:registr|cre)(?:an?|ó|aron|aba|aban|ará)$/.test(formOf(verb)) &&
        /^(?:el|la|los|las|un|una|unos|unas|varios|varias|\d+)$/.test(formOf(next))),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “toda” means “every” in “toda persona” (every person), but not in “toda la gente” (all the people).
    forms: { es: 'todo toda' },
    means: isConcept('every-todo-es/determiner'),
    holds: ({ word, before, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      mayBe(next, ['noun'], lexicon) &&
      !isCapitalised(next) &&
      !/^(?:bien|mal|uno|junto|recto|negro|blanco|tipo|clase|s)$/.test(next.form) &&
      !mayBe(next, ['determiner', 'pronoun', 'preposition', 'adverb', 'conjunction'], lexicon) &&
      (!mayBe(next, ['verb'], lexicon) || mayBe(before, ['preposition'], lexicon)) &&
      !/^(?:lo|sobre|del|no|la)$/.test(formOf(before)),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “unos” means “about” in “unos 400 metros” (about 400 metres), but not in “unos libros” (some books).
    forms: { es: 'unos unas' },
    means: isConcept('about-roughly/adverb'),
    holds: ({ after: [next], lexicon }) => isQuantity(next, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “dejó” means “let” in “dejó a su hijo salir” (let his son go out), but not in “dejó a su hijo en casa” (left his son
    // at home).
    forms: { es: dejar },
    means: isConcept('let/verb'),
    holds: letsPerson,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “se llevó” means “took away” in “se llevó el premio” (took the prize), but not in “lo llevó” (carried it).
    forms: { es: llevar },
    means: isConcept('take-away-llevarse-es/verb'),
    holds: (place) =>
      hasPronoun({ ...place, earlier: place.earlier.filter(({ form }) => !/^(?:lo|la|los|las)$/.test(form)) }),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    // “al” means “when” in “al llegar” (when arriving), but not in “al mar” (to the sea).
    forms: { es: 'al' },
    means: isConcept('when-by-doing-al-es/conjunction'),
    holds: (place) => {
      const [next, afterNext] = place.after;
      return (
        isInfinitive(next, place.language, place.lexicon) &&
        !isCapitalised(next) &&
        (!mayBe(next, ['noun'], place.lexicon) ||
          (/^(?:ser|haber|poder|deber)$/.test(nextForm(place)) &&
            afterNext !== undefined &&
            !/^(?:humano|vivo|supremo|superior|querido|del?|y|en|que)$/.test(afterNext.form)))
      );
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];
