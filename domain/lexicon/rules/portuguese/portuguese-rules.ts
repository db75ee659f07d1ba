import type { ReadWord } from '../../read-sentence.ts';
import { gapBefore, infinitiveAfter, isConcept, lengthOfComma, lengthOfQuotation, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';

/** Spans of time before “atrás” (ago) and “passado” (last): “dois anos atrás”, “na semana passada”. */
const times =
  /^(?:segundos?|minutos?|horas?|dias?|noites?|tardes?|semanas?|m[eê]s(?:es)?|trimestres?|semestres?|anos?|décadas?|séculos?|temporadas?|fim|verão|inverno|outono|primavera|feira|domingo|sábado|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;

const articles = /^(?:[dn]?[oa]s?|aos?|às?|pel[oa]s?|[dn]?uma?|[mts]eus?|minhas?|[ts]uas?|noss[oa]s?)$/;
const masculine = /^(?:[dn]?os?|aos?|pelos?|[dn]?um|uns|[dn]?es[st]es?|[dn]?aqueles?|[mts]eus?|outros?)$/;

/** Words that begin the subject of a clause: “se o governo quiser”, “se ele for”. */
const subject =
  /^(?:[oa]s?|uma?|eu|tu|você|vocês|nós|el[ea]s?|ess[ea]s?|est[ea]s?|isso|isto|alguém|algu(?:m|ma|ns|mas)|houver|for|forem|tiver|tiverem|tivermos|estiver|estiverem|puder|puderem|pudermos|quiser|quiserem|quisermos|fizer|fizerem|vier|vierem|fosse|fossem|tivesse|tivessem|pudesse|houvesse|é|são|há|por|bem|também|necessário|possível|quem)$/;

/** States that last. Before them “ficar” means “stay” or “be”, not “become”: “as inscrições ficam abertas até”. */
const lasting =
  /^(?:abert|fechad|suspens|situad|localizad|disponíve|livre|parad|sentad|deitad|calad|quiet|só|sozinh|fora|perto|pront)/;

const nextForm = (after: readonly ReadWord[]) => after[0]?.form ?? '';

/** Whether a gerund follows, with or without a pronoun before it: “vem se dedicando”. */
const gerundAfter = (after: readonly ReadWord[]) =>
  /.[aeio]ndo$/.test(after.find(({ form }) => !/^(?:se|me|te|nos|lhes?|o|a|já|não|também)$/.test(form))?.form ?? '');

/** Whether all nouns that the word may be are masculine, as all infinitives used as nouns are: “o ser”, “o poder”. */
const isNeverFeminine = (word: ReadWord | undefined) =>
  word?.readings.every(({ analysis: { word } }) => word.partOfSpeech !== 'noun' || word.gender === 'm') ?? false;

/** Rules for Portuguese words with several common meanings that the neighbouring words distinguish. */
export const portugueseRules: readonly Rule[] = [
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
    // “deixou-o sair” means “let”, “deixou o país” and “deixou marcas” mean “leave”.
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
    // “ficou triste” means “became”, “ficou em casa” and “fica perto” do not.
    forms: {
      pt: 'ficar fico ficas fica ficam ficamos ficou fiquei ficaram ficava ficavam ficará ficarão ficaria ficariam fique fiquem ficasse ficando ficado ficarem',
    },
    means: isConcept('become-get/verb'),
    holds: ({ after, language, lexicon }) =>
      after
        .slice(0, mayBe(after[0], ['adverb'], lexicon) ? 2 : 1)
        .some(
          (word) => (isOnly(word, ['adjective'], lexicon) || isParticiple(word, language)) && !lasting.test(word.form),
        ),
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    // “Os prazos serão” is a form of “ser”; “o serão” is an evening.
    forms: { pt: 'serão' },
    means: isConcept('be/verb'),
    holds: ({ before }) => !/^(?:[dn]?o|ao|um|este|cada|longo|pelo)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “os direitos humanos”, “o direito de voto”, but “o lado direito”
    forms: { pt: 'direito direitos' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ word, before }) =>
      word.form === 'direitos' ||
      /^(?:[dn]?o|ao|pelo|de|um|cada|qualquer|todo|[ms]eu|nosso|t[eê]m|ter|tinha|teve|dar?|dá|é|em)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “o poder”, “no poder”, “abuso de poder”, but “de poder sair”
    forms: { pt: 'poder' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) =>
      /^(?:[dn]?o|ao|pelo|um|de|em|[mts]eu|nosso|este|esse|algum|grande|maior|pleno)$/.test(place.before?.form ?? '') &&
      !infinitiveAfter(place),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “Já o irmão prefere”: before a new subject, “já” marks a contrast.
    forms: { pt: 'já' },
    means: isConcept('as-for-ja-pt/adverb'),
    holds: (place) =>
      gapBefore(place) >= lengthOfQuotation &&
      (/^(?:[oa]s?|n[oa]s?|em|para|quem|uma?|outr[oa]s?|est[ea]s?|ess[ea]s?|entre)$/.test(nextForm(place.after)) ||
        isCapitalised(place.after[0])),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
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
    // “a semana passada”, “o ano passado”
    forms: { pt: 'passado passada passados passadas' },
    means: isConcept('last/adjective'),
    holds: ({ before, after }) => times.test(before?.form ?? '') || nextForm(after) === 'dia',
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
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
    // “dois anos atrás”
    forms: { pt: 'atrás' },
    means: isConcept('ago-atras-pt/adverb'),
    holds: ({ before }) => times.test(before?.form ?? ''),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
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
    // “esperar pelo comboio” means “wait”, “esperar melhores resultados” means “expect”.
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
    // “lembrou aos alunos que”, “isso lembra-me” mean “remind”; “lembrou que” means “recall”.
    forms: { pt: 'lembrar lembra lembram lembrou lembraram lembrava lembrando lembre lembrado' },
    means: isConcept('remind/verb', 'remind-of/verb'),
    holds: ({ before, after }) =>
      /^(?:me|te|nos|lhes?)$/.test(before?.form ?? '') || /^(?:aos?|às?|me|te|nos|lhes?)$/.test(nextForm(after)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.2,
  },
  {
    // “foi obrigada a sair”
    forms: { pt: 'obrigado obrigada obrigados obrigadas' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb' || partOfSpeech === 'adjective',
    holds: ({ before, after }) =>
      nextForm(after) === 'a' || /^(?:fo[ir].*|ser|será|é|são|s?ido)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “a chamada economia verde”, “o chamado «efeito estufa»”
    forms: { pt: 'chamado chamada chamados chamadas' },
    means: isConcept('so-called/adjective', 'so-called-known-as/adjective'),
    holds: ({ before, after: [next], lexicon }) =>
      articles.test(before?.form ?? '') &&
      next !== undefined &&
      !/^(?:telef|perdida|urgente)/.test(next.form) &&
      (isCapitalised(next) || next.readings.length === 0 || mayBe(next, ['noun', 'adjective'], lexicon)) &&
      !mayBe(next, ['preposition', 'conjunction', 'determiner', 'pronoun'], lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // A council or a chamber if capitalised: “o Conselho de Segurança”, “a Câmara dos Deputados”
    forms: { pt: 'conselho câmara' },
    means: isConcept('council/noun', 'chamber/noun'),
    holds: ({ word, before }) => before !== undefined && isCapitalised(word),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // A state if capitalised, otherwise a condition: “o Estado”, “em mau estado”
    forms: { pt: 'estado estados' },
    means: isConcept('state-country/noun', 'federal-state/noun'),
    holds: ({ word, before }) => before !== undefined && isCapitalised(word),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // Masculine nouns with the form of a feminine one: “o cara” is a guy, “o meia” a footballer.
    forms: { pt: 'cara caras meia meias' },
    means: isConcept('guy-cara-pt/noun', 'midfielder-meia-pt/noun'),
    holds: ({ before }) => masculine.test(before?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  },
  {
    // “o capital” is money, “a capital” a city.
    forms: { pt: 'capital' },
    means: isConcept('capital-money/noun'),
    holds: ({ before }) => masculine.test(before?.form ?? '') || before?.form === 'de',
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “ter sede”, “matar a sede”; a head office otherwise.
    forms: { pt: 'sede' },
    means: isConcept('thirst/noun'),
    holds: ({ before, earlier }) =>
      /^(?:ter|tenho|tem|têm|tinha|tinham|com|muita|de)$/.test(before?.form ?? '') ||
      earlier.slice(-3).some(({ form }) => /^(?:mat[ao]|morr|fome)/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    // “à direção do clube”: the people who lead it. “na direção do mar”: where to.
    forms: { pt: 'direção direcção' },
    means: isConcept('management-direcao-pt/noun'),
    holds: ({ before, after, word }) =>
      /^(?:[ad]|à|pela|nova)$/.test(before?.form ?? '') &&
      /^d[oae]s?$/.test(nextForm(after)) &&
      (isCapitalised(after[1]) ||
        isCapitalised(word) ||
        /^(?:clube|partido|empresa|escola|hospital)$/.test(after[1]?.form ?? '')),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.02,
  },
  {
    // “pagar a renda” is rent; “renda familiar” and “distribuição de renda” are income.
    forms: { pt: 'renda rendas' },
    means: isConcept('income-renda-pt/noun'),
    holds: ({ earlier, after }) =>
      !earlier.slice(-3).some(({ form }) => /^(?:pag|casa|senhori|vestid|tecid|toalh)/.test(form)) &&
      !/^(?:casa|apartamento|quarto)$/.test(after[1]?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “acabou saindo”: it came to this in the end.
    forms: {
      pt: 'acaba acabam acabou acabaram acabar acabava acabavam acabei acabo acabará acabarão acabaria acabe acabem',
    },
    means: isConcept('end-up-acabar-pt/verb'),
    holds: (place) => gerundAfter(place.after),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  },
  {
    // “vem crescendo”: it has been growing.
    forms: { pt: 'vem vêm vinha vinham vínhamos venho vimos' },
    means: isConcept('have-been-vir-pt/verb'),
    holds: (place) => gerundAfter(place.after),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  },
  {
    // Nouns with the form of a rare subjunctive or first person: “Recorde de vendas”, “o tema do filme”
    forms: { pt: 'recorde recordes filme filmes tema temas livro livros peça peças debate debates índice índices' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => !/^(?:que|não|se|talvez|eu|me|te|lhes?|nos|caso|embora|para)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
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
    // “consigo ver” is a form of “conseguir”.
    forms: { pt: 'consigo' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) => infinitiveAfter(place) || /^(?:eu|não|já|nunca|só|também)$/.test(place.before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “peça” means a piece of music only beside words about music.
    forms: { pt: 'peça peças' },
    means: isConcept('piece-peca-pt/noun'),
    holds: ({ before, earlier, after }) =>
      !/^(?:que|não|me|lhes?)$/.test(before?.form ?? '') &&
      ![...earlier, ...after].some(({ form }) => /^(?:m[uú]sic|pian|orquestr|toc|concert|composi|violin)/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “sentido” means one of the five senses only beside words for them, such as “visão” (sight).
    forms: { pt: 'sentido' },
    means: isConcept('sense-sentido-pt/noun'),
    holds: ({ before, earlier, after }) =>
      /^(?:[dn]?o|um|ness?e|nest?e|seu|mesmo|algum|em|sem|faz|fazer|outro|duplo|bom|qualquer)$/.test(
        before?.form ?? '',
      ) && ![...earlier, ...after].some(({ form }) => /^(?:cinco|sexto|olfat|visão|audição|tato|paladar)/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “jamais” means “never”. Only in questions could it mean “ever”.
    forms: { pt: 'jamais' },
    means: isConcept('never-jamais-pt/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “um papel importante”, “o papel de Hamlet”, but “papel de parede”
    forms: { pt: 'papel papéis' },
    means: isConcept('role-papel-pt/noun', 'role/noun'),
    holds: ({ after: [next, afterNext] }) =>
      /^(?:principal|principais|importante|fundamental|central|decisivo|essencial|social|n[oa]s?|em|d[oae]s?)$/.test(
        next?.form ?? '',
      ) && !/^(?:parede|embrulho|jornal|carta|arroz|alumínio|seda|presente)$/.test(afterNext?.form ?? ''),
    weightElsewhere: 0.5,
    weightOfOthers: 0.01,
  },
  {
    // “fundos de investimento”, “o Fundo Monetário”, but “no fundo do mar”
    forms: { pt: 'fundo fundos' },
    means: isConcept('fund-fundo-pt/noun'),
    holds: ({ word, before, after }) =>
      word.form === 'fundos' ||
      (before !== undefined && isCapitalised(word)) ||
      (nextForm(after) === 'de' && !/^(?:no|ao)$/.test(before?.form ?? '')),
    weightElsewhere: 0.5,
    weightOfOthers: 0.01,
  },
  {
    // Before its noun it may also mean “former”: “o antigo ministro”
    forms: { pt: 'antigo antiga antigos antigas' },
    means: isConcept('old-antigo-pt/adjective'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // A match: “todas as partidas da liga”, but “broken” after a form of “be”
    forms: { pt: 'partida partidas' },
    means: isConcept('match-partida-pt/noun'),
    holds: ({ before }) => !/^(?:foi|foram|está|estava|estão|é|são|ser|ficou)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “na coletiva”: directly after an article it is a noun.
    forms: { pt: 'coletiva coletivas' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => articles.test(before?.form ?? '') || before?.form === 'em',
    weightElsewhere: 0.2,
    weightOfOthers: 0.02,
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
    // “fomos felizes” is a form of “ser”, “fomos ao mar” one of “ir”.
    forms: { pt: 'fomos foste fosse fossem fôssemos for forem fora' },
    means: isConcept('go/verb'),
    holds: ({ after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon) || /^(?:aos?|às?|para|embora|até|a)$/.test(next?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.2,
  },
  {
    // “…, então saímos”: after a comma it means “so”.
    forms: { pt: 'então' },
    means: isConcept('so-therefore/adverb'),
    holds: (place) => gapBefore(place) === lengthOfComma,
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “a bola na rede”
    forms: { pt: 'rede redes' },
    means: isConcept('net/noun'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) =>
        /^(?:bola|gol|golo|pesc|peixe|balanç|tênis|ténis|borboleta)/.test(form),
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “your” beside “você”: “você e sua família”
    forms: { pt: 'seu sua seus suas' },
    means: isConcept('your-seu-pt/determiner'),
    holds: ({ earlier, after }) => [...earlier, ...after].some(({ form }) => /^você$/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “o museu fica no centro”, “fica em casa”
    forms: { pt: 'fica ficam ficou ficaram ficava ficavam ficar ficará ficarão' },
    means: isConcept('stay-ficar-pt/verb', 'be-located/verb'),
    holds: ({ after }) => /^(?:em|n[oa]s?|ao|à|perto|longe|entre|dentro|fora)$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // A suit beside words about clothes: “vestiu o fato” (Portugal). Otherwise a fact.
    forms: { pt: 'fato fatos' },
    means: isConcept('suit-clothes/noun'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) =>
        /^(?:vest|gravata|calças|camisa|alfaiate|us(?:a|ava|ar|ou)$)/.test(form),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // “o quarto é grande”, but “o quarto lugar”
    forms: { pt: 'quarto quartos' },
    means: isConcept('bedroom/noun', 'room/noun'),
    holds: ({ word, before, after: [next], lexicon }) =>
      articles.test(before?.form ?? '') &&
      (!next || next.start - word.end > 1 || isOnly(next, ['verb', 'preposition', 'conjunction', 'pronoun'], lexicon)),
    weightElsewhere: 0.5,
    weightOfOthers: 0.02,
  },
  {
    // The usual meanings of two frequent verbs; their other concepts are special cases.
    forms: {
      pt: 'levar leva levam levou levaram levava levavam levará levarão levando levado levada realizar realiza realizam realizou realizaram realizado realizada realizados realizadas realizava realizavam realizará realizarão realizando',
    },
    means: isConcept('take-levar-pt/verb', 'carry-out-realizar-pt/verb', 'take-place-realizar-se-pt/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.15,
  },
];
