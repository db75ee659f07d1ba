import { germanDegrees } from './german-verb-table.ts';
import { type GeneratedForm, isAbsent, type Lemma, partAt } from './lemma.ts';

const adjectiveEndings = ['e', 'er', 'es', 'en', 'em'];

/**
 * Detects masculine nouns that end in “-en” in all other forms (weak nouns), by their ending: “der Student, den Studenten”
 * (student).
 */
const isWeak = (base: string) =>
  /(?:ent|ant|ist|oge|graf|graph|soph|nom|arch|krat|ot|at)$/.test(base) &&
  /[a-zäöü]{4}/.test(base) &&
  !strongInAt.test(base);
const strongInAt =
  /(?:Monat|Salat|Apparat|Zitat|Format|Plakat|Rat|Staat|Internat|Mandat|Senat|Prädikat|Diktat|Referat|Resultat|Quadrat|Aggregat|Zertifikat|Duplikat|Attentat|Sulfat|Brot|Boot|Angebot|Gebot|Verbot|Tot|Schrot|Lot|Kot|Mist|Geist|Frist|Zwist|Rest|Test|Moment|Element|Dokument|Instrument|Argument|Parlament|Talent|Patent|Experiment|Medikament|Fundament|Temperament|Testament|Kontinent|Prozent|Advent|Akzent|Cent|Event|Segment|Monument|Pigment|Kompliment|Engagement|Restaurant|Croissant|Ornament|Quotient|Herat|Heirat|Verrat|Vorrat|Beirat|Unflat|Zierat|Draht|Spagat)$/i;

export function germanNounForms(lemma: Lemma): GeneratedForm[] {
  const { base, gender, classes } = lemma;
  if (classes.includes('adj')) return adjectivalNoun(base);
  if (gender?.endsWith('pl') || gender === 'pl')
    return [
      [base, 'nom pl'],
      [base, 'gen pl'],
      [base, 'acc pl'],
      [dativePlural(base), 'dat pl'],
    ];
  const genitive = lemma.parts.length >= 2 ? partAt(lemma, 0) : undefined;
  const plural = lemma.parts.length >= 2 ? partAt(lemma, 1) : partAt(lemma, 0);
  const weak = gender === 'm' && genitive === undefined && plural === undefined && (/e$/.test(base) || isWeak(base));
  return [
    ...singular({
      base,
      gender,
      genitive,
      isWeak: weak || (genitive !== undefined && gender === 'm' && /[^s]$/.test(genitive)),
    }),
    ...(isAbsent(plural) ? [] : (plural ?? pluralOf(base, gender)).split('/').flatMap(inPlural)),
  ];
}

/** A noun that inflects like an adjective: “der Angestellte, ein Angestellter” (employee). */
const adjectivalNoun = (base: string): GeneratedForm[] => {
  const stem = base.replace(/e[rs]?$/, '');
  return adjectiveEndings.map((ending): GeneratedForm => [stem + ending, '']);
};

const dativePlural = (plural: string) => (/[ns]$/.test(plural) || /[aiouy]$/.test(plural) ? plural : `${plural}n`);

const inPlural = (plural: string): GeneratedForm[] => [
  [plural, 'nom pl'],
  [plural, 'gen pl'],
  [plural, 'acc pl'],
  [dativePlural(plural), 'dat pl'],
];

type Singular = { base: string; gender: Lemma['gender']; genitive: string | undefined; isWeak: boolean };

function singular({ base, gender, genitive, isWeak }: Singular): GeneratedForm[] {
  if (gender === 'f') return ['nom', 'gen', 'dat', 'acc'].map((each): GeneratedForm => [base, `${each} sg`]);
  if (isWeak) {
    const weak = genitive ?? (/e$/.test(base) ? `${base}n` : `${base}en`);
    return [
      [base, 'nom sg'],
      [weak, 'gen sg'],
      [weak, 'dat sg'],
      [weak, 'acc sg'],
    ];
  }
  const genitives = genitive?.split('/') ?? genitivesOf(base);
  const own = genitive && /ns$/.test(genitive) && /e$/.test(base) ? genitive.slice(0, -1) : base;
  return [
    [base, 'nom sg'],
    ...genitives.map((form): GeneratedForm => [form, 'gen sg']),
    [own, 'dat sg'],
    [own, 'acc sg'],
    // The old dative with “-e”: “zu Hause” (at home).
    ...(/[^aeiouyäöüns]$|[^e]n$/.test(base) && !/(?:e[lrn]|chen|lein)$/.test(base) && base.length < 8
      ? [[`${base}e`, 'dat sg'] as const]
      : []),
  ];
}

function genitivesOf(base: string): string[] {
  if (/nis$/.test(base)) return [`${base}ses`];
  // Foreign words do not change: “des Algorithmus” (of the algorithm).
  if (/(?<!ha)us$|is$|os$|as$/.test(base) && base.length > 5) return [base];
  if (/[sßxz]$/.test(base)) return [`${base}es`];
  if (/[aeiouyäöü]$|e[lrnm]$|chen$|lein$|ling$|ig$|or$/.test(base)) return [`${base}s`];
  return [`${base}s`, `${base}es`];
}

function pluralOf(base: string, gender: Lemma['gender']): string {
  if (/in$/.test(base) && gender === 'f') return `${base}nen`;
  if (/nis$/.test(base)) return `${base}se`;
  if (gender === 'f') {
    if (/e$|e[lr]$/.test(base)) return `${base}n`;
    if (/[aiouy]$/.test(base) && !/ei$|au$/.test(base)) return `${base}s`;
    return `${base}en`;
  }
  if (/(?:chen|lein|(?<![ie])e[rln])$/.test(base) || (gender === 'm' && /[ng]ier$/.test(base))) return base;
  if (/um$/.test(base) && base.length > 5) return base.replace(/um$/, 'en');
  if (/[aiouyé]$/.test(base) && !/(?:ei|au|ai|eu)$/.test(base)) return `${base}s`;
  if (gender === 'm' && (/e$/.test(base) || isWeak(base))) return /e$/.test(base) ? `${base}n` : `${base}en`;
  if (/or$/.test(base) && base.length > 5) return `${base}en`;
  if (/ismus$/.test(base)) return base.replace(/us$/, 'en');
  if (/(?<!ha)us$/.test(base) && base.length > 5) return `${base}se`;
  return /e$/.test(base) ? `${base}n/${base}` : `${base}e`;
}

const degrees = new Map(
  germanDegrees
    .split(',')
    .map((line) => line.trim().split(/\s+/))
    .map(([base = '', ...forms]) => [base, forms]),
);

/** Positive, “-er” and “-est” forms of an adjective, each with all endings. */
export function germanAdjectiveForms(lemma: Lemma): GeneratedForm[] {
  const { base, classes, partOfSpeech } = lemma;
  if (classes.includes('inv')) return [[base, '']];
  if (partOfSpeech !== 'adjective' && partOfSpeech !== 'adverb') return likeAdjective(base);
  const listed = degrees.get(base);
  const comparative = partAt(lemma, 0) ?? listed?.[0];
  const superlative = (partAt(lemma, 1) ?? listed?.[1])?.replace(/^am /, '').replace(/(?<=t)en?$/, '');
  const isGraded = !isAbsent(comparative) && (partOfSpeech === 'adjective' || comparative !== undefined);
  const stem = inflectedStem(base);
  return [
    [base, ''],
    ...(partOfSpeech === 'adjective' ? declined(stem, 'decl') : []),
    ...(isGraded
      ? (comparative ?? `${stem.replace(/(?<=[^aeiouäöü])e$/, '')}er`)
          .split('/')
          .flatMap((form) => [[form, 'cmp'] as const, ...declined(form, 'cmp')])
      : []),
    ...(isGraded
      ? (superlative ?? superlativeOf(base))
          .split('/')
          .flatMap((form) => [[`${form}en`, 'spl'] as const, [form, 'spl'] as const, ...declined(form, 'spl')])
      : []),
  ];
}

const declined = (stem: string, features: string): GeneratedForm[] =>
  adjectiveEndings.map((ending): GeneratedForm => [stem + ending, features]);

/** The stem before an ending: “dunkel, dunkle” (dark); “teuer, teure” (expensive); “hoch, hohe” (high). */
const inflectedStem = (base: string) => {
  if (base === 'hoch') return 'hoh';
  if (/[^aeiou]el$/.test(base)) return base.replace(/el$/, 'l');
  if (/(?:au|eu)er$/.test(base)) return base.replace(/er$/, 'r');
  return base.replace(/e$/, '');
};

const superlativeOf = (base: string) =>
  /(?:[sßxzt]|[^n]d|sch)$/.test(base) && !/(?:isch|end)$/.test(base) ? `${base}est` : `${base.replace(/e$/, '')}st`;

/** Determiners and similar words that inflect like adjectives: “dieser, diese, dieses” (this). */
const likeAdjective = (base: string): GeneratedForm[] => {
  const stem =
    /(?:dies|jed|jen|welch|solch|manch|all|ander|selb|beid|meist|erst|nächst|letzt|viel|wenig|mehrer|einig|etlich|sämtlich|irgendwelch|jeglich|derjenig|derselb)(?:er|e)$/.test(
      base,
    )
      ? base.replace(/e?r?$/, '').replace(/e$/, '')
      : base.replace(/(?<=t)e[rs]?$|e$/, '');
  const bare = base === 'unser' || base === 'euer' ? [stem, stem.replace(/er$/, 'r')] : [stem];
  return [[base, ''], ...bare.flatMap((each) => declined(each, 'decl'))];
};
