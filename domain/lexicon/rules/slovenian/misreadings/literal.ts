import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading, Neighbours } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

/** Whether a noun or adjective follows. A form that may also be a verb counts if it may be a genitive: “leta” (of the year). */
const isBeforeNoun = ({ next, lexicon }: Neighbours): boolean =>
  isOnly(next, ['noun', 'adjective', 'name'], lexicon) ||
  (next?.analyses ?? []).some(
    ({ word, features }) => word.partOfSpeech === 'noun' && features.some((each) => each.startsWith('gen')),
  );

const hasNear = ({ earlier, span, later }: Neighbours, near: RegExp): boolean =>
  [...earlier, ...span, ...later.slice(0, 5)].some(({ form }) => near.test(form));

/** Case, gender and number of the adjectives or nouns that the form may be: “f acc sg”. */
const agreements = (word: ReadWord | undefined, part: 'adjective' | 'noun'): string[] =>
  (word?.analyses ?? [])
    .filter(({ word: own }) => own.partOfSpeech === part || (part === 'adjective' && own.partOfSpeech === 'determiner'))
    .flatMap(({ features, word: { gender = '' } }) =>
      features.map((each) =>
        part === 'noun' ? `${gender.charAt(0)} ${each}` : each.replace(/\b(?:def|cmp|spl)\b/g, '').trim(),
      ),
    );

/** Words for an amount after “na” or “za”: “na pet odstotkov” (to five per cent), “za polovico” (by half). */
const amount =
  /^(?:\d|pol|polovic|tretjin|četrtin|petin|desetin|nič|nul|ničl|odstot|procent|toč|stopn|raven|ravni|minimum|maksimum|skoraj|okoli|približno|okrog|več|manj|en|dv|tri|štir|pet|šest|sed|osem|osm|devet|deset|sto|tisoč|milij|evr|dolar|tolar|kilogr|meter|metr|ton)/;

/**
 * Rules against false matches of Slovenian expressions whose words are often meant literally, or belong to the words after
 * them.
 */
export const literalSlovenianMisreadings: readonly Misreading[] = [
  {
    // False match: “na splošno vprašanje” (to a general question), “po novem zakonu” (according to the new law), where the
    // adjective belongs to a noun. True match: “na splošno velja” (generally holds), “po novem stane” (now costs).
    language: 'sl',
    base: /^(?:na|v|po|za|od|do|s|z|pri) \p{L}+(?:o|em|ega|im)$/u,
    isSeen: ({ span, next, lexicon }) => {
      const adjective = agreements(span.at(-1), 'adjective');
      return isOnly(next, ['noun'], lexicon) && agreements(next, 'noun').some((each) => adjective.includes(each));
    },
  },
  {
    // False match: “zmanjšati na podlagi zakona” (reduce on the basis of the law), “padel za domovino” (fell for his
    // country). True match: “padel na deset odstotkov” (fell to ten per cent), “padel za polovico” (fell by half).
    language: 'sl',
    base: /^(?:z?manjšati|znižati|povečati|zvišati|narasti|zrasti|pasti|oceniti|ocenjevati)\*? (?:se )?(?:na|za)$/,
    isSeen: ({ next, later, lexicon }) =>
      ![next, ...later.slice(0, 3)].some((word) => amount.test(word?.form ?? '') || mayBe(word, ['numeral'], lexicon)),
  },
  {
    // False match: “gora sega v nebo” (the mountain reaches into the sky). True match: “tradicija sega v 15. stoletje” (the
    // tradition dates back to the 15th century).
    language: 'sl',
    base: /^segati\*? v$/,
    isSeen: ({ span, next, later }) =>
      ![...span, next, ...later.slice(0, 4)].some((word) =>
        /^(?:\d|stolet|čas|let|obdobj|srednj|antik|prazgodov|preteklost|otrošt|mladost|konec$|začet|dob[oi]$|tisočlet)/.test(
          word?.form ?? '',
        ),
      ),
  },
  {
    // False match: “šel je za njim” (went after him). True match: “gre za denar” (it is about money).
    language: 'sl',
    base: /^iti\*? za$/,
    isSeen: ({ span }) => !span.some(({ form }) => /^(?:gre|šlo)$/.test(form)),
  },
  {
    // False match: “ostal je pri babici” (stayed at his grandmother’s). True match: “ostal je pri svojem mnenju” (stuck to
    // his opinion).
    language: 'sl',
    base: /^ostati\*? pri$/,
    isSeen: ({ next, later }) =>
      ![next, ...later.slice(0, 2)].some((word) =>
        /^(?:odločitv|mnenj|stališč|trditv|prepričanj|načrt|napoved|izjav|obljub|zahtev|predlog|tem$)/.test(
          word?.form ?? '',
        ),
      ),
  },
  {
    // False match: “klobuk je dal na glavo” (put the hat on his head). True match: “postaviti na glavo” (turn upside down).
    language: 'sl',
    base: /^na glavo$/,
    isSeen: (place) => !hasNear(place, /^(?:obrn|obrač|postav|prevr|prekuc|svet$|logik)/),
  },
  {
    // False match: “na čelu ima brazgotino” (has a scar on the forehead). True match: “na čelu vlade” (at the head of the
    // government), “z njim na čelu” (with him at the head).
    language: 'sl',
    base: /^na čelu$/,
    isSeen: (place) => !isBeforeNoun(place) && !/^(?:z|s)$/.test([...place.earlier, place.before].at(-2)?.form ?? ''),
  },
  {
    // False match: “drugi dan festivala” (the second day of the festival). True match: “drugi dan je deževalo” (the next day
    // it rained).
    language: 'sl',
    base: /^(?:drugi dan|drugo leto)$/,
    isSeen: (place) => isBeforeNoun(place) || hasNear(place, /^(?:prvi|prvo|tretji|tretje)$/),
  },
  {
    // False match: “v razvoju otroka” (in the development of the child), “za začetek leta” (for the beginning of the year).
    // True match: “države v razvoju” (developing countries), “za začetek” (for a start).
    language: 'sl',
    base: /^(?:v razvoju|v gradnji|v prodaji|za začetek|za uvod|do konca|do kraja|v prodajo)$/,
    isSeen: isBeforeNoun,
  },
  {
    // False match: “do kraja, kjer živi” (to the place where he lives). True match: “do kraja izčrpan” (completely
    // exhausted).
    language: 'sl',
    base: /^do kraja$/,
    isSeen: ({ later: [first] }) => /^(?:kjer|kamor|kateri)$/.test(first?.form ?? ''),
  },
  {
    // False match: “samo malo soli” (only a little salt). True match: “Samo malo!” (just a moment).
    language: 'sl',
    base: /^samo malo$/,
    isSeen: ({ next, before }) => next !== undefined || before !== undefined,
  },
  {
    // False match: “še pred meseci” (only months ago). True match: “še pred koncem” (even before the end).
    language: 'sl',
    base: /^še pred$/,
    isSeen: ({ next }) =>
      /^(?:meseci|leti|letom|dnevi|tedni|nekaj|kratkim|stoletji|desetletji|časom|dvema|tremi|petimi|desetimi|nedavnim|\d)/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “znan po tem, da” (known for the fact that). True match: “po tem gremo domov” (after that we go home).
    language: 'sl',
    base: /^po tem$/,
    isSeen: ({ next, later: [first] }) => next === undefined && /^(?:da|kar|kako)$/.test(first?.form ?? ''),
  },
  {
    // False match: “prišel je prav v tistem trenutku” (came just at that moment). True match: “to mi pride prav” (this comes
    // in handy).
    language: 'sl',
    base: /^priti\*? prav$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['preposition', 'adverb', 'adjective'], lexicon),
  },
  {
    // False match: “na pol obljubila” (half promised). True match: “razrezati na pol” (cut in half).
    language: 'sl',
    base: /^na pol$/,
    isSeen: ({ next, lexicon }) => next !== undefined && isOnly(next, ['verb', 'adjective', 'noun'], lexicon),
  },
  {
    // False match: “po zakonu o davkih” (under the law on taxes). True match: “po zakonu” (by law).
    language: 'sl',
    base: /^(?:po zakonu|v skladu z zakonom)$/,
    isSeen: ({ next }) => next?.form === 'o',
  },
  {
    // False match: “ki so jim zaupani v varstvo” (who are entrusted to their care). True match: “zaupam v prihodnost” (I
    // trust in the future).
    language: 'sl',
    base: /^zaupati\*? v$/,
    isSeen: ({ span }) => span.some(({ form }) => /^zaupan/.test(form)),
  },
  {
    // False match: “to je odvisno od tebe” (this depends on you). True match: “odvisno od vremena bomo šli” (depending on the
    // weather, we will go).
    language: 'sl',
    base: /^odvisno od$/,
    isSeen: ({ earlier }) =>
      earlier.slice(-4).some(({ form }) => /^(?:je|ni|bo|bi|bilo|biti|odvisno)$/.test(form)) ||
      /^(?:je|ni|bo)$/.test(earlier.at(-1)?.form ?? ''),
  },
  {
    // False match: “od tu je videti morje” (one can see the sea from here). True match: “je videti utrujen” (looks tired).
    language: 'sl',
    base: /^biti\*? videti$/,
    isSeen: ({ earlier, span, next, lexicon }) =>
      [...earlier.slice(-5), ...span].some(({ form }) => /^(?:iz|od|z|s|skozi|tu|tam|tukaj|kaj)$/.test(form)) &&
      (next === undefined || isOnly(next, ['noun', 'name'], lexicon)),
  },
];
