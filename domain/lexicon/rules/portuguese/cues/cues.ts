import { isConcept, type Rule } from '../../grammar-rule.ts';

/** A meaning that is likely near certain words. `near` is tested against up to six words before the word and five after it. */
type Cue = {
  forms: string;
  concepts: string;
  near?: RegExp;
  previous?: RegExp;
  next?: RegExp;
  /** The weight of the meaning if no word matches `near`. */
  elsewhere?: number;
};

const cues: readonly Cue[] = [
  {
    // “heroína” means “heroin” in “três gramas de heroína” (three grams of heroin), but not in “a heroína do romance” (the
    // heroine of the novel).
    forms: 'heroína heroínas',
    concepts: 'heroin/noun',
    near: /^(?:drog|tr[aá]fic|coca[ií]na|haxixe|gramas?$|quilos?$|kg$|doses?$|consum|viciad|toxicodepend|apreen|seringa|injet|injec|ópio|metadona|overdose|cannabis)/,
    elsewhere: 0.3,
  },
  {
    // “contos” means “thousand escudos” in “500 contos” (500 thousand escudos), but not in “contos de fadas” (fairy tales).
    forms: 'conto contos',
    concepts: 'thousand-escudos/noun',
    near: /^(?:mil|milhão|milhões|milhar(?:es)?|centenas|escudos|réis|\d[\d.,]+)$/,
    elsewhere: 1e-3,
  },
  {
    // “bilhete” means “note” in “deixou um bilhete dizendo” (left a note saying).
    forms: 'bilhete bilhetes',
    concepts: 'note-short-message-pt/noun',
    near: /^(?:deixa|escrev|escrit|dizendo|dizia|manuscrit|anónim|anônim|despedida|suic[ií]d|lia$|recad)/,
    elsewhere: 0.05,
  },
  {
    // “cultura” means “crop” in “a cultura da soja” (the cultivation of soya).
    forms: 'cultura culturas',
    concepts: 'crop/noun',
    near: /^(?:plant|agr[ií]col|agricult|colh|soja|milho|arroz|trigo|algodão|feijão|cana|café|hortíc|irriga|hectare|lavour|rega|cereal|cereais|temporárias|sequeiro|regadio)/,
    elsewhere: 0.3,
  },
  {
    // “guia” means “note” in “uma guia de remessa” (a delivery note).
    forms: 'guia guias',
    concepts: 'slip-guia-pt/noun',
    near: /^(?:circulação|remessa|recolhimento|pagamento|marcha|expedição|tratamento)$/,
    elsewhere: 1e-4,
  },
  {
    // “bolsa” means “stock exchange” in “a bolsa fechou em alta” (the stock exchange closed higher).
    forms: 'bolsa bolsas',
    concepts: 'stock-exchange/noun',
    near: /^(?:aç(?:ão|ões)|acções|acção|valores|cota|cotad|pontos|índice|fech|dow|investid|mercad|merval|pregão|dólar|juros|câmbio|tóquio|frankfurt|londres|paris|iorque|york|subi|caiu|quedas?|títulos|corretor|operador)/,
    elsewhere: 1,
  },
  {
    // “bolsa” means “scholarship” in “bolsa de estudo” (scholarship).
    forms: 'bolsa bolsas',
    concepts: 'scholarship/noun',
    near: /^(?:estud|doutor|mestrad|investiga|universi|bolseir|bolsist|alun|fundação|gulbenkian|capes|cnpq)/,
    elsewhere: 0.3,
  },
  {
    // “banco” means “bench” in “sentou-se no banco do jardim” (sat down on the garden bench).
    forms: 'banco bancos',
    concepts: 'bench/noun',
    near: /^(?:sent[ao]|jardim|réus?|reservas$|suplent|titular|jogador|volante)/,
    elsewhere: 0.3,
  },
  {
    // “cartas” means “playing cards” in “baralho de cartas” (pack of cards).
    forms: 'carta cartas',
    concepts: 'playing-card/noun',
    near: /^(?:jogar|jogav|jogo$|baralh|trunf|naipe|ás$|copas|espadas|altas)/,
    elsewhere: 0.05,
  },
  {
    // “tempo” means “weather” in “o tempo estará nublado” (the weather will be cloudy).
    forms: 'tempo',
    concepts: 'weather/noun',
    near: /^(?:chuv|nublad|meteoro|previs|aguaceir|vento|temperatur|neblin|trovoad|nevoeir|ensolarad)/,
    previous: /^(?:mau|bom)$/,
    elsewhere: 0.05,
  },
  {
    // “corte” means “court” in “a corte do rei” (the king’s court), but not in “o corte de despesas” (the cut in expenses).
    forms: 'corte cortes',
    concepts: 'court-royal/noun court-corte-pt/noun',
    previous: /^(?:[dn]?a|à|pela|uma|sua|suprema|nesta|nessa|desta|as|às)$/,
    elsewhere: 0.02,
  },
  {
    // “dados” means “dice” in “lançou os dados no tabuleiro” (threw the dice on the board), but not in “os dados do
    // inquérito” (the data of the survey).
    forms: 'dado dados',
    concepts: 'dice/noun',
    near: /^(?:jogo|jogar|jogav|tabuleir|aposta)/,
    elsewhere: 0.01,
  },
  {
    // “lugares” means “seats” in “vinte lugares no parlamento” (twenty seats in parliament).
    forms: 'lugar lugares',
    concepts: 'seat/noun',
    near: /^(?:assembleia|parlament|deputad|estádio|plateia|sentad|avião|bancada|espectador|passageir|lotação|reservad)/,
    elsewhere: 0.01,
  },
  {
    // “torre” means “rook” in “a torre e o bispo” (the rook and the bishop).
    forms: 'torre torres',
    concepts: 'rook-chess/noun',
    near: /^(?:xadrez|peão|peões|xeque|tabuleiro|bispo)$/,
    elsewhere: 0.01,
  },
  {
    // “oitavas” means “round of sixteen” in “está nas oitavas da competição” (is in the round of sixteen of the
    // competition).
    forms: 'oitavas',
    concepts: 'round-of-sixteen-oitavas-de-final-pt/noun',
    near: /^(?:final|competição|torneio|copa|liga|campeonato|mundial|jogo|adversári|avanç|classific|elimin|time|seleção|tênis|ténis|quartas)/,
    elsewhere: 1,
  },
  {
    // “juiz” means “referee” in “o juiz marcou pênalti” (the referee gave a penalty).
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
