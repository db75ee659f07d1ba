import type { GeneratedForm } from '../morphology/lemma.ts';
import { findLines } from './word-list.ts';

/** Word forms split into stems and shared lists of endings: a million forms take a few megabytes. */
export type CompiledForms = {
  /** “ending:features,features;ending:features”, shared by all words with the same inflection. */
  paradigms: string[];
  /** One stem per line, sorted. */
  stems: string;
  /** The start index in `owners` per stem. */
  starts: number[];
  /** Pairs of word index and paradigm index, grouped by stem. */
  owners: number[];
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
  const sorted = [...stems].sort(([one], [other]) => compare(one, other));
  let start = 0;
  const starts = sorted.map(([, listed]) => {
    start += listed.length;
    return start - listed.length;
  });
  return {
    paradigms: [...paradigms.keys()],
    stems: sorted.map(([stem]) => stem).join('\n'),
    starts,
    owners: sorted.flatMap(([, listed]) => listed),
  };
}

type Stem = { stem: string; endings: GeneratedForm[] };

/** Groups forms by a common stem that is long enough to leave only short endings: “mach-” and “gemacht-”. */
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
 * Forms that the lexicon lists have empty features. If the same form is also generated, only the features of the generated form
 * are used.
 */
const tell = (features: ReadonlySet<string>) =>
  features.size > 1 ? [...features].filter((each) => each !== '') : [...features];

export function openForms({ paradigms, stems, starts, owners }: CompiledForms): FormIndex {
  const opened: (Map<string, readonly string[]> | undefined)[] = [];
  const endingsOf = (id: number) => (opened[id] ??= readParadigm(paradigms[id] ?? ''));
  const findStem = openStems(stems);
  return (form) => {
    const found: FoundForm[] = [];
    for (let length = form.length; length >= Math.max(0, form.length - longestEnding); length -= 1) {
      const stem = findStem(form.slice(0, length));
      if (stem === undefined) continue;
      const ending = form.slice(length);
      const end = starts[stem + 1] ?? owners.length;
      for (let place = starts[stem] ?? end; place < end; place += 2) {
        const features = endingsOf(owners[place + 1] ?? -1).get(ending);
        if (features) found.push({ word: owners[place] ?? -1, features });
      }
    }
    // Keep the order of the lexicon.
    return found.length > 1 ? found.sort((a, b) => a.word - b.word) : found;
  };
}

/** Counts the forms. A form that belongs to two words counts twice. */
export const countForms = ({ paradigms, owners }: CompiledForms): number => {
  const sizes = paradigms.map((paradigm) => paradigm.split(';').length);
  return owners.reduce((sum, paradigm, place) => (place % 2 === 1 ? sum + (sizes[paradigm] ?? 0) : sum), 0);
};

const compare = (one: string, other: string) => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Length of the prefix that narrows the binary search to a group of stems. */
const openingLength = 3;

/** Binary search in the text: a map of 300,000 stems would take long to build and use much memory. */
function openStems(stems: string): (stem: string) => number | undefined {
  const lines = findLines(stems);
  const lineAt = (place: number) => stems.slice(lines[place] ?? 0, (lines[place + 1] ?? stems.length + 1) - 1);
  const openings = new Map<string, number>();
  const firsts: number[] = [];
  for (const place of lines.keys()) {
    const opening = openingOf(lineAt(place));
    if (openings.has(opening)) continue;
    openings.set(opening, firsts.length);
    firsts.push(place);
  }
  return (stem) => {
    const opening = openings.get(openingOf(stem));
    if (opening === undefined) return undefined;
    let first = firsts[opening] ?? 0;
    let last = (firsts[opening + 1] ?? lines.length) - 1;
    while (first <= last) {
      const middle = (first + last) >> 1;
      const order = compare(stem, lineAt(middle));
      if (order === 0) return middle;
      if (order < 0) last = middle - 1;
      else first = middle + 1;
    }
    return undefined;
  };
}

const openingOf = (stem: string) => stem.slice(0, openingLength);

const readParadigm = (paradigm: string) =>
  new Map(
    paradigm.split(';').map((cell): [string, readonly string[]] => {
      const colon = cell.indexOf(':');
      return [cell.slice(0, colon), cell.slice(colon + 1).split(',')];
    }),
  );
