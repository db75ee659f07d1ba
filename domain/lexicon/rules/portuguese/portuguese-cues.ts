import { isConcept, type Rule } from '../grammar-rule.ts';

/** A meaning that is likely near certain words. `near` is tested against up to six words before the word and five after it. */
type Cue = {
  forms: string;
  concepts: string;
  near?: RegExp;
  previous?: RegExp;
  next?: RegExp;
  /** The weight of the meaning without such words. */
  elsewhere?: number;
};

const cues: readonly Cue[] = [
  {
    // “três milhões de contos”, “500 contos”
    forms: 'conto contos',
    concepts: 'thousand-escudos/noun',
    near: /^(?:mil|milhões|milhar(?:es)?|centenas|escudos|réis|\d{2,}[\d.,]*)$/,
    elsewhere: 1e-3,
  },
  {
    // “deixou um bilhete dizendo”
    forms: 'bilhete bilhetes',
    concepts: 'note-short-message-pt/noun',
    near: /^(?:deixa|escrev|escrit|dizendo|dizia|manuscrit|anónim|anônim|despedida|suic[ií]d|lia$|recad)/,
    elsewhere: 0.05,
  },
  {
    // “a cultura da soja”, “culturas irrigadas”
    forms: 'cultura culturas',
    concepts: 'crop/noun',
    near: /^(?:plant|agr[ií]col|agricult|colh|soja|milho|arroz|trigo|algodão|feijão|cana|café|hortíc|irriga|hectare|lavour|rega|cereal|cereais|temporárias|sequeiro|regadio)/,
    elsewhere: 0.3,
  },
  {
    // “uma guia de remessa”
    forms: 'guia guias',
    concepts: 'slip-guia-pt/noun',
    near: /^(?:circulação|remessa|recolhimento|pagamento|marcha|expedição|tratamento)$/,
    elsewhere: 1e-4,
  },
  {
    // “a bolsa fechou em alta”, “as ações na bolsa”
    forms: 'bolsa bolsas',
    concepts: 'stock-exchange/noun',
    near: /^(?:aç(?:ão|ões)|acções|acção|valores|cota|cotad|pontos|índice|fech|dow|investid|mercad|merval|pregão|dólar|juros|câmbio|tóquio|frankfurt|londres|paris|iorque|york|subi|caiu|quedas?|títulos|corretor|operador)/,
    elsewhere: 1,
  },
  {
    // “bolsa de estudo”, “uma bolsa de doutoramento”
    forms: 'bolsa bolsas',
    concepts: 'scholarship/noun',
    near: /^(?:estud|doutor|mestrad|investiga|universi|bolseir|bolsist|alun|fundação|gulbenkian|capes|cnpq)/,
    elsewhere: 0.3,
  },
  {
    // “sentou-se no banco do jardim”
    forms: 'banco bancos',
    concepts: 'bench/noun',
    near: /^(?:sent[ao]|jardim|réus?|suplent|titular|jogador|volante)/,
    elsewhere: 0.3,
  },
  {
    // “jogar às cartas”, “baralho de cartas”
    forms: 'carta cartas',
    concepts: 'playing-card/noun',
    near: /^(?:jogar|jogav|jogo$|baralh|trunf|naipe|ás$|copas|espadas|altas)/,
    elsewhere: 0.05,
  },
  {
    // “o tempo estará nublado”, “mau tempo”
    forms: 'tempo',
    concepts: 'weather/noun',
    near: /^(?:chuv|nublad|meteoro|previs|aguaceir|vento|temperatur|neblin|trovoad|nevoeir|ensolarad)/,
    previous: /^(?:mau|bom)$/,
    elsewhere: 0.05,
  },
  {
    // “a Suprema Corte”, “a corte do rei”, but “o corte de despesas”
    forms: 'corte cortes',
    concepts: 'court-royal/noun court-corte-pt/noun',
    previous: /^(?:[dn]?a|à|pela|uma|sua|suprema|nesta|nessa|desta|as|às)$/,
    elsewhere: 0.02,
  },
  {
    // “lançou os dados no tabuleiro”, but “os dados do inquérito”
    forms: 'dado dados',
    concepts: 'dice/noun',
    near: /^(?:jogo|jogar|jogav|tabuleir|aposta)/,
    elsewhere: 0.01,
  },
  {
    // “vinte lugares no parlamento”, “o lugar ao lado no avião”
    forms: 'lugar lugares',
    concepts: 'seat/noun',
    near: /^(?:assembleia|parlament|deputad|estádio|plateia|sentad|avião|bancada|espectador|passageir|lotação|reservad)/,
    elsewhere: 0.01,
  },
  {
    // “a torre e o bispo”, “xeque”
    forms: 'torre torres',
    concepts: 'rook-chess/noun',
    near: /^(?:xadrez|peão|peões|xeque|tabuleiro|bispo)$/,
    elsewhere: 0.01,
  },
  {
    // “está nas oitavas da competição”
    forms: 'oitavas',
    concepts: 'round-of-sixteen-oitavas-de-final-pt/noun',
    near: /^(?:final|competição|torneio|copa|liga|campeonato|mundial|jogo|adversári|avanç|classific|elimin|time|seleção|tênis|ténis|quartas)/,
    elsewhere: 1,
  },
  {
    // “o juiz marcou pênalti”, “o juiz apitou o fim do jogo”
    forms: 'juiz juíza juízes',
    concepts: 'referee/noun',
    near: /^(?:apit|jogo|jogos|jogador|partida|p[eéê]n[aá]lti|cartão|gol|gols|golo|golos|expuls|expulsou|faltas?|bandeirinha|auxiliar|torcid|clássico|lance|futebol|árbitro|técnico|treinador|ring|nocaute|assalto)/,
    elsewhere: 0.01,
  },
];

const ruleOf = ({ forms, concepts, near, previous, next, elsewhere = 1 }: Cue): Rule => ({
  forms: { pt: forms },
  means: isConcept(...concepts.split(' ')),
  holds: ({ before, earlier, after }) =>
    (near !== undefined && [...earlier, ...after].some(({ form }) => near.test(form))) ||
    (previous?.test(before?.form ?? '') ?? false) ||
    (next?.test(after[0]?.form ?? '') ?? false),
  weightElsewhere: elsewhere,
  weightOfOthers: 1e-3,
  isForSingleVersion: true,
});

export const portugueseCueRules: readonly Rule[] = cues.map(ruleOf);
