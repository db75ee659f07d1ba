import type { IrregularTable } from './romance-verb.ts';

/**
 * Verbs by the change of their stressed vowel: “i” in “eu sirvo” (servir, serve), “u” in “eu durmo” (dormir, sleep), “o” in
 * “tu sobes” (subir, go up), “ei” in “odeio” (odiar, hate).
 */
export const portugueseStemChanges: Readonly<Record<string, string>> = {
  i: `advertir aderir competir conferir conseguir consentir deferir desmentir despir diferir digerir divertir ferir inferir
    ingerir inserir interferir investir mentir perseguir preferir preterir proferir prosseguir referir repelir repetir ressentir revestir
    seguir sentir servir sugerir transferir vestir assentir pressentir refletir desferir agredir progredir transgredir prevenir denegrir
    gerir impelir expelir compelir aferir auferir cerzir`,
  u: 'dormir cobrir descobrir encobrir tossir engolir recobrir',
  o: 'subir fugir acudir sacudir consumir sumir cuspir bulir entupir desentupir',
  ei: 'odiar ansiar incendiar mediar remediar intermediar',
};

const past = (stem: string, three: string) => `${stem}e ${stem}este ${three} ${stem}emos ${stem}estes ${stem}eram`;

export const portugueseIrregular: IrregularTable = {
  ser: {
    pres: 'sou és é somos sois são',
    past: 'fui foste foi fomos fostes foram',
    impf: 'era eras era éramos éreis eram',
    subjunctiveStem: 'sej',
    pastStem: 'fo',
    imp: '* sê * * sede *',
  },
  ir: {
    pres: 'vou vais vai vamos ides vão',
    past: 'fui foste foi fomos fostes foram',
    impf: 'ia ias ia íamos íeis iam',
    subj: 'vá vás vá vamos vades vão',
    pastStem: 'fo',
    imp: '* vai * * ide *',
  },
  estar: {
    pres: 'estou estás está * * estão',
    past: past('estiv', 'esteve'),
    pastStem: 'estive',
    subjunctiveStem: 'estej',
  },
  ter: {
    pres: 'tenho tens tem temos tendes têm',
    past: past('tiv', 'teve'),
    pastStem: 'tive',
    impf: 'tinha tinhas tinha tínhamos tínheis tinham',
    subjunctiveStem: 'tenh',
    imp: '* tem * * tende *',
  },
  '-ter': {
    prefixes: 'abs con de entre man ob re sus',
    pres: 'tenho téns tém temos tendes têm',
    past: past('tiv', 'teve'),
    pastStem: 'tive',
    impf: 'tinha tinhas tinha tínhamos tínheis tinham',
    subjunctiveStem: 'tenh',
    imp: '* tém * * tende *',
  },
  haver: {
    pres: 'hei hás há havemos/hemos haveis/heis hão',
    past: past('houv', 'houve'),
    pastStem: 'houve',
    subjunctiveStem: 'haj',
  },
  dizer: dizer(''),
  '-dizer': { ...dizer(''), prefixes: 'contra des pre ben mal' },
  '-fazer': {
    pres: 'faço * faz * * *',
    past: 'fiz fizeste fez fizemos fizestes fizeram',
    pastStem: 'fize',
    futureStem: 'far',
    subjunctiveStem: 'faç',
    participleStem: 'feit',
    imp: '* faz/faze * * * *',
  },
  trazer: {
    pres: 'trago * traz * * *',
    past: 'trouxe trouxeste trouxe trouxemos trouxestes trouxeram',
    pastStem: 'trouxe',
    futureStem: 'trar',
    subjunctiveStem: 'trag',
    imp: '* traz * * * *',
  },
  dar: {
    pres: 'dou dás dá damos dais dão',
    past: 'dei deste deu demos destes deram',
    pastStem: 'de',
    subj: 'dê dês dê demos deis deem',
    imp: '* dá * * * *',
  },
  poder: {
    pres: 'posso * * * * *',
    past: 'pude pudeste pôde pudemos pudestes puderam',
    pastStem: 'pude',
    subjunctiveStem: 'poss',
  },
  pôr: por('ô'),
  '-por': por('ô'),
  ver: ver('ê', 'ê'),
  rever: ver('ê', 'ê', 're'),
  prever: ver('ê', 'ê', 'pre'),
  entrever: ver('ê', 'ê', 'entre'),
  prover: { pres: 'provejo provês provê * provedes proveem', subjunctiveStem: 'provej' },
  vir: vir('ns', 'm'),
  '-vir': { ...vir('éns', 'ém'), prefixes: 'ad con contra inter pro re sobre desa' },
  saber: { pres: 'sei * * * * *', past: past('soub', 'soube'), pastStem: 'soube', subjunctiveStem: 'saib' },
  caber: { pres: 'caibo * * * * *', past: past('coub', 'coube'), pastStem: 'coube', subjunctiveStem: 'caib' },
  '-querer': {
    pres: '* * quer * * *',
    past: 'quis quiseste quis quisemos quisestes quiseram',
    pastStem: 'quise',
    subjunctiveStem: 'queir',
  },
  requerer: { pres: 'requeiro * requer * * *', subjunctiveStem: 'requeir' },
  ler: { pres: 'leio lês lê lemos ledes leem', subjunctiveStem: 'lei', imp: '* lê * * lede *' },
  reler: { pres: 'releio relês relê relemos reledes releem', subjunctiveStem: 'relei' },
  crer: { pres: 'creio crês crê cremos credes creem', subjunctiveStem: 'crei' },
  '-perder': { pres: 'perco * * * * *', subjunctiveStem: 'perc' },
  valer: { pres: 'valho * * * * *', subjunctiveStem: 'valh' },
  '-valer': { pres: 'valho * * * * *', subjunctiveStem: 'valh' },
  medir: { pres: 'meço * * * * *', subjunctiveStem: 'meç' },
  pedir: { pres: 'peço * * * * *', subjunctiveStem: 'peç' },
  despedir: { pres: 'despeço * * * * *', subjunctiveStem: 'despeç' },
  impedir: { pres: 'impeço * * * * *', subjunctiveStem: 'impeç' },
  expedir: { pres: 'expeço * * * * *', subjunctiveStem: 'expeç' },
  '-ouvir': {
    pres: 'ouço/oiço * * * * *',
    subj: 'ouça/oiça ouças/oiças ouça/oiça ouçamos/oiçamos ouçais/oiçais ouçam/oiçam',
  },
  rir: { pres: 'rio ris ri rimos rides riem', subjunctiveStem: 'ri', imp: '* ri * * ride *' },
  sorrir: {
    pres: 'sorrio sorris sorri sorrimos sorrides sorriem',
    subjunctiveStem: 'sorri',
    imp: '* sorri * * sorride *',
  },
  polir: { pres: 'pulo pules pule * * pulem', subjunctiveStem: 'pul' },
  '-screver': { participleStem: 'scrit' },
  '-abrir': { participleStem: 'abert' },
  '-cobrir': { pres: 'cubro * * * * *', subjunctiveStem: 'cubr', participleStem: 'cobert' },
  ganhar: { participle: 'ganho/ganhado ganha/ganhada ganhos/ganhados ganhas/ganhadas' },
  gastar: { participle: 'gasto/gastado gasta/gastada gastos/gastados gastas/gastadas' },
  pagar: { participle: 'pago/pagado paga/pagada pagos/pagados pagas/pagadas' },
  entregar: { participle: 'entregue/entregado entregue/entregada entregues/entregados entregues/entregadas' },
  aceitar: { participle: 'aceite/aceitado aceite/aceitada aceites/aceitados aceites/aceitadas' },
  matar: { participle: 'morto/matado morta/matada mortos/matados mortas/matadas' },
  morrer: { participle: 'morto/morrido morta/morrida mortos/morridos mortas/morridas' },
  prender: { participle: 'preso/prendido presa/prendida presos/prendidos presas/prendidas' },
  acender: { participle: 'aceso/acendido acesa/acendida acesos/acendidos acesas/acendidas' },
  suspender: { participle: 'suspenso/suspendido suspensa/suspendida suspensos/suspendidos suspensas/suspendidas' },
  eleger: { participle: 'eleito/elegido eleita/elegida eleitos/elegidos eleitas/elegidas' },
  imprimir: { participle: 'impresso/imprimido impressa/imprimida impressos/imprimidos impressas/imprimidas' },
  extinguir: { participle: 'extinto/extinguido extinta/extinguida extintos/extinguidos extintas/extinguidas' },
  expulsar: { participle: 'expulso/expulsado expulsa/expulsada expulsos/expulsados expulsas/expulsadas' },
  salvar: { participle: 'salvo/salvado salva/salvada salvos/salvados salvas/salvadas' },
  soltar: { participle: 'solto/soltado solta/soltada soltos/soltados soltas/soltadas' },
  limpar: { participle: 'limpo/limpado limpa/limpada limpos/limpados limpas/limpadas' },
  secar: { participle: 'seco/secado seca/secada secos/secados secas/secadas' },
  '-struir': {
    pres: '* stróis/struis strói/strui * * stroem/struem',
    imp: '* strói/strui * * * *',
  },
};

function dizer(prefix: string) {
  return {
    pres: 'digo * diz * * *',
    past: 'disse disseste disse dissemos dissestes disseram',
    pastStem: `${prefix}disse`,
    futureStem: 'dir',
    subjunctiveStem: 'dig',
    participleStem: 'dit',
    imp: '* diz * * * *',
  };
}

function por(accented: string) {
  return {
    pres: 'ponho pões põe pomos pondes põem',
    past: `pus puseste p${accented}s pusemos pusestes puseram`,
    pastStem: 'puse',
    impf: 'punha punhas punha púnhamos púnheis punham',
    futureStem: 'por',
    subjunctiveStem: 'ponh',
    participleStem: 'post',
    gerund: 'pondo',
    imp: '* põe * * ponde *',
  };
}

function ver(second: string, third: string, prefix = '') {
  return {
    pres: `${prefix}vejo ${prefix}v${second}s ${prefix}v${third} ${prefix}vemos ${prefix}vedes ${prefix}veem`,
    past: `${prefix}vi ${prefix}viste ${prefix}viu ${prefix}vimos ${prefix}vistes ${prefix}viram`,
    pastStem: `${prefix}vi`,
    impf: `${prefix}via ${prefix}vias ${prefix}via ${prefix}víamos ${prefix}víeis ${prefix}viam`,
    subjunctiveStem: `${prefix}vej`,
    participleStem: `${prefix}vist`,
    imp: `* ${prefix}vê * * ${prefix}vede *`,
  };
}

function vir(second: string, third: string) {
  const own = second === 'ns' ? 'e' : '';
  return {
    pres: `venho v${own}${second} v${own}${third} vimos vindes vêm`,
    past: 'vim vieste veio viemos viestes vieram',
    pastStem: 'vie',
    impf: 'vinha vinhas vinha vínhamos vínheis vinham',
    subjunctiveStem: 'venh',
    participleStem: 'vind',
    imp: `* v${own}${third} * * vinde *`,
  };
}
