import type { AbbreviationLists } from './abbreviation-lists.ts';

export const spanish: AbbreviationLists = {
  neverLast: `
    sr sra srta sres sras srtas dr dra dres dras dña excmo excma excmos ilmo ilma ilmos rvdo rvda mons prof profa profs
    lic licda ing arq abog gral cnel tte sgto cmdte cap capt alm pdte pdta pte vda sto sta fr hno hna gob
    ca p.ej ej cf cfr vs núm núms nº n.º nro pág págs pp caps vol vols fig figs ed eds trad coord dir
    dpto depto av avda avd ctra pza pl esq edif tel tels telf tfno aprox máx mín ap apdo
    mr mrs ms st mt Gen Col subsp ssp var cv mtro mtra psic fco dip int prov univ gdor pto blvd
    dª mª d.ª m.ª n° coords dirs comp comps mpio edo urb plza cte pdo
  `,
  rarelyLast: `
    EE RR FF JJ CC SS AA a.m p.m ee.uu rr.hh ff.aa jj.oo cc.oo ff.cc ud uds vd vds cía cia co hnos bros u.s u.k dist
    ene feb abr jun jul ago sept oct nov dic id ibíd ibid op.cit q.e.p.d s.m ss.mm d.e.p
  `,
  oftenLast: `
    etc a.c d.c a.de.c d.de.c s.a s.l s.a.u s.l.u c.v inc corp ltd ltda jr km cm mm dm m kg g mg h hs hrs min seg ha hab kw
  `,
  beforeNumber: 'art arts no cl par sec secc op ref exp res mod lib cód lám',
};
