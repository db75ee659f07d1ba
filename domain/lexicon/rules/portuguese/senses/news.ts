import { gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { nextForm } from '../portuguese-context.ts';

const afterNoun = /^(?:d[eoa]s?|[nd]?uma?|n[oa]s?|em|entre|com|para|por|pel[oa]s?|ao?s?|à?s?)$/;

/** Words of news and reports with two meanings or parts of speech. The neighbouring words decide between them. */
export const portugueseNewsRules: readonly Rule[] = [
  {
    // “Aumento” is a noun in “Aumento no número” (increase in the number), but not in “eu aumento” (I increase).
    forms: {
      pt: 'aumento acordo apoio controlo controle regresso retorno processo trabalho começo jogo encontro pedido ataque corte projecto projeto documento recurso registo registro resultado',
    },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after }) =>
      !/^(?:eu|não|já|me|te|se|lhe|sempre|nunca|também)$/.test(before?.form ?? '') && afterNoun.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “via” is a noun in “a única via” (the only way), but not in “não via” (did not see).
    forms: { pt: 'via' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) =>
      /^(?:[dn]?a|à|pela|uma|numa|duma|únic[oa]|primeira|segunda|principal|outra|nova|essa|esta|nessa|nesta|melhor|boa|dupla|plena|terceira|por|é|como)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.05,
    weightOfOthers: 1e-3,
  },
  {
    // “maioria” means “majority” in “uma maioria confortável” (a comfortable majority), but not in “a maioria dos alunos”
    // (most pupils).
    forms: { pt: 'maioria maiorias' },
    means: isConcept('majority/noun'),
    holds: ({ before, after }) =>
      /^(?:uma|numa|sua|nova|larga|grande|ampla|nossa|tal|essa|esta|por|com|de)$/.test(before?.form ?? '') ||
      /^(?:absoluta|relativa|simples|qualificada|parlamentar|confortável)$/.test(nextForm(after)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “responsável” is an adjective in “responsável pela montagem” (responsible for the assembly), but not in “um
    // responsável da empresa” (an official of the company).
    forms: { pt: 'responsável responsáveis' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before, after }) =>
      /^(?:por|pel[oa]s?)$/.test(nextForm(after)) &&
      !/^(?:[oa]s?|um|uma|d[oa]s?|a[os]s?|à|este|esse|novo)$/.test(before?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-3,
  },
  {
    // “deste” is a verb in “tu deste” (you gave), but not in “centros destes” (centres of this kind).
    forms: { pt: 'deste destes desse desses' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, after: [next] }) =>
      /^(?:tu|vós|me|te|lhes?|nos|que)$/.test(before?.form ?? '') &&
      !/^(?:anos?|mês|ano|dia|tipo|modo)$/.test(next?.form ?? ''),
    weightElsewhere: 1e-4,
  },
  {
    // “Técnico” is a noun in “Técnico Pepe diz” (coach Pepe says), but not in “problema técnico” (technical problem).
    forms: { pt: 'técnico técnica técnicos técnicas' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after: [next] }) =>
      isCapitalised(next) && (before === undefined || /^(?:[oa]s?|d[oa]s?|ao?s?|pel[oa]s?|com|ex)$/.test(before.form)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “Obrigado” means “thank you” in “Obrigado!” (thank you), but not in “foi obrigado a sair” (was forced to leave).
    forms: { pt: 'obrigado obrigada' },
    means: isConcept('thank-you/interjection'),
    holds: (place) =>
      place.before === undefined || gapBefore(place) > 1 || /^(?:muito|olá|sim|não)$/.test(place.before.form),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.1,
  },
  {
    // “quartos” means “rooms” in “quatro quartos duplos” (four double rooms), but not in “três quartos da população” (three
    // quarters of the population).
    forms: { pt: 'quartos' },
    means: isConcept('bedroom/noun', 'room/noun'),
    holds: ({ before, after }) => before?.form !== 'três' || !/^d[eoa]s?$/.test(nextForm(after)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “passado” means “last” in “no passado sábado” (last Saturday), but not in “o passado do país” (the country’s past).
    forms: { pt: 'passado passada' },
    means: isConcept('last/adjective'),
    holds: ({ before, after: [next] }) =>
      /^(?:[dn]?[oa]|este|esta)$/.test(before?.form ?? '') &&
      /^(?:dia|mês|ano|semana|sábado|domingo|.*-feira)$/.test(next?.form ?? ''),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-4,
  },
  {
    // “Luta” at the start of a headline is a noun: “Luta no país” (fighting in the country)
    forms: { pt: 'luta busca compra troca procura queixa visita derrota disputa marcha multa' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after }) => before === undefined && /^(?:d[eoa]s?|n[oa]s?|entre|em|por)$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “comida” is a noun in “roupa, comida e dinheiro” (clothes, food and money), but not in “foi comida” (was eaten).
    forms: { pt: 'comida comidas' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => !/^(?:foi|foram|é|são|era|ser|sido|sendo|tinha|tem|foi)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “Dados” is a noun in “Dados do instituto mostram” (data of the institute show), but not in “dados os factos” (given
    // the facts).
    forms: { pt: 'dados' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after }) =>
      (before === undefined && /^(?:d[eoa]s?|mostram|indicam|revelam)$/.test(nextForm(after))) ||
      /^(?:[dn]?os|aos|pelos|seus|novos|estes|esses|alguns|de)$/.test(before?.form ?? ''),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-3,
  },
  {
    // “cria” never means “believes itself”: “que se cria” (that is created)
    forms: { pt: 'cria criam' },
    means: (conceptId) => conceptId === 'think-imagine-believe-oneself/verb',
    holds: () => false,
    weightElsewhere: 1e-4,
  },
  {
    // “legais” is never a form of “legar” (bequeath): “razões legais” (legal reasons)
    forms: { pt: 'legais regulamentares' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “tecido” is a noun in “tecido linfoide” (lymphoid tissue), but not in “foi tecido à mão” (was woven by hand).
    forms: { pt: 'tecido tecidos' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => !/^(?:foi|foram|é|são|era|ser|sido|sendo|tem|tinha)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
];
