import { portugueseVerbForms } from '../../morphology/portuguese-verbs.ts';
import type { ReadWord } from '../../read-sentence.ts';
import type { Place, Rule } from '../grammar-rule.ts';
import { isCapitalised, mayBe } from '../word-classes.ts';

/**
 * A sense of a word, recognised by the words around it: near “tribunal” (court), “processo” is a lawsuit.
 * - `forms`: the forms, or the infinitive of a verb. A verb with “-se” has the sense only beside “se”, other verbs only without it.
 * - `cues`: words near the form. “jog*” stands for all words that start with “jog”. “<na” is a cue directly before the form,
 *   “>de” directly after it, “+férias” among the next three words. “^” needs no other word: the form itself is written with a
 *   capital letter and is not the first word of the sentence.
 */
export type CuedSense = readonly [forms: string, concept: string, cues: string];

type Matcher = (form: string) => boolean;

const longestStem = 12;

function matcherOf(cues: readonly string[]): Matcher {
  const stems = new Set(cues.filter((cue) => cue.endsWith('*')).map((cue) => cue.slice(0, -1)));
  const words = new Set(cues);
  const lengths = Array.from({ length: longestStem }, (_, index) => index + 1).filter((length) =>
    [...stems].some((stem) => stem.length === length),
  );
  return (form) => words.has(form) || lengths.some((length) => stems.has(form.slice(0, length)));
}

/**
 * Whether one of the cues occurs at the position that its mark (“<”, “>” or “+”) requires, or near the word if it has no mark.
 */
function holdsNear(cues: string): (place: Place) => boolean {
  const listed = cues.split(' ');
  const markedBy = (mark: string) =>
    matcherOf(listed.filter((cue) => cue.startsWith(mark)).map((cue) => cue.slice(mark.length)));
  const near = matcherOf(listed.filter((cue) => !/^[<>+^]/.test(cue)));
  const [isBefore, isNext, isSoon] = [markedBy('<'), markedBy('>'), markedBy('+')];
  const isOfCapital = listed.includes('^');
  return ({ word, before, earlier, after }) => {
    const test = (matches: Matcher) => (other: ReadWord) => matches(other.form);
    return (
      isBefore(before?.form ?? '') ||
      isNext(after[0]?.form ?? '') ||
      after.slice(0, 3).some(test(isSoon)) ||
      earlier.some(test(near)) ||
      after.some(test(near)) ||
      (isOfCapital && before !== undefined && isCapitalised(word))
    );
  };
}

/** Caches the answer per place (occurrence of a word), because several rules of one table test the same place in turn. */
function askOnce(test: (place: Place) => boolean): (place: Place) => boolean {
  const answers = new WeakMap<Place, boolean>();
  return (place) => {
    const known = answers.get(place);
    if (known !== undefined) return known;
    const answer = test(place);
    answers.set(place, answer);
    return answer;
  };
}

/** Whether the concept was added for Portuguese (its id ends in “-pt”). Such a concept is meant only near certain words. */
export const isOnlyCued = (concept: string): boolean => /-pt\/[a-z]+$/.test(concept);

const strengthOfCued = 30;

const determiners: ReadonlySet<string> = new Set(
  'o a os as um uma uns umas do da dos das no na nos nas ao aos à às pelo pela pelos pelas num numa este esta esse essa seu sua seus suas cada outro outra'.split(
    ' ',
  ),
);

/** Whether the form can be a noun: a determiner comes before it, and no noun follows. */
const opensNoun = ({ word, before, after: [next], lexicon }: Place): boolean =>
  determiners.has(before?.form ?? '') && !(next && next.start - word.end === 1 && mayBe(next, ['noun'], lexicon));

/** Rules for a sense that is meant where `test` is true. There, the other senses of the same part of speech are excluded. */
export function rulesForSense(forms: string, concept: string, test: (place: Place) => boolean): readonly Rule[] {
  const part = concept.split('/')[1];
  const holds = askOnce(test);
  const isMeant = (conceptId: string) => conceptId === concept;
  const rule = { forms: { pt: forms }, isForSingleVersion: true };
  return [
    {
      ...rule,
      means: (conceptId, partOfSpeech) => isMeant(conceptId) || partOfSpeech !== part,
      holds,
      weightElsewhere: 1,
      weightOfOthers: 1e-6,
    },
    // Where `test` is true, the sense also outweighs words of other parts of speech with the same form.
    {
      ...rule,
      means: isMeant,
      holds: (place) => !holds(place),
      weightElsewhere: strengthOfCued,
      weightOfOthers: 1,
    },
    // After a determiner, no other part of speech is likely: “processo” in “o processo” (the lawsuit) is not a form of
    // “processar” (sue).
    ...(part === 'noun'
      ? [
          {
            ...rule,
            means: isMeant,
            holds: (place: Place) => opensNoun(place) && holds(place),
            weightElsewhere: 1,
            weightOfOthers: 1e-6,
          },
        ]
      : []),
    ...(isOnlyCued(concept) ? [{ ...rule, means: isMeant, holds, weightElsewhere: 1e-6, weightOfOthers: 1 }] : []),
  ];
}

const verb = (base: string) => ({ base, partOfSpeech: 'verb', parts: [], classes: [] }) as const;

/** All forms of the verbs, separated by spaces. */
export const formsOfVerbs = (verbs: string): string =>
  [...new Set(verbs.split(' ').flatMap((base) => portugueseVerbForms(verb(base)).map(([form]) => form)))].join(' ');

const isBesideSe = ({ before, after: [next] }: Place): boolean =>
  before?.form === 'se' || (next?.form === 'se' && next.isAttached);

/** The rules for a table of senses. If cues of several senses stand beside a word, the first sense in the table is meant. */
export function rulesForCues(senses: readonly CuedSense[]): readonly Rule[] {
  const testsByForm = new Map<string, ((place: Place) => boolean)[]>();
  return senses.flatMap(([listed, concept, cues]) => {
    const part = concept.split('/')[1];
    const forms = part === 'verb' ? formsOfVerbs(listed.replace(/-se$/, '')) : listed;
    const isNearCue = holdsNear(cues);
    const isNear = askOnce(
      (place) => isNearCue(place) && (part !== 'verb' || isBesideSe(place) === listed.endsWith('-se')),
    );
    const rules = forms.split(' ').map((form): [string, typeof isNear] => {
      const earlier = testsByForm.get(`${part} ${form}`) ?? [];
      testsByForm.set(`${part} ${form}`, [...earlier, isNear]);
      return [form, (place) => isNear(place) && !earlier.some((test) => test(place))];
    });
    return rules.flatMap(([form, test]) => rulesForSense(form, concept, test));
  });
}
