import { type GeneratedForm, type Lemma, partAt } from './lemma.ts';
import { slovenianAdjectiveForms } from './slovenian-adjectives.ts';
import { slovenianIrregular } from './slovenian-verb-table.ts';

type Parts = { present: string; participle: string | undefined };

const irregularVerbs = new Map(
  slovenianIrregular
    .split(',')
    .map((line) => line.trim().split(/\s+/))
    .filter(([base]) => base !== '')
    .map(([base = '', present = '', participle]): [string, Parts] => [base, { present, participle }]),
);

const prefixes = [
  'pre',
  'pri',
  'pro',
  'po',
  'na',
  'za',
  'iz',
  'od',
  'ob',
  'do',
  'raz',
  'u',
  'v',
  'vz',
  's',
  'z',
  'o',
  'nad',
  'pod',
  'pred',
  'so',
  'raz',
  'ne',
  'spre',
  'izpod',
  'zo',
];

const personEndings = {
  '1sg': 'm',
  '2sg': 'š',
  '3sg': '',
  '1pl': 'mo',
  '2pl': 'te',
  '3pl': 'jo',
  '1du': 'va',
  '2du': 'ta',
  '3du': 'ta',
};

/** All forms of a Slovenian verb, including declined participles. */
export function slovenianVerbForms(lemma: Lemma): GeneratedForm[] {
  const { base } = lemma;
  if (base === 'biti' && partAt(lemma, 0) === undefined) return beForms();
  const { present, participle } = principalParts(lemma);
  return [
    [base, 'inf'],
    ...(/(?:ti|či)$/.test(base) ? [[base.replace(/i$/, ''), 'sup'] as const] : []),
    ...present.split('/').flatMap((form) => [...inPresent(form, base), ...imperatives(form, base)]),
    ...(participle ?? regularParticiple(base)).split('/').flatMap((form) => lParticiple(form, base)),
    ...passives(base, present).flatMap(declinePassive),
    ...(base === 'imeti' ? inPresent('nimam', base) : []),
    ...(base === 'hoteti' ? inPresent('nočem', base) : []),
  ];
}

function principalParts(lemma: Lemma): Parts {
  const { base, classes } = lemma;
  const listed = classes.includes('reg') ? undefined : findVerb(base);
  return {
    present: partAt(lemma, 0) ?? listed?.present ?? regularPresent(base),
    participle: partAt(lemma, 1) ?? listed?.participle,
  };
}

/** Verbs that only look as if they had a prefix: “soditi” (judge) is not “s-” and “oditi” (go away). */
const withoutPrefix = new Set(['sumiti', 'soditi', 'izraziti', 'odraziti', 'pozabiti']);

/** Finds the irregular forms of a verb or of its base verb: “prepisati” (copy) inflects like “pisati” (write). */
function findVerb(base: string): Parts | undefined {
  const own = irregularVerbs.get(base);
  if (own || withoutPrefix.has(base)) return own;
  for (const prefix of prefixes) {
    const rest = base.startsWith(prefix) ? base.slice(prefix.length) : '';
    const simple =
      rest.length >= 4 && rest !== 'biti' && rest !== 'hoteti' && rest !== 'dati'
        ? irregularVerbs.get(rest)
        : undefined;
    if (simple) {
      const all = (forms: string) =>
        forms
          .split('/')
          .map((form) => prefix + form)
          .join('/');
      return { present: all(simple.present), participle: simple.participle && all(simple.participle) };
    }
  }
  return undefined;
}

function regularPresent(base: string): string {
  if (/[oe]vati$/.test(base) && base.length > 6 && !withEvam.test(base)) return base.replace(/[oe]vati$/, 'ujem');
  if (/niti$/.test(base) && base.length >= 6 && !/(?:aniti|oniti|eniti|initi|uniti)$/.test(base))
    return base.replace(/niti$/, 'nem');
  if (/ati$/.test(base)) return base.replace(/ti$/, 'm');
  if (/[ie]ti$/.test(base)) return base.replace(/[ie]ti$/, 'im');
  return base.replace(/ti$/, 'm').replace(/či$/, 'čem');
}

/** Verbs in -evati that keep “-eva-” in the present: “uspevati, uspevam” (thrive), but “kraljevati, kraljujem” (reign). */
const withEvam = /(?:vid|gr|št|um|sp|p|ht|d|zor|trp|živ)evati$/;

const regularParticiple = (base: string) =>
  base.endsWith('či') ? base.replace(/či$/, 'kel') : base.replace(/ti$/, 'l');

function inPresent(first: string, base: string): GeneratedForm[] {
  const stem = first.replace(/m$/, '');
  // Verbs with a short present have other endings: “vem, veste, vedo” (know); “grem, greste, gredo” (go).
  const isShort = withShortPresent.test(base) && /(?:ve|gre|je|da|sne)$/.test(stem);
  const forms = Object.entries(personEndings).map(
    ([person, ending]): GeneratedForm => [stem + ending, `pres ${person}`],
  );
  if (!isShort) return forms;
  return [
    ...forms,
    [`${stem}ste`, 'pres 2pl'],
    [`${stem}sta`, 'pres 2du'],
    [`${stem}sta`, 'pres 3du'],
    [`${stem}do`, 'pres 3pl'],
  ];
}

const withShortPresent = /(?:^iti|vedeti|povedati|jesti|snesti|^(?:pro|iz|pre|od|do|po|v|za|raz|pri|u)?dati)$/;

/** The regular imperative: “delaj” (work), “piši” (write). */
const commandOf = (stem: string) => {
  if (/a$/.test(stem)) return `${stem}j`;
  return /[aeiou]je$|oji$/.test(stem) ? stem.slice(0, -1) : stem.replace(/[ei]$/, 'i');
};

/**
 * Pairs of infinitive and imperative endings, longer endings first. “iti” (go) is not listed, because all verbs in -iti
 * would match.
 */
const irregularCommands: readonly (readonly [string, string])[] = [
  ['povedati', 'povej'],
  ['gledati', 'glej'],
  ['vedeti', 'vedi'],
  ['pomoči', 'pomozi'],
  ['vreči', 'vrzi'],
  ['vleči', 'vleci'],
  ['bleči', 'bleci'],
  ['sleči', 'sleci'],
  ['leči', 'lezi'],
  ['seči', 'sezi'],
  ['reči', 'reci'],
  ['peči', 'peci'],
  ['teči', 'teci'],
  ['vzeti', 'vzemi'],
  ['prijeti', 'primi'],
  ['jesti', 'jej'],
  ['snesti', 'snej'],
  ['imeti', 'imej'],
];

function imperatives(first: string, base: string): GeneratedForm[] {
  const stem = first.replace(/m$/, '');
  const ending =
    base === 'iti' ? (['iti', 'pojdi'] as const) : irregularCommands.find(([infinitive]) => base.endsWith(infinitive));
  const own = ending ? base.slice(0, -ending[0].length) + ending[1] : commandOf(stem);
  return [
    [own, 'imp 2sg'],
    [`${own}va`, 'imp 1du'],
    [`${own}ta`, 'imp 2du'],
    [`${own}mo`, 'imp 1pl'],
    [`${own}te`, 'imp 2pl'],
  ];
}

/** The forms of the l-participle: “delal, delala” (worked). “rekel, rekla” (said) and “šel, šla” (went) lose their “e”. */
function lParticiple(masculine: string, base: string): GeneratedForm[] {
  const stem =
    masculine === regularParticiple(base) && !base.endsWith('či') ? masculine : masculine.replace(/el$/, 'l');
  return [
    [masculine, 'part m sg'],
    [`${stem}a`, 'part f sg'],
    [`${stem}o`, 'part n sg'],
    [`${stem}a`, 'part m du'],
    [`${stem}i`, 'part f du'],
    [`${stem}i`, 'part m pl'],
    [`${stem}e`, 'part f pl'],
    [`${stem}a`, 'part n pl'],
  ];
}

/** The passive participle. Before “-en” the last consonant of the stem may soften: “kupljen” from “kupiti” (buy). */
function passives(base: string, present: string): string[] {
  if (/ati$/.test(base)) return [base.replace(/ti$/, 'n')];
  if (/niti$/.test(base) && /nem$/.test(present)) return [base.replace(/niti$/, 'njen')];
  if (/[iz]reti$|[^aeiou]reti$/.test(base)) return [base.replace(/eti$/, 't')];
  // “doživet” (experienced) from “doživeti” (experience)
  if (/živeti$/.test(base)) return [base.replace(/i$/, '')];
  if (/eti$/.test(base)) return /(?:em|jem)$/.test(present) ? [base.replace(/i$/, '')] : [base.replace(/ti$/, 'n')];
  // “popit” (drunk up) from “popiti”, whose present ends in “-ijem”.
  if (/iti$/.test(base) && /ijem/.test(present)) return [base.replace(/i$/, '')];
  if (/iti$/.test(base)) {
    const stem = base.slice(0, -3);
    if (/[aeiou]$/.test(stem) || stem.length < 2)
      return [`${base.slice(0, -2)}t`, `${base.slice(0, -2)}j`.replace(/ij$/, 'it')];
    return [`${soften(stem)}en`];
  }
  if (/[sč]ti$|či$/.test(base)) return [(present.split('/')[0] ?? '').replace(/em$/, 'en')];
  return /uti$/.test(base) ? [base.replace(/i$/, '')] : [];
}

function soften(stem: string): string {
  if (/sl$/.test(stem)) return stem.replace(/sl$/, 'šlj');
  if (/[pbmvf]$/.test(stem)) return `${stem}lj`;
  if (/st$/.test(stem)) return stem.replace(/st$/, 'šč');
  if (/[lnr]$/.test(stem)) return `${stem}j`;
  if (/s$/.test(stem)) return stem.replace(/s$/, 'š');
  if (/z$/.test(stem)) return stem.replace(/z$/, 'ž');
  if (/t$/.test(stem)) return stem.replace(/t$/, 'č');
  return stem.replace(/d$/, 'j');
}

const declinePassive = (form: string): GeneratedForm[] =>
  slovenianAdjectiveForms({ base: form, partOfSpeech: 'determiner', parts: [`${form}a`], classes: [] }).map(
    ([each, features]): GeneratedForm => [each, `ppart ${features}`],
  );

function beForms(): GeneratedForm[] {
  const row = (tense: string, forms: string): GeneratedForm[] =>
    forms.split(' ').map((form, index): GeneratedForm => [form, `${tense} ${Object.keys(personEndings)[index]}`]);
  return [
    ['biti', 'inf'],
    ...row('pres', 'sem si je smo ste so sva sta sta'),
    ...row('pres', 'nisem nisi ni nismo niste niso nisva nista nista'),
    ...row('fut', 'bom boš bo bomo boste bodo bova bosta bosta'),
    ['bi', 'cond'],
    ...lParticiple('bil', 'biti'),
    ['bodi', 'imp 2sg'],
    ['bodite', 'imp 2pl'],
    ['bodimo', 'imp 1pl'],
    ['bodita', 'imp 2du'],
    ['bodiva', 'imp 1du'],
  ];
}
