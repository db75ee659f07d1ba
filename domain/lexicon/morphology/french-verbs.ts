import { frenchDoubling, frenchIrregular } from './french-verb-table.ts';
import { type GeneratedForm, type Lemma, partAt, putEndings } from './lemma.ts';
import { findIrregular, type Irregular, listForms, override, type Tenses } from './romance-verb.ts';

const imperfect = 'ais ais ait ions iez aient';

export function frenchVerbForms(lemma: Lemma): GeneratedForm[] {
  const { base } = lemma;
  if (!/(?:er|[iï]r|re)$/.test(base)) return [[base, '']];
  const found = lemma.classes.includes('reg') ? undefined : findIrregular(base, frenchIrregular);
  const { verb: irregular = {}, prefix = '' } = found ?? {};
  return listForms(conjugate(base, withParts(lemma, irregular, prefix), prefix));
}

/**
 * Applies the principal parts in the lexicon to a verb that no table lists: “mouds, moulons, moulu” for “moudre” (grind).
 */
function withParts(lemma: Lemma, irregular: Irregular, prefix: string): Irregular {
  const [je, nous, participle] = [0, 1, 2].map((place) => partAt(lemma, place));
  const bare = (form: string) => (form.startsWith(prefix) ? form.slice(prefix.length) : form);
  if (je === undefined && nous === undefined && participle === undefined) return irregular;
  const stem = bare(nous ?? '').replace(/ons$/, '');
  const singular = bare(je ?? '').replace(/s$/, '');
  return {
    ...irregular,
    ...(nous !== undefined && {
      pres:
        je === undefined
          ? `* * * ${stem}ons ${stem}ez ${stem}ent`
          : `${singular}s ${singular}s ${/[dt]$/.test(singular) ? singular : `${singular}t`} ${stem}ons ${stem}ez ${stem}ent`,
    }),
    ...(participle !== undefined && { participleStem: bare(participle) }),
  };
}

function conjugate(base: string, irregular: Irregular, prefix: string) {
  const isEr = base.endsWith('er');
  const isIr = /[iï]r$/.test(base);
  const stem = base.slice(0, -2);
  const pres = override(
    isEr ? presentInEr(stem) : putEndings(stem, isIr ? 'is is it issons issez issent' : 's s - ons ez ent'),
    irregular.pres,
    prefix,
  );
  const nous = (pres[3] ?? '').split('/')[0]?.replace(/ons$/, '') ?? stem;
  const ils = (pres[5] ?? '').split('/')[0]?.replace(/ent$/, '') ?? stem;
  const past = irregular.pastStem === undefined ? regularPast(stem, isEr) : strongPast(irregular.pastStem, prefix);
  const regularFuture = isEr ? `${accentedStem(stem)}er` : base.replace(/e$/, '');
  const futureStem = irregular.futureStem === undefined ? regularFuture : prefix + irregular.futureStem;
  const imperfectStem = irregular.imperfectStem === undefined ? nous : prefix + irregular.imperfectStem;
  const tenses: Partial<Tenses> = {
    pres,
    past: override(past, irregular.past, prefix),
    impf: override(putEndings(imperfectStem, imperfect).map(softened), irregular.impf, prefix),
    fut: override(putEndings(futureStem, 'ai as a ons ez ont'), irregular.fut, prefix),
    cond: override(putEndings(futureStem, imperfect), irregular.cond, prefix),
    subj: override(
      [...putEndings(ils, 'e es e'), ...putEndings(imperfectStem, 'ions iez').map(softened), `${ils}ent`],
      irregular.subj,
      prefix,
    ),
    psubj: override(pastSubjunctive(past), irregular.psubj, prefix),
    imp: override(
      ['*', isEr ? (pres[2] ?? '*') : (pres[1] ?? '*').replace(/es$/, 'e'), '*', pres[3] ?? '*', pres[4] ?? '*', '*'],
      irregular.imp,
      prefix,
    ),
  };
  const participle = irregular.participle
    ? withPrefix(irregular.participle, prefix)
    : inGenders(
        irregular.participleStem === undefined ? regularParticiple(stem, base) : prefix + irregular.participleStem,
      );
  return { tenses, participle, gerund: gerundOf(irregular, prefix, nous), infinitive: base };
}

const regularPast = (stem: string, isEr: boolean) => (isEr ? erPast(stem) : inIs(`${stem}is`));

const strongPast = (first: string, prefix: string) => (first === '' ? none : inIs(prefix + first));

const none = ['*', '*', '*', '*', '*', '*'];

const gerundOf = ({ gerund }: Irregular, prefix: string, nous: string) =>
  gerund === undefined ? [`${nous}ant`] : [gerund].filter((form) => form !== '').map((form) => prefix + form);

const withPrefix = (forms: string, prefix: string) => forms.split(' ').map((form) => prefix + form);

const regularParticiple = (stem: string, base: string) => stem + (participleEndings[base.slice(-2)] ?? 'i');

const participleEndings: Readonly<Record<string, string>> = { er: 'é', re: 'u', ïr: 'ï' };

const inGenders = (stem: string) => [stem, `${stem}e`, /[sx]$/.test(stem) ? stem : `${stem}s`, `${stem}es`];

// Before “i”, “ge” becomes “g” and “ç” becomes “c”: “mangeons, mangions” (eat), “avançons, avancions” (advance).
const softened = (form: string) => form.replace(/ge(?=i)/, 'g').replace(/ç(?=i)/, 'c');

const doubling = new Set(frenchDoubling.split(/\s+/));

/** The stem if its last syllable is stressed: “achèt-” for “acheter” (buy), “jett-” for “jeter” (throw). */
function stressed(stem: string): string {
  if (doubling.has(`${stem}er`)) return stem + stem.slice(-1);
  if (/[ou]y$/.test(stem)) return stem.replace(/y$/, 'i');
  if (/ay$/.test(stem)) return `${stem.replace(/y$/, 'i')}/${stem}`;
  const closed = stem.replace(/e([bcdfgjklmnpqrstvwxz]|[bcdfgptv][rl])$/, 'è$1');
  return closed.replace(/é(ch|gn|gu|qu|[bcdfgjklmnpqrstvwxz]|[bcdfgptv][rl])$/, 'è$1');
}

/** The future keeps “é”: “préférera” (will prefer). */
const accentedStem = (stem: string) => (/é[^aeiouéèy]+u?$/.test(stem) ? stem : (stressed(stem).split('/')[0] ?? stem));

function presentInEr(stem: string): string[] {
  const strong = stressed(stem).split('/');
  const all = (ending: string) => strong.map((each) => each + ending).join('/');
  return [all('e'), all('es'), all('e'), `${hard(stem)}ons`, `${stem}ez`, all('ent')];
}

const hard = (stem: string) => stem.replace(/g$/, 'ge').replace(/c$/, 'ç');

const erPast = (stem: string) => [...putEndings(hard(stem), 'ai as a âmes âtes'), `${stem}èrent`];

/** The past, from its “je” form: “fis, fis, fit, fîmes, fîtes, firent” (did); “vins, vînmes” (came). */
function inIs(first: string): string[] {
  const stem = first.replace(/s$/, '');
  const long = stem.replace(/i(n?)$/, 'î$1').replace(/u$/, 'û');
  return [first, first, `${stem}t`, `${long}mes`, `${long}tes`, `${stem}rent`];
}

/** The past subjunctive, used in literature and mainly in the third person: “parlât” (spoke). */
function pastSubjunctive(past: readonly string[]): string[] {
  const first = past[0] ?? '*';
  if (first === '*') return none;
  const theme = (past[1] ?? '').replace(/s$/, '');
  const long = (past[3] ?? '').replace(/mes$/, '');
  return [`${theme}sse`, `${theme}sses`, `${long}t`, `${theme}ssions`, `${theme}ssiez`, `${theme}ssent`];
}
