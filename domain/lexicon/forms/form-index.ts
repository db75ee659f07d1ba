import type { GeneratedForm } from '../morphology/lemma.ts';
import { openSortedLines, type PackedLines, packSortedLines } from '../packed/lines.ts';

/** Word forms split into stems and shared lists of endings: a million forms take a few megabytes. */
export type CompiledForms = {
  /**
   * Each paradigm is a list of endings with their features, “ending:features,features;ending:features”. All words with the
   * same inflection share it.
   */
  paradigms: string[];
  /** Per line a stem and its owners: pairs of word index and paradigm index, separated by spaces. */
  stems: PackedLines;
};

/** A match: the index of the word and the features of the form. */
type FoundForm = { word: number; features: readonly string[] };
export type FormIndex = (form: string) => FoundForm[];

const longestEnding = 8;

export function compileForms(words: readonly (readonly GeneratedForm[])[]): CompiledForms {
  const paradigms = new Map<string, number>();
  const stems = new Map<string, number[]>();
  for (const [word, forms] of words.entries())
    for (const { stem, endings } of shareStems(forms)) {
      const paradigm = describeEndings(endings);
      const id = paradigms.get(paradigm) ?? paradigms.size;
      paradigms.set(paradigm, id);
      const listed = stems.get(stem);
      if (listed) listed.push(word, id);
      else stems.set(stem, [word, id]);
    }
  return {
    paradigms: [...paradigms.keys()],
    stems: packSortedLines([...stems].map(([stem, owners]) => `${stem}\t${owners.join(' ')}`)),
  };
}

type Stem = { stem: string; endings: GeneratedForm[] };

/**
 * Groups forms by a common stem that is long enough to leave only short endings: “mach-” and “gemacht-” for German “machen”
 * (make).
 */
function shareStems(forms: readonly GeneratedForm[]): Stem[] {
  const stem = commonBeginning(forms.map(([form]) => form));
  const isShort = forms.every(([form]) => form.length - stem.length <= longestEnding);
  if (forms.length === 1 || (isShort && (stem.length >= 2 || forms.every(([form]) => form.length <= 3))))
    return [{ stem, endings: forms.map(([form, features]) => [form.slice(stem.length), features]) }];
  const byNextLetter = Map.groupBy(forms, ([form]) => form.charAt(stem.length));
  return [...byNextLetter.values()].flatMap(shareStems);
}

function commonBeginning([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

function describeEndings(endings: readonly GeneratedForm[]): string {
  const byEnding = new Map<string, Set<string>>();
  for (const [ending, features] of endings) {
    const told = byEnding.get(ending) ?? new Set();
    byEnding.set(ending, told.add(features));
  }
  return [...byEnding].map(([ending, told]) => `${ending}:${tell(told).join(',')}`).join(';');
}

/**
 * Forms that the lexicon lists have empty features. If the same form is also generated, only the features of the generated
 * form are used.
 */
const tell = (features: ReadonlySet<string>) =>
  features.size > 1 ? [...features].filter((each) => each !== '') : [...features];

export function openForms({ paradigms, stems }: CompiledForms): FormIndex {
  const opened: (Map<string, readonly string[]> | undefined)[] = [];
  const endingsOf = (id: number) => (opened[id] ??= readParadigm(paradigms[id] ?? ''));
  const lines = openSortedLines(stems);
  return (form) => {
    const found: FoundForm[] = [];
    for (let length = form.length; length >= Math.max(0, form.length - longestEnding); length -= 1) {
      const line = lines.find(form.slice(0, length));
      if (line === undefined) continue;
      const ending = form.slice(length);
      for (const { word, paradigm } of readOwners(line)) {
        const features = endingsOf(paradigm).get(ending);
        if (features) found.push({ word, features });
      }
    }
    // Keep the order of the lexicon.
    return found.length > 1 ? found.sort((a, b) => a.word - b.word) : found;
  };
}

function readOwners(line: string): { word: number; paradigm: number }[] {
  const numbers = line.slice(line.indexOf('\t') + 1).split(' ');
  return numbers.flatMap((word, index) =>
    index % 2 === 0 ? { word: Number(word), paradigm: Number(numbers[index + 1]) } : [],
  );
}

/** Counts the forms. A form that belongs to two words counts twice. */
export const countForms = ({ paradigms, stems }: CompiledForms): number => {
  const sizes = paradigms.map((paradigm) => paradigm.split(';').length);
  return stems
    .split('\n')
    .flatMap(readOwners)
    .reduce((sum, { paradigm }) => sum + (sizes[paradigm] ?? 0), 0);
};

const readParadigm = (paradigm: string) =>
  new Map(
    paradigm.split(';').map((cell): [string, readonly string[]] => {
      const colon = cell.indexOf(':');
      return [cell.slice(0, colon), cell.slice(colon + 1).split(',')];
    }),
  );
