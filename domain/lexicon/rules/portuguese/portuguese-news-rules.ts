import { gapBefore, isConcept, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';
import { nextForm } from './portuguese-context.ts';

const afterNoun = /^(?:d[eoa]s?|[nd]?uma?|n[oa]s?|em|entre|com|para|por|pel[oa]s?|ao?s?|à?s?)$/;

/** Words that news and reports often use, with two classes or meanings that the neighbouring words tell apart. */
export const portugueseNewsRules: readonly Rule[] = [
  {
    // “Aumento no número” (increase in the number): at the start of a headline, the form is a noun. But “eu aumento” (I
    // increase).
    forms: {
      pt: 'aumento acordo apoio controlo controle regresso retorno processo trabalho começo jogo encontro pedido ataque corte projecto projeto',
    },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after }) =>
      !/^(?:eu|não|já|me|te|se|lhe|sempre|nunca|também)$/.test(before?.form ?? '') && afterNoun.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “a única via” (the only way), but “não via” (did not see)
    forms: { pt: 'via' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) =>
      /^(?:[dn]?a|à|pela|uma|numa|duma|únic[oa]|primeira|segunda|principal|outra|nova|essa|esta|nessa|nesta|melhor|boa|dupla|plena|terceira|por)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.05,
    weightOfOthers: 1e-3,
  },
  {
    // “uma maioria confortável” (a comfortable majority), but “a maioria dos alunos” (most pupils)
    forms: { pt: 'maioria maiorias' },
    means: isConcept('majority/noun'),
    holds: ({ before, after }) =>
      /^(?:uma|numa|sua|nova|larga|grande|ampla|nossa|tal|essa|esta|por|com|de)$/.test(before?.form ?? '') ||
      /^(?:absoluta|relativa|simples|qualificada|parlamentar|confortável)$/.test(nextForm(after)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “responsável pela montagem” (responsible for the assembly), but “um responsável da empresa” (an official of the company)
    forms: { pt: 'responsável responsáveis' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before, after }) =>
      /^(?:por|pel[oa]s?)$/.test(nextForm(after)) &&
      !/^(?:[oa]s?|um|uma|d[oa]s?|a[os]s?|à|este|esse|novo)$/.test(before?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-3,
  },
  {
    // “centros destes” (centres of this kind), but “tu deste” (you gave)
    forms: { pt: 'deste destes desse desses' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, after: [next] }) =>
      /^(?:tu|vós|me|te|lhes?|nos|que)$/.test(before?.form ?? '') &&
      !/^(?:anos?|mês|ano|dia|tipo|modo)$/.test(next?.form ?? ''),
    weightElsewhere: 1e-4,
  },
  {
    // “eles falam-se” (they talk to each other), but “fala-se de política” (people talk about politics)
    forms: { pt: 'fala falou falava fale falar falará falasse' },
    means: isConcept('talk-to-each-other/verb'),
    holds: () => false,
    weightElsewhere: 1e-5,
  },
  {
    // “o tribunal decide, se achar que” (if it thinks that): the form after “se” is a future subjunctive. But “para se achar”
    // (to find oneself).
    forms: { pt: 'se' },
    means: isConcept('if/conjunction', 'whether/conjunction'),
    holds: ({ word, before, earlier, after: [next], language, lexicon }) =>
      !word.isAttached &&
      !earlier.slice(-4).some(({ form }) => /^(?:de|para|sem|até|por|após|ao)$/.test(form)) &&
      before !== undefined &&
      word.start - before.end === 1 &&
      isInfinitive(next, language, lexicon) &&
      mayBe(before, ['noun'], lexicon) &&
      !mayBe(before, ['verb', 'preposition', 'conjunction', 'adverb', 'pronoun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “a 21ª edição” (the 21st edition)
    forms: { pt: 'a as' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next] }) => /^\d+[ªa]$/.test(next?.text ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “Técnico Pepe diz” (coach Pepe says), “o técnico da seleção” (the coach of the team), but “problema técnico” (technical
    // problem)
    forms: { pt: 'técnico técnica técnicos técnicas' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after: [next] }) =>
      isCapitalised(next) && (before === undefined || /^(?:[oa]s?|d[oa]s?|ao?s?|pel[oa]s?|com|ex)$/.test(before.form)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “a chegada foi às 12h” (the arrival was at noon), but “foi às compras” (went shopping)
    forms: { pt: 'foi foram' },
    means: isConcept('be/verb'),
    holds: ({ after: [next, hour] }) => next?.form === 'às' && /^\d/.test(hour?.text ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “Obrigado!” (thank you), but “foi obrigado a sair” (was forced to leave)
    forms: { pt: 'obrigado obrigada' },
    means: isConcept('thank-you/interjection'),
    holds: (place) =>
      place.before === undefined || gapBefore(place) > 1 || /^(?:muito|olá|sim|não)$/.test(place.before.form),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.1,
  },
  {
    // “Segundo declarações do diretor” (according to statements of the director), “segundo 45 % dos leitores”, but “Segundo
    // lugar” (second place)
    forms: { pt: 'segundo' },
    means: isConcept('according-to/preposition'),
    holds: ({ word, before, after: [next], lexicon }) =>
      (before === undefined || word.start - before.end > 1) &&
      next !== undefined &&
      next.start - word.end === 1 &&
      (/^\d/.test(next.text) || (/(?:s|ção)$/.test(next.form) && mayBe(next, ['noun'], lexicon))),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “me ver nua” (see me naked), but “vê-se sozinho” (finds himself alone)
    forms: { pt: 'ver vê vês vejo veja vejam' },
    means: isConcept('find-oneself/verb'),
    holds: () => false,
    weightElsewhere: 1e-3,
  },
  {
    // “quatro quartos duplos” (four double rooms), but “três quartos da população” (three quarters of the population)
    forms: { pt: 'quartos' },
    means: isConcept('bedroom/noun', 'room/noun'),
    holds: ({ before, after }) => before?.form !== 'três' || !/^d[eoa]s?$/.test(nextForm(after)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “no passado sábado” (last Saturday), but “o passado do país” (the country’s past)
    forms: { pt: 'passado passada' },
    means: isConcept('last/adjective'),
    holds: ({ before, after: [next] }) =>
      /^(?:[dn]?[oa]|este|esta)$/.test(before?.form ?? '') &&
      /^(?:dia|mês|ano|semana|sábado|domingo|.*-feira)$/.test(next?.form ?? ''),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-4,
  },
  {
    // “Luta no país” (fighting in the country): the start of a headline
    forms: { pt: 'luta busca compra troca procura queixa visita derrota disputa marcha multa' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after }) => before === undefined && /^(?:d[eoa]s?|n[oa]s?|entre|em|por)$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “roupa, comida e dinheiro” (clothes, food and money), but “foi comida” (was eaten)
    forms: { pt: 'comida comidas' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => !/^(?:foi|foram|é|são|era|ser|sido|sendo|tinha|tem|foi)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “Dados do instituto mostram” (data of the institute show), but “dados os factos” (given the facts)
    forms: { pt: 'dados' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after }) =>
      (before === undefined && /^(?:d[eoa]s?|mostram|indicam|revelam)$/.test(nextForm(after))) ||
      /^(?:[dn]?os|aos|pelos|seus|novos|estes|esses|alguns|de)$/.test(before?.form ?? ''),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-3,
  },
  {
    // “que se cria” (that is created), but never “believes itself”
    forms: { pt: 'cria criam' },
    means: (conceptId) => conceptId === 'think-imagine-believe-oneself/verb',
    holds: () => false,
    weightElsewhere: 1e-4,
  },
  {
    // “razões legais” (legal reasons), but never “you bequeath”
    forms: { pt: 'legais regulamentares' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “faz, evidentemente, parte de” (is, obviously, part of)
    forms: { pt: 'parte' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ earlier }) =>
      earlier.slice(-4).some(({ form }) => /^(?:faz|fazem|fazer|fez|fazia|faziam|fará)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “o torna difícil” (makes it difficult), but “o livro” (the book): no article comes before a finite verb.
    forms: { pt: 'o a os as' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: ({ after: [next], word, language, lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      isOnly(next, ['verb'], lexicon) &&
      !isInfinitive(next, language, lexicon) &&
      !isParticiple(next, language) &&
      !isCapitalised(next),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “Como disse o presidente” (as the president said), but “como se diz isto?” (how do you say this?)
    forms: { pt: 'como' },
    means: isConcept('as/conjunction'),
    holds: (place) =>
      gapBefore(place) > 1 &&
      /^(?:disse|diz|dizem|afirmou|explicou|explica|referiu|refere|vimos|sabemos|mostra|mostram|lembra|observa|escreveu)$/.test(
        nextForm(place.after),
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “apenas um joga” (only one plays), but “um jogo” (a game)
    forms: { pt: 'um uma' },
    means: isConcept('one/numeral'),
    holds: ({ word, after: [next], language, lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      isOnly(next, ['verb'], lexicon) &&
      !isInfinitive(next, language, lexicon) &&
      !isParticiple(next, language) &&
      !isCapitalised(next),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
];
