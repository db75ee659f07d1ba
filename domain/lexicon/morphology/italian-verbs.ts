import { italianIrregular, italianShortened, italianShortIre } from './italian-verb-table.ts';
import { type GeneratedForm, type Lemma, partAt, putEndings } from './lemma.ts';
import { findIrregular, type Irregular, listForms, override, participleOf } from './romance-verb.ts';

type Kind = 'a' | 'e' | 'i';

const endings = {
  a: {
    pres: 'o i a iamo ate ano',
    past: 'ai asti ò ammo aste arono',
    impf: 'avo avi ava avamo avate avano',
    subj: 'i i i iamo iate ino',
    psubj: 'assi assi asse assimo aste assero',
    gerund: 'ando',
    participle: 'at',
  },
  e: {
    pres: 'o i e iamo ete ono',
    past: 'ei/etti esti é/ette emmo este erono/ettero',
    impf: 'evo evi eva evamo evate evano',
    subj: 'a a a iamo iate ano',
    psubj: 'essi essi esse essimo este essero',
    gerund: 'endo',
    participle: 'ut',
  },
  i: {
    pres: 'o i e iamo ite ono',
    past: 'ii isti ì immo iste irono',
    impf: 'ivo ivi iva ivamo ivate ivano',
    subj: 'a a a iamo iate ano',
    psubj: 'issi issi isse issimo iste issero',
    gerund: 'endo',
    participle: 'it',
  },
} as const;

const kinds: Readonly<Record<string, Kind>> = { are: 'a', ire: 'i' };

/** All forms of an Italian verb, except those with attached pronouns. */
export function italianVerbForms(lemma: Lemma): GeneratedForm[] {
  const infinitive = lemma.base;
  const ending = /(?:[aei]|r)re$/.exec(infinitive)?.[0];
  if (ending === undefined) return [[infinitive, '']];
  const kind: Kind = kinds[ending] ?? 'e';
  const stem = infinitive.slice(0, -3);
  const rules = endings[kind];
  const { irregular, prefix } = findListed(lemma);
  const put = (listed: string) =>
    listed.split(' ').map((each) =>
      each
        .split('/')
        .map((one) => spell(stem, one, kind))
        .join('/'),
    );
  const long = kind === 'i' && isLong(lemma);
  const strong = (listed: string) =>
    long
      ? put(listed).map((form, person) =>
          person < 3 || person === 5 ? stem + isc(listed.split(' ')[person] ?? '') : form,
        )
      : put(listed);
  const futureStem =
    irregular.futureStem === undefined
      ? spell(stem, { a: 'er', e: 'er', i: 'ir' }[kind], kind)
      : prefix + irregular.futureStem;
  const pres = override(strong(rules.pres), irregular.pres, prefix);
  const subj = override(strong(rules.subj), irregular.subj, prefix);
  return [
    ...listForms({
      infinitive,
      tenses: {
        pres,
        past: override(put(rules.past), irregular.past, prefix),
        impf: override(put(rules.impf), irregular.impf, prefix),
        fut: putEndings(futureStem, 'ò ai à emo ete anno'),
        cond: putEndings(futureStem, 'ei esti ebbe emmo este ebbero'),
        subj,
        psubj: override(put(rules.psubj), irregular.psubj, prefix),
        imp: override(
          ['*', (kind === 'a' ? pres[2] : pres[1]) ?? '*', '*', pres[3] ?? '*', pres[4] ?? '*', '*'],
          irregular.imp,
          prefix,
        ),
      },
      participle: irregular.participle
        ? override(['*', '*', '*', '*'], irregular.participle, prefix)
        : participleOf(
            irregular.participleStem === undefined
              ? regularParticiple(stem, rules.participle)
              : prefix + irregular.participleStem,
            'o a i e',
          ),
      gerund: [irregular.gerund === undefined ? spell(stem, rules.gerund, kind) : prefix + irregular.gerund],
    }),
    // The short infinitive before another verb: “far” for “fare” (do).
    [infinitive.replace(/r?re$/, 'r'), 'inf'],
  ];
}

const shortIre = new Set(italianShortIre.split(/\s+/));

function isLong({ base, classes }: Lemma): boolean {
  if (classes.includes('isc')) return true;
  return (
    !classes.includes('noisc') && !shortIre.has(base) && findIrregular(base, italianIrregular)?.verb.pres === undefined
  );
}

const isc = (ending: string) => `isc${ending}`;

/** Inserts an “i” that keeps the sound of the stem: “conosciuto” (known). */
const regularParticiple = (stem: string, ending: string) =>
  stem + (ending === 'ut' && /c$/.test(stem) ? 'iut' : ending);

function findListed(lemma: Lemma): { irregular: Irregular; prefix: string } {
  const isRegular = lemma.classes.includes('reg');
  const found = isRegular ? undefined : findIrregular(lemma.base, italianIrregular);
  const prefix = found?.prefix ?? '';
  const short =
    isRegular || !/ere$/.test(lemma.base)
      ? undefined
      : italianShortened.find(({ ending }) => lemma.base.endsWith(ending));
  const start = short === undefined ? '' : lemma.base.slice(0, -short.ending.length);
  const bare = (form: string) => (form.startsWith(prefix) ? form.slice(prefix.length) : form);
  const listedPast =
    partAt(lemma, 0) ??
    (short && short.past !== '0' && found?.verb.past === undefined ? withStart(start, short.past) : undefined);
  const listedParticiple =
    partAt(lemma, 1) ??
    (short &&
    short.participle !== '0' &&
    found?.verb.participleStem === undefined &&
    found?.verb.participle === undefined
      ? withStart(start, short.participle)
      : undefined);
  const presentI = partAt(lemma, 2);
  return {
    prefix,
    irregular: {
      ...found?.verb,
      ...(listedPast && { past: strongPast(listedPast.split('/').map(bare).join('/')) }),
      ...(listedParticiple && participles(listedParticiple, bare)),
      ...(presentI && { pres: `${bare(presentI)} * * * * ${bare(presentI)}no`, subj: subjunctiveOf(bare(presentI)) }),
    },
  };
}

const withStart = (start: string, forms: string) =>
  forms
    .split('/')
    .map((form) => start + form)
    .join('/');

const subjunctiveOf = (presentI: string) => {
  const stem = presentI.replace(/o$/, '');
  return `${stem}a ${stem}a ${stem}a * * ${stem}ano`;
};

function participles(listed: string, bare: (form: string) => string): Irregular {
  const stems = listed.split('/').map((form) => bare(form).replace(/o$/, ''));
  return { participle: ['o', 'a', 'i', 'e'].map((ending) => stems.map((stem) => stem + ending).join('/')).join(' ') };
}

/**
 * Builds the irregular past of “io”, “lui” and “loro” (I, he, they) from the form of “io”: “presi” (I took) gives “presi,
 * prese, presero”. The other persons are regular.
 */
function strongPast(forms: string): string {
  const stems = forms.split('/').map((form) => form.replace(/[ie]$/, ''));
  const all = (ending: string) => stems.map((stem) => stem + ending).join('/');
  return `${all('i')} * ${all('e')} * * ${all('ero')}`;
}

/**
 * Joins stem and ending. The spelling changes so that the sound of the stem stays the same: “cerchi” (you look for), with an
 * “h”.
 */
function spell(stem: string, ending: string, kind: Kind): string {
  const isFront = /^[eéi]/.test(ending);
  if (kind !== 'a') return (/i$/.test(stem) && /^i/.test(ending) ? stem.slice(0, -1) : stem) + ending;
  if (isFront && /[cg]$/.test(stem)) return `${stem}h${ending}`;
  if (/i$/.test(stem) && /^i/.test(ending)) return stem.slice(0, -1) + ending;
  if (/[cg]i$|sci$/.test(stem) && /^e/.test(ending)) return stem.slice(0, -1) + ending;
  return stem + ending;
}
