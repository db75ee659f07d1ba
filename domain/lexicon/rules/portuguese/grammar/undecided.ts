import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { articles, masculine, nextForm, startsFeminine, times } from '../portuguese-context.ts';

/**
 * Words that require the preposition “a”. After them, “a” before a feminine noun is no article: “direito a ajuda” (right to
 * help).
 */
const governingA =
  /^(?:direito|acesso|quanto|graças|devid[oa]s?|relativ[oa]s?|superior(?:es)?|inferior(?:es)?|igua(?:l|is)|sujeit[oa]s?|associad[oa]s?|ligad[oa]s?|junto|frente|face|recurso|referente|dia|segunda|terça|quarta|quinta|sexta)$/;

/** Words before which “a” is a preposition: “a curto prazo” (in the short term). */
const behindPreposition =
  /^(?:uma?|uns|umas|ess[ea]s?|est[ea]s?|ambos|ambas|vários|várias|diversos|diversas|cada|qualquer|ninguém|alguém|mim|ti|si|nós|bom|bons|curto|médio|longo|alguns|algumas|outros|muitos|muitas|todos|dois|três|quatro|cinco|seis|sete|oito|nove|dez)$/;

const objects = /^(?:him|her|them)\/pronoun$/;

/** Rules that exclude meanings of a short word such as “a” or “nos” where the neighbouring words leave no doubt. */
export const portugueseUndecidedRules: readonly Rule[] = [
  {
    // “a” after a verb or preposition and before a feminine noun is probably an article: “com a Ana” (with Ana), but not
    // “direito a ajuda” (right to help).
    forms: { pt: 'a' },
    means: isConcept('the/determiner'),
    holds: ({ word, before, after: [next], lexicon }) =>
      (/^(?:com|para|sobre|contra|entre|durante|após|sob|perante|segundo|toda)$/.test(before?.form ?? '') &&
        !isInfinitive(next, 'pt', lexicon)) ||
      (next !== undefined &&
        next.start - word.end === 1 &&
        startsFeminine(next, lexicon) &&
        next.form !== before?.form &&
        !governingA.test(before?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “a um passo” (one step away)
    forms: { pt: 'a' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: ({ word, after: [next] }) =>
      next !== undefined && next.start - word.end === 1 && behindPreposition.test(next.form),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “ela” is an object in “com ela” (with her), but not in “ela francesa” (she, a Frenchwoman).
    forms: { pt: 'ele ela eles elas' },
    means: (conceptId) => objects.test(conceptId),
    holds: ({ before }) =>
      /^(?:a|ante|até|com|contra|de|desde|em|entre|para|perante|por|sem|sob|sobre|e|ou|como|que|só)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.01,
    weightOfOthers: 1,
  },
  {
    // “ela” is feminine, so it means neither “he” nor “him”.
    forms: { pt: 'ela elas' },
    means: isConcept('he/pronoun', 'him/pronoun'),
    holds: () => false,
    weightElsewhere: 1e-4,
  },
  {
    // “nos” is a pronoun in “que nos viu” (who saw us), but not in “nos dois casos” (in both cases).
    forms: { pt: 'nos' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: ({ word, after: [next], lexicon }) =>
      word.isAttached ||
      (!isCapitalised(next) &&
        next?.form !== 'media' &&
        (isOnly(next, ['verb'], lexicon) ||
          // After “nos” in its meaning “in the”, a noun or an adjective is plural. So “nos” is a pronoun in “que nos
          // deixa calmos” (which leaves us calm).
          (mayBe(next, ['verb'], lexicon) &&
            !next?.form.endsWith('s') &&
            !mayBe(next, ['numeral', 'preposition', 'conjunction', 'adverb'], lexicon)))),
    weightElsewhere: 0.02,
    weightOfOthers: 0.5,
  },
  {
    // “canto” is a noun in “o canto da sala” (the corner of the room), but not in “eu canto bem” (I sing well).
    forms: { pt: 'canto' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) =>
      before !== undefined && !/^(?:eu|não|que|já|também|nunca|sempre|só|e|te|lhe|quando|se)$/.test(before.form),
    weightElsewhere: 1e-3,
  },
  {
    // “pelas” means “around” in “pelas dez horas” (around ten o’clock), but not in “pelas ruas” (through the streets).
    forms: { pt: 'pelas pela' },
    means: isConcept('around-pelas-time-pt/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      /^\d{1,2}(?:h\d*|[:.]\d\d)$/.test(next?.form ?? '') ||
      afterNext?.form === 'horas' ||
      /^(?:meia-noite|uma)$/.test(next?.form ?? ''),
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-4,
  },
  {
    // “penso” is a verb in “penso também que” (I also think that), but not in “um penso na ferida” (a dressing on the
    // wound).
    forms: { pt: 'penso' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before }) => !masculine.test(before?.form ?? '') && before?.form !== 'de',
    weightElsewhere: 0.05,
    weightOfOthers: 1e-3,
  },
  {
    // “próximo” means “next” in “no próximo ano” (next year), but not in “a casa mais próxima” (the nearest house).
    forms: { pt: 'próximo próxima próximos próximas' },
    means: isConcept('next/adjective'),
    holds: ({ after }) => times.test(nextForm(after)) || /-feira$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “legal” means “cool” in “que legal!” (how cool), but not in “o processo legal” (the legal process).
    forms: { pt: 'legal legais' },
    means: isConcept('legal-legal-pt/adjective'),
    holds: ({ before }) => /^(?:que|muito|bem|super|mais|tão|bastante|demais)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-7,
    weightOfOthers: 1,
  },
  {
    // “vão” is a verb in “alguns vão ter de sair” (some will have to leave), but not in “o vão da ponte” (the span of the
    // bridge).
    forms: { pt: 'vão' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) =>
      isInfinitive(place.after[0], place.language, place.lexicon) ||
      (!masculine.test(place.before?.form ?? '') && !isOnly(place.before, ['noun'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “Como” means “because” in “Como chovia, ficámos” (as it was raining, we stayed), but not in “drogas como o álcool”
    // (drugs such as alcohol).
    forms: { pt: 'como' },
    means: isConcept('because/conjunction'),
    holds: ({ before }) => before === undefined || /^(?:e|mas)$/.test(before.form),
    weightElsewhere: 0.02,
    weightOfOthers: 1,
  },
  {
    // “mais” means “plus” in “2 mais 3” (2 plus 3), but not in “não vê mais que isso” (sees no more than that).
    forms: { pt: 'mais' },
    means: isConcept('plus/preposition'),
    holds: ({ before, after }) => /^\d/.test(before?.form ?? '') && /^\d/.test(nextForm(after)),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.1,
  },
  {
    // “mais” means “most” in “o país mais rico” (the richest country), but not in “mais cedo” (earlier).
    forms: { pt: 'mais' },
    means: isConcept('more-mais-pt/adverb', 'most-superlative/adverb'),
    holds: ({ before, after: [next], lexicon }) =>
      articles.test(before?.form ?? '') ||
      (mayBe(before, ['noun', 'name'], lexicon) && mayBe(next, ['adjective'], lexicon)),
    weightElsewhere: 1e-3,
    weightOfOthers: 1,
  },
];
