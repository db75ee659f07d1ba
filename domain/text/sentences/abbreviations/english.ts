import type { AbbreviationLists } from './abbreviation-lists.ts';

export const english: AbbreviationLists = {
  neverLast: `
    mr mrs ms messrs mme mlle Drs Prof Profs Rev Hon Pres Gov Govs Sen Sens Rep Reps Amb Atty Supt Fr Msgr
    Gen Lt Col Maj Capt Cmdr Cpl Sgt Pvt Adm Brig Comdr Insp Det Mt Ft
    vs v e.g i.e viz cf ca approx subsp ssp var cv p.s ps n.b
  `,
  rarelyLast: `
    Dr St Ste inc co corp ltd plc bros Cos assn assoc dept univ inst jr sr esq ph.d pvt pty al
    a.m p.m a.d b.c b.c.e c.e u.s u.k u.n e.u d.c u.s.a u.s.s.r
    Ave Blvd Rd Hwy Pkwy Bldg Apt
    Ala Ariz Ark Calif Cal Colo Conn Del Fla Ga Ill Ind Kan Ky La Mass Md Mich Minn Miss Mo Neb Nev Okla Ore Pa Penn
    Tenn Tex Va Vt Wash Wis Wyo
    Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Tue Tues Wed Thu Thurs Fri
    attn encl ibid eds misc anon
  `,
  oftenLast: 'etc ft lb lbs oz yd yds mi km cm mm kg hr hrs min mins sec secs mph kph est ed',
  beforeNumber: 'Jan no nos pp fig figs ch vol vols para eq ext tel op pts ver ref mod',
};
