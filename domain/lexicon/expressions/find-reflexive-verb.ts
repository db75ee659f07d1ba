import type { Language } from '../../language.ts';
import type { AnnotatedWord } from '../annotate.ts';
import { normaliseForm } from '../forms/normalise-form.ts';
import { isBesideReflexive } from '../weigh/reflexive-pronouns.ts';

type Asked = { sentence: string; words: readonly AnnotatedWord[]; language: Language };

/** The maximum distance between a reflexive pronoun and its verb, in words. */
const reach = 6;
/**
 * In Slovenian the pronoun may stand far before its verb: “Bi se vam s tem telefonom v žepu življenje spremenilo?” (Would
 * your life change with this phone in your pocket?)
 */
const slovenianReach = 12;

/**
 * The concepts of pronouns that are only part of a verb, in all persons: Spanish “nos” in “nos enteramos” (we found out).
 */
const partsOfVerbs: ReadonlySet<string> = new Set([
  'verb-part-es/pronoun',
  'part-of-verb-se-sl/pronoun',
  'reflexive-part-fr/pronoun',
]);

/**
 * The index of the verb that a reflexive pronoun belongs to: in Slovenian “zdi se” (it seems), “se” belongs to “zdi”.
 * Undefined if the word is not a reflexive pronoun.
 */
export function findReflexiveVerb({ sentence, words, language }: Asked, position: number): number | undefined {
  const pronoun = words[position];
  if (!pronoun?.ownConceptId?.endsWith('/pronoun')) return undefined;
  if (!/^(?:se|s’|si|sich)$/.test(normaliseForm(pronoun.text)) && !partsOfVerbs.has(pronoun.ownConceptId))
    return undefined;
  const isVerbOf = (place: number) => {
    const { analysis } = words[place] ?? {};
    if (!analysis?.word.isReflexive) return false;
    // In Italian “si mise a ridere” (started to laugh), “si” belongs to “mettersi” (start), not to “metterci” (take time).
    if (language === 'it' && analysis.word.base.endsWith('ci')) return false;
    // A Slovenian passive participle has no pronoun: “etabliranim” (established).
    if (language === 'sl' && analysis.features.length > 0 && analysis.features.every((each) => /^ppart/.test(each)))
      return false;
    const [first = 0, last = 0] = [place, position].sort((a, b) => a - b);
    const between = sentence.slice(words[first]?.end, words[last]?.start);
    // In Italian the pronoun comes first: in “si aggiungono quelli che si dovessero” (those are added who should), the
    // second “si” belongs to “dovessero”.
    if (language === 'it' && (place < position || /\s(?:che|e|ma|o)\s/.test(between))) return false;
    // In Spanish, the pronoun comes before its verb: in “se haga lo que se han olvidado de hacer” (what they forgot to do is
    // done), the first “se” belongs to “haga”.
    if (language === 'es' && (place < position || /\s(?:que|y|e|pero|o)\s/.test(between))) return false;
    if (language === 'sl' && last - first > reach && /\s(?:in|ter|ali|pa|ki|da)\s/.test(between)) return false;
    return !/[,.;:?!–—]/.test(between) && isBesideReflexive({ words, position: place, clitics: undefined, language });
  };
  const farthest = language === 'sl' ? slovenianReach : reach;
  // In Italian “si ricava un prodotto chiamato …” (a product called … is obtained), “si” belongs to the finite verb that
  // follows it (“ricava”), even if that verb is not reflexive.
  const own = language === 'it' ? findOwnVerb(words, position) : undefined;
  if (own !== undefined) return isVerbOf(own) ? own : undefined;
  return [...words.keys()]
    .filter((place) => place !== position && Math.abs(place - position) <= farthest && isVerbOf(place))
    .sort((a, b) => Math.abs(a - position) - Math.abs(b - position))[0];
}

/**
 * The words of the German expression that “sich” belongs to: in “es handelt sich um” (it is about), “sich” belongs to
 * “handelt” and “um”.
 */
export function findReflexiveExpression({ sentence, words, language }: Asked, position: number): number[] | undefined {
  const pronoun = words[position];
  if (language !== 'de' || !pronoun || normaliseForm(pronoun.text) !== 'sich') return undefined;
  const isNear = (place: number) => {
    const [first = 0, last = 0] = [place, position].sort((a, b) => a - b);
    return last - first <= reach && !/[,.;:?!–—]/.test(sentence.slice(words[first]?.end, words[last]?.start));
  };
  const found = words.find(({ expressionBase }, place) => expressionBase?.startsWith('sich ') && isNear(place));
  return found && [...words.keys()].filter((place) => words[place]?.expression === found.expression);
}

const italianHelpers =
  /^(?:esser|è$|era|erano|fu$|furono|sia$|siano|fosse|sono$|sarà|sarebb|p(?:uò|oss|otr|ot[eé])|dev|dov|debb|vu?ol|vorr|vogl|sta$|stanno|stav|va$|vanno|fa$|fanno|fec|lasci|cominci|inizi|mett|tend)/;

/** The finite Italian verb directly after “si”, unless it may be an auxiliary or modal verb. */
function findOwnVerb(words: readonly AnnotatedWord[], position: number): number | undefined {
  let place = position + 1;
  while (/^(?:ne|lo|la|li|le|gli|ci|vi)$/.test(normaliseForm(words[place]?.text ?? ''))) place += 1;
  const { text = '', analysis } = words[place] ?? {};
  const isFiniteVerb =
    analysis?.word.partOfSpeech === 'verb' && analysis.features.some((each) => /\b3(?:sg|pl)\b/.test(each));
  return isFiniteVerb && !italianHelpers.test(normaliseForm(text)) ? place : undefined;
}
