import { isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, isReflexive, mayBe } from '../word-classes.ts';
import { dejar, isQuantity, llevar, nextForm } from './spanish-context.ts';
import { formOf, hasPronoun } from './spanish-senses.ts';

const auxiliary = /^(?:ha|han|había|habían|haya|hayan|habrá|habrán|habría|habrían|hubiera|hubieran|hubiese|haber)$/;
const definite = /^(?:el|la|los|las|del|al|sus?|mis?|tus?|nuestr[oa]s?)$/;

/** Whether “a”, a person and an infinitive follow: “dejó a su hijo salir”. */
const letsPerson = ({ after, language, lexicon }: Place): boolean => {
  if (!/^al?$/.test(formOf(after[0]))) return false;
  const verb = after.findIndex((word, index) => index > 1 && isInfinitive(word, language, lexicon));
  const between = after.slice(1, verb);
  return verb > 1 && !between.some((word) => isOnly(word, ['preposition', 'conjunction', 'verb'], lexicon));
};

/** Meanings that depend on the construction. */
export const spanishConstructionRules: readonly Rule[] = [
  {
    // “una de las provincias más ricas”, but “provincias más ricas”
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
    // “se ha empleado en la industria”: passive, because no verb “emplearse” is listed
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
    // “poco se informa”, “se registra una pérdida”: passive, but “se informó sobre el viaje”
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
    // “toda persona”, but “toda la gente”, “todo bien”
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
    // “unos 400 metros”, but “unos libros”
    forms: { es: 'unos unas' },
    means: isConcept('about-roughly/adverb'),
    holds: ({ after: [next], lexicon }) => isQuantity(next, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “dejó a su hijo salir”, but “dejó a su hijo en casa”
    forms: { es: dejar },
    means: isConcept('let/verb'),
    holds: letsPerson,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “se lo llevó”, “se llevó el premio”, but “lo llevó”
    forms: { es: llevar },
    means: isConcept('take-away-llevarse-es/verb'),
    holds: (place) =>
      hasPronoun({ ...place, earlier: place.earlier.filter(({ form }) => !/^(?:lo|la|los|las)$/.test(form)) }),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    // “al llegar”, but “al mar”
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
