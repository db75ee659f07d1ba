import type { Language } from '../../language.ts';
import type { WordEntry } from '../concept.ts';

const keyOf = ({ base, partOfSpeech, gender }: Pick<WordEntry, 'base' | 'partOfSpeech' | 'gender'>) =>
  `${base}|${partOfSpeech}|${gender ?? ''}`;
const hasParts = ({ parts, classes }: Inflection) => parts.length > 0 || classes.length > 0;

type Inflection = Pick<WordEntry, 'parts' | 'classes'>;

/**
 * Copies irregular parts, such as the plural, from one entry of a word to the other entries of the word. German compounds
 * inflect like their last word.
 */
export function createPartsFinder(entries: readonly WordEntry[], language: Language): (entry: WordEntry) => WordEntry {
  const listed = listInflections(entries);
  return (entry) => {
    if (isWithoutForms(entry)) return entry;
    const known = listed.get(keyOf(entry)) ?? [];
    const fitting = known.filter((each) => canJoin(each, entry));
    const [own, another] = fitting;
    if (own && !another) return { ...entry, parts: own.parts, classes: own.classes };
    if (hasParts(entry) || known.length > 0) return entry;
    return language === 'de' && entry.partOfSpeech === 'noun' ? asLastWord(entry, listed) : entry;
  };
}

/**
 * The different inflections of each word. Slovenian “[hitra]” and “[hitra, hitrejši]” (quick, quicker) count as one
 * inflection, because they differ only in the number of parts.
 */
function listInflections(entries: readonly WordEntry[]): Map<string, Inflection[]> {
  const listed = new Map<string, Inflection[]>();
  // Entries with the most parts come first, so that entries with fewer parts are merged into them.
  const fullest = entries
    .filter((entry) => hasParts(entry) && !isWithoutForms(entry))
    .toSorted((a, b) => b.parts.length - a.parts.length);
  for (const entry of fullest) {
    const known = listed.get(keyOf(entry)) ?? [];
    const fitting = known.filter((each) => canJoin(each, entry));
    const [same, another] = fitting;
    if (same && another) continue;
    const others = known.filter((each) => each !== same);
    listed.set(keyOf(entry), [...others, same ? join(same, entry) : entry]);
  }
  return listed;
}

/**
 * Whether all parts are “0” (the form does not exist). Such parts apply to one meaning of the word only: German “Land n [0]”
 * (countryside) has no plural, but “Land” (country) has one.
 */
const isWithoutForms = ({ parts }: Inflection) => parts.length > 0 && parts.every((part) => part === '0');

const isOpen = (part: string | undefined) => part === undefined || part === '-';

function canJoin(one: Inflection, other: Inflection): boolean {
  const agree = one.parts.every((part, place) => {
    const there = other.parts[place];
    return isOpen(part) || isOpen(there) || part === there;
  });
  // Class words such as “sep” distinguish two inflections of a word. “anim” (a living being) does not.
  const [ofOne, ofOther] = [one, other].map(({ classes }) => classes.filter((each) => each !== 'anim').join());
  return agree && (ofOne === ofOther || !hasParts(one) || !hasParts(other));
}

function join(one: Inflection, other: Inflection): Inflection {
  const [longer, shorter] = one.parts.length >= other.parts.length ? [one, other] : [other, one];
  return {
    parts: longer.parts.map((part, place) => (isOpen(part) ? (shorter.parts[place] ?? part) : part)),
    classes: [...new Set([...one.classes, ...other.classes])],
  };
}

const shortestLast = 3;

/** Copies the inflection of the last word of a German compound: “Krankenhaus” (hospital) inflects like “Haus” (house). */
function asLastWord(entry: WordEntry, listed: ReadonlyMap<string, Inflection[]>): WordEntry {
  const { base, gender } = entry;
  for (let start = 2; start <= base.length - shortestLast; start += 1) {
    const last = base.charAt(start).toUpperCase() + base.slice(start + 1);
    const [found, another] = listed.get(keyOf({ base: last, partOfSpeech: 'noun', ...(gender && { gender }) })) ?? [];
    if (!found || another) continue;
    const begin = base.slice(0, start);
    const parts = found.parts.map((part) =>
      /^[-0]$/.test(part)
        ? part
        : part
            .split('/')
            .map((form) => begin + form.charAt(0).toLowerCase() + form.slice(1))
            .join('/'),
    );
    return { ...entry, parts, classes: found.classes };
  }
  return entry;
}

/**
 * Lists the words with an ambiguous entry: the word has several different inflections, and the entry does not say which one
 * it uses.
 */
export function listContradictions(entries: readonly WordEntry[], language: Language): string[] {
  const words = entries.filter(({ partOfSpeech }) => partOfSpeech !== 'name');
  const listed = listInflections(words);
  const unclear = words.filter(
    (entry) =>
      !isWithoutForms(entry) && (listed.get(keyOf(entry)) ?? []).filter((each) => canJoin(each, entry)).length > 1,
  );
  return [...new Set(unclear.map(({ base }) => base))].map(
    (base) => `${language}: “${base}” has parts in several ways and none in another stanza: which?`,
  );
}
