import type { CuedSense } from '../portuguese-cue-table.ts';

/** Senses of words of newspapers that differ from the everyday sense of the word. */
export const portugueseWrittenCues: readonly CuedSense[] = [
  ['grama gramas', 'grass-grama-pt/noun', '<a <na <da <à <pela <sua jardim* gramado* cortar pis* verde* deit* campo'],
  [
    'composição composições',
    'train-composicao-pt/noun',
    'metrô metro* trem trens comboio* ferrovi* vagão vagões linha* passageir* cptm cp locomotiva*',
  ],
  [
    'decisão decisões',
    'final-decisao-pt/noun',
    'campeonato* taça torneio semifinal* pênaltis estadual finalista* libertadores corinth* corint* flamengo santos palmeiras benfica',
  ],
  [
    'comandante comandantes',
    'coach-comandante-pt/noun',
    'time times jogador* elenco torcid* gol gols treino* tricolor alvinegr* rubro-negr* gaúcho* corint* brasileirão vestiário clube*',
  ],
  [
    'marginal marginais',
    'criminal-marginal-pt/noun',
    'políci* pm fug* assalt* arm* roub* pris* pres* crim* bandid* tiro* vítima* considerad*',
  ],
  [
    'divisa divisas',
    'border-divisa-pt/noun',
    'entre minas paulo paraná goiás bahia espírito mato santa catarina município* municíp* rodovia* fronteira*',
  ],
  ['síndico síndicos', 'receiver-sindico-pt/noun', 'falência massa falid* concordata credor* judicial liquid*'],
  [
    'saque saques',
    'looting-saque-pt/noun',
    'loja* incêndio* supermercado* tumult* protest* onda saquead* distúrbio* pilhag* violência vandalis*',
  ],
  [
    'prescrito prescrita prescritos prescritas',
    'time-barred-prescrito-pt/adjective',
    'crime* pena* penal processo* ação prazo* delito* acus* punição dívida*',
  ],
  ['suspeito suspeita suspeitos suspeitas', 'suspected-suspeito-pt/adjective', '>de'],
  [
    'interno interna internos internas',
    'domestic-interno-pt/adjective',
    '<consumo <mercado <mercados <produto <demanda <procura <vendas <dívida <comércio <abastecimento <turismo <política <voos <voo',
  ],
];
