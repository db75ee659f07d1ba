import { alwaysParted, germanStrong, inseparable, neverParted, notPrefixed, separable } from './german-verb-table.ts';
import { byPerson, findIn, type GeneratedForm, type Lemma, partAt } from './lemma.ts';

type Strong = { past: string; participle: string; third: string | undefined };

const strongVerbs = new Map(
  germanStrong.split(',').map((line): [string, Strong] => {
    const [base = '', past = '', participle = '', third] = line.trim().split(/\s+/);
    return [base, { past, participle, third }];
  }),
);

const longestFirst = (prefixes: readonly string[]) => [...new Set(prefixes)].sort((a, b) => b.length - a.length);
const [separablePrefixes, inseparablePrefixes] = [longestFirst(separable), longestFirst(inseparable)];

/** Splits a separable verb: “ein” and “fallen” for “einfallen” (occur to). Undefined for other verbs. */
export function separatePrefix({
  base,
  classes,
}: Pick<Lemma, 'base' | 'classes'>): { prefix: string; rest: string } | undefined {
  if (classes.includes('insep') || strongVerbs.has(base)) return undefined;
  const mustPart = classes.includes('sep') || alwaysParted.has(base);
  if (!mustPart && neverParted.has(base)) return undefined;
  const prefix = [...separablePrefixes, ...(mustPart ? inseparablePrefixes : [])].find(
    (each) => base.startsWith(each) && isVerb(base.slice(each.length)),
  );
  if (prefix === undefined) return undefined;
  if (
    !mustPart &&
    inseparablePrefixes.some(
      (each) => each.length >= prefix.length && base.startsWith(each) && isVerb(base.slice(each.length)),
    )
  )
    return undefined;
  return { prefix, rest: base.slice(prefix.length) };
}

// Whether the rest of a verb after its prefix is a verb too. The rest needs a vowel before its ending, and must not begin
// with letters such as “tw”: “an-tworten” is rejected, because “antworten” (answer) has no prefix.
const isVerb = (rest: string) =>
  /^(?:[bcdfghjklmnpqrstvwxz]|sch|ch|pf|[aeiouäöü])?.*[aeiouyäöü].*e?n$/.test(rest) &&
  /^(?!tw|rt|lt|ck|ng|mm|ss|nn|tt|ll|rr|bs)/.test(rest) &&
  rest.length >= 3 &&
  /[aeiouyäöü].*(?:en|ln|rn)$|tun$|sein$/.test(rest);

export function germanVerbForms(lemma: Lemma): GeneratedForm[] {
  const { base } = lemma;
  if (!/n$/.test(base)) return [[base, '']];
  const parted = separatePrefix(lemma);
  if (parted === undefined) return simpleForms(lemma);
  const { prefix, rest } = parted;
  const cut = (part: string) => {
    if (part === '-' || part === '0') return part;
    return part.startsWith(prefix) ? part.slice(prefix.length) : (part.split(' ')[0] ?? part);
  };
  // Generates only forms that are one word, such as “einfällt” in a subordinate clause. “fällt … ein” (occurs to) is found
  // by its two parts.
  const simple = simpleForms({ ...lemma, base: rest, parts: lemma.parts.map(cut), classes: [] });
  return [
    ...simple
      .filter(([, features]) => !/^imp/.test(features))
      .map(([form, features]): GeneratedForm => [prefix + form, features]),
    [`${prefix}zu${rest}`, 'inf zu'],
  ];
}

const auxiliaries: Readonly<Record<string, { tenses: Record<string, string>; participle: string }>> = {
  sein: {
    tenses: {
      pres: 'bin bist ist sind seid sind',
      past: 'war warst war waren wart waren',
      subj: 'sei seiest/seist sei seien seiet seien',
      psubj: 'wäre wärst/wärest wäre wären wärt/wäret wären',
      imp: '* sei * * seid *',
    },
    participle: 'gewesen',
  },
  haben: {
    tenses: {
      pres: 'habe hast hat haben habt haben',
      past: 'hatte hattest hatte hatten hattet hatten',
      psubj: 'hätte hättest hätte hätten hättet hätten',
      subj: '* habest habe * habet *',
      imp: '* hab/habe * * habt *',
    },
    participle: 'gehabt',
  },
  werden: {
    tenses: {
      pres: 'werde wirst wird werden werdet werden',
      past: 'wurde wurdest wurde/ward wurden wurdet wurden',
      psubj: 'würde würdest würde würden würdet würden',
      subj: '* werdest werde * * *',
      imp: '* werde/werd * * werdet *',
    },
    participle: 'geworden/worden',
  },
  wissen: modal('weiß weißt', 'wusste', 'wüsste', 'wissen', 'gewusst'),
  können: modal('kann kannst', 'konnte', 'könnte', 'können', 'gekonnt'),
  müssen: modal('muss musst', 'musste', 'müsste', 'müssen', 'gemusst'),
  dürfen: modal('darf darfst', 'durfte', 'dürfte', 'dürfen', 'gedurft'),
  mögen: modal('mag magst', 'mochte', 'möchte', 'mögen', 'gemocht'),
  sollen: modal('soll sollst', 'sollte', 'sollte', 'sollen', 'gesollt'),
  wollen: modal('will willst', 'wollte', 'wollte', 'wollen', 'gewollt'),
};

function modal(singular: string, past: string, subjunctive: string, base: string, participle: string) {
  const [first = '', second = ''] = singular.split(' ');
  const stem = base.slice(0, -2);
  const pastForms = (form: string) => `${form} ${form}st ${form} ${form}n ${form}t ${form}n`;
  return {
    tenses: {
      pres: `${first} ${second} ${first} ${base} ${stem}t ${base}`,
      past: pastForms(past),
      psubj: pastForms(subjunctive),
      subj: `* ${stem}est ${stem}e * * *`,
    },
    participle,
  };
}

/**
 * Finds the inseparable prefix of a verb. “wiederholen” (repeat) and “umarmen” (hug) have one too, although “wieder-” and
 * “um-” are mostly separable.
 */
const findInseparable = (base: string) =>
  [...inseparablePrefixes, ...(neverParted.has(base) ? separablePrefixes : [])].find(
    (each) => base.startsWith(each) && isVerb(base.slice(each.length)),
  );

function simpleForms(lemma: Lemma): GeneratedForm[] {
  const { base } = lemma;
  const prefix = notPrefixed.has(base) ? undefined : findInseparable(base);
  const special = findIn(auxiliaries, base);
  if (special)
    return [
      [base, 'inf'],
      ...Object.entries(special.tenses).flatMap(([tense, forms]) => byPerson(tense, forms.split(' '))),
      ...participles(special.participle),
      ...presentParticiples(base),
    ];
  const { past, participle, third } = principalParts(lemma, prefix);
  const stem = base.replace(/e?n$/, '');
  const pastForms = past.split('/').map(inPast);
  const person = (index: number) => pastForms.map((forms) => forms[index]).join('/');
  const thirds = third.split('/');
  const seconds = thirds.map((form) => secondOf(form, stem));
  return [
    [base, 'inf'],
    ...byPerson('pres', [
      firstOf(base, stem),
      seconds.join('/'),
      third,
      base,
      `${stem}${needsE(stem) ? 'et' : 't'}`,
      base,
    ]),
    ...byPerson('past', [0, 1, 2, 3, 4, 5].map(person)),
    ...byPerson('subj', ['*', `${stem}est`, firstOf(base, stem), '*', `${stem}et`, '*']),
    ...past.split('/').flatMap((form) => byPerson('psubj', subjunctiveOf(form))),
    ...imperatives(base, stem, thirds[0] ?? ''),
    ...participles(participle),
    ...presentParticiples(base),
  ];
}

/** Whether an “e” comes before the ending: “arbeitet” (works). */
const needsE = (stem: string) => /[td]$|[^aeiouyäöülrhmn][mn]$|ch[mn]$/.test(stem);

const firstOf = (base: string, stem: string) => {
  if (/el$/.test(stem) && /ln$/.test(base)) return `${stem.slice(0, -2)}le/${stem}e`;
  return /er$/.test(stem) && /rn$/.test(base) ? `${stem}e/${stem.slice(0, -2)}re` : `${stem}e`;
};

const secondOf = (third: string, stem: string) => {
  if (third === `${stem}et`) return `${stem}est`;
  // A stem that ends in “s”, “ß”, “x” or “z” gets no further “s”: “du liest” (you read), but “du fährst” (you drive).
  const bare = third.replace(/t$/, '');
  if (/[sßxz]$/.test(bare)) return third;
  // The “t” of “hält” (holds) belongs to the stem: “du hältst”. The “t” of “lädt” (loads) does not: “du lädst”.
  return /t$/.test(stem) && third !== `${stem}t` ? `${bare}tst` : `${bare}st`;
};

type Parts = { past: string; participle: string; third: string };

function principalParts(lemma: Lemma, prefix: string | undefined): Parts {
  const { base } = lemma;
  const stem = base.replace(/e?n$/, '');
  const t = needsE(stem) ? 'et' : 't';
  const listed = lemma.classes.includes('reg') ? undefined : findStrong(base, prefix);
  const [first, second, last] = [0, 1, 2].map((place) => partAt(lemma, place));
  const given: Partial<Parts> =
    lemma.parts.length >= 3
      ? defined({ third: first, past: second, participle: last })
      : defined({ past: first, participle: second });
  const withoutGe = prefix !== undefined || /ieren$/.test(base);
  return {
    past: `${stem}${t}e`,
    participle: `${withoutGe ? '' : 'ge'}${stem}${t}`,
    third: `${stem}${t}`,
    ...listed,
    ...given,
  };
}

const defined = (
  parts: Record<keyof Parts, string | undefined> | { past: string | undefined; participle: string | undefined },
): Partial<Parts> => Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));

/**
 * Finds the irregular forms of a verb or of the verb without its prefix: “verstehen” (understand) inflects like “stehen”
 * (stand), but without “ge-”.
 */
function findStrong(base: string, prefix: string | undefined): Partial<Parts> | undefined {
  const own = strongVerbs.get(base);
  if (own) return defined({ past: own.past, participle: own.participle, third: own.third });
  if (prefix === undefined) return undefined;
  const simple = strongVerbs.get(base.slice(prefix.length));
  if (!simple) return undefined;
  const all = (forms: string) =>
    forms
      .split('/')
      .map((form) => prefix + form)
      .join('/');
  return defined({
    past: all(simple.past),
    participle: all(
      simple.participle
        .split('/')
        .map((form) => form.replace(/^ge(?!schehen|nesen)/, ''))
        .join('/'),
    ),
    third: simple.third && all(simple.third),
  });
}

const inPast = (form: string): string[] =>
  form.endsWith('e')
    ? [form, `${form}st`, form, `${form}n`, `${form}t`, `${form}n`]
    : [form, `${form}${/[sßzx]$/.test(form) ? 'est' : 'st'}`, form, `${form}en`, `${form}t`, `${form}en`];

/**
 * The past subjunctive of verbs whose past does not end in “-te”: “käme” (would come). For the other verbs it equals the
 * past, so it is left out.
 */
function subjunctiveOf(past: string): string[] {
  if (/te$/.test(past) && !/^(?:brach|dach)te$/.test(past)) return ['*', '*', '*', '*', '*', '*'];
  const stem = past
    .replace(/e$/, '')
    .replace(/(?:a(?!u)|o|u(?!h?e))(?=[^aeiou]*$)/, (vowel) => ({ a: 'ä', o: 'ö', u: 'ü' })[vowel] ?? vowel);
  const forms = (each: string) => [`${each}e`, `${each}est`, `${each}e`, `${each}en`, `${each}et`, `${each}en`];
  const older = olderSubjunctive.exec(stem)?.[0];
  if (older === undefined) return forms(stem);
  const other = forms(stem.slice(0, -older.length) + older.replace('ä', 'ü'));
  return forms(stem).map((form, index) => `${form}/${other[index]}`);
}

/** Stems that also have an older subjunctive with “ü”: “stünde” (would stand). */
const olderSubjunctive = /(?:ständ|hälf|stärb|wärf|wärb|därb)$/;

function imperatives(base: string, stem: string, third: string): GeneratedForm[] {
  // The imperative has the changed vowel of “gibt” (gives), but not that of “fährt” (drives): “gib”, but “fahr”.
  const changed = /tt$/.test(third) ? third : third.replace(/t$/, '');
  const isChanged = changed !== stem && !/[äö]/.test(changed) && !third.startsWith(stem);
  const own = isChanged ? [changed] : [stem, firstOf(base, stem).split('/')[0] ?? stem];
  return [...own.map((form): GeneratedForm => [form, 'imp 2sg']), [`${stem}${needsE(stem) ? 'et' : 't'}`, 'imp 2pl']];
}

const endings = ['e', 'er', 'es', 'en', 'em'];

const participles = (forms: string): GeneratedForm[] =>
  forms
    .split('/')
    .flatMap((form): GeneratedForm[] => [
      [form, 'part'],
      ...endings.map((ending): GeneratedForm => [form + ending, 'part decl']),
    ]);

const presentParticiples = (base: string): GeneratedForm[] => {
  const form = base.replace(/(?<=sei|tu)n$/, 'en').replace(/$/, 'd');
  return [[form, 'apart'], ...endings.map((ending): GeneratedForm => [form + ending, 'apart decl'])];
};
