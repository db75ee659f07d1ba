import type { ReadWord } from '../../../read-sentence.ts';
import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { germanEverydayCues } from './everyday.ts';
import { germanLightVerbCues } from './light-verb.ts';
import { germanNewsCues } from './news.ts';
import { germanNounCues } from './noun.ts';
import { germanStoryCues } from './story.ts';
import { germanVerbCues } from './verb.ts';

const shortestCompound = 9;
const shortestPart = 4;
const shortestMatch = 5;

/**
 * Whether a word begins like the cue, or is a compound whose last word does: “Regierungspartei” (ruling party) fits “partei”.
 */
function fits(word: ReadWord, near: RegExp): boolean {
  const { form } = word;
  if (near.test(form)) return true;
  if (form.length < shortestCompound || !isCapitalised(word)) return false;
  for (let start = shortestPart; start <= form.length - shortestMatch; start += 1)
    if ((near.exec(form.slice(start))?.[0].length ?? 0) >= shortestMatch) return true;
  return false;
}

/** The first words of a compound are cues too: “Wähler” (voters) in “Wählerstimme” (vote). */
const isInside = ({ word }: Place, near: RegExp): boolean =>
  word.readings[0]?.analysis.compound?.slice(0, -1).some((part) => near.test(part.toLowerCase())) ?? false;

/** Meanings that are also common without a cue. */
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
/** The object of a German verb may stand far behind it. */
const reachOfVerb = 8;
const reachOfOthers = 5;
const weightElsewhere = 0.01;
const weightOfOthers = 1e-7;

/** Whether the word is a noun here: “die Beschäftigten” (the employees) is no form of “beschäftigen” (employ). */
const isNounHere = ({ word, before }: Place): boolean =>
  before !== undefined &&
  isCapitalised(word) &&
  word.readings.some(({ analysis, isAsWritten }) => isAsWritten && analysis.word.partOfSpeech === 'noun');

/** Adds the forms for the last word of a compound: “-stimme” for “stimme” (voice, vote). */
const withCompounds = (forms: string) => `${forms} ${forms.replace(/(?<=^| )/g, '-')}`;

/**
 * German words whose meaning depends on the topic of the sentence. The cues are beginnings of words, so they also match
 * inflected forms and compounds.
 */
export const germanCueRules: readonly Rule[] = [
  ...germanNounCues,
  ...germanVerbCues,
  ...germanNewsCues,
  ...germanEverydayCues,
  ...germanLightVerbCues,
  ...germanStoryCues,
].map(([forms, conceptId, near]) => ({
  forms: { de: withCompounds(forms) },
  means: isConcept(conceptId),
  holds: (place) =>
    !(conceptId.endsWith('/verb') && isNounHere(place)) &&
    (place.earlier.some((word) => fits(word, near)) ||
      place.rest.slice(0, conceptId.endsWith('/verb') ? reachOfVerb : reachOfOthers).some((word) => fits(word, near)) ||
      isInside(place, near)),
  weightElsewhere: usual.includes(conceptId) ? 0.5 : weightElsewhere,
  weightOfOthers,
}));
