import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';

const reaction =
  /(?:kritik|ablehnung|widerstand|widerstände|widerspruch|zustimmung|interesse|skepsis|unverständnis|protest|proteste|beifall|bedenken|vorbehalte|begeisterung|schwierigkeiten|gegenliebe|verständnis|probleme|resonanz|empörung|misstrauen|gegenwehr|ohren|anerkennung|sympathie|echo|grenzen|feindseligkeit)$/;

/** Whether a separated prefix ends the clause. */
const isPrefixAtEnd = (word: ReadWord, index: number, all: readonly ReadWord[]) =>
  /^(?:über|um|aus|ab|fort|durch|ein|zurück)$/.test(word.form) &&
  (all[index + 1]?.start ?? word.end + 2) - word.end > 1;

const reflexive = /^(?:sich|mich|dich|uns|euch|ihn)$/;

/** German expressions of written texts whose words also occur together by chance, see misreading.ts. */
export const germanWrittenMisreadings: readonly Misreading[] = [
  {
    // “stoßen auf” means “meet with” in “stieß auf Kritik” (met with criticism), but “come across” in “stieß auf Knochen” (came
    // across bones).
    language: 'de',
    base: /^stoßen auf$/,
    isSeen: ({ conceptId, span, later, isAlone }) =>
      isAlone &&
      [...span, ...later.slice(0, 5)].some(({ form }) => reaction.test(form)) !==
        (conceptId === 'meet-with-reaction-stossen-de/verb'),
  },
  {
    // False match: “setzte sich auf den Stuhl” (sat down on the chair), “setzt den Hut auf den Kopf” (puts the hat on the
    // head). True match: “setzt auf Erneuerung” (relies on renewal).
    language: 'de',
    base: /^setzen auf$/,
    isSeen: ({ conceptId, earlier, span, next, later, lexicon, isAlone }) => {
      if (conceptId !== 'bet-on-setzen-auf-de/expression') return isAlone;
      const near = [...earlier.slice(-4), ...span, ...later.slice(0, 3)];
      const isApart = span.length > 3 || (span.length > 2 && span.slice(1, -1).some(isCapitalised));
      return (
        isApart ||
        // “setzte auf die Insel über” (crossed to the island) is a form of “übersetzen”.
        later.slice(0, 6).some(isPrefixAtEnd) ||
        near.some(({ form }) => reflexive.test(form)) ||
        /^(?:dem|der|einem|einer)$/.test(next?.form ?? '') ||
        later
          .slice(0, 3)
          .some(({ form }) =>
            /(?:stuhl|stühle|bank|boden|pferd|tagesordnung|liste|spiel|platz|thron|index)$/.test(form),
          ) ||
        (next !== undefined && mayBe(next, ['numeral'], lexicon) && !/^eine?n?$/.test(next.form))
      );
    },
  },
  {
    // False match: “ist klein, dafür aber billig” (is small, but cheap in return). True match: “er ist dafür” (he is in
    // favour).
    language: 'de',
    base: /^dafür sein$/,
    isSeen: ({ span, next }) =>
      /^(?:aber|jedoch|umso|sehr|recht|ist|sind|war|waren)$/.test(next?.form ?? '') ||
      span.some((word, index) => index > 0 && word.start - (span[index - 1]?.end ?? 0) > 1),
  },
  {
    // False match: “auf und ab, hin und her” (up and down, to and fro). True match: “auf seinen Rat hin” (on his advice).
    language: 'de',
    base: /^auf … hin$/,
    isSeen: ({ span, next }) =>
      span.length < 3 ||
      span.length > 5 ||
      !isCapitalised(span.at(-2)) ||
      next?.form === 'und' ||
      span.at(-2)?.form === 'weg',
  },
  {
    // False match: “fiel auf den Boden” (fell on the floor). True match: “fiel auf rund 300” (fell to about 300).
    language: 'de',
    base: /^(?:fallen|steigen|sinken|klettern) auf$/,
    isSeen: ({ span, next, later, lexicon }) =>
      ![...span, next, ...later.slice(0, 4)].some(
        (word) =>
          /^\d/.test(word?.form ?? '') ||
          /(?:niveau|stand|wert|rekord|hälfte|drittel|viertel|doppelte|dreifache|null|prozent|million|millionen|milliarden|platz|euro|dollar|grad|temperaturen)$/.test(
            word?.form ?? '',
          ) ||
          (mayBe(word, ['numeral'], lexicon) && !/^(?:eine?[mnrs]?|beide[mnrs]?)$/.test(word?.form ?? '')),
      ),
  },
  {
    // False match: “schrieb über 500 Seiten” (wrote more than 500 pages). True match: “schrieb über ihn” (wrote about him).
    language: 'de',
    base: /^\p{Ll}+n über$/u,
    isSeen: ({ span, next }) => span.at(-1)?.form === 'über' && /^\d/.test(next?.form ?? ''),
  },
  {
    // False match: “trinkt etwas Wasser” (drinks some water). True match: “will etwas trinken” (wants to have a drink).
    language: 'de',
    base: /^etwas (?:trinken|essen)$/,
    isSeen: ({ span, next }) => span.at(-1)?.form === 'etwas' && isCapitalised(next),
  },
];
