import type { AbbreviationLists } from './abbreviation-lists.ts';

export const german: AbbreviationLists = {
  neverLast: `
    dr drs prof Hr Hrn Fr Frl dipl ing Mag phil med jur rer nat habil h.c st Mr Mrs Ms
    z.b d.h i.d.r m.e z.t z.zt bzw bspw vgl ca evtl ggf inkl exkl einschl sog lt gem bzgl betr mind
    nr nrn abs abb tab kap bd bde aufl ausg anm rn rdnr ziff bl sp jg
    geb gest verst verh verw ehem hrsg hg übers bearb österr dt engl frz franz ital span griech lat
    russ poln tschech schwed amerik urspr eigtl ev kath röm
    o.g u.u i.allg a.d i.v Bf Hbf Präs vs subsp ssp var cv univ bayer schweiz
  `,
  rarelyLast: `
    u.a s.o s.u s.a a.a v.chr n.chr chr v.u.z n.u.z u.z d.j v.j e.v a.m i.br
    jh jhd jhdt str mio mrd tsd std co jr sen jun u.s u.k inc corp ltd bros ges u.a.m tel
    Feb Apr Aug Sep Sept Okt Nov Dez Mo Di Mi Do Sa
  `,
  oftenLast: 'usw etc u.s.w u.ä o.ä u.v.m u.v.a u.dgl dgl f ff km cm mm m kg g min sek',
  beforeNumber: 'Jan Jun Jul art pos fig vol no max op ref mod',
};
