import type { Analysis } from '../forms/analysis.ts';
import type { IndexedWord } from '../forms/word-list.ts';
import type { LanguageIndex } from '../lexicon.ts';
import { separable } from '../morphology/german-verb-table.ts';
import type { ExpressionMatch } from '../read-sentence.ts';
import { isDefault } from '../rules/german/german-defaults.ts';

type PlacedWord = { form: string; start: number; end: number; analyses: readonly Analysis[] };
type Search = { sentence: string; words: readonly PlacedWord[]; index: LanguageIndex };

export const separablePrefixes: ReadonlySet<string> = new Set([...separable, 'über', 'unter', 'wider', 'hinter']);
const widestGap = 16;
/**
 * At the end of a clause, a word such as “vor” is a verb prefix, because a preposition would have an object after it. There,
 * up to this many words may stand between verb and prefix: “findet dort Betten, Tische und Stühle aus hellem Holz vor”
 * (finds beds, tables and chairs of light wood there).
 */
const widestGapAtEnd = 22;
const reachOfSubject = 4;

/** Finds separated German verbs: “fällt … ein” is a form of “einfallen” (occur to). */
export function findSeparated({ sentence, words, index }: Search): ExpressionMatch[] {
  return words.flatMap(({ form, end }, place) => {
    if (!separablePrefixes.has(form)) return [];
    const next = words[place + 1];
    const endsClause =
      next === undefined ||
      /^\p{P}|^\s*[–—-]/u.test(sentence.slice(end, next.start)) ||
      /^(?:und|oder|aber|als|wie|sowie|sondern)$/.test(next.form);
    // In “sicher, recht zu haben” (sure to be right), “zu” is not a prefix, because it belongs to the infinitive “haben”.
    if (form === 'zu' && next?.analyses.some(isInfinitive)) return [];
    const joined = findJoined(place);
    if (joined.length > 0) return joined;
    const farthest = Math.max(0, place - (endsClause ? widestGapAtEnd : widestGap));
    const matches = words.slice(farthest, place).flatMap(({ analyses, start, end: verbEnd }, offset) => {
      const verbPlace = farthest + offset;
      // A capitalised word inside a sentence is a noun, not a verb: in “bricht die Reise ab” (breaks off the journey),
      // “Reise” is not part of “abreisen” (depart).
      if (/\p{L}[\p{L}\s,]*\s\p{Lu}$/u.test(sentence.slice(0, start + 1))) return [];
      if (endsSentence.test(sentence.slice(verbEnd, words[place]?.start))) return [];
      if (verbPlace === place - 1 && !endsClause && opensPhrase(form, next)) return [];
      const bases = new Set(analyses.filter(isFiniteVerb).map(({ word }) => word.base.replace(/^sich /, '')));
      // In “hat es als Schritt zurück bezeichnet” (called it a step back), “hat” is the auxiliary of the participle, and
      // does not belong to “zurück”.
      if (bases.has('haben') && participle.test(next?.form ?? '')) return [];
      if (hasOtherClause(verbPlace, place) || isInFormerClause(verbPlace, place)) return [];
      const hasPronoun = isReflexive(verbPlace, place);
      return [...bases].flatMap((base) =>
        findVerbs(form + base, index).flatMap((verb) =>
          byCommonness(verb).map((conceptId) => ({
            conceptId,
            base: verb.base,
            words: [verbPlace, place],
            hasGap: place - verbPlace > 1,
            endsClause,
            // Without a pronoun, “stellte die Studie vor” (presented the study) is “vorstellen”. With one, “stellte sich das
            // vor” (imagined that) is “sich vorstellen”.
            differsInPronoun: verb.isReflexive !== hasPronoun,
            isSeparated: true,
          })),
        ),
      );
    });
    return matches.filter(({ words: [verb = 0] }) => !matches.some(({ words: [later = 0] }) => isJoined(verb, later)));
  });

  /**
   * Finds a verb whose prefix comes first but is written as a separate word: “kennen gelernt” (got to know), for
   * “kennengelernt”.
   */
  function findJoined(place: number): ExpressionMatch[] {
    const [prefix, next] = [words[place], words[place + 1]];
    if (!prefix || !next || next.start - prefix.end !== 1 || !oftenApart.test(prefix.form)) return [];
    const hasSich = words.some(({ form }) => form === 'sich');
    const verbs = index.findForms(prefix.form + next.form).flatMap(({ word }) => index.wordAt(word) ?? []);
    return verbs
      .filter((verb) => verb.partOfSpeech === 'verb' && verb.isReflexive === hasSich)
      .flatMap((verb) =>
        byCommonness(verb).map((conceptId) => ({
          conceptId,
          base: verb.base,
          words: [place, place + 1],
          hasGap: false,
          endsClause: false,
          isSeparated: true,
        })),
      );
  }

  /**
   * Whether a reflexive pronoun in the person of the verb stands between the verb and its prefix, or just before the verb.
   */
  function isReflexive(verb: number, prefix: number): boolean {
    const finite = words[verb]?.analyses.filter(isFiniteVerb) ?? [];
    const features = finite.flatMap((each) => each.features);
    return words
      .slice(Math.max(0, verb - 1), prefix)
      .some(({ form }) =>
        persons.some(
          ([pronoun, person]) =>
            pronoun === form && features.some((each) => person.test(each)) && hasSubject(form, features, verb),
        ),
      );
  }

  /**
   * Whether the pronoun is in the person of the verb. “sah” (saw) has the same form for “ich” (I) and “er” (he). Without
   * “ich” nearby, “mich” is an object, not a reflexive pronoun: “er sah mich an” (he looked at me).
   */
  function hasSubject(pronoun: string, features: readonly string[], verb: number) {
    const near = words.slice(Math.max(0, verb - reachOfSubject), verb + reachOfSubject);
    return (
      !/^mi(?:ch|r)$/.test(pronoun) ||
      !features.some((each) => /\b3sg\b/.test(each)) ||
      near.some(({ form }) => form === 'ich')
    );
  }

  /**
   * Whether a conjunction such as “aber” and another verb come between the verb and the prefix: “er ging, aber sie hing
   * durch” (he left, but she was down).
   */
  function hasOtherClause(verb: number, prefix: number) {
    const joint = words.findIndex(({ form }, place) => place > verb && place < prefix && conjunctions.has(form));
    // If a comma comes before the conjunction, the conjunction may belong to a relative clause: “und” in “lehnte den Plan,
    // der gut und neu war, ab” (rejected the plan, which was good and new).
    const before = joint < 0 ? ',' : sentence.slice(words[verb]?.end, words[joint]?.start).replace(/,\s*$/, '');
    return (
      !before.includes(',') &&
      words.slice(joint + 1, prefix).some(({ form, start, end, analyses }, offset) => {
        const next = words[joint + 2 + offset];
        const isLowerCase = /^\p{Ll}/u.test(sentence.slice(start));
        const isBeforeNoun = /e[mnrs]?$/.test(form) && /^\p{Lu}/u.test(sentence.slice(next?.start ?? end));
        const isFiniteOnly =
          analyses.some(isFiniteVerb) &&
          analyses.every((each) => isFiniteVerb(each) && !isInfinitive(each) && each.features.every(isPersonal));
        return isLowerCase && isFiniteOnly && !isBeforeNoun && !/,/.test(sentence.slice(words[joint]?.end, start));
      })
    );
  }

  /**
   * Whether a single comma and another finite verb come between the verb and the prefix: “bevor er kam, war es aus” (before
   * he came, it was over).
   */
  function isInFormerClause(verb: number, prefix: number) {
    const between = words.slice(verb, prefix + 1);
    const commas = between.filter(({ end }, index) => /^,/.test(sentence.slice(end, between[index + 1]?.start ?? end)));
    const [last, ...others] = commas;
    if (last === undefined || others.length > 0) return false;
    return between
      .slice(between.indexOf(last) + 1, -1)
      .some(
        ({ analyses }) =>
          analyses.length > 0 && analyses.every((each) => isFiniteVerb(each) && each.features.every(isPersonal)),
      );
  }

  /**
   * Whether a conjunction such as “und” comes between two verbs. Then the prefix belongs to the second verb: “ging zum
   * Bahnhof und holte ihn ab” (went to the station and picked him up).
   */
  function isJoined(verb: number, later: number) {
    return words.slice(verb + 1, Math.max(verb + 1, later)).some(({ form }) => conjunctions.has(form));
  }
}

/** A full stop after a number belongs to an ordinal: “machte am 13. Mai auf” (opened on 13 May). */
const endsSentence = /(?<!\d)\.|[;:?!–—]/;

const persons: readonly (readonly [pronoun: string, person: RegExp])[] = [
  ['mich', /\b1sg\b/],
  ['mir', /\b1sg\b/],
  ['dich', /\b2sg\b/],
  ['dir', /\b2sg\b/],
  ['sich', /\b3(?:sg|pl)\b/],
  ['uns', /\b1pl\b/],
  ['euch', /\b2pl\b/],
];

/** Prefixes that many people write apart from their verb. */
const oftenApart = /^(?:(?:her|hin)\p{L}{2,}|zurück|kennen|auseinander|spazieren|statt|teil|zurecht)$/u;

const rankOfDefault = 20;

/** The meanings of the verb, likeliest first. Meanings that `isDefault` accepts come before all others. */
const byCommonness = ({ conceptIds, commonness, firstCount }: IndexedWord): string[] => {
  const rank = (place: number) => (place < firstCount || firstCount === 0 ? 0 : 2) - (commonness[place] ?? 0);
  return conceptIds
    .map((conceptId, place) => ({ conceptId, rank: rank(place) - (isDefault(conceptId) ? rankOfDefault : 0) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ conceptId }) => conceptId);
};

const participle = /^(?:\p{L}{0,8}ge\p{L}+(?:t|en)|(?:be|ver|er|ent|zer)\p{L}+(?:t|en)|\p{L}+iert)$/u;

const conjunctions = new Set(['und', 'oder', 'aber', 'sondern', 'denn']);

/**
 * Whether the word is a preposition that opens a phrase, and not a verb prefix. “vor” in “hat vor einem Jahr” (a year ago)
 * is a preposition; “mit” in “kommt mit in den Park” (comes along to the park) is a prefix.
 */
const opensPhrase = (form: string, next: PlacedWord | undefined) =>
  /^(?:an|auf|aus|bei|durch|ein|mit|nach|über|um|unter|vor|zu)$/.test(form) &&
  next !== undefined &&
  next.form !== 'zu' &&
  !next.analyses.some(({ word }) => word.partOfSpeech === 'preposition');

const isFiniteVerb = ({ word, features }: Analysis) =>
  word.partOfSpeech === 'verb' && features.some((each) => /^(?:pres|past|subj|psubj|imp)/.test(each));

const isPersonal = (features: string) => /^(?:pres|past|subj|psubj)/.test(features);

const isInfinitive = ({ word, features }: Analysis) =>
  word.partOfSpeech === 'verb' && features.some((each) => each.startsWith('inf'));

const findVerbs = (base: string, index: LanguageIndex): IndexedWord[] =>
  index.findForms(base).flatMap(({ word }) => {
    const found = index.wordAt(word);
    return found?.partOfSpeech === 'verb' && found.base.replace(/^sich /, '') === base ? [found] : [];
  });
