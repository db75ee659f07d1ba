import type { AbbreviationLists } from './abbreviation-lists.ts';

export const french: AbbreviationLists = {
  neverLast: `
    M MM mme mmes mlle mlles dr drs pr prof Me mgr st ste sts stes gén capt lt cdt adjt vve ing
    ca cf c.-à-d c-à-d c.à.d p.ex env dir coll trad pp figs tab chap chp bd bld boul tél réf rééd
    sq av fg vs n° mr mrs ms mt p.-s subsp ssp var cv univ dépt
  `,
  rarelyLast: `
    al co bros cie u.s u.k col ex
    janv févr fév avr juil sept oct nov déc éd ed s ap apr dép ibid op.cit loc.cit
  `,
  oftenLast: 'etc av.j.-c apr.j.-c j.-c inc corp ltd jr s.a s.a.r.l km cm mm m kg g mg h min sec hab ha suiv ss',
  beforeNumber: 'art arts vol vols fig no nos ch par op réf mod cod pl',
};
