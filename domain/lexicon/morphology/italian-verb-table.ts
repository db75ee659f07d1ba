import type { Irregular, IrregularTable } from './romance-verb.ts';

/**
 * Verbs in -ire that do not insert “-isc-”: “dormo” (I sleep), not “dormisco”. Prefixed verbs inflect like their base verb.
 */
export const italianShortIre = `aprire avvertire bollire coprire divertire convertire dormire fuggire inghiottire investire invertire
  mentire offrire partire pentire scoprire seguire sentire servire soffrire vestire sfuggire rifuggire assentire consentire dissentire
  acconsentire presentire risentire conseguire eseguire inseguire perseguire proseguire susseguire ricoprire riaprire
  rivestire travestire svestire ripartire dipartire tossire applaudire languire nutrire mentire
  cucire sdrucire avvertire sovvertire pervertire aborrire empire`;

/** Per verb ending: the ending of the past of “io” and of the masculine participle. “0” means regular, “a/b” two forms. */
const shortened = `
  accendere accesi acceso, appendere appesi appeso, vendere 0 0, endere esi eso, cadere caddi caduto, accadere accaddi accaduto,
  persuadere persuasi persuaso, adere asi aso, ridere risi riso, idere isi iso, chiudere chiusi chiuso, udere usi uso, godere 0 0, odere osi oso,
  chiedere chiesi chiesto, concedere concessi concesso, succedere successi/succedei successo/succeduto, cedere 0 0, credere 0 0,
  fondere fusi fuso, ispondere isposi isposto, scondere scosi scosto, ordere orsi orso, perdere persi/perdetti perso/perduto,
  ergere ersi erso, argere arsi arso, orgere orsi orto, olgere olsi olto, stringere strinsi stretto, ngere nsi nto, ncere nsi nto,
  ggere ssi tto, dirigere diressi diretto, redigere redassi redatto, esigere 0 esatto, nguere nsi nto, spegnere spensi spento,
  mettere misi messo, scuotere scossi scosso, percuotere percossi percosso, muovere mossi mosso, cuocere cossi cotto, nuocere nocqui nociuto,
  scrivere scrissi scritto, vivere vissi vissuto, primere pressi presso, sumere sunsi sunto, orrere orsi orso, rompere ruppi rotto,
  solvere solsi solto, volvere 0 voluto, sistere 0 sistito, conoscere conobbi conosciuto, crescere crebbi cresciuto, nascere nacqui nato,
  mescere 0 mesciuto, pascere 0 pasciuto, piovere piovve piovuto, radere rasi raso, ledere lesi leso, flettere 0 flesso, nettere 0 nesso,
  cutere cussi cusso, igliere 0 0, gliere lsi lto, porgere porsi porto, sorgere sorsi sorto, ardere arsi arso, mordere morsi morso,
  tacere tacqui taciuto, piacere piacqui piaciuto, giacere giacqui giaciuto, discutere discussi discusso, rifulgere rifulsi rifulso, cingere cinsi cinto`;

export const italianShortened = shortened
  .split(',')
  .map((line) => line.trim().split(/\s+/))
  .map(([ending = '', past = '', participle = '']) => ({ ending, past, participle }))
  .sort((a, b) => b.ending.length - a.ending.length);

const venire: Irregular = {
  pres: 'vengo vieni viene * * vengono',
  past: 'venni * venne * * vennero',
  futureStem: 'verr',
  subj: 'venga venga venga * * vengano',
  participleStem: 'venut',
  imp: '* vieni * * * *',
};

export const italianIrregular: IrregularTable = {
  essere: {
    pres: 'sono sei è siamo siete sono',
    past: 'fui fosti fu fummo foste furono',
    impf: 'ero eri era eravamo eravate erano',
    futureStem: 'sar',
    subj: 'sia sia sia siamo siate siano',
    psubj: 'fossi fossi fosse fossimo foste fossero',
    participleStem: 'stat',
    imp: '* sii * * siate *',
  },
  avere: {
    pres: 'ho hai ha abbiamo avete hanno',
    past: 'ebbi * ebbe * * ebbero',
    futureStem: 'avr',
    subj: 'abbia abbia abbia abbiamo abbiate abbiano',
    imp: '* abbi * * abbiate *',
  },
  stare: {
    pres: 'sto stai sta stiamo state stanno',
    past: 'stetti stesti stette stemmo steste stettero',
    futureStem: 'star',
    subj: 'stia stia stia stiamo stiate stiano',
    psubj: 'stessi stessi stesse stessimo steste stessero',
    imp: '* sta’/stai * * * *',
  },
  dare: {
    pres: 'do dai dà diamo date danno',
    past: 'diedi/detti desti diede/dette demmo deste diedero/dettero',
    futureStem: 'dar',
    subj: 'dia dia dia diamo diate diano',
    psubj: 'dessi dessi desse dessimo deste dessero',
    imp: '* da’/dai * * * *',
  },
  '-fare': {
    prefixes: 'ri dis soddis contraf sopraf stra assue stupe lique',
    pres: 'faccio fai fa facciamo fate fanno',
    past: 'feci facesti fece facemmo faceste fecero',
    impf: 'facevo facevi faceva facevamo facevate facevano',
    futureStem: 'far',
    subj: 'faccia faccia faccia facciamo facciate facciano',
    psubj: 'facessi facessi facesse facessimo faceste facessero',
    participleStem: 'fatt',
    gerund: 'facendo',
    imp: '* fa’/fai * * * *',
  },
  andare: {
    pres: 'vado vai va * * vanno',
    futureStem: 'andr',
    subj: 'vada vada vada * * vadano',
    imp: '* va’/vai * * * *',
  },
  '-dire': {
    prefixes: 'contrad male bene pre dis ri in inter ad',
    pres: 'dico dici dice diciamo dite dicono',
    past: 'dissi dicesti disse dicemmo diceste dissero',
    impf: 'dicevo dicevi diceva dicevamo dicevate dicevano',
    futureStem: 'dir',
    subj: 'dica dica dica diciamo diciate dicano',
    psubj: 'dicessi dicessi dicesse dicessimo diceste dicessero',
    participleStem: 'dett',
    gerund: 'dicendo',
    imp: '* di’ * * * *',
  },
  '-bere': {
    prefixes: 'ri im',
    pres: 'bevo bevi beve beviamo bevete bevono',
    past: 'bevvi bevesti bevve bevemmo beveste bevvero',
    impf: 'bevevo bevevi beveva bevevamo bevevate bevevano',
    futureStem: 'berr',
    subj: 'beva beva beva beviamo beviate bevano',
    psubj: 'bevessi bevessi bevesse bevessimo beveste bevessero',
    participleStem: 'bevut',
    gerund: 'bevendo',
  },
  '-porre': {
    pres: 'pongo poni pone poniamo ponete pongono',
    past: 'posi ponesti pose ponemmo poneste posero',
    impf: 'ponevo ponevi poneva ponevamo ponevate ponevano',
    futureStem: 'porr',
    subj: 'ponga ponga ponga poniamo poniate pongano',
    psubj: 'ponessi ponessi ponesse ponessimo poneste ponessero',
    participleStem: 'post',
    gerund: 'ponendo',
  },
  '-trarre': {
    pres: 'traggo trai trae traiamo traete traggono',
    past: 'trassi traesti trasse traemmo traeste trassero',
    impf: 'traevo traevi traeva traevamo traevate traevano',
    futureStem: 'trarr',
    subj: 'tragga tragga tragga traiamo traiate traggano',
    psubj: 'traessi traessi traesse traessimo traeste traessero',
    participleStem: 'tratt',
    gerund: 'traendo',
  },
  '-durre': {
    pres: 'duco duci duce duciamo ducete ducono',
    past: 'dussi ducesti dusse ducemmo duceste dussero',
    impf: 'ducevo ducevi duceva ducevamo ducevate ducevano',
    futureStem: 'durr',
    subj: 'duca duca duca duciamo duciate ducano',
    psubj: 'ducessi ducessi ducesse ducessimo duceste ducessero',
    participleStem: 'dott',
    gerund: 'ducendo',
  },
  '-venire': venire,
  '-tenere': {
    pres: 'tengo tieni tiene * * tengono',
    past: 'tenni * tenne * * tennero',
    futureStem: 'terr',
    subj: 'tenga tenga tenga * * tengano',
    imp: '* tieni * * * *',
  },
  potere: {
    pres: 'posso puoi può possiamo potete possono',
    futureStem: 'potr',
    subj: 'possa possa possa possiamo possiate possano',
  },
  volere: {
    pres: 'voglio vuoi vuole vogliamo volete vogliono',
    past: 'volli * volle * * vollero',
    futureStem: 'vorr',
    subj: 'voglia voglia voglia vogliamo vogliate vogliano',
  },
  dovere: {
    pres: 'devo/debbo devi deve dobbiamo dovete devono/debbono',
    futureStem: 'dovr',
    subj: 'debba/deva debba/deva debba/deva dobbiamo dobbiate debbano/devano',
  },
  sapere: {
    pres: 'so sai sa sappiamo sapete sanno',
    past: 'seppi * seppe * * seppero',
    futureStem: 'sapr',
    subj: 'sappia sappia sappia sappiamo sappiate sappiano',
    imp: '* sappi * * sappiate *',
  },
  '-vedere': {
    past: 'vidi * vide * * videro',
    futureStem: 'vedr',
    participle: 'visto/veduto vista/veduta visti/veduti viste/vedute',
  },
  prevedere: { past: 'previdi * previde * * previdero', participleStem: 'previst' },
  provvedere: { past: 'provvidi * provvide * * provvidero', participleStem: 'provvist' },
  '-sedere': {
    pres: 'siedo/seggo siedi siede * * siedono/seggono',
    subj: 'sieda sieda sieda * * siedano',
    imp: '* siedi * * * *',
  },
  '-rimanere': {
    pres: 'rimango * * * * rimangono',
    past: 'rimasi * rimase * * rimasero',
    futureStem: 'rimarr',
    subj: 'rimanga rimanga rimanga * * rimangano',
    participleStem: 'rimast',
  },
  '-valere': {
    pres: 'valgo * * * * valgono',
    past: 'valsi * valse * * valsero',
    futureStem: 'varr',
    subj: 'valga valga valga * * valgano',
    participleStem: 'vals',
  },
  dolere: {
    pres: 'dolgo duoli duole * * dolgono',
    past: 'dolsi * dolse * * dolsero',
    futureStem: 'dorr',
    subj: 'dolga dolga dolga * * dolgano',
  },
  parere: {
    pres: 'paio * * * * paiono',
    past: 'parvi * parve * * parvero',
    futureStem: 'parr',
    subj: 'paia paia paia * * paiano',
    participleStem: 'pars',
  },
  '-apparire': {
    pres: 'appaio appari appare * * appaiono',
    past: 'apparvi * apparve * * apparvero',
    subj: 'appaia appaia appaia * * appaiano',
    participleStem: 'appars',
  },
  '-omparire': {
    pres: 'ompaio ompari ompare * * ompaiono',
    past: 'omparvi * omparve * * omparvero',
    subj: 'ompaia ompaia ompaia * * ompaiano',
    participleStem: 'ompars',
  },
  '-morire': {
    pres: 'muoio muori muore * * muoiono',
    subj: 'muoia muoia muoia * * muoiano',
    participleStem: 'mort',
    imp: '* muori * * * *',
  },
  '-salire': { pres: 'salgo sali sale * * salgono', subj: 'salga salga salga * * salgano', imp: '* sali * * * *' },
  '-uscire': { pres: 'esco esci esce * * escono', subj: 'esca esca esca * * escano', imp: '* esci * * * *' },
  riuscire: { pres: 'riesco riesci riesce * * riescono', subj: 'riesca riesca riesca * * riescano' },
  udire: { pres: 'odo odi ode * * odono', subj: 'oda oda oda * * odano' },
  '-piacere': {
    pres: 'piaccio * * piacciamo * piacciono',
    subj: 'piaccia piaccia piaccia piacciamo piacciate piacciano',
  },
  '-tacere': { pres: 'taccio * * * * tacciono', subj: 'taccia taccia taccia tacciamo tacciate tacciano' },
  '-giacere': {
    pres: 'giaccio * * giacciamo * giacciono',
    subj: 'giaccia giaccia giaccia giacciamo giacciate giacciano',
  },
  '-cogliere': gliere('co'),
  '-togliere': gliere('to'),
  '-scegliere': gliere('sce'),
  '-sciogliere': gliere('scio'),
  spegnere: { pres: 'spengo * * * * spengono', subj: 'spenga spenga spenga * * spengano' },
  '-muovere': { past: 'mossi * mosse * * mossero', participleStem: 'moss' },
  '-aprire': { participleStem: 'apert' },
  '-coprire': { participleStem: 'copert' },
  '-offrire': { participleStem: 'offert' },
  '-ffrire': { participleStem: 'ffert' },
  vivere: { futureStem: 'vivr' },
  '-vivere': { futureStem: 'vivr' },
  cadere: { futureStem: 'cadr' },
  accadere: { futureStem: 'accadr' },
};

function gliere(stem: string): Irregular {
  return {
    pres: `${stem}lgo * * * * ${stem}lgono`,
    subj: `${stem}lga ${stem}lga ${stem}lga * * ${stem}lgano`,
  };
}
