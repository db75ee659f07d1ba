import { gapBefore, isConcept, lengthOfComma, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { isBeforeNoun, isFiniteSpanishVerb } from '../spanish-nouns.ts';
import { formOf } from '../spanish-senses.ts';

type Word = Place['word'] | undefined;

const mayBeFinite = (word: Word): boolean => word?.readings.some(isFiniteSpanishVerb) ?? false;
const isOnlyFinite = (word: Word): boolean => mayBeFinite(word) && (word?.readings.every(isFiniteSpanishVerb) ?? false);

/**
 * Words that come before the verb of a relative clause: “no se” in “la casa que no se vende” (the house that is not for sale).
 */
const beforeVerb =
  /^(?:no|se|me|te|nos|os|le|les|lo|ya|también|más|hoy|siempre|aún|todavía|nunca|ahora|además|actualmente|posteriormente|sólo|solo)$/;

/** Verbs and nouns of saying, thinking, wanting and allowing. After them, “que” means “that”. */
const ofSaying =
  /^(?:dij\S+|dic\S+|dig[ao]\S*|asegur\S+|afirm\S+|señal\S+|declar\S+|explic\S+|inform\S+|indic\S+|sostuv\S+|sostien\S+|consider\S+|cre[eoíy]\S*|pens\S+|piens\S+|esper\S+|s[ae]b\S+|supo|permit\S+|hac\S+|hizo|hicieron|haga\S*|logr\S+|evit\S+|quer\S+|quier\S+|quis\S+|p[ei]d\S+|demostr\S+|demuestr\S+|mostr\S+|significa\S*|anunci\S+|coment\S+|revel\S+|confirm\S+|suger\S+|sugier\S+|sugir\S+|record\S+|recuerd\S+|reconoc\S+|advi?[eir]r\S+|exig\S+|propus\S+|propon\S+|aclar\S+|cont[óa]\S*|caus\S+|provoc\S+|impid\S+|imped\S+|hecho|idea|noticia|posibilidad|esperanza|lástima|pena|vergüenza|verdad|vez|gusto|miedo|suerte|ganas?|cuenta)$/;

/** Words that may stand before an adjective and “que” in a judgement: “es posible que” (it is possible that). */
const ofJudging =
  /^(?:es|era|fue|sea|será|sería|ser|parec\S+|result\S+|qued\S+|está|estaba|hac\S+|hizo|ve\S*|vio|tan|tanto|tanta|tantos|tantas|tal|encuentr\S+|consider\S+|cre\S+)$/;

/** Words between an article and “que”: “el único que” (the only one who). */
const before = /^(?:únic[oa]s?|primer[oa]s?|últim[oa]s?)$/;

const comparative = /^(?:más|menos|mayor|mayores|menor|menores|mejor|mejores|peor|peores|inferior|superior)$/;

/** Whether “que” can describe the noun before it: “un jardín botánico que abre” (a botanical garden that opens). */
const describesNoun = (place: Place): boolean => {
  const { before: last, earlier, after, lexicon } = place;
  if (gapBefore(place) !== 1 || last === undefined || mayBe(last, ['adverb', 'preposition', 'conjunction'], lexicon))
    return false;
  if (before.test(last.form) && /^(?:el|la|lo|los|las)$/.test(formOf(earlier.at(-2)))) return true;
  if (!mayBe(last, ['noun', 'adjective', 'name'], lexicon) && last.readings.length > 0) return false;
  if (isOnlyFinite(last)) return false;
  // “busca” is a verb in “el acto busca que lo vean” (the event aims to be seen), but a noun in “una busca que fracasó”
  // (a search that failed).
  if (mayBeFinite(last) && !isBeforeNoun(formOf(earlier.at(-2)), formOf(earlier.at(-3)))) return false;
  const [next] = after;
  const isNounClear = isOnly(last, ['noun'], lexicon);
  const opensClause = mayBeFinite(next) || beforeVerb.test(formOf(next));
  if (!isNounClear && !opensClause) return false;
  const near = earlier.slice(-5, -1);
  if (near.some(({ form }) => ofSaying.test(form)) || ofSaying.test(last.form)) return false;
  return isNounClear || !earlier.slice(-4, -1).some(({ form }) => ofJudging.test(form));
};

/**
 * Whether “que” follows a comma and describes the noun before it: “suelos arenosos, que abundan” (sandy soils, which abound).
 */
const describesBeforeComma = (place: Place): boolean => {
  const { before: last, earlier, after, lexicon } = place;
  return (
    gapBefore(place) === lengthOfComma &&
    mayBe(last, ['noun', 'adjective', 'name'], lexicon) &&
    !isOnlyFinite(last) &&
    (mayBeFinite(after[0]) || beforeVerb.test(formOf(after[0]))) &&
    !earlier.slice(-10).some(({ form }) => ofSaying.test(form) || /^(?:es|fue|que)$/.test(form))
  );
};

/** The word before the first “que” in “que … y que” (that … and that). */
const beforeEarlierThat = ({ earlier }: Place): Word => {
  const that = earlier.findLastIndex(({ form }) => form === 'que');
  return that > 0 ? earlier[that - 1] : undefined;
};

const joins = (word: Word): boolean => /^(?:y|o|e|u|pero|ni)$/.test(formOf(word));

/** Whether “que” after “y” repeats a relative pronoun: “un club que creció y que ganó” (a club that grew and that won). */
const repeatsPronoun = (place: Place): boolean => {
  const { before: last, earlier, after, lexicon } = place;
  if (!joins(last)) return false;
  const head = beforeEarlierThat(place);
  if (head !== undefined) return mayBe(head, ['noun', 'pronoun'], lexicon) && !mayBeFinite(head);
  const isSaid = earlier.slice(-12).some(({ form }) => ofSaying.test(form));
  return !isSaid && (mayBeFinite(after[0]) || beforeVerb.test(formOf(after[0])));
};

/**
 * Whether “que” means “than”: “más grande que Juan” (bigger than Juan), but not “el más grande que vive aquí” (the biggest
 * that lives here).
 */
const compares = ({ before: last, earlier, after: [next, afterNext], lexicon }: Place): boolean => {
  if (last === undefined || /^(?:lo|que)$/.test(formOf(next))) return false;
  if (/^(?:tarde|bien|allá|aún)$/.test(last.form)) return false;
  const place = earlier.slice(-4).findLastIndex(({ form }) => comparative.test(form));
  if (place < 0) return false;
  const words = earlier.slice(-4);
  const between = words.slice(place + 1);
  if (/^(?:el|la|los|las|lo|una?|su|sus)$/.test(formOf(words[place - 1])) && between.length > 0) return false;
  if (between.some((word) => isOnlyFinite(word) || /^(?:del?|y|en|al?|con|por)$/.test(word.form))) return false;
  const isVerbNext =
    isOnlyFinite(next) || (/^(?:se|me|te|le|les|nos|no)$/.test(formOf(next)) && mayBeFinite(afterNext));
  if (isVerbNext) return false;
  return between.length === 0 || mayBe(last, ['adjective', 'adverb', 'noun'], lexicon);
};

/** Rules for “que” as a relative pronoun, a conjunction, “than” and a part of “tener que” (have to). */
export const spanishRelativeRules: readonly Rule[] = [
  {
    // “que” means “which” in “un jardín botánico que abre” (a botanical garden that opens), but not in “es posible que abra”
    // (it is possible that it opens).
    forms: { es: 'que' },
    means: isConcept('who-which/pronoun'),
    holds: (place) =>
      (describesNoun(place) && !compares(place)) || describesBeforeComma(place) || repeatsPronoun(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “que” is a conjunction in “informó de que vendría” (announced that he would come).
    forms: { es: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      !infinitiveObligation(place) &&
      ((isOnlyFinite(place.before) && !compares(place)) ||
        (formOf(place.before) === 'de' && !/^(?:más|menos)$/.test(formOf(place.earlier.at(-2)))) ||
        (joins(place.before) && !repeatsPronoun(place))),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “que” means “than” in “mayor que la carga” (greater than the load), but not in “más gente que viene” (more people who
    // come).
    forms: { es: 'que' },
    means: isConcept('than/conjunction'),
    holds: (place) => gapBefore(place) === 1 && compares(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “que” means “to” in “tuvo que salir” (had to leave).
    forms: { es: 'que' },
    means: isConcept('to-after-tener-que-es/conjunction'),
    holds: infinitiveObligation,
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “menos” means “less” in “menos gente” (fewer people), but not in “todo menos eso” (everything except that) or “cinco
    // menos dos” (five minus two).
    forms: { es: 'menos' },
    means: isConcept('less/adverb'),
    holds: ({ word, before: last, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      !isCapitalised(next) &&
      mayBe(next, ['noun', 'adjective', 'adverb'], lexicon) &&
      !/^(?:tod[oa]s?|nadie|diez|once|doce|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|\d+|al|por|a)$/.test(
        formOf(last),
      ) &&
      !mayBe(next, ['determiner', 'preposition', 'numeral'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];

function infinitiveObligation({ before: last, after: [next], language, lexicon }: Place): boolean {
  return (
    /^(?:teng[ao]\S*|t[eiu][nv]\S+|ten|hay|había|hubo|habrá|habría|haya|hubiera|haber)$/.test(formOf(last)) &&
    (isInfinitive(next, language, lexicon) || /[aeií]r(?:me|te|se|nos|los?|las?|les?)*$/.test(formOf(next)))
  );
}
