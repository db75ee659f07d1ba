import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { nextForm } from '../portuguese-context.ts';
import { formsOfVerbs, rulesForSense } from '../portuguese-cue-table.ts';

/** Words that open a definite noun phrase: “o maior lago” (the biggest lake), but not “um lago maior” (a bigger lake). */
export const definite: ReadonlySet<string> = new Set(
  'o a os as do da dos das no na nos nas ao à aos às pelo pela pelos pelas seu sua seus suas nosso nossa meu minha'.split(
    ' ',
  ),
);

/** Whether “do que” (than) or similar words of a comparison follow: “maior do que” (bigger than). */
const comparesWith = ({ rest }: Place) =>
  rest
    .slice(0, 5)
    .some(
      ({ form }, index, words) => form === 'que' && /^(?:do|mais|maior|melhor)$/.test(words[index - 1]?.form ?? ''),
    );

const numerals: ReadonlySet<string> = new Set('dois duas três quatro cinco seis dez'.split(' '));

const isSuperlative = (place: Place) => {
  const [determiner, before] = [place.earlier.at(-2)?.form ?? '', place.before?.form ?? ''];
  return (definite.has(before) || (numerals.has(before) && definite.has(determiner))) && !comparesWith(place);
};

/**
 * Infinitives that differ from the future subjunctive of their verb. After “se” (if), Portuguese uses the future subjunctive,
 * not the infinitive: “se tiver” (if he has), not “se ter”.
 */
const plainInfinitives: ReadonlySet<string> = new Set(
  'ter ser ir estar fazer dizer poder querer saber haver dar pôr trazer ver terem serem irem estarem fazerem dizerem poderem darem verem'.split(
    ' ',
  ),
);

/** Words before which “a” is a preposition: “a norte” (to the north), “deu a tudo” (gave to everything). */
const behindPreposition: ReadonlySet<string> = new Set(
  'tudo quem todas tiro tiros norte sul este leste oeste nordeste noroeste sudeste sudoeste'.split(' '),
);

const candidates: ReadonlySet<string> = new Set('candidato candidata candidatos candidatas candidatura'.split(' '));

const hours: ReadonlySet<string> = new Set(
  'duas três quatro cinco seis sete oito nove dez onze doze quinze vinte'.split(' '),
);

/** Nouns after which “foi” means “was” before an infinitive: “a ideia foi fazer” (the idea was to do). */
const plans: ReadonlySet<string> = new Set(
  'solução ideia idéia objetivo objectivo opção saída meta tarefa decisão intenção alternativa problema erro propósito função passo desafio fez fizeram fazem fiz quis queria resta falta'.split(
    ' ',
  ),
);

const saying: ReadonlySet<string> = new Set(
  'disse diz afirmou garantiu admitiu acrescentou considerou sugeriu escreveu chegou acho penso creio'.split(' '),
);

const behindInfinitive = ({ after, language, lexicon }: Place) =>
  isInfinitive(after[0], language, lexicon) ||
  (/^(?:-?se|não|me)$/.test(nextForm(after)) && isInfinitive(after[1], language, lexicon));

/** Rules for constructions: the superlative, verbs before an infinitive and prepositions of time and place. */
export const portugueseConstructionRules: readonly Rule[] = [
  // “melhor” means “best” in “a melhor casa” (the best house), but not in “uma casa melhor” (a better house).
  ...rulesForSense('melhor melhores', 'best/adjective', isSuperlative),
  // “o pior dia” (the worst day)
  ...rulesForSense('pior piores', 'worst/adjective', isSuperlative),
  // “maior” means “biggest” in “a maior cidade” (the biggest city), but not in “uma cidade maior” (a bigger city).
  ...rulesForSense('maior maiores', 'biggest-maior-pt/adjective', isSuperlative),
  // “menor” means “smallest” in “o menor país” (the smallest country).
  ...rulesForSense('menor menores', 'smallest-menor-pt/adjective', isSuperlative),
  // “mais” means “most” in “o país mais rico do mundo” (the richest country in the world), but not in “um país mais rico” (a
  // richer country).
  ...rulesForSense(
    'mais',
    'most-superlative/adverb',
    (place) =>
      (definite.has(place.before?.form ?? '') ||
        (definite.has(place.earlier.at(-2)?.form ?? '') && mayBe(place.before, ['noun'], place.lexicon))) &&
      mayBe(place.after[0], ['adjective'], place.lexicon) &&
      !comparesWith(place),
  ),
  // “resolveu” means “decided” in “resolveu sair” (decided to leave), but not in “resolveu o problema” (solved the problem).
  ...rulesForSense(formsOfVerbs('resolver'), 'decide-resolver-pt/verb', behindInfinitive),
  // “mandou” means “ordered” in “mandou fechar a porta” (ordered the door to be closed), but not in “mandou uma carta” (sent
  // a letter).
  ...rulesForSense(formsOfVerbs('mandar'), 'order-mandar-pt/verb', behindInfinitive),
  // “procurou” means “tried” in “procurou ajudar” (tried to help), but not in “procurou a chave” (looked for the key).
  ...rulesForSense(formsOfVerbs('procurar'), 'try-procurar-pt/verb', behindInfinitive),
  // “conta” means “expect” in “conta abrir a loja” (expects to open the shop), but not in “conta a história” (tells the
  // story).
  ...rulesForSense(formsOfVerbs('contar'), 'expect-contar-pt/verb', behindInfinitive),
  // “achado” means “found” in “foi achado morto” (was found dead).
  ...rulesForSense('achado achada achados achadas', 'find-achar-pt/verb', () => true),
  // “mais” means “any more” in “não fuma mais” (does not smoke any more), but not in “fuma mais” (smokes more).
  ...rulesForSense(
    'mais',
    'any-more-mais-pt/adverb',
    ({ word, before, earlier, after: [next], lexicon }) =>
      (next === undefined || next.start - word.end > 1) &&
      isOnly(before, ['verb'], lexicon) &&
      earlier.slice(-4).some(({ form }) => form === 'não' || form === 'nem'),
  ),
  // “quer” means “both … and” in “quer em Lisboa quer no Porto” (both in Lisbon and in Porto), but not in “quer sair” (wants
  // to leave).
  ...rulesForSense(
    'quer',
    'both-quer-pt/conjunction',
    ({ earlier, after, rest }) =>
      [...earlier, ...rest.slice(0, 12)].some(({ form }) => form === 'quer') &&
      /^(?:com|em|por|para|n[oa]s?|pel[oa]s?|d[oae]s?|ao?s?|à|[oa]s|entre|sobre)$/.test(nextForm(after)),
  ),
  // “às” before an hour means “at”: “às 20h” and “às oito horas” (at eight o’clock), but not “às crianças” (to the
  // children).
  ...rulesForSense(
    'às',
    'at-time-as-pt/preposition',
    ({ after: [next, afterNext] }) =>
      /^\d{1,2}(?:h\d*|[:.]\d\d)?$/.test(next?.form ?? '') ||
      (hours.has(next?.form ?? '') && /^(?:horas|e|em|da|menos)$/.test(afterNext?.form ?? 'e')),
  ),
  // “quanto” means “as” in “tão alto quanto” (as tall as), but not in “quanto custa” (how much does it cost).
  ...rulesForSense('quanto quantos quanta quantas', 'as-quanto-pt/conjunction', ({ earlier }) =>
    earlier.some(({ form }) => /^(?:tão|tant[oa]s?)$/.test(form)),
  ),
  {
    // “se” at the start of a clause means “if”: “…, se quiser vir” (if he wants to come).
    forms: { pt: 'se' },
    means: isConcept('if/conjunction'),
    holds: (place) =>
      (place.before === undefined || gapBefore(place) > 1) &&
      !plainInfinitives.has(nextForm(place.after)) &&
      isInfinitive(place.after[0], place.language, place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “obrigado” is a verb in “…, obrigado pela lei a sair” (forced by law to leave), but not in “Obrigado pela ajuda”
    // (thank you for the help).
    forms: { pt: 'obrigado obrigada obrigados obrigadas' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb' || partOfSpeech === 'adjective',
    holds: ({ before, after }) => before !== undefined && /^(?:a|por|pel[oa]s?)$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “A” means “the” in “A Maria é alta” (Maria is tall), but not in “foi a Lisboa” (went to Lisbon).
    forms: { pt: 'a' },
    means: isConcept('the/determiner'),
    holds: ({ before, after }) => before === undefined && isCapitalised(after[0]),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “se” does not mean “if” in “por a casa se ter vendido” (because the house was sold), but it does in “se tiver tempo”
    // (if he has time).
    forms: { pt: 'se' },
    means: (conceptId) => conceptId !== 'if/conjunction' && conceptId !== 'whether/conjunction',
    holds: ({ before, after }) => before !== undefined && plainInfinitives.has(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “a” is a preposition in “a norte de Lisboa” (to the north of Lisbon) and “candidato a presidente” (candidate for
    // president).
    forms: { pt: 'a' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: ({ before, after }) => behindPreposition.has(nextForm(after)) || candidates.has(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “a” means “the” in “foi a Ana a decidir” (it was Ana who decided), but not in “foi a Lisboa” (went to Lisbon).
    forms: { pt: 'a' },
    means: isConcept('the/determiner'),
    holds: ({ before, after, language, lexicon }) =>
      /^(?:foi|é|era|será)$/.test(before?.form ?? '') &&
      isCapitalised(after[0]) &&
      after
        .slice(1, 4)
        .some(
          ({ form }, index) =>
            /^(?:que|quem)$/.test(form) || (form === 'a' && isInfinitive(after[index + 2], language, lexicon)),
        ),
    weightElsewhere: 1,
    weightOfOthers: 1e-8,
  },
  {
    // “mesmo” means “even” in “disse mesmo que vinha” (even said that he was coming), but not in “o mesmo que” (the same
    // as).
    forms: { pt: 'mesmo' },
    means: isConcept('even/adverb'),
    holds: ({ before, after }) => saying.has(before?.form ?? '') && nextForm(after) === 'que',
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “que” is a conjunction in “disse ainda que vinha” (also said that he was coming), but not in “o mesmo que vimos” (the
    // same that we saw).
    forms: { pt: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: ({ before, earlier }) =>
      /^(?:mesmo|ainda|também|já|hoje|ontem|apenas|depois)$/.test(before?.form ?? '') &&
      saying.has(earlier.at(-2)?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “durante” means “during” in “durante a guerra” (during the war), but not in “durante dois anos” (for two years).
    forms: { pt: 'durante' },
    means: isConcept('during/preposition'),
    holds: ({ after }) => /^(?:[oa]s?|est[ea]s?|ess[ea]s?|seu|sua|aquel[ea]s?)$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “foi” means “was” in “a solução foi vender” (the solution was to sell), but not in “o pai foi vender” (his father went
    // to sell).
    forms: { pt: 'foi foram' },
    means: isConcept('be/verb'),
    holds: ({ before, earlier, after, language, lexicon }) =>
      isInfinitive(after[0], language, lexicon) &&
      [before, earlier.at(-2), earlier.at(-3)].some((word) => plans.has(word?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “a” means “the” in “disse a rádio” (the radio said).
    forms: { pt: 'a' },
    means: isConcept('the/determiner'),
    holds: ({ after }) => nextForm(after) === 'rádio',
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “R” means “answer” in “R. – Não sei” (answer: I do not know), but not in “R$ 100” (100 reais).
    forms: { pt: 'r' },
    means: isConcept('answer-r-pt/noun'),
    holds: ({ after: [next] }) => !/^\d/.test(next?.form ?? ''),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “Como” means “how” in “Como é bonito!” (how beautiful it is).
    forms: { pt: 'como' },
    means: isConcept('how/adverb'),
    holds: ({ before, after: [next, afterNext], lexicon }) =>
      before === undefined && /^(?:é|são|era|está)$/.test(next?.form ?? '') && mayBe(afterNext, ['adjective'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
];
