import { type IrregularVerb, type IrregularVerbs, putEndings } from './irregular-verb.ts';

interface Parts extends IrregularVerb {
  futureStem?: string;
  subjunctiveStem?: string;
  pastStem?: string;
  participleStem?: string;
}

function verb({ futureStem, subjunctiveStem, pastStem, participleStem, ...tenses }: Parts): IrregularVerb {
  return {
    ...(futureStem && {
      future: putEndings(futureStem, 'é ás á emos éis án'),
      conditional: putEndings(futureStem, 'ía ías ía íamos íais ían'),
    }),
    ...(subjunctiveStem && { subjunctive: putEndings(subjunctiveStem, 'a as a amos áis an') }),
    ...(pastStem && { past: putEndings(pastStem, 'e iste o imos isteis ieron') }),
    ...(participleStem && { participle: putEndings(participleStem, 'o a os as') }),
    ...tenses,
  };
}

/** “cuento, cuentas, cuenta … cuentan”; “cuenta” is what one says to one person as well. */
const changing = (present: string, subjunctive: string): IrregularVerb => {
  const command = present.split(' ').at(2) ?? '*';
  return { present, subjunctive, imperative: `* ${command} * * * *` };
};

export const spanishVerbs: IrregularVerbs = {
  ser: verb({
    present: 'soy eres es somos sois son',
    past: 'fui fuiste fue fuimos fuisteis fueron',
    imperfect: 'era eras era éramos erais eran',
    futureStem: 'ser',
    subjunctiveStem: 'se',
    participle: 'sido',
    gerund: 'siendo',
  }),
  estar: verb({
    present: 'estoy estás está estamos estáis están',
    pastStem: 'estuv',
    subjunctive: 'esté estés esté estemos estéis estén',
  }),
  haber: verb({
    present: 'he has ha hemos habéis han',
    pastStem: 'hub',
    futureStem: 'habr',
    subjunctiveStem: 'hay',
  }),
  '-tener': verb({
    present: 'tengo tienes tiene * * tienen',
    pastStem: 'tuv',
    futureStem: 'tendr',
    subjunctiveStem: 'teng',
    imperative: '* ten * * * *',
  }),
  ir: verb({
    present: 'voy vas va vamos vais van',
    past: 'fui fuiste fue fuimos fuisteis fueron',
    imperfect: 'iba ibas iba íbamos ibais iban',
    futureStem: 'ir',
    subjunctive: 'vaya vayas vaya vayamos vayáis vayan',
    participle: 'ido ida idos idas',
    gerund: 'yendo',
  }),
  hacer: verb({
    present: 'hago * * * * *',
    past: 'hice hiciste hizo hicimos hicisteis hicieron',
    futureStem: 'har',
    subjunctiveStem: 'hag',
    participleStem: 'hech',
    imperative: '* haz * * * *',
  }),
  decir: verb({
    present: 'digo dices dice * * dicen',
    past: 'dije dijiste dijo dijimos dijisteis dijeron',
    futureStem: 'dir',
    subjunctiveStem: 'dig',
    participleStem: 'dich',
    gerund: 'diciendo',
    imperative: '* di * * * *',
  }),
  dar: verb({
    present: 'doy das da * dais dan',
    past: 'di diste dio * disteis dieron',
    imperfect: 'daba dabas daba dábamos dabais daban',
    futureStem: 'dar',
    subjunctive: 'dé des dé demos deis den',
    participleStem: 'dad',
    gerund: 'dando',
    imperative: '* da * * * *',
  }),
  poder: verb({
    present: 'puedo puedes puede * * pueden',
    pastStem: 'pud',
    futureStem: 'podr',
    subjunctive: 'pueda puedas pueda podamos podáis puedan',
    gerund: 'pudiendo',
  }),
  '-poner': verb({
    present: 'pongo * * * * *',
    pastStem: 'pus',
    futureStem: 'pondr',
    subjunctiveStem: 'pong',
    participleStem: 'puest',
    imperative: '* pon * * * *',
  }),
  ver: verb({
    present: 'veo ves ve vemos veis ven',
    past: 'vi viste vio vimos visteis vieron',
    imperfect: 'veía veías veía veíamos veíais veían',
    futureStem: 'ver',
    subjunctiveStem: 've',
    participleStem: 'vist',
    gerund: 'viendo',
    imperative: '* ve * * * *',
  }),
  querer: verb({
    present: 'quiero quieres quiere * * quieren',
    pastStem: 'quis',
    futureStem: 'querr',
    subjunctive: 'quiera quieras quiera queramos queráis quieran',
  }),
  saber: verb({ present: 'sé * * * * *', pastStem: 'sup', futureStem: 'sabr', subjunctiveStem: 'sep' }),
  venir: verb({
    present: 'vengo vienes viene * * vienen',
    pastStem: 'vin',
    futureStem: 'vendr',
    subjunctiveStem: 'veng',
    gerund: 'viniendo',
    imperative: '* ven * * * *',
  }),
  salir: verb({
    present: 'salgo * * * * *',
    futureStem: 'saldr',
    subjunctiveStem: 'salg',
    imperative: '* sal * * * *',
  }),
  oír: verb({
    present: 'oigo oyes oye * oís oyen',
    past: 'oí oíste oyó * oísteis oyeron',
    imperfect: 'oía oías oía oíamos oíais oían',
    subjunctiveStem: 'oig',
    participleStem: 'oíd',
    gerund: 'oyendo',
    imperative: '* oye * * * *',
  }),
  '-volver': {
    ...changing('vuelvo vuelves vuelve * * vuelven', 'vuelva vuelvas vuelva * * vuelvan'),
    participle: 'vuelto vuelta vueltos vueltas',
  },
  pedir: {
    ...changing('pido pides pide * * piden', 'pida pidas pida pidamos pidáis pidan'),
    past: '* * pidió * * pidieron',
    gerund: 'pidiendo',
  },
  '-seguir': {
    ...changing('sigo sigues sigue * * siguen', 'siga sigas siga sigamos sigáis sigan'),
    past: '* * siguió * * siguieron',
    gerund: 'siguiendo',
  },
  empezar: changing('empiezo empiezas empieza * * empiezan', 'empiece empieces empiece * * empiecen'),
  perder: changing('pierdo pierdes pierde * * pierden', 'pierda pierdas pierda * * pierdan'),
  contar: changing('cuento cuentas cuenta * * cuentan', 'cuente cuentes cuente * * cuenten'),
  encontrar: changing('encuentro encuentras encuentra * * encuentran', 'encuentre encuentres encuentre * * encuentren'),
  pensar: changing('pienso piensas piensa * * piensan', 'piense pienses piense * * piensen'),
  cerrar: changing('cierro cierras cierra * * cierran', 'cierre cierres cierre * * cierren'),
  sentir: {
    ...changing('siento sientes siente * * sienten', 'sienta sientas sienta sintamos sintáis sientan'),
    past: '* * sintió * * sintieron',
  },
  dormir: {
    ...changing('duermo duermes duerme * * duermen', 'duerma duermas duerma durmamos durmáis duerman'),
    past: '* * durmió * * durmieron',
  },
  '-scribir': { participle: 'scrito scrita scritos scritas' },
  abrir: { participle: 'abierto abierta abiertos abiertas' },
};
