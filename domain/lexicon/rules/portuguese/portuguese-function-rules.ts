import { gapBefore, infinitiveAfter, isConcept, lengthOfQuotation, type Rule } from '../grammar-rule.ts';
import { isInfinitive, isParticiple, mayBe } from '../word-classes.ts';
import { isNeverFeminine, nextForm, subject, times } from './portuguese-context.ts';

export const portugueseFunctionRules: readonly Rule[] = [
  {
    // “um dos três”, “uma delas”, “qualquer um”
    forms: { pt: 'um uma' },
    means: isConcept('one/numeral'),
    holds: ({ before, after }) =>
      /^(?:d[oa]s|del[ea]s|dess[ea]s|dest[ea]s|daquel[ea]s)$/.test(nextForm(after)) ||
      /^(?:cada|qualquer|nem)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “proposta a ser votada”: infinitives used as nouns are masculine, so “a” before one is not an article.
    forms: { pt: 'a' },
    means: isConcept('to/preposition'),
    holds: ({ before, after: [next], language, lexicon }) =>
      (isInfinitive(next, language, lexicon) || /[aei]r(?:em|mos)$/.test(next?.form ?? '')) &&
      isNeverFeminine(next) &&
      !/^(?:para|de|por|sem|até|não)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “se o governo”, “se confirmada”, “Se chover”: at the start of a clause “se” is a conjunction.
    forms: { pt: 'se' },
    means: isConcept('if/conjunction', 'whether/conjunction'),
    holds: (place) =>
      gapBefore(place) >= lengthOfQuotation ||
      place.before === undefined ||
      subject.test(nextForm(place.after)) ||
      (isParticiple(place.after[0], 'pt') && !mayBe(place.after[0], ['noun'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “Depende.” is an answer, “depende do preço” is not.
    forms: { pt: 'depende' },
    means: isConcept('it-depends/expression'),
    holds: ({ word, after: [next] }) => !next || next.start - word.end > 1,
    weightElsewhere: 1e-3,
    weightOfOthers: 1,
  },
  {
    // “passado um ano”, “passados dois meses”
    forms: { pt: 'passado passada passados passadas' },
    means: isConcept('after-time/preposition'),
    holds: ({ after: [next], lexicon }) =>
      mayBe(next, ['numeral', 'determiner'], lexicon) && !/^(?:[oa]s?|que)$/.test(next?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 0.2,
  },
  {
    // “entre os alunos” means “among”, “entre o rio e o mar” means “between”.
    forms: { pt: 'entre' },
    means: isConcept('amongst/preposition'),
    holds: ({ after }) =>
      /^(?:[oa]s|nós|el[ea]s|outr[oa]s|vári[oa]s|muit[oa]s|ess[ea]s|est[ea]s|seus|suas)$/.test(nextForm(after)) &&
      !after.some(({ form }) => form === 'e'),
    weightElsewhere: 0.3,
    weightOfOthers: 0.2,
  },
  {
    // “tem que sair”
    forms: { pt: 'que' },
    means: isConcept('to-ter-que-pt/conjunction'),
    holds: (place) =>
      /^(?:te[nmrv]|tê|tin|tiv|terá|terã|teri)/.test(place.before?.form ?? '') && infinitiveAfter(place),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “saiu há dois dias”, “mora aqui há meses”
    forms: { pt: 'há' },
    means: isConcept('ago-for-ha-pt/preposition'),
    holds: ({ after }) =>
      /^(?:muito|pouco|tempos?)$/.test(nextForm(after)) || after.slice(0, 4).some(({ form }) => times.test(form)),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “de acordo com o planejado”: no object pronoun comes before a participle.
    forms: { pt: 'o a os as' },
    means: isConcept('the/determiner'),
    holds: ({ before, after: [next], lexicon }) =>
      /[aií]d[oa]s?$/.test(next?.form ?? '') &&
      (next?.readings.every(({ analysis: { features } }) => features.every((each) => /^(?:part|$)/.test(each))) ??
        false) &&
      mayBe(before, ['preposition', 'conjunction'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
  {
    // “your” beside “você”: “você e sua família”
    forms: { pt: 'seu sua seus suas' },
    means: isConcept('your-seu-pt/determiner'),
    holds: ({ earlier, after }) => [...earlier, ...after].some(({ form }) => /^você$/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
];
