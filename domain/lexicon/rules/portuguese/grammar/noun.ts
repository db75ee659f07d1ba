import { infinitiveAfter, isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { articles, masculine, nextForm } from '../portuguese-context.ts';

export const portugueseNounRules: readonly Rule[] = [
  {
    // “direitos” is a noun in “os direitos humanos” (human rights), but not in “o lado direito” (the right side).
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
    // “poder” is a noun in “abuso de poder” (abuse of power), but not in “de poder sair” (of being able to leave).
    forms: { pt: 'poder' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) =>
      /^(?:[dn]?o|ao|pelo|um|de|em|[mts]eu|nosso|este|esse|algum|grande|maior|pleno)$/.test(place.before?.form ?? '') &&
      !infinitiveAfter(place),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // With a capital letter, “Conselho” is a council and “Câmara” a chamber: “o Conselho de Segurança” (the Security
    // Council)
    forms: { pt: 'conselho câmara' },
    means: isConcept('council/noun', 'chamber/noun'),
    holds: ({ word, before }) => before !== undefined && isCapitalised(word),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “Estado” means “state” in “o Estado” (the state), but not in “em mau estado” (in bad condition).
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
    // “capital” means “money” in “o capital” (capital, money), but not in “a capital” (the capital city).
    forms: { pt: 'capital' },
    means: isConcept('capital-money/noun'),
    holds: ({ before }) => masculine.test(before?.form ?? '') || before?.form === 'de',
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “sede” means “thirst” in “ter sede” (be thirsty), but not in “a sede da empresa” (the head office of the company).
    forms: { pt: 'sede' },
    means: isConcept('thirst/noun'),
    holds: ({ before, earlier }) =>
      /^(?:ter|tenho|tem|têm|tinha|tinham|com|muita|de)$/.test(before?.form ?? '') ||
      earlier.slice(-3).some(({ form }) => /^(?:mat[ao]|morr|fome)/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    // “direção” means “management” in “a direção decidiu” (the management decided), but not in “na direção do mar” (in the
    // direction of the sea).
    forms: { pt: 'direção direcção' },
    means: isConcept('management-direcao-pt/noun'),
    holds: ({ before, after: [next, afterNext], word, lexicon }) =>
      /^(?:[ad]|à|da|pela|nova|atual)$/.test(before?.form ?? '') &&
      (!next ||
        next.start - word.end > 1 ||
        isOnly(next, ['verb'], lexicon) ||
        (/^d[oae]s?$/.test(next.form) &&
          (isCapitalised(afterNext) ||
            isCapitalised(word) ||
            /^(?:clube|partido|empresa|escola|hospital)$/.test(afterNext?.form ?? '')))),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.02,
  },
  {
    // “renda” means “income” in “renda familiar” (family income), but not in “pagar a renda” (pay the rent).
    forms: { pt: 'renda rendas' },
    means: isConcept('income-renda-pt/noun'),
    holds: ({ earlier, after }) =>
      !earlier.slice(-3).some(({ form }) => /^(?:pag|casa|senhori|vestid|tecid|toalh)/.test(form)) &&
      !/^(?:casa|apartamento|quarto)$/.test(after[1]?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // Nouns whose form is also a rare verb form: “o tema do filme” (the topic of the film)
    forms: {
      pt: 'recorde recordes filme filmes tema temas livro livros peça peças debate debates índice índices venda vendas controle controles foco focos bomba bombas referendo receita receitas',
    },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => !/^(?:que|não|se|talvez|eu|me|te|lhes?|nos|caso|embora|para)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
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
    // “sentido” usually means “meaning” or “direction”. It means one of the five senses only beside words such as “visão”
    // (sight).
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
    // “papel” means “role” in “o papel de Hamlet” (the role of Hamlet), but not in “papel de parede” (wallpaper).
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
    // “fundos” means “funds” in “fundos de investimento” (investment funds), but not in “no fundo do mar” (at the bottom of
    // the sea).
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
    // “partidas” means “matches” in “todas as partidas da liga” (all matches of the league), but not in “foi partida” (was
    // broken).
    forms: { pt: 'partida partidas' },
    means: isConcept('match-partida-pt/noun'),
    holds: ({ before }) => !/^(?:foi|foram|está|estava|estão|é|são|ser|ficou)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “coletiva” directly after an article is a noun: “na coletiva” (at the press conference).
    forms: { pt: 'coletiva coletivas' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => articles.test(before?.form ?? '') || before?.form === 'em',
    weightElsewhere: 0.2,
    weightOfOthers: 0.02,
  },
  {
    // “rede” means “net” in “a bola na rede” (the ball in the net).
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
    // “fato” is a suit beside words about clothes: “vestiu o fato” (put on the suit). Otherwise it is a fact.
    forms: { pt: 'fato fatos' },
    means: isConcept('suit-clothes/noun'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) =>
        /^(?:vest|gravata|calças|camisa|alfaiate|us(?:a|ava|ar|ou)$)/.test(form),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “quarto” means “room” in “o quarto é grande” (the room is big), but not in “o quarto lugar” (fourth place).
    forms: { pt: 'quarto quartos' },
    means: isConcept('bedroom/noun', 'room/noun'),
    holds: ({ word, before, after: [next], lexicon }) =>
      articles.test(before?.form ?? '') &&
      (!next || next.start - word.end > 1 || isOnly(next, ['verb', 'preposition', 'conjunction', 'pronoun'], lexicon)),
    weightElsewhere: 0.5,
    weightOfOthers: 0.02,
  },
  {
    // “camisa” with a masculine article is a player with this number: “o camisa 10” (the number 10).
    forms: { pt: 'camisa' },
    means: isConcept('number-camisa-pt/noun'),
    holds: ({ before, after }) => masculine.test(before?.form ?? '') && /^\d+$/.test(nextForm(after)),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    // “suspeita” means “suspect” in “a suspeita foi presa” (the suspect was arrested), but not in “a suspeita de que” (the
    // suspicion that).
    forms: { pt: 'suspeita suspeitas' },
    means: isConcept('suspect/noun'),
    holds: ({ before, after: [next], lexicon }) =>
      articles.test(before?.form ?? '') &&
      isOnly(next, ['verb'], lexicon) &&
      !/^(?:recai|recaiu|existe|surgiu|é|era)$/.test(next?.form ?? ''),
    weightElsewhere: 0.2,
    weightOfOthers: 0.005,
  },
  {
    // “moral” is a noun in “a moral da tropa” (the morale of the troops), but not in “o apoio moral” (moral support).
    forms: { pt: 'moral' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => /^(?:[dn]?[oa]|baixa|alta|elevada|boa|sua|seu)$/.test(before?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “sexta” is Friday if no noun follows: “até sexta” (until Friday)
    forms: { pt: 'segunda terça quarta quinta sexta' },
    means: isConcept('monday/noun', 'tuesday/noun', 'wednesday/noun', 'thursday/noun', 'friday/noun'),
    holds: ({ before, word, after: [next], lexicon }) =>
      /^(?:na|nesta|desta|última|próxima|até|à|de|dessa|toda|passada)$/.test(before?.form ?? '') &&
      (!next ||
        next.start - word.end > 1 ||
        isOnly(next, ['verb', 'preposition', 'pronoun'], lexicon) ||
        /^(?:a|à|e|no|na|passada|\d.*)$/.test(next.form)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.005,
  },
  {
    // “menor” is an adjective in “o menor índice” (the lowest rate), but not in “um menor de 15 anos” (a minor aged 15).
    forms: { pt: 'menor menores superior superiores próximo próxima próximos próximas' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before, after: [next], lexicon }) =>
      mayBe(next, ['noun', 'adjective'], lexicon) ||
      mayBe(before, ['noun', 'adverb'], lexicon) ||
      /^(?:a|à|aos?|às)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “deixou claro” (made clear)
    forms: { pt: 'claro' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before }) => /^(?:fi[cq]|deix|é|está|est[eo]|era|seja|ser|muito|mais|bem|tão)/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “horário” is a noun in “cumpre horário” (keeps to a schedule), but not in “fuso horário” (time zone).
    forms: { pt: 'horário horários' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => before?.form !== 'fuso' && before?.form !== 'sinal',
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “partido” is a noun in “o partido” (the political party), but not in “foi partido” (was broken), “tinha partido” (had
    // left) or “coração partido” (broken heart).
    forms: { pt: 'partido partidos' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) =>
      !/^(?:foi|foram|está|estava|estão|é|são|ser|ficou|tinha|tem|ter|coração)$/.test(before?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “sentido” means “direction” in “em sentido contrário” (in the opposite direction), but not in “muito sentido” (deeply
    // felt).
    forms: { pt: 'sentido' },
    means: isConcept('sense-sentido-pt/noun'),
    holds: ({ before, after: [next], lexicon }) =>
      !/^(?:ter|tem|tinha|têm|haver|havia|muito|tenho|é|foi)$/.test(before?.form ?? '') &&
      (mayBe(next, ['noun', 'name'], lexicon) || isCapitalised(next)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “descoberta” is a noun in “a descoberta” (the discovery), but “proposta” is a verb in “foi proposta” (was proposed).
    forms: { pt: 'proposta propostas descoberta descobertas chegada chegadas medida medidas oferta ofertas' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) =>
      !/^(?:foi|foram|é|são|era|eram|ser|será|serão|sido|sendo|seja|está|estão|tinha|tem)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
];
