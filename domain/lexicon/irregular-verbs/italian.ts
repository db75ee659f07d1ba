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
      future: putEndings(futureStem, 'ò ai à emo ete anno'),
      conditional: putEndings(futureStem, 'ei esti ebbe emmo este ebbero'),
    }),
    ...(subjunctiveStem && { subjunctive: putEndings(subjunctiveStem, 'a a a * * ano') }),
    ...(pastStem && { past: putEndings(pastStem, 'i * e * * ero') }),
    ...(participleStem && { participle: putEndings(participleStem, 'o a i e') }),
    ...tenses,
  };
}

/** Many verbs in “-ere” are irregular in just these two. */
const shortened = (pastStem: string, participleStem: string) => verb({ pastStem, participleStem });

export const italianVerbs: IrregularVerbs = {
  essere: verb({
    present: 'sono sei è siamo siete sono',
    past: 'fui fosti fu fummo foste furono',
    imperfect: 'ero eri era eravamo eravate erano',
    futureStem: 'sar',
    subjunctiveStem: 'si',
    participleStem: 'stat',
  }),
  stare: verb({
    present: 'sto stai sta stiamo * stanno',
    imperfect: 'stavo stavi stava stavamo stavate stavano',
    past: 'stetti stesti stette stemmo steste stettero',
    futureStem: 'star',
    subjunctiveStem: 'sti',
    participleStem: 'stat',
    gerund: 'stando',
  }),
  avere: verb({
    present: 'ho hai ha abbiamo avete hanno',
    past: 'ebbi avesti ebbe avemmo aveste ebbero',
    futureStem: 'avr',
    subjunctiveStem: 'abbi',
  }),
  dire: verb({
    present: 'dico dici dice diciamo dite dicono',
    imperfect: 'dicevo dicevi diceva dicevamo dicevate dicevano',
    past: 'dissi dicesti disse dicemmo diceste dissero',
    futureStem: 'dir',
    subjunctiveStem: 'dic',
    participleStem: 'dett',
    gerund: 'dicendo',
    imperative: '* di’ * * * *',
  }),
  '-fare': verb({
    present: 'faccio fai fa facciamo fate fanno',
    imperfect: 'facevo facevi faceva facevamo facevate facevano',
    past: 'feci facesti fece facemmo faceste fecero',
    futureStem: 'far',
    subjunctiveStem: 'facci',
    participleStem: 'fatt',
    gerund: 'facendo',
  }),
  potere: verb({ present: 'posso puoi può possiamo potete possono', futureStem: 'potr', subjunctiveStem: 'poss' }),
  dovere: verb({
    present: 'devo devi deve dobbiamo dovete devono',
    past: '* * dovette * * dovettero',
    futureStem: 'dovr',
    subjunctiveStem: 'debb',
  }),
  dare: verb({
    present: 'do dai dà diamo * danno',
    imperfect: 'davo davi dava davamo davate davano',
    past: 'diedi desti diede demmo deste diedero',
    futureStem: 'dar',
    subjunctiveStem: 'di',
    participleStem: 'dat',
    gerund: 'dando',
    imperative: '* dai * * * *',
  }),
  sapere: verb({
    present: 'so sai sa sappiamo sapete sanno',
    pastStem: 'sepp',
    futureStem: 'sapr',
    subjunctiveStem: 'sappi',
  }),
  vedere: verb({ pastStem: 'vid', futureStem: 'vedr', participleStem: 'vist' }),
  andare: verb({ present: 'vado vai va * * vanno', futureStem: 'andr', subjunctiveStem: 'vad' }),
  '-venire': verb({
    present: 'vengo vieni viene veniamo venite vengono',
    pastStem: 'venn',
    futureStem: 'verr',
    subjunctiveStem: 'veng',
    participleStem: 'venut',
    imperative: '* vieni * * * *',
  }),
  '-tenere': verb({
    present: 'tengo tieni tiene teniamo tenete tengono',
    pastStem: 'tenn',
    futureStem: 'terr',
    subjunctiveStem: 'teng',
    imperative: '* tieni * * * *',
  }),
  volere: verb({
    present: 'voglio vuoi vuole vogliamo volete vogliono',
    pastStem: 'voll',
    futureStem: 'vorr',
    subjunctiveStem: 'vogli',
  }),
  rimanere: verb({
    present: 'rimango * * * * rimangono',
    pastStem: 'rimas',
    futureStem: 'rimarr',
    participleStem: 'rimast',
  }),
  '-mettere': shortened('mis', 'mess'),
  chiedere: shortened('chies', 'chiest'),
  '-chiudere': shortened('chius', 'chius'),
  '-prendere': shortened('pres', 'pres'),
  '-scrivere': shortened('scriss', 'scritt'),
  rispondere: shortened('rispos', 'rispost'),
  perdere: shortened('pers', 'pers'),
  '-giungere': shortened('giuns', 'giunt'),
  leggere: shortened('less', 'lett'),
  spegnere: shortened('spens', 'spent'),
  accendere: shortened('acces', 'acces'),
  scendere: shortened('sces', 'sces'),
  decidere: shortened('decis', 'decis'),
  appendere: shortened('appes', 'appes'),
  correre: shortened('cors', 'cors'),
  aprire: { participle: 'aperto aperta aperti aperte' },
  '-coprire': { participle: 'coperto coperta coperti coperte' },
  offrire: { participle: 'offerto offerta offerti offerte' },
};
