import type { AbbreviationLists } from './abbreviation-lists.ts';

export const portuguese: AbbreviationLists = {
  neverLast: `
    sr sra srs sras srta srtas dr dra drs dras prof profa profs profas exmo exma exmos ilmo ilma v.exa v.ex s.exa
    eng enga arq Gen Cel Cap Ten Sgt Maj Alm Brig Cmdt mons Pe st sto sta Min Dep Sen Gov Pres Dir coord adv
    ca p.ex cf vs núm num nº n.º n.o n° pág págs pag pags pp cap vol vols fig figs tab ed eds org orgs trad
    av rod pça trav tel tels aprox máx séc sécs mr mrs ms mt n.r p.s subsp ssp var cv univ prov int dept comp orgs
  `,
  rarelyLast: `
    a.m p.m e.u.a cia c.ia co bros u.s u.k d.o.c exa ex
    jan fev abr jun jul ago set out nov dez seg sáb
    id ibid op.cit depto dto esq al
  `,
  oftenLast: 'etc a.c d.c s.a s/a ltda lda jr inc corp ltd km cm mm m kg g mg h min ha hab',
  beforeNumber: 'art arts no nos inc par sec op ref mod cód dec lei ap',
};
