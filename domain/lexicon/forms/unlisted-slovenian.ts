import type { Gender, PartOfSpeech } from '../concept.ts';
import type { Analysis } from './analysis.ts';

/** A form that matches the pattern is a form of a word that ends in this suffix. */
type Pattern = readonly [form: RegExp, suffix: string, partOfSpeech: PartOfSpeech, gender?: Gender];

const adjective = '(?:[aoei]|ega|emu|em|im|ih|imi|ima)';
const declined = '(?:ega|emu|em|im|ih|imi)';
const masculine = '(?:a|u|om|i|ov|e|ih|oma)?';

const ofWord = (stem: string, endings: string) => new RegExp(`^(\\p{L}{2,})${stem}${endings}$`, 'u');

/** Patterns for the forms of words that the lexicon does not list, each with the suffix of the base form. */
const patterns: readonly Pattern[] = [
  [ofWord('sk', adjective), 'ski', 'adjective'],
  [ofWord('šk', '(?:ega|emu|em|im|ih|imi|[iaeo])'), 'ški', 'adjective'],
  [ofWord('čk', declined), 'čki', 'adjective'],
  [ofWord('ičn', adjective), 'ičen', 'adjective'],
  [ofWord('ivn', adjective), 'iven', 'adjective'],
  [ofWord('aln', adjective), 'alen', 'adjective'],
  [ofWord('iln', adjective), 'ilen', 'adjective'],
  [ofWord('arn', adjective), 'aren', 'adjective'],
  [ofWord('ozn', adjective), 'ozen', 'adjective'],
  [ofWord('ovn', adjective), 'oven', 'adjective'],
  [ofWord('letn', adjective), 'leten', 'adjective'],
  [ofWord('stn', adjective), 'sten', 'adjective'],
  [ofWord('čn', declined), 'čen', 'adjective'],
  [ofWord('žn', declined), 'žen', 'adjective'],
  [ofWord('ast', '(?:ega|emu|em|im|ih|imi|i|o)?'), 'ast', 'adjective'],
  [ofWord('ljiv', `${adjective}?`), 'ljiv', 'adjective'],
  [ofWord('iran', `${adjective}?`), 'iran', 'adjective'],
  [ofWord('([au]joč)', '(?:[aei]|ega|emu|em|im|ih|imi)?'), '$2', 'adjective'],
  [ofWord('([ae])nj', '(?:[eau]|em|ih)'), '$2nje', 'noun', 'n'],
  [ofWord('stv', '(?:[oau]|om|ih)'), 'stvo', 'noun', 'n'],
  [ofWord('išč', '(?:[eau]|em|ih)'), 'išče', 'noun', 'n'],
  [ofWord('ost', '(?:i|jo|im|ih|mi)?'), 'ost', 'noun', 'f'],
  [ofWord('it', '(?:ev|v[ei]|vijo|vah|vam|vami)'), 'itev', 'noun', 'f'],
  [ofWord('cij', '(?:a|e|i|o|ah|am|ami|ama)?'), 'cija', 'noun', 'f'],
  [ofWord('([gflrztdn])ij', '(?:e|o|ah|ami)'), '$2ija', 'noun', 'f'],
  [ofWord('tik', '(?:a|e|o|ah|ami)'), 'tika', 'noun', 'f'],
  [ofWord('ic', '(?:a|o|ah|am|ami)'), 'ica', 'noun', 'f'],
  [ofWord('in', '(?:o|ah|ami)'), 'ina', 'noun', 'f'],
  [ofWord('iz', '(?:em|m[aueai]|mom|mov|mih)'), 'izem', 'noun', 'm'],
  [ofWord('ist', masculine), 'ist', 'noun', 'm'],
  [ofWord('nik', masculine), 'nik', 'noun', 'm'],
  [ofWord('ator', '(?:ja|ju|jem|ji|jev|je|jih)?'), 'ator', 'noun', 'm'],
  [ofWord('telj', '(?:a|u|em|i|ev|e|ih)?'), 'telj', 'noun', 'm'],
  [ofWord('ar', '(?:ja|ju|jem|ji|jev|jih)'), 'ar', 'noun', 'm'],
  [ofWord('([ln])', '(?:ec|c[aui]|cem|cev|cih)'), '$2ec', 'noun', 'm'],
  [ofWord('ir', '(?:ati|al[aieo]?|am|aš|a|amo|ate|ajo)'), 'irati', 'verb'],
  [ofWord('([oe]v)', '(?:ati|al[aieo]?)'), '$2ati', 'verb'],
  [ofWord('([ai])', '(?:ti|l[aieo])'), '$2ti', 'verb'],
];

const possessive = /^(\p{Lu}\p{L}{2,}?(?:[oe]v|in))(?:[aoei]|ega|emu|em|im|ih|imi)$/u;

/**
 * Finds the base form of a word that the lexicon lacks, if its ending allows only one: “evalvacija” (evaluation) for
 * “evalvacije”.
 */
export function guessUnlistedSlovenian(text: string): Analysis | undefined {
  const owner = possessive.exec(text)?.[1];
  if (owner !== undefined) return describe(owner, 'adjective');
  if (!/^\p{Ll}{5,}$/u.test(text)) return undefined;
  for (const [form, suffix, partOfSpeech, gender] of patterns)
    if (form.test(text)) return describe(text.replace(form, `$1${suffix}`), partOfSpeech, gender);
  return undefined;
}

const describe = (base: string, partOfSpeech: PartOfSpeech, gender?: Gender): Analysis => ({
  word: { base, partOfSpeech, gender, isReflexive: false, conceptIds: [], firstCount: 0, commonness: [] },
  features: [],
});
