import type { CuedSense } from '../portuguese-cue-table.ts';

/** Nouns of politics, law and the economy. */
export const portugueseSocietyCues: readonly CuedSense[] = [
  [
    'ações acções',
    'share-stock/noun',
    'bols* acionist* accionist* compra comprar comprou vend* dividend* cotaç* cotad* preç* lote* preferencia* ordinári* nominais investid* pregão detém detinha capital carteira valoriz* petrobrás telebrás leil*',
  ],
  [
    'ação acção ações acções',
    'lawsuit-acao-pt/noun',
    'judicia* cível penal popular trabalhista moveu mover movida movido movidas ajuiz* impetr* advogad* indeniz* indemn* réu rescisória',
  ],
  [
    'processo processos',
    'legal-case/noun',
    'tribuna* juiz* juízes réu* advogad* crime* crimes judicia* instaur* arquiv* acus* conden* julg* penal cível justiça moveu movido arguid* delegad* polícia inquérito disciplinar* sentença supremo >contra',
  ],
  [
    'título títulos',
    'bond-finance/noun',
    'tesouro dívida* juro* emissão emitir emitiu resgat* financeir* público* obrigações precatóri* investid*',
  ],
  [
    'câmara câmaras',
    'town-council-camara/noun',
    'autarc* autarquia* vereador* município* concelho freguesia* vila pdm munícipes camarári*',
  ],
  [
    'câmara câmaras',
    'chamber/noun',
    'deputad* senad* congresso pmdb pfl psdb brasília parlament* federa* votação lordes representantes',
  ],
  ['alta altas', 'discharge/noun', 'hospita* clínica clínico internad* paciente* doente*'],
  [
    'audiência audiências',
    'audience/noun',
    'televis* tv emissora* canal canais ibope novela* globo sic rtp tvi rádio share telespect* programa*',
  ],
  ['audiência audiências', 'audience-meeting/noun', 'papa papal embaixador* recebid* recebeu conced*'],
  [
    'cadeia cadeias',
    'jail/noun',
    'anos preso presos presa presas polícia* crim* conden* fug* juiz prisão delegad* libert* detid* mandado',
  ],
  ['cadeia cadeias', 'chain-of-shops/noun', 'loja* hotéis supermercad* restaurant* hambúrguer* farmácia*'],
  ['cadeia cadeias', 'broadcaster-channel-cadena/noun', 'televis* tv rádio cnn nbc abc'],
  [
    'conselho',
    'council/noun',
    '^ administração ministros superior municipal fiscal directivo diretivo consultivo deliberativo membros presid* europeu científico pedagógico federal <o <do <ao <pelo <no',
  ],
  ['conta contas', 'bill/noun', 'luz gás telefone restaurant* garçom eletricidade electricidade'],
  [
    'cruzeiro cruzeiros',
    'cruzeiro-money-pt/noun',
    'mil milhões bilhões milhão bilhão valia* cr inflação plano >reais >novos',
  ],
  [
    'cúpula',
    'leadership-cupula-pt/noun',
    'partid* pmdb pt pfl psdb pds ppr polícia polici* governo militar exército sindica* dirigent* campanha',
  ],
  ['cúpula cúpulas', 'dome/noun', 'igreja* catedral basílica mesquita telhado arquit* torre* templo'],
  [
    'delegado delegada delegados delegadas',
    'police-chief-delegado-pt/noun',
    'polic* crim* investig* inquérito* preso* presa prend* prisão delegacia* dp homicíd* assass* sequestr* assalt* tráfico',
  ],
  ['fazenda', 'treasury-fazenda-pt/noun', '^ ministr* ministéri* secretári* receita planejamento fhc'],
  ['fuga fugas', 'leak/noun', 'gás água óleo informaç* radioactiv* radioativ* combustíve*'],
  [
    'formação',
    'formation/noun',
    'governo quadrilha estrela* galáxi* planeta* rocha* rochos* geológic* nuve* coligação coalizão frente comissão gelo célula* cristais palavras chapa grupos parcerias maioria equipa associações',
  ],
  [
    'gabinete gabinetes',
    'cabinet-government/noun',
    'ministros remodel* coligação demit* demiss* premiê trabalhista conservador japonês israelita britânico',
  ],
  [
    'golpe golpes',
    'coup-golpe-pt/noun',
    'estado milita* general generais deposto tanques fracass* junta democracia 1964',
  ],
  ['lance lances', 'bid/noun', 'leil* licit* arremat*'],
  ['levantamento levantamentos', 'uprising/noun', 'rebeld* armado revolta revolucionári* insurre*'],
  [
    'marca marcas',
    'mark-marca-pt/noun',
    'metros segundos recorde* mundia* atlet* salto atingi* ultrapass* pegada* cicatriz* pneu* dedos dentes deix* negras',
  ],
  [
    'matéria matérias',
    'article-materia-pt/noun',
    'jorna* revista* repórter* reportagem edição capa escrev* publicad* publicou imprensa',
  ],
  ['mesa', 'board-mesa-pt/noun', 'eleita eleit* assembleia congresso eleitora* parlament* vice-president*'],
  [
    'nota notas',
    'banknote/noun',
    'dóla* reais cruzeir* pesos mil falsa* carteira dinheiro euro* escudos caixa moedas banco',
  ],
  [
    'obra obras',
    'building-works-obra/noun',
    'construç* conclus* empreit* estrada* ponte* metro túne* edifício* engenh* barragem paviment* atras* saneament* ministério* autarqu* custo* operári* trânsito prédio* licita* estádio* infra-estrut*',
  ],
  [
    'participação participações',
    'stake-participacao-pt/noun',
    'capital acionist* accionist* holding detém cento detinha banco acções ações minoritár* maioritár*',
  ],
  [
    'pasta pastas',
    'portfolio-pasta-pt/noun',
    'ministr* govern* secretári* finanças educação saúde tutela titular remodel*',
  ],
  ['patente patentes', 'rank/noun', 'oficia* milita* genera* coron*'],
  [
    'pena penas',
    'sentence-punishment/noun',
    'prisão anos morte meses juiz tribuna* conden* cumpr* suspensa crim* máxima mínima',
  ],
  [
    'pesquisa pesquisas',
    'poll-pesquisa-pt/noun',
    'datafolha ibope gallup eleit* voto* opinião entrevist* candidat* intenç* pontos percentuais vox divulgad* turno lula',
  ],
  [
    'política políticas',
    'policy/noun',
    '>monetária >económica >econômica >externa >fiscal >cambial >salarial >educativa >educacional >cultural >agrícola >industrial >energética >ambiental >social >orçamental >comum >habitacional >tarifária >interna >monetárias >económicas >econômicas >sociais >públicas >agrícolas >culturais >neoliberal <uma <esta <essa <nova',
  ],
  [
    'posse',
    'inauguration-posse-pt/noun',
    'toma tomar tomou tomam tomada tomará cargo marcada presid* governo governador* ministr* cerim* mandato discurso janeiro',
  ],
  [
    'prisão prisões',
    'arrest/noun',
    'mandado ordem pediu pedido decret* preventiva polícia policiais efectuou efetuou voz flagrante suspeit*',
  ],
  [
    'procura',
    'demand/noun',
    'oferta mercado* produto* preço* consum* aument* turístic* automóv* alojamento bilhetes excede* excesso <maior <menor <grande <muita <elevada <forte',
  ],
  ['oferta', 'supply-oferta-pt/noun', 'procura demanda mercado excesso escassez hoteleira alojamento'],
  [
    'promotor promotores',
    'promoter/noun',
    'evento* espectácul* espetácul* concerto* show* organiz* iniciativa* imobiliári* festival projecto* projeto* boxe',
  ],
  [
    'propina propinas',
    'tuition-fee/noun',
    'estudant* universi* faculdade* caloir* isenç* redução alun* ensino superior lei licenciatur* académic* escola* matrícula*',
  ],
  [
    'prova provas',
    'evidence/noun',
    'crim* tribuna* juiz* polícia* acus* advog* réu* process* culpa inocência suspeit* investig* contra material inquérito corrupção',
  ],
  ['prova provas', 'proof/noun', '>de +disso +disto >viva >cabal >irrefutável >que'],
  [
    'quadro quadros',
    'framework/noun',
    'legal jurídic* constitucional institucional comunitári* normativ* regulamentar legislativ*',
  ],
  [
    'quadros',
    'staff-quadro-pt/noun',
    'empres* superiores técnicos médios dirigentes partid* administraç* formaç* qualificad* contrat*',
  ],
  [
    'recurso recursos',
    'appeal-court/noun',
    'tribuna* sentença* interp* apresentou stj supremo julg* conden* instância acórdão advogad*',
  ],
  ['reforma', 'retirement/noun', 'idade pensões pensão antecipad* pediu pedir velhice reformad* invalidez'],
  [
    'reforma reformas',
    'renovation-reforma-pt/noun',
    'casa prédio* obra* edifício* apartament* cozinha banheir* telhado estádio* museu teatro fachada pintura hotel',
  ],
  ['resgate resgates', 'ransom/noun', 'sequestr* rapt* pag* exig* dóla* refén* refém'],
  [
    'sociedade sociedades',
    'company-firm-firma/noun',
    'anónima anónimas quotas comanditári* acionist* accionist* capital gestora cotad*',
  ],
  [
    'sócio sócia sócios sócias',
    'partner-business/noun',
    'empres* sociedade* firma* negócio* escritório* quota* loja restaurante',
  ],
  ['tomada tomadas', 'socket/noun', 'eléctric* elétric* ficha* parede aparelho* liga* fio* plugue*'],
  ['tomada tomadas', 'taking-tomada-pt/noun', '>de >da >do'],
  ['turno turnos', 'shift/noun', 'fábrica* noturno nocturno operári* enfermeir* hospital manhã escola* vigia* guarda*'],
  [
    'unidade',
    'unity/noun',
    'nacional partid* luta* povo* apelo* sindical diversidade europeia alemã africana nação espírito',
  ],
  [
    'constituição',
    'formation-constituicao-pt/noun',
    'governo novo nova sociedade empresa grupo comissão equipa arguido',
  ],
  ['guarda', 'custody-guarda-pt/noun', 'filh* crianç* mãe menor menores divórcio tutela'],
  [
    'marco marcos',
    'mark-currency-marco-pt/noun',
    'dólar libra* iene* escudos alemão alemães moeda* cotaç* mil milhões franco* dm',
  ],
  ['políticas', 'policy/noun', '<de <as <das <nas <às <novas <outras <estas <suas <pelas >para >de'],
];
