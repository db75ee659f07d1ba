import type { Analysis } from './analysis.ts';
import type { LanguageIndex } from './lexicon.ts';
import { separable } from './morphology/german-verb-table.ts';
import type { ExpressionMatch } from './read-sentence.ts';
import type { IndexedWord } from './word-list.ts';

type PlacedWord = { form: string; start: number; end: number; analyses: readonly Analysis[] };
type Search = { sentence: string; words: readonly PlacedWord[]; index: LanguageIndex };

const prefixes = new Set([...separable, 'über', 'unter', 'wider', 'hinter']);
const widestGap = 16;

/** Finds separated German verbs: “fällt … ein” is “einfallen”. */
export function findSeparated({ sentence, words, index }: Search): ExpressionMatch[] {
  return words.flatMap(({ form, end }, place) => {
    if (!prefixes.has(form)) return [];
    const next = words[place + 1];
    const endsClause =
      next === undefined ||
      /^\p{P}|^\s*–/u.test(sentence.slice(end, next.start)) ||
      /^(?:und|oder|aber|als|wie)$/.test(next.form);
    const matches = words.slice(Math.max(0, place - widestGap), place).flatMap(({ analyses, end: verbEnd }, offset) => {
      const verbPlace = Math.max(0, place - widestGap) + offset;
      if (/[.;:?!–—]/.test(sentence.slice(verbEnd, words[place]?.start))) return [];
      if (verbPlace === place - 1 && !endsClause && opensPhrase(form, next)) return [];
      const bases = new Set(analyses.filter(isFiniteVerb).map(({ word }) => word.base.replace(/^sich /, '')));
      return [...bases].flatMap((base) =>
        findVerbs(form + base, index).flatMap((verb) =>
          verb.conceptIds.map((conceptId) => ({
            conceptId,
            base: verb.base,
            words: [verbPlace, place],
            hasGap: place - verbPlace > 1,
            endsClause,
          })),
        ),
      );
    });
    return matches.filter(({ words: [verb = 0] }) => !matches.some(({ words: [later = 0] }) => isJoined(verb, later)));
  });

  /** Whether “und” comes between two verbs: “ging zum Bahnhof und holte ihn ab”. Then the prefix belongs to the second one. */
  function isJoined(verb: number, later: number) {
    return words.slice(verb + 1, Math.max(verb + 1, later)).some(({ form }) => conjunctions.has(form));
  }
}

const conjunctions = new Set(['und', 'oder', 'aber', 'sondern', 'denn']);

/**
 * Whether the word is a preposition with its phrase and not a verb prefix: “vor” in “hat vor einem Jahr”, but not “mit” in “kommt
 * mit in den Park”.
 */
const opensPhrase = (form: string, next: PlacedWord | undefined) =>
  /^(?:an|auf|aus|bei|durch|ein|mit|nach|über|um|unter|vor|zu)$/.test(form) &&
  next !== undefined &&
  next.form !== 'zu' &&
  !next.analyses.some(({ word }) => word.partOfSpeech === 'preposition');

const isFiniteVerb = ({ word, features }: Analysis) =>
  word.partOfSpeech === 'verb' && features.some((each) => /^(?:pres|past|subj|psubj|imp)/.test(each));

const findVerbs = (base: string, index: LanguageIndex): IndexedWord[] =>
  index.findForms(base).flatMap(({ word }) => {
    const found = index.wordAt(word);
    return found?.partOfSpeech === 'verb' && found.base.replace(/^sich /, '') === base ? [found] : [];
  });
