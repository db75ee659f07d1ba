import { putEndings } from './lemma.ts';
import type { IrregularTable } from './romance-verb.ts';

/**
 * Verbs whose stressed vowel changes, by inflection class (see content/README.md). Prefixed verbs change like their base
 * verb.
 */
export const spanishStemChanges: Readonly<Record<string, string>> = {
  ie: `acertar acrecentar alentar apacentar apretar arrendar asentar aserrar atender aterrar atravesar calentar cegar cerrar comenzar
    concernir concertar condescender confesar convertir defender denegar desatender descender despertar desterrar digerir discernir
    divertir empezar encender encerrar encomendar enmendar ensangrentar entender enterrar extender fregar gobernar helar herir hervir
    heder ingerir injerir invertir manifestar mentir merendar negar nevar pensar perder plegar preferir quebrar recomendar referir
    regar remendar renegar repensar requerir restregar reventar segar sembrar sentar sentir serrar sosegar subvertir sugerir temblar
    tender tentar transferir trascender tropezar verter conferir diferir inferir proferir interferir advertir pervertir arrepentir
    adherir consentir presentir resentir asentir desmentir cimentar incensar hender`,
  ue: `acordar acostar almorzar amolar apostar aprobar avergonzar cocer colar colgar comprobar concordar conmover consolar contar
    costar degollar demoler demostrar desollar devolver disolver doler dormir encontrar envolver esforzar forzar holgar llover moler
    morder morir mostrar mover poblar probar promover recordar reforzar remover renovar resolver revolver rodar rogar soldar soler
    soltar sonar soñar torcer tostar trocar tronar volar volcar volver absolver descolgar descontar recontar reprobar resonar
    retorcer revolcar desaprobar despoblar repoblar recostar rodar sobrevolar encontrar jugar oler desosar`,
  i: `ceñir competir concebir corregir derretir despedir elegir expedir freír gemir impedir investir medir pedir perseguir proseguir
    reír rendir reñir repetir seguir servir sonreír teñir vestir conseguir desvestir revestir embestir constreñir estreñir regir
    erguir henchir reelegir desteñir ceñir`,
  í: `aliar ampliar ansiar averiar criar confiar contrariar desafiar desconfiar desviar enfriar enviar espiar esquiar extraviar fiar
    fotografiar guiar liar porfiar reenviar resfriar rociar telegrafiar vaciar variar ataviar hastiar piar expiar desliar enraizar
    aislar prohibir cohibir ahijar`,
  ú: `acentuar actuar continuar efectuar evaluar exceptuar graduar habituar insinuar perpetuar puntuar situar tatuar acuar devaluar
    atenuar desvirtuar individuar fluctuar menstruar usufructuar redituar aullar maullar reunir aunar ahumar rehusar`,
};

const past = (stem: string) => `${stem}e ${stem}iste ${stem}o ${stem}imos ${stem}isteis ${stem}ieron`;

const accentedVer = (prefix: string) => ({
  pres: `${prefix}veo ${prefix}vés ${prefix}vé ${prefix}vemos ${prefix}véis ${prefix}vén`,
  past: `${prefix}ví ${prefix}viste ${prefix}vió ${prefix}vimos ${prefix}visteis ${prefix}vieron`,
  impf: putEndings(prefix, 'veía veías veía veíamos veíais veían').join(' '),
  subjunctiveStem: `${prefix}ve`,
  participleStem: `${prefix}vist`,
  gerund: `${prefix}viendo`,
});

export const spanishIrregular: IrregularTable = {
  ser: {
    pres: 'soy eres es somos sois son',
    past: 'fui fuiste fue fuimos fuisteis fueron',
    impf: 'era eras era éramos erais eran',
    subj: 'sea seas sea seamos seáis sean',
    imp: '* sé * * sed *',
  },
  ir: {
    pres: 'voy vas va vamos vais van',
    past: 'fui fuiste fue fuimos fuisteis fueron',
    impf: 'iba ibas iba íbamos ibais iban',
    subj: 'vaya vayas vaya vayamos vayáis vayan',
    imp: '* ve * vamos id/idos *',
    gerund: 'yendo',
    participle: 'ido ida idos idas',
  },
  estar: {
    pres: 'estoy estás está * * están',
    past: past('estuv'),
    subj: 'esté estés esté estemos estéis estén',
    imp: '* está * * * *',
  },
  haber: {
    pres: 'he has ha/hay hemos habéis han',
    past: past('hub'),
    futureStem: 'habr',
    subjunctiveStem: 'hay',
    imp: '* 0 * * 0 *',
  },
  '-tener': {
    pres: 'tengo tienes tiene * * tienen',
    past: past('tuv'),
    futureStem: 'tendr',
    subjunctiveStem: 'teng',
    imp: '* ten/tén * * * *',
  },
  '-poner': {
    pres: 'pongo * * * * *',
    past: past('pus'),
    futureStem: 'pondr',
    subjunctiveStem: 'pong',
    participleStem: 'puest',
    imp: '* pon/pón * * * *',
  },
  '-venir': {
    pres: 'vengo vienes viene * * vienen',
    past: past('vin'),
    futureStem: 'vendr',
    subjunctiveStem: 'veng',
    gerund: 'viniendo',
    imp: '* ven/vén * * * *',
  },
  '-hacer': {
    pres: 'hago * * * * *',
    past: 'hice hiciste hizo hicimos hicisteis hicieron',
    futureStem: 'har',
    subjunctiveStem: 'hag',
    participleStem: 'hech',
    imp: '* haz * * * *',
  },
  satisfacer: {
    pres: 'satisfago * * * * *',
    past: 'satisfice satisficiste satisfizo satisficimos satisficisteis satisficieron',
    futureStem: 'satisfar',
    subjunctiveStem: 'satisfag',
    participleStem: 'satisfech',
    imp: '* satisfaz/satisface * * * *',
  },
  decir: {
    pres: 'digo dices dice * * dicen',
    past: 'dije dijiste dijo dijimos dijisteis dijeron',
    futureStem: 'dir',
    subjunctiveStem: 'dig',
    participleStem: 'dich',
    gerund: 'diciendo',
    imp: '* di * * * *',
  },
  '-decir': {
    pres: 'digo dices dice * * dicen',
    past: 'dije dijiste dijo dijimos dijisteis dijeron',
    subjunctiveStem: 'dig',
    participleStem: 'dich',
    gerund: 'diciendo',
    imp: '* dice * * * *',
  },
  bendecir: {
    pres: 'bendigo bendices bendice * * bendicen',
    past: 'bendije bendijiste bendijo bendijimos bendijisteis bendijeron',
    subjunctiveStem: 'bendig',
    gerund: 'bendiciendo',
  },
  maldecir: {
    pres: 'maldigo maldices maldice * * maldicen',
    past: 'maldije maldijiste maldijo maldijimos maldijisteis maldijeron',
    subjunctiveStem: 'maldig',
    gerund: 'maldiciendo',
  },
  '-traer': {
    pres: 'traigo * * * * *',
    past: 'traje trajiste trajo trajimos trajisteis trajeron',
    subjunctiveStem: 'traig',
    participleStem: 'traíd',
    gerund: 'trayendo',
  },
  '-ducir': {
    pres: 'duzco * * * * *',
    past: 'duje dujiste dujo dujimos dujisteis dujeron',
    subjunctiveStem: 'duzc',
  },
  dar: {
    pres: 'doy das da damos dais dan',
    past: 'di diste dio dimos disteis dieron',
    subj: 'dé des dé demos deis den',
    imp: '* da * * dad *',
  },
  poder: {
    pres: 'puedo puedes puede * * pueden',
    past: past('pud'),
    futureStem: 'podr',
    subj: 'pueda puedas pueda podamos podáis puedan',
    gerund: 'pudiendo',
    imp: '* puede * * * *',
  },
  '-querer': {
    pres: 'quiero quieres quiere * * quieren',
    past: past('quis'),
    futureStem: 'querr',
    subj: 'quiera quieras quiera queramos queráis quieran',
    imp: '* quiere * * * *',
  },
  saber: { pres: 'sé * * * * *', past: past('sup'), futureStem: 'sabr', subjunctiveStem: 'sep' },
  caber: { pres: 'quepo * * * * *', past: past('cup'), futureStem: 'cabr', subjunctiveStem: 'quep' },
  '-salir': { pres: 'salgo * * * * *', futureStem: 'saldr', subjunctiveStem: 'salg', imp: '* sal * * * *' },
  '-valer': { pres: 'valgo * * * * *', futureStem: 'valdr', subjunctiveStem: 'valg' },
  '-caer': {
    pres: 'caigo * * * * *',
    past: 'caí caíste cayó caímos caísteis cayeron',
    subjunctiveStem: 'caig',
    participleStem: 'caíd',
    gerund: 'cayendo',
  },
  oír: {
    pres: 'oigo oyes oye oímos oís oyen',
    past: 'oí oíste oyó oímos oísteis oyeron',
    subjunctiveStem: 'oig',
    participleStem: 'oíd',
    gerund: 'oyendo',
    imp: '* oye * * oíd *',
  },
  ver: {
    pres: 'veo ves ve vemos veis ven',
    past: 'vi viste vio vimos visteis vieron',
    impf: 'veía veías veía veíamos veíais veían',
    subjunctiveStem: 've',
    participleStem: 'vist',
    gerund: 'viendo',
    imp: '* ve * * ved *',
  },
  '-ntrever': accentedVer('ntre'),
  '-prever': accentedVer('pre'),
  proveer: {
    past: 'proveí proveíste proveyó proveímos proveísteis proveyeron',
    participle: 'provisto/proveído provista/proveída provistos/proveídos provistas/proveídas',
    gerund: 'proveyendo',
  },
  '-leer': { past: 'leí leíste leyó leímos leísteis leyeron', participleStem: 'leíd', gerund: 'leyendo' },
  '-creer': { past: 'creí creíste creyó creímos creísteis creyeron', participleStem: 'creíd', gerund: 'creyendo' },
  '-poseer': {
    past: 'poseí poseíste poseyó poseímos poseísteis poseyeron',
    participleStem: 'poseíd',
    gerund: 'poseyendo',
  },
  andar: { past: past('anduv') },
  '-reír': {
    pres: 'río ríes ríe reímos reís ríen',
    past: 'reí reíste rio/rió reímos reísteis rieron',
    subj: 'ría rías ría riamos riais/riáis rían',
    participleStem: 'reíd',
    gerund: 'riendo',
    imp: '* ríe * * reíd *',
  },
  freír: {
    pres: 'frío fríes fríe freímos freís fríen',
    past: 'freí freíste frio/frió freímos freísteis frieron',
    subj: 'fría frías fría friamos friais/friáis frían',
    participle: 'frito/freído frita/freída fritos/freídos fritas/freídas',
    gerund: 'friendo',
    imp: '* fríe * * freíd *',
  },
  oler: {
    pres: 'huelo hueles huele * * huelen',
    subj: 'huela huelas huela * * huelan',
    imp: '* huele * * * *',
  },
  errar: { pres: 'yerro yerras yerra * * yerran', subj: 'yerre yerres yerre * * yerren' },
  jugar: {
    pres: 'juego juegas juega * * juegan',
    subj: 'juegue juegues juegue * * jueguen',
    imp: '* juega * * * *',
  },
  adquirir: { pres: 'adquiero adquieres adquiere * * adquieren', subj: 'adquiera adquieras adquiera * * adquieran' },
  inquirir: { pres: 'inquiero inquieres inquiere * * inquieren', subj: 'inquiera inquieras inquiera * * inquieran' },
  erguir: { pres: 'yergo yergues yergue * * yerguen', subj: 'yerga yergas yerga irgamos irgáis yergan' },
  yacer: { pres: 'yazco * * * * *', subjunctiveStem: 'yazc' },
  asir: { pres: 'asgo * * * * *', subjunctiveStem: 'asg' },
  desosar: { pres: 'deshueso deshuesas deshuesa * * deshuesan' },
  placer: { pres: 'plazco * * * * *', subjunctiveStem: 'plazc' },
  mecer: { pres: 'mezo * * * * *', subjunctiveStem: 'mez' },
  cocer: { pres: 'cuezo cueces cuece * * cuecen', subj: 'cueza cuezas cueza cozamos cozáis cuezan' },
  '-torcer': { pres: 'tuerzo tuerces tuerce * * tuercen', subj: 'tuerza tuerzas tuerza torzamos torzáis tuerzan' },
  romper: { participleStem: 'rot' },
  '-scribir': { participleStem: 'scrit' },
  '-abrir': { participleStem: 'abiert' },
  '-cubrir': { participleStem: 'cubiert' },
  '-solver': { participleStem: 'suelt' },
  '-volver': { participleStem: 'vuelt' },
  morir: { participleStem: 'muert' },
  imprimir: { participle: 'impreso/imprimido impresa/imprimida impresos/imprimidos impresas/imprimidas' },
};
