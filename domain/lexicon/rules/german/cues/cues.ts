import type { ReadWord } from '../../../read-sentence.ts';
import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { germanEverydayCues } from './everyday.ts';
import { germanLightVerbCues } from './light-verb.ts';
import { germanNewsCues } from './news.ts';
import { germanNounCues } from './noun.ts';
import { germanStoryCues } from './story.ts';
import { germanVerbCues } from './verb.ts';
import { germanWrittenCues } from './written.ts';

const shortestCompound = 9;
const shortestPart = 4;
const shortestMatch = 5;

/**
 * Whether the word begins with the cue (a nearby word that points to a meaning). The last part of a compound may also begin
 * with it: “Regierungspartei” (ruling party) for the cue “partei”.
 */
function fits(word: ReadWord, near: RegExp): boolean {
  const { form } = word;
  if (near.test(form)) return true;
  if (form.length < shortestCompound || !isCapitalised(word)) return false;
  for (let start = shortestPart; start <= form.length - shortestMatch; start += 1)
    if ((near.exec(form.slice(start))?.[0].length ?? 0) >= shortestMatch) return true;
  return false;
}

/** Whether a first part of the compound is a cue: “Wähler” (voters) is a cue in “Wählerstimme” (vote). */
const isInside = ({ word }: Place, near: RegExp): boolean =>
  word.readings[0]?.analysis.compound?.slice(0, -1).some((part) => near.test(part.toLowerCase())) ?? false;

/** Meanings that are also common without a cue (a word nearby that points to the meaning). */
const usual: readonly string[] = [
  'map/noun',
  'election/noun',
  'band-de/noun',
  'camp/noun',
  'shout/noun',
  'shift/noun',
  'castle/noun',
  'council/noun',
  'process/noun',
  'version/noun',
  'declare/verb',
  'venue-location-de/noun',
];
/** How many words after a verb are searched for a cue. The object of a German verb may come long after the verb. */
const reachOfVerb = 8;
const reachOfOthers = 5;
const weightElsewhere = 0.01;
const weightOfOthers = 1e-7;

/**
 * Whether the form is a noun in this sentence: “die Beschäftigten” (the employees) is not a form of the verb “beschäftigen”
 * (employ).
 */
const isNounHere = ({ word, before }: Place): boolean =>
  before !== undefined &&
  isCapitalised(word) &&
  word.readings.some(({ analysis, isAsWritten }) => isAsWritten && analysis.word.partOfSpeech === 'noun');

/** Whether the form is a verb in this sentence: “schloss die Tür” (closed the door) contains no lock (“Schloss”). */
const isVerbHere = ({ word, before }: Place): boolean =>
  before !== undefined &&
  !isCapitalised(word) &&
  word.readings.some(({ analysis, isAsWritten }) => isAsWritten && analysis.word.partOfSpeech === 'verb');

/** Adds the forms as the last part of a compound: “-stimme” for “stimme” (voice, vote). */
const withCompounds = (forms: string) => `${forms} ${forms.replace(/(?<=^| )/g, '-')}`;

const participle = /^(?:\p{L}{0,6}ge\p{L}{3,}(?:t|en)|(?:be|emp|ent|er|ver|zer)\p{L}{3,}(?:t|en)|\p{L}{3,}iert)$/u;

/** Adds the forms of participles before a noun: “geforderte” for “gefordert” (demanded). */
const withParticiples = (forms: string) =>
  [
    forms,
    ...forms
      .split(' ')
      .flatMap((form) => (participle.test(form) ? ['e', 'en', 'er', 'es', 'em'].map((end) => form + end) : [])),
  ].join(' ');

/**
 * German words whose meaning depends on the topic of the sentence. Each cue is the beginning of a word, so it also matches
 * inflected forms and compounds.
 */
export const germanCueRules: readonly Rule[] = [
  ...germanNounCues,
  ...germanVerbCues,
  ...germanNewsCues,
  ...germanEverydayCues,
  ...germanLightVerbCues,
  ...germanStoryCues,
  ...germanWrittenCues,
].map(([forms, conceptId, near]) => ({
  forms: { de: conceptId.endsWith('/verb') ? withCompounds(withParticiples(forms)) : withCompounds(forms) },
  means: isConcept(conceptId),
  holds: (place) =>
    !(conceptId.endsWith('/verb') && isNounHere(place)) &&
    !(conceptId.endsWith('/noun') && isVerbHere(place)) &&
    (place.earlier.some((word) => fits(word, near)) ||
      place.rest.slice(0, conceptId.endsWith('/verb') ? reachOfVerb : reachOfOthers).some((word) => fits(word, near)) ||
      isInside(place, near)),
  weightElsewhere: usual.includes(conceptId) ? 0.5 : weightElsewhere,
  weightOfOthers,
}));
