import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { germanChanceMisreadings } from './chance.ts';
import { germanEverydayMisreadings } from './everyday.ts';
import { germanLiteralMisreadings } from './literal.ts';
import { germanPrepositionMisreadings } from './preposition.ts';
import { germanSplitMisreadings } from './split.ts';
import { germanWrittenMisreadings } from './written.ts';

const copula =
  /^(?:bin|bist|ist|sind|seid|war|warst|waren|sei|wäre|wären|sein|gewesen|wirkt|wirkte|schmeckt|schmeckte)$/;

const dative = /^(?:mir|dir|ihm|ihr|ihnen|uns|euch|wem|einem)$/;

/** Words after which “um” means “around”: “der Ring um die Stadt” (the ring around the town). */
const aroundPlace = /^(?:ring|kreis|gebiet|raum|region|umland|bereich|zaun|mauer|gürtel|gegend|kampf|streit|sorge)$/;

/**
 * Whether a noun looks like a verb that can stand only at the end of a clause: “Eintritt” (entry, or enters), “Rückkehr”
 * (return).
 */
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
  ...germanEverydayMisreadings,
  ...germanSplitMisreadings,
  ...germanWrittenMisreadings,
  ...germanLiteralMisreadings,
  {
    // False match: “nur zu empfehlen” (highly recommended). True match: “Nur zu!” (go ahead).
    language: 'de',
    base: /^(?:nur zu|leider (?:nicht|nein|ja)|(?:ich|mir|mich|dir) auch(?: nicht)?)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  ...germanChanceMisreadings,
  {
    // False match: “und wie man sagt” (and as people say). True match: “Und wie!” (and how!).
    language: 'de',
    base: /^(?:und wie|und ob|genug haben)$/,
    isSeen: ({ next }) => next !== undefined && next.form !== 'von',
  },
  {
    // “Eintritt frei für Kinder” (free entry for children) does not contain “eintreten für” (stand up for).
    language: 'de',
    base: /^\p{Ll}+en (?:für|in|auf|mit|zu|an|von|um|nach|über|gegen)$/u,
    isSeen: ({ span }) => span.some(isNounAtStart),
  },
  {
    // False match: “den Ring um die Stadt zu öffnen” (to open the ring around the town). True match: “geht, um Brot zu
    // holen” (goes to fetch bread).
    language: 'de',
    base: /^um … zu$/,
    isSeen: ({ span: [first], before }) =>
      (first?.start ?? 0) - (before?.end ?? 0) === 1 && aroundPlace.test(before?.form ?? ''),
  },
  {
    // False match: “es hätte uns viel Ärger erspart” (it would have saved us much trouble). True match: “Ärger haben” (have
    // trouble).
    language: 'de',
    base: /^(?:Ärger|Glück|Angst|Zeit|Spaß|Erfolg) haben$/,
    isSeen: ({ later }) => later.slice(0, 6).some((word) => !isCapitalised(word) && isParticiple(word, 'de')),
  },
  {
    // False match: “der Garten auf der anderen Seite” (the garden on the other side). True match: “Auf der anderen Seite ist
    // er nett” (on the other hand he is nice).
    language: 'de',
    base: /^auf der anderen Seite$/,
    isSeen: ({ conceptId, before, span: [first] }) => {
      const isInside =
        before !== undefined && (first?.start ?? 0) - before.end === 1 && !/^(?:aber|doch|und|denn)$/.test(before.form);
      return isInside !== (conceptId === 'on-the-other-side-place-de/expression');
    },
  },
  {
    // False match: more than four words between “wie” and “auch”. True match: “wie schwer es auch ist” (however hard it is).
    language: 'de',
    base: /^wie … auch$/,
    isSeen: ({ span }) => span.length > 6,
  },
  {
    // False match: “versucht, das Auto zu verkaufen” (tries to sell the car). True match: “das Auto ist zu verkaufen” (the
    // car is for sale).
    language: 'de',
    base: /^zu verkaufen$/,
    isSeen: ({ earlier }) =>
      earlier.length > 2 && !earlier.slice(-3).some(({ form }) => /^(?:ist|sind|war|waren|steht|stehen)$/.test(form)),
  },
  {
    // False match: “innerhalb eines Tages” (within a day). True match: “eines Tages ging er” (one day he left).
    language: 'de',
    base: /^eines (?:Tages|Abends|Nachts)$/,
    isSeen: ({ before, lexicon }) => mayBe(before, ['preposition', 'noun'], lexicon),
  },
  {
    // False match: “es gibt nur noch einen” (there is only one left). True match: “noch ein Bier” (another beer).
    language: 'de',
    base: /^noch ein$/,
    isSeen: ({ before }) => /^(?:auch|nur|immer|heute|dazu|dort|weder|je|da)$/.test(before?.form ?? ''),
  },
  {
    // False match: “es war so weit” (the time had come). True match: “so weit wie” (as far as).
    language: 'de',
    base: /^so ?weit$/,
    isSeen: ({ next, span: [first], before }) =>
      next === undefined || (before !== undefined && (first?.start ?? 0) - before.end === 1),
  },
  {
    // False match: “das Essen war sehr gut” (the food was very good). True match: “sie singt sehr gut” (she sings very
    // well).
    language: 'de',
    base: /^sehr (?:gut|schlecht)$/,
    isSeen: ({ span, earlier, next, lexicon }) =>
      span.length === 2 &&
      (next === undefined || /^(?:und|aber|oder|für|war|waren|ist|sind|sei|wäre)$/.test(next.form)) &&
      (earlier.some(({ form }) => copula.test(form)) ||
        copula.test(next?.form ?? '') ||
        !earlier.some((word) => isOnly(word, ['verb'], lexicon))),
  },
  {
    // “in der Praxis” means “in practice” in “in der Praxis zeigt sich” (in practice it turns out), but not in “in der
    // Praxis von Dr. Berg” (at the surgery of Dr Berg).
    language: 'de',
    base: /^in der Praxis$/,
    isSeen: ({ earlier, later }) =>
      [...earlier, ...later].some(({ form }) =>
        /^(?:dr|arzt|ärzt|herrn?$|frau$|doktor|termin|behandl|patient|team$|hund|zahn|bei$|beim$|in$)/.test(form),
      ),
  },
  {
    // False match: “am Rande der Stadt” (at the edge of the town). True match: “am Rande des Abgrunds” (on the brink of the
    // abyss).
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
    // False match: “wird ernst genommen” (is taken seriously). True match: “jetzt wird es ernst” (now it is getting
    // serious).
    language: 'de',
    base: /^ernst werden$/,
    isSeen: ({ next }) => next !== undefined && isParticiple(next, 'de'),
  },
  {
    // False match: “der Verlauf des weiteren Trainings” (the course of the further training). True match: “Des Weiteren kam
    // er” (furthermore, he came).
    language: 'de',
    base: /^(?:des Weiteren|im (?:Folgenden|Ganzen|Einzelnen|Wesentlichen|Allgemeinen|Besonderen))$/,
    isSeen: ({ next }) => isCapitalised(next),
  },
  {
    // False match: “und sie gingen” (and they left). True match: “Und Sie?” (and you?).
    language: 'de',
    base: /^(?:und|nach) (?:Sie|du|dir|Ihnen)$/,
    isSeen: ({ next, earlier }) => next !== undefined || earlier.length > 0,
  },
  {
    // False match: “die Chancen stehen gut” (the chances are good). True match: “das Kleid steht ihr gut” (the dress suits
    // her).
    language: 'de',
    base: /^gut stehen$/,
    isSeen: ({ earlier, span }) =>
      [...earlier, ...span].some(({ form }) => /^(?:chancen?|zeichen|aktien|sterne|kurse?|lage|es|saat)$/.test(form)),
  },
  {
    // False match: “nicht mehr als zehn” (not more than ten). True match: “er kommt nicht mehr” (he no longer comes).
    language: 'de',
    base: /^(?:nicht|keine(?: …)?) mehr$/,
    isSeen: ({ next }) => next?.form === 'als',
  },
  {
    // False match: “das Essen ist schlecht” (the food is bad). True match: “mir ist schlecht” (I feel sick).
    language: 'de',
    base: /^(?:schlecht|übel|warm|heiß|kalt|peinlich|egal|gleich|schwindl?ig|schwindelig) sein$/,
    isSeen: ({ span, earlier }) => ![...earlier, ...span].some(({ form }) => dative.test(form)),
  },
  {
    // False match: “die Stadt ist sicher” (the town is safe). True match: “ich bin sicher, dass” (I am sure that).
    language: 'de',
    base: /^(?:sich )?sicher sein$/,
    isSeen: ({ span, earlier, next }) =>
      (next !== undefined && !/^(?:dass|daß|die|den|das|ob)$/.test(next.form)) ||
      ![...earlier, ...span].some(({ form }) => /^(?:ich|du|er|sie|wir|man|sich|mir)$/.test(form)),
  },
  {
    // False match: “er ließ sich die Haare schneiden” (he had his hair cut). True match: “das lässt sich erklären” (that can
    // be explained).
    language: 'de',
    base: /^lässt sich$/,
    isSeen: ({ earlier, before, next }) =>
      earlier.slice(-2).some(({ form }) => /^(?:er|ich|du|wir|man|wer)$/.test(form)) ||
      (/^(?:d(?:ie|as|en)|eine?n?|seine?n?|ihre?n?|von)$/.test(next?.form ?? '') &&
        // After an adverb or a question word, the noun that follows is the subject: “Wie lässt sich die Not lindern?” (how
        // can the need be eased?)
        !/^(?:wie|so|damit|hier|daraus|dadurch|dabei|nun|jetzt|kaum|nur|womit|wo|warum|derzeit|nicht|zudem|dort|leicht|schwer)$/.test(
          before?.form ?? '',
        )),
  },
  {
    // False match: “dabei ist er klug” (and yet he is clever). True match: “er war dabei” (he was there).
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
    // False match: “in Höhe von 300 Metern” (at a height of 300 metres). True match: “eine Strafe in Höhe von 100 Euro” (a
    // fine of 100 euros).
    language: 'de',
    base: /^in (?:einer )?Höhe von$/,
    isSeen: ({ later }) => later.slice(0, 5).some(({ form }) => /^(?:\p{L}*metern?|m|km|fuß)$/u.test(form)),
  },
  {
    // False match: “ein Team machen zu können” (to be able to make a team). True match: “machte ihn zum Chef” (made him the
    // boss).
    language: 'de',
    base: /^(?:machen|werden|führen|kommen|gehören|passen|zählen|wählen|stehen) zu$/,
    isSeen: ({ span, next, lexicon }) => span.at(-1)?.form === 'zu' && isInfinitive(next, 'de', lexicon),
  },
  {
    // False match: “der Wunsch, ein Haus zu mieten” (the wish to rent a house). True match: “das Haus ist zu mieten” (the
    // house is for rent).
    language: 'de',
    base: /^zu (?:ver)?mieten$/,
    isSeen: ({ earlier }) =>
      earlier.length > 2 && !earlier.slice(-3).some(({ form }) => /^(?:ist|sind|war|waren|steht|stehen)$/.test(form)),
  },
  {
    // False match: “weil er da ist” (because he is here). True match: “Da ist er” (there he is).
    language: 'de',
    base: /^(?:da|hier) ist$/,
    isSeen: ({ span: [first], before }) =>
      before !== undefined && first !== undefined && first.start - before.end === 1,
  },
  {
    // False match: “er ist um acht da” (he’ll be here at eight). True match: “die Zeit ist um” (time is up).
    language: 'de',
    base: /^um sein$/,
    isSeen: ({ span, next }) => next !== undefined || !span.some(({ form }) => form === 'um'),
  },
];
