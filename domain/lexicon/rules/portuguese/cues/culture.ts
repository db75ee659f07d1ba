import type { CuedSense } from '../portuguese-cue-table.ts';

/** Nouns of education, the arts and sport. */
export const portugueseCultureCues: readonly CuedSense[] = [
  [
    'direito',
    'law-study/noun',
    '^ curso* faculdade* formad* licenciad* vestibular engenharia medicina >penal >civil >internacional >constitucional >romano >comercial >administrativo >canónico',
  ],
  ['economia', 'economics/noun', 'professor* faculdade* curso* nobel licenciad* doutor* universi* mestrado'],
  [
    'elenco elencos',
    'cast-actors/noun',
    'film* peça* novela* ator* atriz* actor* actriz* série* teatr* diret* televis*',
  ],
  [
    'falta faltas',
    'foul/noun',
    'árbitro juiz cobr* golo gol gols golos cartão barreira zagueir* cometeu sofreu penálti pênalti',
  ],
  ['impedimento', 'offside-impedimento-pt/noun', 'golo gol atacante* bandeir* árbitro juiz* lance zaga jogad*'],
  [
    'jornada jornadas',
    'matchday-jornada-pt/noun',
    'campeonato* jogo* equip* liga vitória* clube* pontos golos derrota* benfica sporting porto',
  ],
  ['letras', 'humanities-letras-pt/noun', 'faculdade* licenciatur* licenciad* curso* universi* professor* formad*'],
  ['matéria matérias', 'school-subject/noun', 'escola* alun* aula* exame* estud* disciplina*'],
  [
    'matrícula matrículas',
    'enrolment-matricula-pt/noun',
    'alun* escola* universi* faculdade* estudant* curso* propina* ensino processo vestibular inscriç*',
  ],
  [
    'nota notas',
    'grade-mark/noun',
    'exame* alun* prova* escola* média médias vestibular júri disciplina* turma aprovaç* jurad* dez matemática pauta boletim',
  ],
  [
    'piloto pilotos',
    'racing-driver-piloto-pt/noun',
    'fórmula corrida* carro* equip* ferrari mclaren williams benetton prova* volta* kart* rali* gp prémio prêmio senna pista box* grid automobil*',
  ],
  [
    'prova provas',
    'event-prova-pt/noun',
    'corrida* pilot* atlet* metros medalha* ciclis* maratona nad* campeonat* vencedor* venceu jogos olímp* prémio prêmio volta calendário etapa gp equip*',
  ],
  [
    'seleção selecção seleções selecções',
    'national-team/noun',
    '^ basquete vôlei voleibol torneio argentina jog* técnic* torc* treina* treino* copa futebol mundia* campe* golo* gol gols vitória derrota atacante* goleir* >brasileira >portuguesa >nacional >italiana >alemã >argentina >inglesa >espanhola >holandesa >francesa >mexicana >sueca >búlgara >nigeriana >feminina >masculina',
  ],
  [
    'rendimento rendimentos',
    'performance-result/noun',
    'jogad* atlet* equip* time escolar* alun* motor* treinad* técnic* físico',
  ],
  [
    'campo campos',
    'pitch-sports/noun',
    'jog* futebol adversári* time equip* golo* gol gols torced* árbitro* partida* bola técnic* adept* relvado gramado treinador* mando treino*',
  ],
  [
    'cenário cenários',
    'scenery-theatre/noun',
    'teatr* peça* palco* figurin* film* encena* cenógraf* ópera actor* ator* atriz',
  ],
  [
    'ensaio ensaios',
    'rehearsal/noun',
    'banda* orquestra* peça* teatr* palco samba músic* ator* actor* coreogr* danç* coro* maestro',
  ],
  ['faixa faixas', 'track-song/noun', 'disco* álbu* cd músic* canç* lp'],
  [
    'género gênero géneros gêneros',
    'genre/noun',
    'literári* musica* cinematográf* film* romance* cinema policia* ficção',
  ],
  ['letra letras', 'lyrics/noun', 'músic* canç* samba* rock disco* cant* banda* compo* melodi* rap álbu* fado* hino'],
  ['montagem', 'film-editing/noun', 'film* cinema vídeo realizador* imagen* cenas'],
  [
    'peça peças',
    'play-peca-pt/noun',
    'teatr* actor* ator* atriz* actriz* encen* palco* dramat* shakespeare companhia* estrei* ensai* cena* acto* ato* gil',
  ],
  ['solo solos', 'solo-music/noun', 'guitarr* pian* violin* disco* álbu* carreira cantor* sax* bateria <a'],
  ['volta voltas', 'lap-race/noun', 'corrida* pilot* pista* circuito* box* grid gp fórmula pneu* metros'],
  ['tela telas', 'canvas-tela-pt/noun', 'óleo pint* museu* quadro* galeria* exposiç*'],
  ['camarote camarotes', 'box-camarote-pt/noun', 'estádio teatr* jogo ópera carnaval luz convidad* sambódromo'],
  ['mão', 'leg-mao-pt/noun', '<primeira <segunda <1ª <2ª'],
  ['exibição exibições', 'showing-exibicao-pt/noun', 'film* cinema* documentári* novela* sessão sessões'],
];
