import type { AbbreviationLists } from './abbreviation-lists.ts';

export const italian: AbbreviationLists = {
  neverLast: `
    sig sigg sig.ra sig.na sig.ri sig.re dott dott.ssa dr dr.ssa prof prof.ssa proff on onn avv ing arch geom rag cav comm
    gen col cap ten magg serg brig mons ss sta sen pres dir gov
    p.es ad.es es cfr cf nn pag pagg pp fig figg tab vol voll ed par lett vd tel c.so p.zza v.le l.go
    ca c.ca nr num sec reg racc c.d cosid d.lgs d.l d.p.r d.m d.p.c.m r.d op vs st mr mrs ms mt p.s subsp ssp var cv univ prov
  `,
  rarelyLast: `
    a.m p.m u.s.a u.s u.k u.e f.lli co bros op.cit ibid
    feb apr giu lug ott nov dic n.d.r n.d.t
  `,
  oftenLast: 'ecc a.c d.c s.p.a s.r.l s.n.c s.a.s s.a jr sr inc corp ltd etc km cm mm m kg g mg h min sgg seg segg ab',
  beforeNumber: 'art artt rif mod cod ill',
};
