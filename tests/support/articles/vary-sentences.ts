import type { Bead } from '../../../domain/translation/align/marked-sentence.ts';
import type { Chance } from '../chance.ts';

/**
 * A changed sentence with the indexes (`units`) of the original sentences that it contains. `units` is empty if the sentence was
 * added.
 */
export interface VariedSentence {
  text: string;
  units: readonly number[];
}

interface Variation {
  chance: Chance;
  /**
   * The percentage of sentences to which each change is applied. There are four changes: a sentence is joined with the next
   * one, split, dropped, or preceded by an added sentence.
   */
  percent: number;
  /** Sentences of another text, from which added sentences are chosen. */
  strangers: readonly string[];
  /**
   * Whether sentences with an even or an odd index may be split. The text and its translation must use different values. If
   * both texts split the same sentence, its halves would be two correct pairs, but `listTrueBeads` would expect a single bead.
   */
  splits: 'even' | 'odd';
}

/** Joins, splits, drops and adds sentences at random, as translators and editors do. No sentence moves to another paragraph. */
export const varySentences = (paragraphs: readonly (readonly string[])[], variation: Variation): VariedSentence[][] => {
  let unit = 0;
  return paragraphs.map((sentences) => {
    const numbered = sentences.map((text) => {
      unit += 1;
      return { text, units: [unit - 1] };
    });
    return varyParagraph(numbered, variation);
  });
};

function varyParagraph(sentences: readonly VariedSentence[], { chance, percent, strangers, splits }: Variation) {
  const canSplit = ({ units: [unit = 0] }: VariedSentence) => unit % 2 === (splits === 'even' ? 0 : 1);
  const varied: VariedSentence[] = [];
  let joinsNext = false;
  for (const sentence of sentences) {
    const last = varied.at(-1);
    const lot = chance.below(100);
    if (joinsNext && last !== undefined) {
      varied.pop();
      varied.push({ text: `${last.text} ${sentence.text}`, units: [...last.units, ...sentence.units] });
      joinsNext = false;
    } else if (lot < percent) {
      varied.push(sentence);
      joinsNext = true;
    } else if (lot < 2 * percent) varied.push(...(canSplit(sentence) ? split(sentence) : [sentence]));
    else if (lot < 3 * percent) continue;
    else if (lot < 4 * percent) varied.push({ text: chance.pick(strangers), units: [] }, sentence);
    else varied.push(sentence);
  }
  return varied;
}

/** Splits the sentence near its middle, at a space, preferably after a comma, semicolon or colon. */
function split({ text, units }: VariedSentence): VariedSentence[] {
  const middle = text.length / 2;
  const places = [...text.matchAll(/[,;:]? (?=\p{L})/gu)].map((match) => ({
    end: match.index + match[0].length,
    distance: Math.abs(match.index - middle) - (match[0].length > 1 ? text.length / 4 : 0),
  }));
  const [place] = places.sort((a, b) => a.distance - b.distance);
  if (place === undefined) return [{ text, units }];
  return [text.slice(0, place.end).trim(), text.slice(place.end)].map((half) => ({ text: half, units }));
}

/**
 * The correct beads (groups of aligned sentences) of a text and its translation. Two sentences belong together if both contain the
 * same unit, which is a sentence of the text before it was varied.
 */
export function listTrueBeads(source: readonly VariedSentence[], translation: readonly VariedSentence[]): Bead[] {
  const beads: Bead[] = [];
  for (let [s, t] = [0, 0]; s < source.length && t < translation.length; ) {
    const [first = -1, other = -1] = [source[s]?.units[0], translation[t]?.units[0]];
    const [last = -1, otherLast = -1] = [source[s]?.units.at(-1), translation[t]?.units.at(-1)];
    if (last < other || first === -1) s += 1;
    else if (otherLast < first || other === -1) t += 1;
    else {
      const ends = { s: s + 1, t: t + 1 };
      for (let [end, before] = [Math.max(last, otherLast), -1]; end > before; ) {
        before = end;
        ends.s = takeUntil(source, ends.s, end);
        end = Math.max(end, source[ends.s - 1]?.units.at(-1) ?? -1);
        ends.t = takeUntil(translation, ends.t, end);
        end = Math.max(end, translation[ends.t - 1]?.units.at(-1) ?? -1);
      }
      beads.push({ s, t, sources: ends.s - s, translations: ends.t - t });
      [s, t] = [ends.s, ends.t];
    }
  }
  return beads;
}

/**
 * Returns the end of a bead on one side: the index after the last sentence whose first unit is at most `unit`. Added sentences
 * before that sentence belong to the bead.
 */
function takeUntil(sentences: readonly VariedSentence[], from: number, unit: number) {
  let end = from;
  for (let at = from; (sentences[at]?.units[0] ?? -1) <= unit && at < sentences.length; at++) {
    if (sentences[at]?.units.length !== 0) end = at + 1;
  }
  return end;
}

/** The F1 score of the beads that have sentences on both sides. A bead counts as found only if all of its sentences are right. */
export function scoreBeads(texts: readonly { found: readonly Bead[]; truth: readonly Bead[] }[]) {
  let [right, all] = [0, 0];
  for (const { found, truth } of texts) {
    const paired = found.filter(({ sources, translations }) => sources > 0 && translations > 0);
    const known = new Set(truth.map(keyOf));
    right += paired.filter((bead) => known.has(keyOf(bead))).length;
    all += paired.length + truth.length;
  }
  return (2 * right) / all;
}

const keyOf = ({ s, t, sources, translations }: Bead) => [s, t, sources, translations].join(' ');
