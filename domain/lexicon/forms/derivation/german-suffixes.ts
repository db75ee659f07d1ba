import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';
import type { IndexedWord } from '../word-list.ts';

const cases = ['nom', 'gen', 'dat', 'acc'];
const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface Derived {
  source: IndexedWord;
  base: string;
  suffix: string;
  gender: 'm' | 'f';
  isPlural: boolean;
}

const asNoun = ({ source, base, suffix, gender, isPlural }: Derived): Analysis => ({
  word: { ...source, base: capitalise(base), partOfSpeech: 'noun', gender, isReflexive: false },
  features: cases.map((each) => `${each} ${isPlural ? 'pl' : 'sg'}`),
  compound: [source.base, suffix],
});

/** The listed words with one of these base forms. Only the first base form with a word counts. */
function findWords(bases: readonly string[], part: IndexedWord['partOfSpeech'], index: LanguageIndex): IndexedWord[] {
  for (const base of bases) {
    const words = index.findForms(base).flatMap(({ word }) => index.wordAt(word) ?? []);
    const fitting = words.filter(
      (word) =>
        word.partOfSpeech === part &&
        word.conceptIds.length > 0 &&
        !word.isReflexive &&
        word.base.toLowerCase() === base,
    );
    if (fitting.length > 0) return [...new Set(fitting)];
  }
  return [];
}

const withoutLink = (stem: string) => [
  stem,
  ...['s', 'es', 'n', 'en', 'er'].flatMap((link) => (stem.endsWith(link) ? [stem.slice(0, -link.length)] : [])),
  `${stem}e`,
  `${stem}en`,
];

/** “Konzeptlosigkeit” is a lack of “Konzept” (plan). */
function analyseLack(form: string, index: LanguageIndex): Analysis[] {
  const [, stem, plural] = /^(\p{L}{3,})losigkeit(en)?$/u.exec(form) ?? [];
  if (stem === undefined) return [];
  return findWords(withoutLink(stem), 'noun', index).map((source) =>
    asNoun({ source, base: `${stem}losigkeit`, suffix: '-losigkeit', gender: 'f', isPlural: plural !== undefined }),
  );
}

/**
 * After these words, “-schaft” means a relation or an office: “Brieffreundschaft” is a friendship by letters, not a group of
 * pen friends.
 */
const relation =
  /(?:freund|herr|herren|gesell|meister|partner|präsident|präsidenten|vater|kanzler|paten|nachbar|nachbarn|könig|.bürger|haber|autor|autoren|wirt|träger|täter|zeugen)$/;

/** “Wählerschaft” means the “Wähler” (voters) as a group. “-schaft” is never “Schaft” (shaft) after a word for a person. */
function analyseGroup(form: string, index: LanguageIndex): Analysis[] {
  const [, stem, plural] = /^(\p{L}{4,})schaft(en)?$/u.exec(form) ?? [];
  if (stem === undefined || relation.test(stem)) return [];
  return findWords(withoutLink(stem), 'noun', index)
    .filter(({ gender }) => gender === 'm' || gender === 'mf')
    .map((source) =>
      asNoun({ source, base: `${stem}schaft`, suffix: '-schaft', gender: 'f', isPlural: plural !== undefined }),
    );
}

const caseEndings = /(?<=bar)(?:e[mnrs]?)?$/;

/** “bezifferbar” means “possible to put a figure on”, “unbezifferbar” the opposite, and “Bezifferbarkeit” is the noun. */
function analysePossible(form: string, index: LanguageIndex): Analysis[] {
  const [, noun] = /^(\p{L}{4,}bar)keit(?:en)?$/u.exec(form) ?? [];
  const adjective = noun ?? form.replace(caseEndings, '');
  const [, negation, stem] = /^(un)?(\p{L}{3,})bar$/u.exec(adjective) ?? [];
  // “Tanzbar” and “Weinbar” are bars.
  if (stem === undefined || /^(?:tanz|wein)$/.test(stem)) return [];
  const sources = findWords([`${stem}en`, `${stem}n`], 'verb', index);
  if (noun !== undefined)
    return sources.map((source) =>
      asNoun({
        source,
        base: `${noun}keit`,
        suffix: negation ? '-unbarkeit' : '-barkeit',
        gender: 'f',
        isPlural: false,
      }),
    );
  return sources.map((source) => ({
    word: { ...source, base: adjective, partOfSpeech: 'adjective' as const, isReflexive: false },
    features: [''],
    compound: [source.base, negation ? '-unbar' : '-bar'],
  }));
}

/**
 * Verbs with a prefix. From a verb without a prefix, a word in “-er” is often a surname: “Brenner”, from “brennen” (burn).
 */
const prefixed = /^(?:be|ent|er|ver|zer|ab|an|auf|aus|ein|nach|über|unter|vor|zu)\p{L}{4,}$/u;

/** “Verharmloser” is a person who does what the verb “verharmlosen” (play down) says. */
function analyseAgent(form: string, index: LanguageIndex): Analysis[] {
  const [, stem, ending = ''] = /^(\p{L}{6,}?)er(s|n|in|innen)?$/u.exec(form) ?? [];
  if (stem === undefined || !prefixed.test(stem)) return [];
  const isFeminine = ending.startsWith('in');
  return findWords([`${stem}en`, `${stem}n`, `${stem.replace(/l$/, 'el')}n`], 'verb', index).map((source) =>
    asNoun({
      source,
      base: `${stem}er${isFeminine ? 'in' : ''}`,
      suffix: '-er',
      gender: isFeminine ? 'f' : 'm',
      isPlural: /^(?:n|innen)$/.test(ending),
    }),
  );
}

/** Analyses a word with a suffix whose meaning is certain, made from a listed noun or verb. */
export const analyseGermanSuffix = (form: string, index: LanguageIndex): Analysis[] =>
  [analyseLack, analyseGroup, analysePossible, analyseAgent]
    .map((analyse) => analyse(form, index))
    .find((found) => found.length > 0) ?? [];
