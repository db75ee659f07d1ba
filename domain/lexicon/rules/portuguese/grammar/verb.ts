import type { Lexicon } from '../../../lexicon.ts';
import type { ReadWord } from '../../../read-sentence.ts';
import { infinitiveAfter, isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';
import { gerundAfter, lasting, nextForm } from '../portuguese-context.ts';

/**
 * Whether the word may be a predicate adjective. A word that may also be a noun is accepted (“doente”, ill or patient). A
 * word that may also be a preposition or another short word is not.
 */
const isPredicate = (word: ReadWord, lexicon: Lexicon): boolean =>
  mayBe(word, ['adjective'], lexicon) &&
  !mayBe(word, ['preposition', 'determiner', 'numeral', 'pronoun', 'conjunction', 'adverb'], lexicon);

export const portugueseVerbRules: readonly Rule[] = [
  {
    // “deixou” means “let” in “deixou-o sair” (let him leave), but not in “deixou o país” (left the country).
    forms: {
      pt: 'deixa deixas deixam deixo deixei deixou deixaram deixava deixavam deixar deixará deixarão deixaria deixariam deixe deixem deixando deixado deixada deixados deixadas deixamos deixarem deixasse',
    },
    means: isConcept('let/verb', 'allow-permit/verb'),
    holds: ({ after, language, lexicon }) =>
      nextForm(after) === 'que' ||
      after.slice(0, 4).some((word) => isInfinitive(word, language, lexicon) && !mayBe(word, ['noun'], lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.2,
  },
  {
    // “ficou” means “became” in “ficou triste” (became sad), but not in “ficou em casa” (stayed at home).
    forms: {
      pt: 'ficar fico ficas fica ficam ficamos ficou fiquei ficaram ficava ficavam ficará ficarão ficaria ficariam fique fiquem ficasse ficando ficado ficarem',
    },
    means: isConcept('become-get/verb'),
    holds: ({ after, language, lexicon }) =>
      after
        .slice(0, mayBe(after[0], ['adverb'], lexicon) ? 2 : 1)
        .some((word) => (isPredicate(word, lexicon) || isParticiple(word, language)) && !lasting.test(word.form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    // “serão” means “will be” in “Os prazos serão” (the deadlines will be), but not in “o serão” (the evening).
    forms: { pt: 'serão' },
    means: isConcept('be/verb'),
    holds: ({ before }) => !/^(?:[dn]?o|ao|um|este|cada|longo|pelo)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “esperar” means “wait” in “esperar pelo comboio” (wait for the train), but not in “esperar melhores resultados”
    // (expect better results).
    forms: {
      pt: 'esperar espero espera esperam esperamos esperava esperavam esperou esperaram esperará esperarão esperado esperada esperados esperadas esperando espere esperem',
    },
    means: isConcept('wait/verb'),
    holds: ({ word, after: [next] }) =>
      !/^esperad/.test(word.form) &&
      (!next ||
        next.start - word.end > 1 ||
        /^(?:por|pel[oa]s?|até|aqui|ali|lá|enquanto|sentad[oa]s?|horas?|muito|pouco|n[oa]s?|à|ao|em|\d.*)$/.test(
          next.form,
        )),
    weightElsewhere: 0.05,
    weightOfOthers: 0.2,
  },
  {
    // “lembrou” means “reminded” in “lembrou aos alunos que” (reminded the pupils that), but not in “lembrou que” (recalled
    // that).
    forms: { pt: 'lembrar lembra lembram lembrou lembraram lembrava lembrando lembre lembrado' },
    means: isConcept('remind/verb', 'remind-of/verb'),
    holds: ({ before, after }) =>
      /^(?:me|te|nos|lhes?)$/.test(before?.form ?? '') || /^(?:aos?|às?|me|te|nos|lhes?)$/.test(nextForm(after)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.2,
  },
  {
    // “obrigada” is a verb in “foi obrigada a sair” (was forced to leave).
    forms: { pt: 'obrigado obrigada obrigados obrigadas' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb' || partOfSpeech === 'adjective',
    holds: ({ before, after }) =>
      nextForm(after) === 'a' || /^(?:fo[ir].*|ser|será|é|são|s?ido)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “acabou” means “ended up” in “acabou saindo” (ended up leaving), but not in “acabou o trabalho” (finished the work).
    forms: {
      pt: 'acaba acabam acabou acabaram acabar acabava acabavam acabei acabo acabará acabarão acabaria acabe acabem',
    },
    means: isConcept('end-up-acabar-pt/verb'),
    holds: (place) => gerundAfter(place.after),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  },
  {
    // “vem” means “has been” in “vem crescendo” (has been growing).
    forms: { pt: 'vem vêm vinha vinham vínhamos venho vimos' },
    means: isConcept('have-been-vir-pt/verb'),
    holds: (place) => gerundAfter(place.after),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  },
  {
    // “consigo” in “consigo ver” (I can see) is a form of “conseguir” (manage), not “with himself”.
    forms: { pt: 'consigo' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) => infinitiveAfter(place) || /^(?:eu|não|já|nunca|só|também)$/.test(place.before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “fomos” means “went” in “fomos ao mar” (we went to the sea), but not in “fomos felizes” (we were happy).
    forms: { pt: 'fomos foste fosse fossem fôssemos for forem fora' },
    means: isConcept('go/verb'),
    holds: ({ after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon) || /^(?:aos?|às?|para|embora|até|a)$/.test(next?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.2,
  },
  {
    // “fica em casa” (stays at home)
    forms: { pt: 'fica ficam ficou ficaram ficava ficavam ficar ficará ficarão' },
    means: isConcept('stay-ficar-pt/verb', 'be-located/verb'),
    holds: ({ after }) => /^(?:em|n[oa]s?|ao|à|perto|longe|entre|dentro|fora)$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // The usual meanings of “levar” (take) and “realizar” (carry out). The other concepts of these verbs are special
    // cases.
    forms: {
      pt: 'levar leva levam levou levaram levava levavam levará levarão levando levado levada realizar realiza realizam realizou realizaram realizado realizada realizados realizadas realizava realizavam realizará realizarão realizando',
    },
    means: isConcept('take-levar-pt/verb', 'carry-out-realizar-pt/verb', 'take-place-realizar-se-pt/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.15,
  },
  {
    // “ser” means “being” in “um ser humano” (a human being), but not in “pode ser humano” (can be human).
    forms: { pt: 'ser' },
    means: isConcept('being/noun'),
    holds: ({ before, after }) =>
      /^(?:[dn]?o|um|cada|este|esse|outro|algum|todo)$/.test(before?.form ?? '') &&
      /^(?:humano|vivo|superior|amado|supremo|imaginário|estranho|mitológico|fantástico|querido)$/.test(
        nextForm(after),
      ),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
];
