import { isConcept, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../word-classes.ts';
import {
  conseguir,
  counted,
  hasObjectBefore,
  isNumber,
  isObjectOfPersons,
  isUnlistedAdjective,
  nextForm,
} from './spanish-context.ts';

export const spanishFunctionRules: readonly Rule[] = [
  {
    // “venció a Juan”: no word corresponds to this “a” in other languages.
    forms: { es: 'a' },
    means: isConcept('personal-object-es/preposition'),
    holds: (place) => {
      const { after, language, lexicon } = place;
      return isObjectOfPersons(place) && !isInfinitive(after[0], language, lexicon) && !isNumber(nextForm(place));
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 5e-4,
  },
  {
    forms: { es: 'al' },
    means: isConcept('the-personal-object-es/preposition'),
    holds: (place) => {
      const { after, language, lexicon } = place;
      return isObjectOfPersons(place) && !isInfinitive(after[0], language, lexicon);
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 5e-4,
  },
  {
    // “al ser un río” and “al poder salir”, but “al ser humano” and “al poder”
    forms: { es: 'al' },
    means: isConcept('when/conjunction'),
    holds: ({ after: [next, afterNext], language, lexicon }) =>
      (next?.form === 'ser' &&
        afterNext !== undefined &&
        !/^(?:humano|vivo|supremo|superior|querido)$/.test(afterNext.form)) ||
      (next?.form === 'haber' && afterNext !== undefined) ||
      (/^(?:poder|deber)$/.test(next?.form ?? '') && isInfinitive(afterNext, language, lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    forms: { es: 'lo' },
    means: isConcept('that-which-lo-es/pronoun'),
    holds: (place) => /^(?:que|cual)$/.test(nextForm(place)),
    weightElsewhere: 1e-6,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'lo' },
    means: isConcept('neuter-lo-es/determiner'),
    holds: ({ after: [next], language, lexicon }) =>
      isUnlistedAdjective(next) ||
      isParticiple(next, language) ||
      (mayBe(next, ['adjective'], lexicon) && !mayBe(next, ['verb'], lexicon)),
    weightElsewhere: 1e-6,
    weightOfOthers: 0.05,
  },
  {
    // “por persona”, “por hogar”
    forms: { es: 'por' },
    means: isConcept('per/preposition'),
    holds: (place) => counted.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'por' },
    means: isConcept('for/preposition'),
    holds: (place) =>
      /^(?:ejemplo|favor|supuesto|fin|siempre|razones?|motivos?|primera|última|segunda)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { es: 'por' },
    means: isConcept('by/preposition'),
    holds: (place) => nextForm(place) === 'parte',
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “una vez”, “una de las casas”
    forms: { es: 'una' },
    means: isConcept('one/numeral'),
    holds: (place) => /^(?:vez|de)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “mientras que”, “ya que”: neither “what” nor “than”.
    forms: { es: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: ({ before }) => /^(?:mientras|ya|puesto|aunque|así|siempre|hasta|desde|para|sin)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “más de cien”, “menos de la mitad”
    forms: { es: 'de' },
    means: isConcept('than/conjunction'),
    holds: (place) =>
      /^(?:más|menos)$/.test(place.before?.form ?? '') &&
      (isNumber(nextForm(place)) || nextForm(place) === 'la' || mayBe(place.after[0], ['numeral'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “gracias a su ayuda”
    forms: { es: 'gracias' },
    means: isConcept('thanks-to-gracias-es/preposition'),
    holds: (place) => /^al?$/.test(nextForm(place)),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.001,
  },
  {
    // “dicho acuerdo”, but “ha dicho”
    forms: { es: 'dicho dicha dichos dichas' },
    means: isConcept('the-said-es/determiner'),
    holds: ({ before, after: [next], lexicon }) =>
      !/^(?:h[ae]n?|he|has|hemos|hab\S+|haya|lo|la|el|los|las|un|una|mejor|su|propiamente|este|ese|mucha|gran)$/.test(
        before?.form ?? '',
      ) && mayBe(next, ['noun', 'adjective'], lexicon),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.01,
  },
  {
    // “bajo el puente” and “bajo control”, but “nivel bajo.”
    forms: { es: 'bajo' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: ({ before, after: [next], lexicon }) =>
      isCapitalised(next) ||
      (!/^(?:un|el|muy|más|tan|de|del|al)$/.test(before?.form ?? '') &&
        mayBe(next, ['determiner', 'noun', 'name'], lexicon)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.2,
  },
  {
    // “casi lo consigue”, “al final lo ha conseguido”
    forms: { es: conseguir },
    means: isConcept('manage-to/expression'),
    holds: (place) => hasObjectBefore(place, /^lo$/),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
];
