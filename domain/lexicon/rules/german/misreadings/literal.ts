import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isParticiple } from '../../word-classes.ts';
import { isDeclined } from '../german-context.ts';

/**
 * Of several meanings of an expression, the one for sentences that exist only in German. “vor Gericht” means “in court”, and
 * only sometimes “on trial”.
 */
const usual: ReadonlyMap<string, string> = new Map([
  ['vor Gericht', 'in-court-vor-gericht-de/expression'],
  ['vor Gericht kommen', 'go-to-court-vor-gericht-kommen-de/expression'],
  ['Geld sparen', 'save-money-geld-sparen-de/expression'],
  ['gerecht werden', 'do-justice-gerecht-werden-de/expression'],
  ['bewegen zu', 'persuade-to-bewegen-zu-de/expression'],
  ['sich befinden in', 'be-in-sich-befinden-in-de/expression'],
  ['leben von', 'live-off-leben-von-de/expression'],
  ['in Ordnung', 'all-right-in-ordnung-de/expression'],
  ['teurer werden', 'become-dearer-teurer-werden-de/expression'],
  ['Beiträge zahlen', 'pay-contributions-beitraege-zahlen-de/expression'],
  ['aktiv werden', 'take-action-aktiv-werden-de/expression'],
  ['im Hinblick auf', 'with-regard-to-im-hinblick-auf-de/expression'],
  ['eingehen auf', 'respond-eingehen-auf-de/expression'],
  ['zu viele', 'too-many-zu-viele-de/determiner'],
  ['so dass', 'so-that-so-dass-de/conjunction'],
]);

const hasSome = (words: readonly (ReadWord | undefined)[], pattern: RegExp) =>
  words.some((word) => pattern.test(word?.form ?? ''));

/** Whether a length of time follows: “für eine Stunde” (for an hour). */
const opensTime = (words: readonly ReadWord[]) =>
  hasSome(
    words.slice(0, 3),
    /^(?:sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|jahrzehnte?|zeit|moment|augenblick|nacht)$/,
  );

/** German expressions whose words are meant literally, see misreading.ts. */
export const germanLiteralMisreadings: readonly Misreading[] = [
  {
    language: 'de',
    base: new RegExp(`^(?:${[...usual.keys()].join('|')})$`),
    isSeen: ({ base, conceptId, isAlone }) => isAlone && conceptId !== usual.get(base),
  },
  {
    // In a sentence without a version in another language, these words are nearly always meant literally: “in der Halle
    // standen Gäste” (guests stood in the hall), “die linke Seite der Straße” (the left side of the street), “will wieder
    // spielen” (wants to play again), “hier ist alles gut” (everything is good here).
    language: 'de',
    base: /^(?:in der (?:Halle|Luft)|im Haus|junge Leute|(?:linke|erste) Seite|so leicht|wieder (?:spielen|gehen|fallen|lesen)|sein wollen|(?:hier|da) ist|ausgesprochen werden|leer werden)$/,
    isSeen: ({ isAlone }) => isAlone,
  },
  {
    // False match: “steht vor dem Aus” (is about to be closed down). True match: “steht noch aus” (is still to come).
    language: 'de',
    base: /^(?:sich )?\p{Ll}+n$/u,
    isSeen: ({ span, isAlone }) => {
      const text = span.at(-1)?.text ?? '';
      return isAlone && span.length > 1 && /^\p{Lu}\p{Ll}+$/u.test(text) && /^\p{Ll}{1,4}$/u.test(text.toLowerCase());
    },
  },
  {
    // False match: “zog das Kind an sich” (drew the child to himself). True match: “die Idee an sich” (the idea in itself).
    language: 'de',
    base: /^an sich$/,
    isSeen: ({ earlier, later }) =>
      hasSome(
        [...earlier, ...later.slice(0, 4)],
        /^(?:zog|zogen|zieht|ziehen|gezogen|r[ei]i?ss?(?:t|en)?|gerissen|drück|nahm|nimmt|presst|band)/,
      ),
  },
  {
    // False match: “auf dem Gebiet der Stadt” (on the territory of the town). True match: “auf dem Gebiet der Medizin” (in the
    // field of medicine).
    language: 'de',
    base: /^(?:auf dem (?:Gebiet|Feld)|im Bereich)$/,
    isSeen: ({ next, later, isAlone }) =>
      isAlone &&
      (!/^(?:der|des|von)$/.test(next?.form ?? '') ||
        hasSome(
          later.slice(1, 4),
          /(?:stadt|gemeinde|land|landes|staates|staaten|republik|reiches?|kreises|insel|provinz|bezirks?|ddr|brd|usa|union|ehemaligen|früheren|heutigen|damaligen|bundesrepublik|bahnhofs?|küche|dorfes|ortes|ortschaft)$/,
        )),
  },
  {
    // False match: “auf dem Kopf trug er einen Hut” (he wore a hat on his head). True match: “das Bild steht auf dem Kopf” (the
    // picture is upside down).
    language: 'de',
    base: /^auf dem Kopf$/,
    isSeen: ({ earlier, later, isAlone }) =>
      isAlone && !hasSome([...earlier, ...later.slice(0, 5)], /^(?:steh|stand|gestanden|häng|hing)/),
  },
  {
    // False match: “kommt aus der Nähe von Bonn” (comes from near Bonn). True match: “aus der Nähe sieht man es” (you can see
    // it from close up).
    language: 'de',
    base: /^aus der (?:Nähe|Ferne)$/,
    isSeen: ({ next }) => /^(?:von|vom|der|des)$/.test(next?.form ?? ''),
  },
  {
    // False match: “es gilt als sicher” (it is considered certain). True match: “es gilt, Geld zu sparen” (the aim is to save
    // money).
    language: 'de',
    base: /^es gilt$/,
    isSeen: ({ later, lexicon }) =>
      !later.some(
        ({ form, analyses }, index) =>
          (form === 'zu' && isInfinitive(later[index + 1], 'de', lexicon)) ||
          analyses.some(({ features }) => features.includes('inf zu')),
      ),
  },
  {
    // False match: “abends ist es ganz ruhig” (it is very quiet in the evening). True match: “Ganz ruhig!” (calm down).
    language: 'de',
    base: /^ganz ruhig$/,
    isSeen: ({ before, next, isAlone }) => isAlone && (before !== undefined || next !== undefined),
  },
  {
    // False match: “ein Delfin im Netz” (a dolphin in the net). True match: “das Video steht im Netz” (the video is online).
    language: 'de',
    base: /^im Netz$/,
    isSeen: ({ earlier, later }) =>
      hasSome(
        [...earlier, ...later.slice(0, 5)],
        /^(?:fisch|delfin|ball|tor|spinne|fliege|landet|zappel|fang|stürmer)/,
      ),
  },
  {
    // False match: “alle anderen Länder” (all other countries), “am anderen Ufer” (on the other bank). True match: “alle anderen
    // gingen” (everybody else left), “zum anderen fehlt Geld” (for another, money is lacking).
    language: 'de',
    base: /^(?:alle anderen|zum (?:anderen|andern|einen))$/,
    isSeen: ({ next }) => isCapitalised(next),
  },
  {
    // False match: “arbeitet an der Universität” (works at the university). True match: “arbeitet an einem Buch” (is working
    // on a book).
    language: 'de',
    base: /^arbeiten an$/,
    isSeen: ({ span, later }) =>
      hasSome(
        [...span.slice(1), ...later.slice(0, 4)],
        /(?:universität|uni|hochschule|schule|schulen|gymnasium|institut|akademie|theater|oper|klinik|kasse|bar|front|grenze|grenzen|botschaft|wochenenden?|börse|feiertagen)$/,
      ),
  },
  {
    // False match: “das ist schnell gemacht” (that is quickly done). True match: “Mach schnell!” (hurry up).
    language: 'de',
    base: /^schnell machen$/,
    isSeen: ({ span }) => !/^macht?$/.test(span[0]?.form ?? '') || span.length > 2,
  },
  {
    // False match: “ist zu Ende des Krieges geboren” (was born at the end of the war). True match: “ist zu Ende” (is over).
    language: 'de',
    base: /^zu Ende(?: sein)?$/,
    isSeen: ({ span, next }) => span.at(-1)?.form === 'ende' && /^(?:des|der|dieses|jenes)$/.test(next?.form ?? ''),
  },
  {
    // False match: “einer der Partei nahestehenden Stiftung” (to a foundation close to the party). True match: “einer der
    // besten Läden” (one of the best shops).
    language: 'de',
    base: /^(?:einer|eine|eines) der$/,
    isSeen: ({ later }) => {
      const noun = later.slice(0, 3).findIndex(isCapitalised);
      const [behind, last] = [later[noun + 1], later[noun + 2]];
      return (
        noun >= 0 &&
        behind !== undefined &&
        last !== undefined &&
        isDeclined(behind) &&
        isCapitalised(last) &&
        last.start - behind.end === 1 &&
        behind.start - (later[noun]?.end ?? 0) === 1
      );
    },
  },
  {
    // False match: “blieb bei ihrer Mutter” (stayed with her mother). True match: “blieb bei seiner Meinung” (stuck to his
    // opinion).
    language: 'de',
    base: /^bleiben bei$/,
    isSeen: ({ earlier, span, later }) => {
      const near = [...earlier.slice(-3), ...span, ...later.slice(0, 4)];
      return hasSome(span, /^dabei$/)
        ? !hasSome(near, /^(?:es|ich|er|sie|wir|dass|daß)$/) || hasSome(near, /^(?:soll|darf|will|kann|möchte|wer)/)
        : !hasSome(
            near,
            /(?:meinung|nein|ansicht|entscheidung|thema|plan|plänen|haltung|aussage|position|darstellung|forderung|angebot|linie|beschluss|ziel|wahrheit|urteil|auffassung|version|termin|prognose|kurs)$/,
          );
    },
  },
  {
    // False match: “hielten für eine Stunde an” (stopped for an hour). True match: “hielt ihn für klug” (thought him clever).
    language: 'de',
    base: /^(?:halten|sprechen|stehen|gelten|stimmen|kämpfen) für$/,
    isSeen: ({ span, later }) => {
      const place = span.findIndex(({ form }) => form === 'für');
      return opensTime(place >= 0 ? [...span.slice(place + 1), ...later] : later);
    },
  },
  {
    // False match: “antwortete auf Englisch” (answered in English). True match: “antwortete auf den Brief” (replied to the
    // letter).
    language: 'de',
    base: /^(?:antworten|reagieren|hören) auf$/,
    isSeen: ({ span, next }) =>
      hasSome(
        [span.at(-1)?.form === 'auf' ? next : span[span.findIndex(({ form }) => form === 'auf') + 1]],
        /^(?:deutsch|englisch|französisch|spanisch|italienisch|russisch|latein|türkisch|polnisch|arabisch|chinesisch)$/,
      ),
  },
  {
    // False match: “zum Teil des Plans” (to the part of the plan). True match: “zum Teil neu” (partly new).
    language: 'de',
    base: /^zum Teil$/,
    isSeen: ({ next }) => /^(?:des|eines|einer|dieser|dieses)$/.test(next?.form ?? ''),
  },
  {
    // False match: “nicht so gut wie früher” (not as good as before). True match: “so gut wie fertig” (as good as finished).
    language: 'de',
    base: /^so gut wie$/,
    isSeen: ({ before, next }) =>
      /^(?:nicht|genau|genauso|ebenso|fast|kaum|nie|mindestens)$/.test(before?.form ?? '') ||
      /^(?:früher|heute|damals|immer|vorher|zuvor|sonst|gestern|bisher|möglich|erwartet|erhofft|hier|dort|in|im|bei|beim|mit|auf)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “Was ist mit dem Geld passiert?” (what has happened to the money?). True match: “Was ist mit dem Geld?”
    // (what about the money?).
    language: 'de',
    base: /^was ist mit$/,
    isSeen: ({ later }) => later.some((word) => !isCapitalised(word) && isParticiple(word, 'de')),
  },
  {
    // False match: “Es scheint die Sonne” (the sun is shining). True match: “Es scheint zu klappen” (it seems to work).
    language: 'de',
    base: /^es scheint$/,
    isSeen: ({ later }) => hasSome(later.slice(0, 4), /(?:sonne|mond|licht|lampe)$/),
  },
  {
    // False match: “der Krieg führte zu Hunger” (the war led to hunger). True match: “führte Krieg” (waged war).
    language: 'de',
    base: /^Krieg führen$/,
    isSeen: ({ span, next }) =>
      span[0]?.form === 'krieg' && span.at(-1)?.form !== 'krieg' && /^(?:zu|zum|zur|dazu)$/.test(next?.form ?? ''),
  },
  {
    // “so” and “dass” beside each other are one conjunction (so that): “so dass er ging” (so that he left). True match of “so …
    // that”: “so müde, dass er ging” (so tired that he left).
    language: 'de',
    base: /^so … dass$/,
    isSeen: ({ span, isAlone }) => isAlone && span.length === 2,
  },
];
