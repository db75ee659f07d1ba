import type { LanguageIndex } from '../../lexicon.ts';
import { separable } from '../../morphology/german-verb-table.ts';
import type { Analysis } from '../analysis.ts';
import type { IndexedWord } from '../word-list.ts';

/**
 * Separable prefixes that can be added to most verbs and keep their meaning: “weiter” (on) in “weiterreden” (go on talking).
 */
const productive = (
  'mit weiter los herbei hinein hinaus herein heraus hinauf herauf hinab herab hinunter herunter hinüber herüber herum umher zurück ' +
  'zusammen wieder weg fort vorbei vorüber voraus voran hervor heran hinzu hindurch hinweg entgegen entlang empor hoch nieder ' +
  'daher dahin davon dazu dazwischen auseinander aneinander aufeinander durcheinander hinterher raus rein rauf runter rüber ran rum ' +
  'bereit fertig frei kaputt leer tot'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);

const shortestVerb = 4;

/**
 * Analyses an unlisted German verb as a listed verb with a productive prefix: “mitgelaufen” (run along) is a form of
 * “laufen” with “mit”.
 */
export function analysePrefixed(form: string, index: LanguageIndex): Analysis[] {
  for (const prefix of productive) {
    if (!form.startsWith(prefix) || form.length < prefix.length + shortestVerb) continue;
    const rest = form.slice(prefix.length);
    const found = [
      ...findVerbs(rest, index),
      ...(rest.startsWith('zu') ? findVerbs(rest.slice(2), index).filter(isInfinitive).map(withZu) : []),
    ];
    if (found.length > 0) return found.map((analysis) => addPrefix(prefix, analysis));
  }
  return [];
}

const findVerbs = (form: string, index: LanguageIndex): Analysis[] =>
  index.findForms(form).flatMap(({ word, features }) => {
    const found = index.wordAt(word);
    const told = features.filter((each) => !each.startsWith('imp'));
    return found?.partOfSpeech === 'verb' && found.conceptIds.length > 0 && told.length > 0
      ? [{ word: found, features: told }]
      : [];
  });

const isInfinitive = ({ features }: Analysis) => features.some((each) => each.startsWith('inf'));
const withZu = ({ word }: Analysis): Analysis => ({ word, features: ['inf zu'] });

function addPrefix(prefix: string, { word, features }: Analysis): Analysis {
  const plain = word.base.replace(/^sich /, '');
  const prefixed: IndexedWord = { ...word, base: (word.isReflexive ? 'sich ' : '') + prefix + plain };
  return { word: prefixed, features, compound: [prefix, plain] };
}

const separablePrefixes: ReadonlySet<string> = new Set([...separable, 'über', 'unter', 'wider', 'hinter']);

/**
 * Whether the text is a prefix that gives most verbs another meaning: “auf” in “aufgehört” (stopped), from “hören” (hear).
 */
export const isUnproductive = (text: string): boolean => separablePrefixes.has(text);
