import { type IrregularVerb, type IrregularVerbs, putEndings } from './irregular-verb.ts';

const present = (stem: string) => putEndings(stem, 'm š - mo te jo');
const participle = (masculine: string, stem: string) => `${masculine} ${putEndings(stem, 'la lo li le')}`;

const verb = (presentStem: string, masculine?: string, stem = ''): IrregularVerb => ({
  present: present(presentStem),
  ...(masculine && { participle: participle(masculine, stem) }),
});

export const slovenianVerbs: IrregularVerbs = {
  biti: { present: 'sem si je smo ste so|sva sta', future: 'bom boš bo bomo boste bodo|bova bosta' },
  nisem: { present: 'nisem nisi ni nismo niste niso|nisva nista' },
  bom: { future: 'bom boš bo bomo boste bodo|bova bosta' },
  imeti: { present: `${present('ima')}|${present('nima')}` },
  iti: { present: 'grem greš gre gremo greste gredo', participle: participle('šel', 'š') },
  priti: verb('pride', 'prišel', 'priš'),
  oditi: verb('odide', 'odšel', 'odš'),
  najti: verb('najde', 'našel', 'naš'),
  reči: verb('reče', 'rekel', 'rek'),
  moči: verb('more', 'mogel', 'mog'),
  teči: verb('teče', 'tekel', 'tek'),
  hoteti: verb('hoče'),
  smeti: { present: 'smem smeš sme smemo smete smejo' },
  vzeti: verb('vzame'),
  začeti: verb('začne'),
  videti: verb('vidi'),
  sedeti: verb('sedi'),
  vedeti: { present: 'vem veš ve vemo veste vedo' },
  povedati: { present: 'povem poveš pove povemo poveste povedo' },
  dati: { present: 'dam daš da damo daste dajo' },
  '-preti': verb('pre', 'prl', 'pr'),
  '-pisati': verb('piše'),
  '-brati': verb('bere'),
  '-šteti': verb('šteje'),
  '-nesti': verb('nese', 'nesel', 'nes'),
  '-ovati': verb('uje'),
};
