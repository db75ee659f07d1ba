import { type GeneratedForm, type Lemma, partAt, putEndings } from './lemma.ts';
import { portugueseIrregular, portugueseStemChanges } from './portuguese-verb-table.ts';
import { findIrregular, type Irregular, listForms, override, participleOf } from './romance-verb.ts';

const changesByVerb = new Map(
  Object.entries(portugueseStemChanges).flatMap(([change, verbs]) =>
    verbs.split(/\s+/).map((verb): [string, string] => [verb, change]),
  ),
);

const conjugations = {
  a: {
    pres: 'o as a amos ais am',
    past: 'ei aste ou ámos astes aram',
    impf: 'ava avas ava ávamos áveis avam',
    subj: 'e es e emos eis em',
    participle: 'ad',
    gerund: 'ando',
  },
  e: {
    pres: 'o es e emos eis em',
    past: 'i este eu emos estes eram',
    impf: 'ia ias ia íamos íeis iam',
    subj: 'a as a amos ais am',
    participle: 'id',
    gerund: 'endo',
  },
  i: {
    pres: 'o es e imos is em',
    past: 'i iste iu imos istes iram',
    impf: 'ia ias ia íamos íeis iam',
    subj: 'a as a amos ais am',
    participle: 'id',
    gerund: 'indo',
  },
} as const;

const kinds: Readonly<Record<string, keyof typeof conjugations>> = { a: 'a', i: 'i', í: 'i' };

/** All forms of a Portuguese verb, including those before the pronoun “-lo” (it): “fazê-lo” (do it). */
export function portugueseVerbForms(lemma: Lemma): GeneratedForm[] {
  const infinitive = lemma.base;
  const theme = /[aeiíoô]r$/.exec(infinitive)?.[0].charAt(0);
  if (theme === undefined) return [[infinitive, '']];
  const kind = kinds[theme] ?? 'e';
  const { irregular, prefix } = findListed(lemma);
  const rules = conjugations[kind];
  const stem = infinitive.slice(0, -2);
  const regular = regularTenses(lemma, stem, kind);
  const pres = override(regular.pres, irregular.pres, prefix);
  const past = override(regular.past, irregular.past, prefix);
  const futureStem =
    prefix + (irregular.futureStem ?? infinitive.slice(prefix.length).replace('ô', 'o').replace('í', 'i'));
  const subj = override(
    irregular.subjunctiveStem === undefined
      ? regular.subj
      : putEndings(prefix + irregular.subjunctiveStem, 'a as a amos ais am'),
    irregular.subj,
    prefix,
  );
  // The stem of the tenses that are derived from the perfect: “fala-” for “falar” (speak), “fize-” for “fazer” (do).
  const perfect = irregular.pastStem === undefined ? (past[5] ?? '').replace(/ram$/, '') : prefix + irregular.pastStem;
  const closed = perfect
    .replace(/[aei]$/, (vowel) => ({ a: 'á', e: isStrongPast(irregular) ? 'é' : 'ê', i: 'í' })[vowel] ?? vowel)
    .replace(/fo$/, 'fô');
  const perfectTense = (endings: string) =>
    endings.split(' ').map((ending) => (ending.startsWith('´') ? closed + ending.slice(1) : perfect + ending));
  const forms = listForms({
    infinitive,
    tenses: {
      pres,
      past,
      impf: override(regular.impf, irregular.impf, prefix),
      plup: perfectTense('ra ras ra ´ramos ´reis ram'),
      fut: putEndings(futureStem, 'ei ás á emos eis ão'),
      cond: putEndings(futureStem, 'ia ias ia íamos íeis iam'),
      subj,
      psubj: perfectTense('sse sses sse ´ssemos ´sseis ssem'),
      fsubj: perfectTense('r res r rmos rdes rem').map((form) => form.replace(/ír(?=$|mos|des)/, 'ir')),
      pinf: ['*', `${futureStem}es`, '*', `${futureStem}mos`, `${futureStem}des`, `${futureStem}em`].map(withHiatus),
      imp: override(['*', pres[2] ?? '*', '*', '*', (pres[4] ?? '').replace(/is$/, 'i'), '*'], irregular.imp, prefix),
    },
    participle: irregular.participle
      ? override(['*', '*', '*', '*'], irregular.participle, prefix)
      : participleOf(
          irregular.participleStem === undefined
            ? stem + hiatus(stem, rules.participle)
            : prefix + irregular.participleStem,
          'o a os as',
        ),
    gerund: [
      irregular.gerund === undefined
        ? infinitive.replace('ô', 'o').replace('í', 'i').replace(/r$/, 'ndo')
        : prefix + irregular.gerund,
    ],
  });
  // The future stem also occurs alone, because a pronoun may stand between it and the ending: “dir-lhe-ei” (I will tell
  // him).
  const beforeEnding: GeneratedForm[] = futureStem === infinitive ? [] : [[futureStem, 'inf lo']];
  return [...forms, ...beforePronoun(forms, infinitive), ...beforeEnding];
}

/** The “i” takes an accent after a vowel: “saíres” (you leave). */
const withHiatus = (form: string) => form.replace(/(?<=[ao]|[^gq]u)ir(?=es$|em$)/, 'ír');

const isStrongPast = ({ past }: Irregular) => past !== undefined;

function findListed(lemma: Lemma): { irregular: Irregular; prefix: string } {
  const found = lemma.classes.includes('reg') ? undefined : findIrregular(lemma.base, portugueseIrregular);
  const prefix = found?.prefix ?? '';
  const [presentI, pastI, participle] = [0, 1, 2].map((place) => partAt(lemma, place));
  const bare = (form: string) => (form.startsWith(prefix) ? form.slice(prefix.length) : form);
  return {
    prefix,
    irregular: {
      ...found?.verb,
      ...(presentI && { pres: `${bare(presentI)} * * * * *`, subjunctiveStem: bare(presentI).replace(/o$/, '') }),
      ...(pastI && { past: `${bare(pastI)} * * * * *` }),
      ...(participle && { participleStem: bare(participle).replace(/o$/, '') }),
    },
  };
}

/** After a vowel, a stressed “i” is a separate syllable and takes an accent: “saí” (I left). */
const hiatus = (stem: string, ending: string) =>
  /[aou]$/.test(stem) && !/[gq]u$/.test(stem) && /^i(?!u?$|ndo|r$)/.test(ending) ? `í${ending.slice(1)}` : ending;

type Kind = keyof typeof conjugations;

function regularTenses({ base, classes }: Lemma, stem: string, kind: Kind) {
  const rules = conjugations[kind];
  const change = ['i', 'u', 'o', 'ei'].find((each) => classes.includes(each)) ?? changesByVerb.get(base);
  const isHiatus = kind === 'i' && /[aou]$/.test(stem) && !/[gq]u$/.test(stem);
  const present = rules.pres.split(' ').map((ending, person) => {
    const isStressed = person < 3 || person === 5;
    if (isHiatus && isStressed) return hiatusPresent(stem, person);
    if (isHiatus) return stem + hiatus(stem, person === 4 ? 'ís' : ending);
    if (/[uz]z$/.test(stem) && person === 2 && kind !== 'a') return stem;
    return spell(isStressed ? stressed({ stem, change, kind, person }) : stem, ending, kind);
  });
  const firstStem =
    change === undefined && !isHiatus
      ? stem
      : spell(stressed({ stem, change, kind, person: 0 }), 'o', kind).slice(0, -1);
  return {
    pres: present,
    past: rules.past
      .split(' ')
      .map((ending) => spell(stem, kind === 'i' && isHiatus ? hiatusPast(ending) : ending, kind)),
    impf: putEndings(stem, rules.impf).map((form, person) =>
      isHiatus ? stem + 'ía ías ía íamos íeis íam'.split(' ')[person] : form,
    ),
    subj: rules.subj.split(' ').map((ending, person) => {
      const isStressed = person < 3 || person === 5;
      if (isHiatus) return `${stem}${/[ao]$/.test(stem) ? 'i' : ''}${ending}`;
      const isLong = change === 'ei' || (kind === 'a' && /e$/.test(stem));
      if (isLong && isStressed) return spell(stressed({ stem, change, kind, person }), ending, kind);
      return spell(isLong || kind === 'a' || change === 'o' ? stem : firstStem, ending, kind);
    }),
  };
}

const hiatusPast = (ending: string) =>
  ({ i: 'í', iste: 'íste', iu: 'iu', imos: 'ímos', istes: 'ístes', iram: 'íram' })[ending] ?? ending;

/**
 * The present of verbs in -ir whose stem ends in a vowel, in the persons with a stressed stem: “saio, sais, sai … saem”
 * (leave).
 */
function hiatusPresent(stem: string, person: number): string {
  const endings = /[ao]$/.test(stem) ? ['io', 'is', 'i', '', '', 'em'] : ['o', 'is', 'i', '', '', 'em'];
  return stem + endings[person];
}

type Stressed = { stem: string; change: string | undefined; kind: Kind; person: number };

function stressed({ stem, change, kind, person }: Stressed): string {
  if (kind === 'a' && /e$/.test(stem)) return `${stem}i`;
  if (change === 'ei') return stem.replace(/i$/, 'ei');
  if (change === 'i' && person === 0) return lastVowel(stem, 'e', 'i');
  // Some verbs have the “i” in all persons with a stressed stem, not only in the first: “progrido, progrides” (progress).
  if (change === 'i' && /(?:gred|preven|denegr|cerz)$/.test(stem)) return lastVowel(stem, 'e', 'i');
  if (change === 'u' && person === 0) return lastVowel(stem, 'o', 'u');
  return change === 'o' && person > 0 ? lastVowel(stem, 'u', 'o') : stem;
}

function lastVowel(text: string, from: string, to: string): string {
  const place = text.lastIndexOf(from);
  return place < 0 ? text : text.slice(0, place) + to + text.slice(place + 1);
}

/**
 * Joins stem and ending. The spelling changes so that the sound of the stem stays the same: “fiquei” (I stayed), from
 * “ficar” (stay).
 */
function spell(stem: string, ending: string, kind: Kind): string {
  const isFront = /^[eéêií]/.test(ending);
  if (kind === 'a') return (isFront ? stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c') : stem) + ending;
  if (isFront) return stem + ending;
  return stem.replace(/c$/, 'ç').replace(/g$/, 'j').replace(/gu$/, 'g').replace(/qu$/, 'c') + ending;
}

/** The forms before the pronoun “-lo” (it), without their final r, s or z: “fazê-lo” (do it), from “fazer”. */
function beforePronoun(forms: readonly GeneratedForm[], infinitive: string): GeneratedForm[] {
  const cut = infinitive
    .replace(/r$/, '')
    .replace(/a$/, 'á')
    .replace(/e$/, 'ê')
    .replace(/([aou])i$/, '$1í')
    .replace(/o$/, 'ô');
  const others = forms.flatMap(([form, features]): GeneratedForm[] => {
    // The first person plural: “comprámo-lo” (we bought it), without the “s” of “comprámos”.
    if (/^(?:pres|past|impf|fut|cond|imp|subj|pinf) 1pl$/.test(features) && form.endsWith('s'))
      return [[form.slice(0, -1), `${features} lo`]];
    if (/^(?:pres|past) [13]sg$/.test(features) && /[sz]$/.test(form))
      return [[form.slice(0, -1).replace(/a$/, 'á').replace(/e$/, 'ê').replace(/o$/, 'ô'), `${features} lo`]];
    return [];
  });
  return [[cut, 'inf lo'], ...others];
}
