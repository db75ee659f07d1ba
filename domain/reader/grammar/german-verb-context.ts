const opensWithI = /^ (?:(?:mich|mir|es|sie|ihn|das) )?ich(?!\p{L})/iu;
const closesWithI = /(?<!\p{L})ich [^,;:.!?–“”"]*$/iu;
const otherSubject = /(?<!\p{L})(?:er|man|und|sondern|aber|dass|daß|ob|wenn) [^,;:.!?]*$/iu;

/**
 * Whether “ich” is the subject of the verb between these texts: “habe ich” (have I), “dass ich den Zug verpasst habe” (that
 * I missed the train).
 */
export function isBesideGermanI(before: string, after: string): boolean {
  if (opensWithI.test(after)) return true;
  const sinceI = closesWithI.exec(before)?.[0].slice('ich'.length);
  return sinceI !== undefined && !otherSubject.test(sinceI);
}

const determiner =
  '(?:d(?:er|ie|as|en|em|es)|k?ein(?:e[mnrs]?)?|(?:[mds]ein|ihr|unser|euer|eur)(?:e[mnrs]?)?|(?:dies|jen|jed|all|viel|einig|mehrer|solch|welch|manch)e[mnrs]?|beiden?|alle)';
const preposition =
  '(?:i[mn]|am|vo[mn]|zu[mr]?|beim?|ins|ans?|aus|mit|für|ohne|gegen|durch|nach|unter|über|auf|zwischen|trotz|wegen|seit|vor|per)';
const adverb = '(?:bereits|schon|dort|hier|neu|eben|soeben|sehr|gut|frisch|kürzlich|zuvor|gerade|stark|oft|sich|nicht)';

/**
 * Text that begins with a noun, or with adjectives or numbers before a noun: “Preise” (prices), “hohen Preise” (high
 * prices), “rund 30 Soldaten” (about 30 soldiers).
 */
const beforeNoun =
  /^ (?:(?!(?:d|eine|k?ein|seine|ihre|viele|alle)(?:[eia]?[mnrs]|ie)? )(?:\p{Ll}{2,}e[mnrs]?|rund|etwa|über|\d[\d.,]*|und) ){0,3}\p{Lu}\p{L}/u;

const behindDeterminer = new RegExp(
  `(?<!\\p{L})(?:${determiner}|${preposition})(?: (?:\\p{Ll}+|\\d[\\d.,]*)){0,2} ["„“»(]*$`,
  'u',
);

/**
 * Text that ends after a determiner and before its noun: “die in der Zeitung ” in “die in der Zeitung gedruckten Bilder”
 * (the pictures printed in the newspaper).
 */
const behindOpenPhrase = new RegExp(
  `(?<!\\p{L})${determiner} (?:${preposition}|${adverb}|\\p{Ll}+e[mnrs]? ${preposition}) [^,;:.!?]{0,60}$`,
  'u',
);

/** At the beginning of a sentence, “das” may be the subject: “Das bedeutete Krieg” (that meant war). */
const behindSubject = /(?:^|[.!?:,;–] )["„“»]?(?:das|die|der|dem|den) ["„“»]?$/iu;
const pronounInside = /(?<!\p{L})(?:er|sie|es|wir|ich|man|wer|was) $/iu;

/**
 * Whether a declined form between these texts belongs to a noun: “die bestellten Bücher” (the ordered books), but not “er
 * bestellte Bücher” (he ordered books).
 */
export const isAttributiveInGerman = (before: string, after: string): boolean =>
  beforeNoun.test(after) &&
  !pronounInside.test(before) &&
  ((behindDeterminer.test(uncapitalise(before)) &&
    !(behindSubject.test(before) && /^ \p{Lu}\p{L}+[.!?]/u.test(after))) ||
    behindOpenPhrase.test(uncapitalise(before)));

const uncapitalise = (text: string) => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
