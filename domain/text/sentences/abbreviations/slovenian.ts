import type { AbbreviationLists } from './abbreviation-lists.ts';

export const slovenian: AbbreviationLists = {
  neverLast: `
    dr mag prof doc ing inž dipl g ga gdč gosp sv št ul npr n.pr t.i t.j tj t.im oz pribl roj čl odst
    izr univ spec akad preds gen polk por stot mons prim gl prev ilustr izd tov bl bd med vet dent jur phil
    angl nem fr it lat gr slov hrv srb rus izv pos kat inv vol zv pogl tab sl tel ev p.s subsp ssp var cv
    mr mrs ms st vs v p s k l r dav
  `,
  rarelyLast: `
    red d.d d.o.o d.n.o s.p k.d a.d n.št pr.n.št pr.kr po.kr u.s u.k inc co corp ltd bros jr ml
    feb apr jun jul avg sept okt dec str n.m n.v op.cit ibid
  `,
  oftenLast: 'itd ipd idr itn etc sod in.dr km cm mm m kg ha ur min sek stol',
  beforeNumber: 'jan ok um tč par alin odd op ref mod',
};
