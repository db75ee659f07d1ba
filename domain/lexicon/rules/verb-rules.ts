import { gapBefore, infinitiveAfter, isConcept, lengthOfQuotation, type Rule } from './grammar-rule.ts';
import { hasVerbOfItsOwn, isInfinitive, isOnly, isParticiple, mayBe } from './word-classes.ts';

/** Question words. Before them, Spanish “saber” does not mean “know how to”: “No sé qué hacer” (I don’t know what to do). */
const asks = /^(?:qu.*|c[oó]mo?|comment|come|cosa|che|ce|d[oó]nde|dove|onde|où|cuá.*|si|se)$/;

export const verbRules: readonly Rule[] = [
  {
    forms: { en: 'do does did' },
    means: isConcept('do-auxiliary/verb'),
    holds: ({ word, before, after, lexicon }) =>
      (before === undefined && word.form !== 'do') || hasVerbOfItsOwn(after, lexicon),
    weightElsewhere: 0.01,
  },
  {
    forms: {
      es: 'sabe sabemos saben saber sabía supe supo sé',
      fr: 'sache sais sait saurait savais savait savoir savons su sut',
      pt: 'sabe sabem sabemos saber sabia sei soube',
      it: 'conobbe sa sapere sapeva sapevo sappiamo saprà saputo so',
    },
    means: isConcept('know-how/verb'),
    holds: (place) => !asks.test(place.after[0]?.form ?? '') && infinitiveAfter(place),
    weightElsewhere: 0.01,
    weightOfOthers: 0.1,
  },
  {
    forms: { en: 'can could', de: 'kann konnte können' },
    means: isConcept('know-how/verb'),
    holds: () => false,
    weightElsewhere: 0.01,
  },
  {
    forms: {
      es: 'hace hacen hacer hacía hacían hará hizo hicieron',
      fr: 'faire faisait faisaient fait fera firent fit font',
      pt: 'faz fazem fazer fazia faziam fez fizeram',
      it: 'fa fanno far fare faceva farà fatto fece fecero',
    },
    means: (conceptId) => conceptId !== 'do/verb' && conceptId !== 'prepare-food/verb',
    holds: ({ after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon) && !mayBe(next, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'blieb bleibt', fr: 'reste resta' },
    means: isConcept('remain-be/verb'),
    holds: ({ before, after: [next], lexicon }) =>
      mayBe(before, ['noun', 'name', 'pronoun'], lexicon) &&
      /^(?:d(?:er|ie|as)|eine?|l[ae]|l’|une?)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { es: 'había hay hubo habrá', pt: 'havia há houve haverá' },
    means: isConcept('have/verb'),
    holds: ({ after, language }) => after.slice(0, 2).some((word) => isParticiple(word, language)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.3,
  },
  {
    // Italian “venire” forms a passive before a participle: “viene letto” (is read), but not in “viene domani” (comes
    // tomorrow).
    forms: { it: 'venire viene vengono veniva venivano venne vennero verrà verranno venga vengano venisse verrebbe' },
    means: isConcept('be-passive/verb'),
    holds: ({ after, language }) => after.slice(0, 2).some((word) => isParticiple(word, language)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.3,
  },
  {
    forms: { pt: 'ficar fica ficava ficou' },
    means: isConcept('become-get/verb'),
    holds: ({ after, lexicon }) => after.slice(0, 2).some((word) => isOnly(word, ['adjective'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { sl: 'si' },
    means: isConcept('be/verb'),
    holds: (place) => gapBefore(place) >= lengthOfQuotation,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'bo bom boš bomo boste bodo bosta bova' },
    means: isConcept('will/verb'),
    holds: ({ earlier, after, lexicon }) =>
      after.some((word) => /.l[aeio]?$/.test(word.form) && mayBe(word, ['verb'], lexicon)) ||
      earlier.slice(-4).some((word) => /.l[aeio]?$/.test(word.form) && isOnly(word, ['verb'], lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
];
