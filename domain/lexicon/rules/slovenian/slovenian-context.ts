import type { PartOfSpeech } from '../../concept.ts';
import type { ReadWord } from '../../read-sentence.ts';

const inflected = (stems: string, endings: string): string[] =>
  stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => stem + ending));

/**
 * Participles that have the same form as a less common noun or adjective: “umrli” in “umrli so” (they died) may also mean
 * “the deceased”.
 */
const usualParticiples = new Set([
  ...inflected('hotel moral imel pel sledil sledel umrl preživel padl ostal nastal smel pisal prispel', ' a o e i'),
  ...'sedel stekel vodil vodila vodili povabil povabila povabili potrdil potrdila potrdili popravil popravila popravili'.split(
    ' ',
  ),
  ...'zagotovil zagotovila zagotovili zatrdil zatrdila zatrdili držal držala držali izginil pojasnil pojasnila'.split(
    ' ',
  ),
  ...'pojasnili opravil opravila opravili opozoril opozorila opozorili sporočil sporočila sporočili določili'.split(
    ' ',
  ),
  ...'padel nosili vozili predali ločili napotil napotila napotili nadomestili želeli ogledal ogledali'.split(' '),
]);

/** Whether the word may be the participle of a past tense: “rekel” (said). The noun “opozorilo” (warning) usually is not. */
export const mayBeParticiple = ({ form, analyses }: ReadWord): boolean =>
  /.l[aoie]?$/.test(form) &&
  analyses.some(
    ({ word, features }) => word.partOfSpeech === 'verb' && features.some((each) => each.startsWith('part')),
  ) &&
  (usualParticiples.has(form) || analyses.every(({ word }) => !/^(?:noun|adjective|adverb)$/.test(word.partOfSpeech)));

/**
 * Whether the word may be the participle of this form of “biti” (be), although a noun has the same form: “vozila” means
 * “drove” in “sem vozila” (I drove), but “vehicles” in “so vozila” (are vehicles). The gender and number of a participle
 * agree with the auxiliary.
 */
export function mayBeParticipleOf(auxiliaryForm: string, word: ReadWord, before: ReadWord | undefined): boolean {
  const endings = participleEndings.get(auxiliaryForm);
  return (
    endings?.test(word.form) === true &&
    !neverParticiples.has(word.form) &&
    word.analyses.some(
      ({ word: { partOfSpeech }, features }) =>
        partOfSpeech === 'verb' && features.some((each) => each.startsWith('part')),
    ) &&
    // After these words, the form is a noun: “z vozili” (with vehicles), “pet vozil” (five vehicles), “novih vozil” (of new
    // vehicles)
    !(
      isAdjacent(before, word) &&
      (isPart(before, 'preposition', 'adjective', 'determiner') || mayBePart(before, 'numeral'))
    )
  );
}

const one = /.(?:[aeiou]l|[^aeiou]el|la)$/;
const several = /.l[ie]$/;
const two = /.l[ai]$/;
const participleEndings: ReadonlyMap<string, RegExp> = new Map([
  ...['sem', 'si', 'je', 'nisem', 'nisi', 'ni', 'bom', 'boš', 'bo'].map((form) => [form, one] as const),
  ...['smo', 'ste', 'so', 'nismo', 'niste', 'niso', 'bomo', 'boste', 'bodo'].map((form) => [form, several] as const),
  ...['sva', 'sta', 'nisva', 'nista', 'bova', 'bosta'].map((form) => [form, two] as const),
]);

/** Adjectives and nouns that seldom are participles: “je zrel” (is ripe). */
const neverParticiples = new Set(
  'zrel zrela zreli zrele cel cela celi cele mil mila mili mile bel bela beli bele vesel vesela veseli vesele topel kisel debel debela debeli debele hotel odrasel odrasla odrasli odrasle okrogel svetel posel pomisel smisel misel del dela deli dele stal stol pol vrel vrela vreli vrele gnil gnila gnili gnile otekel minul minula minuli minule pretekli pretekla pretekle nekdanji ostarel ostarela ostareli ostarele razvil oporekel'.split(
    ' ',
  ),
);

export const comparative =
  /^(?:bolj|manj|več|prej|dlje|laže|.{2,}(?:ejš|[jš]š|[dknmtlrv]š|žj|čj|jš|ljš)(?:[aeio]|ega|emu|em|ih|im|imi)|.{3,}[eš]je|.{2,}jše|hitreje|bolje|slabše|huje|višje|nižje|raje|globlje|ožje|težje|lažje|dražje|bližje|.{2,}eje)$/;

export const auxiliary =
  /^(?:sem|si|je|s[vt]a|smo|ste|so|bi|bom|boš|bo|bova|bosta|bomo|boste|bodo|ni|nis(?:em|i|va|ta|mo|te|o))$/;

/** The full stop of an ordinal number does not end a clause: “5. marca” (on 5 March). */
const afterOrdinal =
  /^(?:(?:janua|februa|septemb|oktob|novemb|decemb)r|marc|april|maj|juni|juli|avgust|ur[iae]$|stoletj|člen)/;

/** Whether only a space separates the two words. */
export const isAdjacent = (first: ReadWord | undefined, second: ReadWord | undefined): boolean =>
  first !== undefined &&
  second !== undefined &&
  second.start - first.end <= (/^\d+$/.test(first.form) && afterOrdinal.test(second.form) ? 2 : 1);

export const isPart = (word: ReadWord | undefined, ...parts: PartOfSpeech[]): boolean =>
  word !== undefined &&
  word.readings.length > 0 &&
  word.readings.every(({ analysis }) => parts.includes(analysis.word.partOfSpeech));

export const mayBePart = (word: ReadWord | undefined, part: PartOfSpeech): boolean =>
  word?.readings.some(({ analysis }) => analysis.word.partOfSpeech === part) ?? false;
