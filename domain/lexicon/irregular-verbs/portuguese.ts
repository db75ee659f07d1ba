import { type IrregularVerb, type IrregularVerbs, putEndings } from './irregular-verb.ts';

interface Parts extends IrregularVerb {
  futureStem?: string;
  subjunctiveStem?: string;
  participleStem?: string;
}

function verb({ futureStem, subjunctiveStem, participleStem, ...tenses }: Parts): IrregularVerb {
  return {
    ...(futureStem && {
      future: putEndings(futureStem, 'ei ás á emos eis ão'),
      conditional: putEndings(futureStem, 'ia ias ia íamos íeis iam'),
    }),
    ...(subjunctiveStem && { subjunctive: putEndings(subjunctiveStem, 'a as a amos ais am') }),
    ...(participleStem && { participle: putEndings(participleStem, 'o a os as') }),
    ...tenses,
  };
}

export const portugueseVerbs: IrregularVerbs = {
  ser: verb({
    present: 'sou és é somos sois são',
    past: 'fui foste foi fomos fostes foram',
    imperfect: 'era eras era éramos éreis eram',
    futureStem: 'ser',
    subjunctiveStem: 'sej',
    participle: 'sido',
    gerund: 'sendo',
  }),
  estar: verb({
    present: 'estou estás está estamos estais estão',
    past: 'estive estiveste esteve estivemos estivestes estiveram',
    subjunctiveStem: 'estej',
  }),
  ter: verb({
    present: 'tenho tens tem temos tendes têm',
    past: 'tive tiveste teve tivemos tivestes tiveram',
    imperfect: 'tinha tinhas tinha tínhamos tínheis tinham',
    futureStem: 'ter',
    subjunctiveStem: 'tenh',
    participle: 'tido tida tidos tidas',
    gerund: 'tendo',
  }),
  haver: verb({ present: 'hei hás há * * hão', past: '* * houve * * *', subjunctiveStem: 'haj' }),
  ir: verb({
    present: 'vou vais vai * ides *',
    past: 'fui foste foi fomos fostes foram',
    imperfect: 'ia ias ia íamos íeis iam',
    futureStem: 'ir',
    subjunctive: 'vá vás vá * * *',
    participle: 'ido ida idos idas',
    gerund: 'indo',
  }),
  dizer: verb({
    present: 'digo * diz * * *',
    past: 'disse disseste disse dissemos dissestes disseram',
    futureStem: 'dir',
    subjunctiveStem: 'dig',
    participleStem: 'dit',
  }),
  fazer: verb({
    present: 'faço * faz * * *',
    past: 'fiz fizeste fez fizemos fizestes fizeram',
    futureStem: 'far',
    subjunctiveStem: 'faç',
    participleStem: 'feit',
  }),
  dar: verb({
    present: 'dou dás dá damos dais dão',
    past: 'dei deste deu demos destes deram',
    imperfect: 'dava davas dava dávamos dáveis davam',
    futureStem: 'dar',
    subjunctive: 'dê dês dê * * deem',
    participleStem: 'dad',
    gerund: 'dando',
    imperative: '* dá * * * *',
  }),
  poder: verb({
    present: 'posso * * * * *',
    past: 'pude pudeste pôde pudemos pudestes puderam',
    subjunctiveStem: 'poss',
  }),
  pôr: verb({
    present: 'ponho pões põe pomos pondes põem',
    past: 'pus puseste pôs pusemos pusestes puseram',
    imperfect: 'punha punhas punha púnhamos púnheis punham',
    futureStem: 'por',
    subjunctiveStem: 'ponh',
    participleStem: 'post',
    gerund: 'pondo',
    imperative: '* põe * * * *',
  }),
  ver: verb({
    present: 'vejo vês vê vemos vedes veem',
    past: 'vi viste viu vimos vistes viram',
    imperfect: 'via vias via víamos víeis viam',
    futureStem: 'ver',
    subjunctiveStem: 'vej',
    participleStem: 'vist',
    gerund: 'vendo',
    imperative: '* vê * * * *',
  }),
  vir: verb({
    present: 'venho vens vem * vindes vêm',
    past: 'vim vieste veio viemos viestes vieram',
    imperfect: 'vinha vinhas vinha vínhamos vínheis vinham',
    futureStem: 'vir',
    subjunctiveStem: 'venh',
  }),
  saber: verb({
    present: 'sei * * * * *',
    past: 'soube soubeste soube soubemos soubestes souberam',
    subjunctiveStem: 'saib',
  }),
  querer: verb({
    present: '* * quer * * *',
    past: 'quis quiseste quis quisemos quisestes quiseram',
    subjunctiveStem: 'queir',
  }),
  trazer: verb({
    present: 'trago * traz * * *',
    past: 'trouxe trouxeste trouxe trouxemos trouxestes trouxeram',
    futureStem: 'trar',
    subjunctiveStem: 'trag',
  }),
  ler: verb({ present: 'leio lês lê * ledes leem', subjunctiveStem: 'lei' }),
  '-screver': { participle: 'scrito scrita scritos scritas' },
  abrir: { participle: 'aberto aberta abertos abertas' },
};
