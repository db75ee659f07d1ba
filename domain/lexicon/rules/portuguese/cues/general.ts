import type { CuedSense } from '../portuguese-cue-table.ts';

/** Senses of common words of news and encyclopedias that differ from the everyday sense of the word. */
export const portugueseGeneralCues: readonly CuedSense[] = [
  [
    'extensão extensões',
    'length-extensao-pt/noun',
    '+km +quilómetros +quilômetros +quilómetro +quilômetro +metros +total +milhas',
  ],
  [
    'assinatura assinaturas',
    'subscription-assinatura-pt/noun',
    'revista* jornal jornais mensal mensais anual plano planos tv internet digital streaming netflix canal canais assinante* operadora* plataforma* gratuit* cadastr* cancel* renov* pag* registre-se',
  ],
  ['populares', 'member-of-the-public-populares-pt/noun', '<por <pelos <alguns <vários <outros'],
  [
    'rolar',
    'go-on-rolar-pt/verb',
    'festa festas evento eventos show shows beijo clima papo balada conversa boato* fofoca* namoro romance convite',
  ],
  [
    'vara varas',
    'court-vara-pt/noun',
    'criminal criminais cível cíveis civil trabalho justiça fazenda comarca juiz* juíza federal família tribunal execuções execução',
  ],
  ['turma turmas', 'panel-turma-pt/noun', 'tribunal tribunais julg* ministro* desembargador* stj stf recursal juiz*'],
  ['supremo', 'supreme-court-supremo-pt/noun', '<o <do <no <ao <pelo'],
  [
    'categoria categorias',
    'workers-categoria-pt/noun',
    'greve greves sindica* reajuste* salári* salarial paralis* grevist* trabalhador* assembleia reivindic*',
  ],
];
