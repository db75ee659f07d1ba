import type { ReadWord } from '../../read-sentence.ts';
import type { Misreading } from '../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';
import { germanChanceMisreadings } from './german-chance-misreadings.ts';
import { germanPrepositionMisreadings } from './german-preposition-misreadings.ts';

const copula =
  /^(?:bin|bist|ist|sind|seid|war|warst|waren|sei|wäre|wären|sein|gewesen|wirkt|wirkte|schmeckt|schmeckte)$/;

const dative = /^(?:mir|dir|ihm|ihr|ihnen|uns|euch|wem|einem)$/;

/** “der Ring um die Stadt” */
const aroundPlace = /^(?:ring|kreis|gebiet|raum|region|umland|bereich|zaun|mauer|gürtel|gegend|kampf|streit|sorge)$/;

/** Whether a noun looks like a verb that can stand only at the end of a clause: “Eintritt”, “Rückkehr”. */
const isNounAtStart = ({ text, readings, analyses }: ReadWord): boolean =>
  readings.some(({ analysis: { word } }) => word.partOfSpeech === 'noun' && word.base === text) &&
  analyses.every(
    ({ word, features }) =>
      word.partOfSpeech !== 'verb' || features.every((each) => /^(?:pres|past|subj|psubj)/.test(each)),
  ) &&
  analyses.some(({ word }) => word.partOfSpeech === 'verb');

/** German expressions whose words also occur together by chance, see misreading.ts. */
export const germanMisreadings: readonly Misreading[] = [
  ...germanPrepositionMisreadings,
  {
    // “Nur zu!”, but not “nur zu empfehlen”
    language: 'de',
    base: /^(?:nur zu|leider (?:nicht|nein|ja)|(?:ich|mir|mich|dir) auch(?: nicht)?)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  ...germanChanceMisreadings,
  {
    // “Und wie!”, but not “und wie man sagt”; “Ich habe genug”, but not “wir haben genug Zeit”
    language: 'de',
    base: /^(?:und wie|und ob|genug haben)$/,
    isSeen: ({ next }) => next !== undefined && next.form !== 'von',
  },
  {
    // “Eintritt frei für Kinder” has no form of “eintreten für”.
    language: 'de',
    base: /^\p{Ll}+en (?:für|in|auf|mit|zu|an|von|um|nach|über|gegen)$/u,
    isSeen: ({ span }) => span.some(isNounAtStart),
  },
  {
    // “geht, um Brot zu holen”, but not “den Ring um die Stadt zu öffnen”
    language: 'de',
    base: /^um … zu$/,
    isSeen: ({ span: [first], before }) =>
      (first?.start ?? 0) - (before?.end ?? 0) === 1 && aroundPlace.test(before?.form ?? ''),
  },
  {
    // “Ärger haben”, but not “es hätte uns viel Ärger erspart”
    language: 'de',
    base: /^(?:Ärger|Glück|Angst|Zeit|Spaß|Erfolg) haben$/,
    isSeen: ({ later }) => later.slice(0, 6).some((word) => !isCapitalised(word) && isParticiple(word, 'de')),
  },
  {
    // “Auf der anderen Seite ist er nett”, but not “der Garten auf der anderen Seite”
    language: 'de',
    base: /^auf der anderen Seite$/,
    isSeen: ({ before, span: [first] }) =>
      before !== undefined && (first?.start ?? 0) - before.end === 1 && !/^(?:aber|doch|und|denn)$/.test(before.form),
  },
  {
    // “wie schwer es auch ist”, but not if more than four words stand between “wie” and “auch”
    language: 'de',
    base: /^wie … auch$/,
    isSeen: ({ span }) => span.length > 6,
  },
  {
    // “das Auto ist zu verkaufen”, but not “versucht, das Auto zu verkaufen”
    language: 'de',
    base: /^zu verkaufen$/,
    isSeen: ({ earlier }) =>
      earlier.length > 2 && !earlier.slice(-3).some(({ form }) => /^(?:ist|sind|war|waren|steht|stehen)$/.test(form)),
  },
  {
    // “eines Tages ging er”, but not “innerhalb eines Tages”
    language: 'de',
    base: /^eines (?:Tages|Abends|Nachts)$/,
    isSeen: ({ before, lexicon }) => mayBe(before, ['preposition', 'noun'], lexicon),
  },
  {
    // “noch ein Bier”, but not “es hat auch noch eine gute Küche” or “es gibt nur noch einen”
    language: 'de',
    base: /^noch ein$/,
    isSeen: ({ before }) => /^(?:auch|nur|immer|heute|dazu|dort|weder|je|da)$/.test(before?.form ?? ''),
  },
  {
    // “so weit wie”, but not “es war so weit”
    language: 'de',
    base: /^so ?weit$/,
    isSeen: ({ next, span: [first], before }) =>
      next === undefined || (before !== undefined && (first?.start ?? 0) - before.end === 1),
  },
  {
    // “sie singt sehr gut”, but not “das Essen war sehr gut”
    language: 'de',
    base: /^sehr (?:gut|schlecht)$/,
    isSeen: ({ span, earlier, next, lexicon }) =>
      span.length === 2 &&
      (next === undefined || /^(?:und|aber|oder|für|,)$/.test(next.form)) &&
      (earlier.some(({ form }) => copula.test(form)) || !earlier.some((word) => isOnly(word, ['verb'], lexicon))),
  },
  {
    // “in der Praxis zeigt sich”, but not “in der Praxis von Dr. Berg”
    language: 'de',
    base: /^in der Praxis$/,
    isSeen: ({ earlier, later }) =>
      [...earlier, ...later].some(({ form }) =>
        /^(?:dr|arzt|ärzt|herrn?$|frau$|doktor|termin|behandl|patient|team$|hund|zahn|bei$|beim$|in$)/.test(form),
      ),
  },
  {
    // “am Rande des Abgrunds”, but not “am Rande der Stadt”
    language: 'de',
    base: /^am Rande$/,
    isSeen: ({ later }) =>
      !later
        .slice(0, 3)
        .some(({ form }) =>
          /^(?:abgrund|bankrott|ruin|zusammenbruch|krieg|wahnsinn|erschöpfung|existenz|nervenzusammen|katastrophe|bürgerkrieg|pleite)/.test(
            form,
          ),
        ),
  },
  {
    // “jetzt wird es ernst”, but not “wird ernst genommen”
    language: 'de',
    base: /^ernst werden$/,
    isSeen: ({ next }) => next !== undefined && isParticiple(next, 'de'),
  },
  {
    // “Des Weiteren kam er”, but not “der Verlauf des weiteren Trainings” or “im folgenden Jahr”
    language: 'de',
    base: /^(?:des Weiteren|im (?:Folgenden|Ganzen|Einzelnen|Wesentlichen|Allgemeinen|Besonderen))$/,
    isSeen: ({ next }) => isCapitalised(next),
  },
  {
    // “Und Sie?”, but not “und sie gingen”; “Nach Ihnen!”, but not “nach ihnen kam er”
    language: 'de',
    base: /^(?:und|nach) (?:Sie|du|dir|Ihnen)$/,
    isSeen: ({ next, earlier }) => next !== undefined || earlier.length > 0,
  },
  {
    // “das Kleid steht ihr gut”, but not “die Chancen stehen gut”
    language: 'de',
    base: /^gut stehen$/,
    isSeen: ({ earlier, span }) =>
      [...earlier, ...span].some(({ form }) => /^(?:chancen?|zeichen|aktien|sterne|kurse?|lage|es|saat)$/.test(form)),
  },
  {
    // “nicht mehr als zehn”
    language: 'de',
    base: /^(?:nicht|keine(?: …)?) mehr$/,
    isSeen: ({ next }) => next?.form === 'als',
  },
  {
    // “mir ist schlecht” is a feeling, “das Essen ist schlecht” is not.
    language: 'de',
    base: /^(?:schlecht|übel|warm|heiß|kalt|peinlich|egal|gleich|schwindl?ig|schwindelig) sein$/,
    isSeen: ({ span, earlier }) => ![...earlier, ...span].some(({ form }) => dative.test(form)),
  },
  {
    // “ich bin sicher, dass”, but not “das ist sicher richtig” or “die Stadt ist sicher”
    language: 'de',
    base: /^(?:sich )?sicher sein$/,
    isSeen: ({ span, earlier, next }) =>
      (next !== undefined && !/^(?:dass|daß|die|den|das|ob)$/.test(next.form)) ||
      ![...earlier, ...span].some(({ form }) => /^(?:ich|du|er|sie|wir|man|sich|mir)$/.test(form)),
  },
  {
    // “das lässt sich erklären”, but not “er ließ sich die Haare schneiden”
    language: 'de',
    base: /^lässt sich$/,
    isSeen: ({ earlier, before, next }) =>
      earlier.slice(-2).some(({ form }) => /^(?:er|ich|du|wir|man|wer)$/.test(form)) ||
      (/^(?:d(?:ie|as|en)|eine?n?|seine?n?|ihre?n?|von)$/.test(next?.form ?? '') &&
        // “Wie lässt sich die Not lindern?”
        !/^(?:wie|so|damit|hier|daraus|dadurch|dabei|nun|jetzt|kaum|nur|womit|wo|warum|derzeit|nicht|zudem|dort|leicht|schwer)$/.test(
          before?.form ?? '',
        )),
  },
  {
    // “er war dabei”, but not “dabei ist er klug” or “sie war dabei sehr nett”
    language: 'de',
    base: /^dabei sein$/,
    isSeen: ({ span, before, next }) =>
      span.some(
        ({ form, start }, place) => form === 'dabei' && start - ((span[place - 1] ?? before)?.end ?? start - 2) > 1,
      ) ||
      (next !== undefined &&
        !/^(?:und|oder|aber|als|wenn|zu|bei|beim|sein|gewesen|ist|sind|war|waren)$/.test(next.form)),
  },
  {
    // “eine Strafe in Höhe von 100 Euro”, but not “in Höhe von 300 Metern”
    language: 'de',
    base: /^in (?:einer )?Höhe von$/,
    isSeen: ({ later }) => later.slice(0, 5).some(({ form }) => /^(?:\p{L}*metern?|m|km|fuß)$/u.test(form)),
  },
  {
    // “machte ihn zum Chef”, but not “ein Team machen zu können”
    language: 'de',
    base: /^(?:machen|werden|führen|kommen|gehören|passen|zählen|wählen|stehen) zu$/,
    isSeen: ({ span, next, lexicon }) => span.at(-1)?.form === 'zu' && isInfinitive(next, 'de', lexicon),
  },
  {
    // “das Haus ist zu mieten”, but not “der Wunsch, ein Haus zu mieten”
    language: 'de',
    base: /^zu (?:ver)?mieten$/,
    isSeen: ({ earlier }) =>
      earlier.length > 2 && !earlier.slice(-3).some(({ form }) => /^(?:ist|sind|war|waren|steht|stehen)$/.test(form)),
  },
  {
    // “Da ist er”, but not “weil er da ist”
    language: 'de',
    base: /^(?:da|hier) ist$/,
    isSeen: ({ span: [first], before }) =>
      before !== undefined && first !== undefined && first.start - before.end === 1,
  },
  {
    // “die Zeit ist um”, but not “er ist um acht da” or “darum ist er froh”
    language: 'de',
    base: /^um sein$/,
    isSeen: ({ span, next }) => next !== undefined || !span.some(({ form }) => form === 'um'),
  },
];
