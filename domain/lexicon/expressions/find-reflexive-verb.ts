import type { Language } from '../../language.ts';
import type { AnnotatedWord } from '../annotate.ts';
import { normaliseForm } from '../forms/normalise-form.ts';
import { isBesideReflexive } from '../weigh/reflexive-pronouns.ts';

type Asked = { sentence: string; words: readonly AnnotatedWord[]; language: Language };

/** The maximum distance between a reflexive pronoun and its verb, in words. */
const reach = 6;

/** The index of the verb that a reflexive pronoun belongs to: “zdi” for “se” in “zdi se”. Undefined for other words. */
export function findReflexiveVerb({ sentence, words, language }: Asked, position: number): number | undefined {
  const pronoun = words[position];
  if (!pronoun || !/^(?:se|s’|si|sich)$/.test(normaliseForm(pronoun.text))) return undefined;
  if (!pronoun.ownConceptId?.endsWith('/pronoun')) return undefined;
  const isVerbOf = (place: number) => {
    const { analysis } = words[place] ?? {};
    if (!analysis?.word.isReflexive) return false;
    const [first = 0, last = 0] = [place, position].sort((a, b) => a - b);
    const between = sentence.slice(words[first]?.end, words[last]?.start);
    // In Italian the pronoun comes first: in “si aggiungono quelli che si dovessero”, the second “si” belongs to “dovessero”.
    if (language === 'it' && (place < position || /\s(?:che|e|ma|o)\s/.test(between))) return false;
    // So does the first “se” in Spanish “se haga lo que se han olvidado de hacer”.
    if (language === 'es' && (place < position || /\s(?:que|y|e|pero|o)\s/.test(between))) return false;
    return !/[,.;:?!–—]/.test(between) && isBesideReflexive({ words, position: place, clitics: undefined, language });
  };
  return [...words.keys()]
    .filter((place) => place !== position && Math.abs(place - position) <= reach && isVerbOf(place))
    .sort((a, b) => Math.abs(a - position) - Math.abs(b - position))[0];
}
