import type { ReadWord } from '../../read-sentence.ts';
import {
  clauseAround,
  endOfClause,
  gapBefore,
  isConcept,
  lengthOfComma,
  type Place,
  type Rule,
} from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';
import { germanCueRules } from './german-cues.ts';

const comparative = /^(?:mehr|eher|anders|nichts|weiter|.{3,}er|.{3,}ere[mnrs]?)$/;

/** Matches infinitives with or without “zu” inside: “zurückzukaufen”, “kaufen”. */
const infinitiveWithZu = /^(?:\p{L}{2,6}zu)?\p{L}{3,}e?n$/u;

const forms = { werden: 'wird wurde wurden werden werde wirst werdet worden' };

const isFinitePast = (word: ReadWord | undefined) =>
  word !== undefined &&
  !isCapitalised(word) &&
  word.analyses.some(
    ({ word: { partOfSpeech }, features }) => partOfSpeech === 'verb' && features.some((each) => /^past/.test(each)),
  );

/** Whether a clause with its verb in the past follows “als”: “als er ging”, “als Bonn Hauptstadt wurde”. */
function opensPast(place: Place): boolean {
  const isCompared = place.earlier.some((word) => comparative.test(word.form) && !isCapitalised(word));
  const [next] = place.after;
  if (isCompared || next === undefined || next.form === 'ob') return false;
  if (gapBefore(place) > 1 && mayBe(next, ['pronoun', 'determiner'], place.lexicon)) return true;
  const last = endOfClause(place);
  return last !== undefined && last !== next && isFinitePast(last);
}

/** How many words after “um” its infinitive may stand. */
const reachOfInfinitive = 16;
const beforeUm =
  /^(?:geht|ging|gehe|gehen|handelt|handelte|bittet|bat|bitten|bitte|kümmert|bemüht|streit|kampf|rund|sich|steigt|stieg|sank)$/;

/** Whether “um” opens an infinitive clause, with or without a comma: “um ihn bald zu sehen”, but not “um drei Uhr”. */
function opensInfinitive(place: Place): boolean {
  const { before, rest, lexicon } = place;
  const [next] = rest;
  if (!next || /^\d/.test(next.form) || mayBe(next, ['numeral'], lexicon)) return false;
  if (gapBefore(place) === 1 && beforeUm.test(before?.form ?? '')) return false;
  const near = rest.slice(0, gapBefore(place) > 1 ? reachOfInfinitive : reachOfInfinitive / 2 + 4);
  return near.some(
    ({ form }, index) =>
      (form === 'zu' && isInfinitive(near[index + 1], 'de', lexicon)) ||
      (/.zu./.test(form) && infinitiveWithZu.test(form)),
  );
}

/** Adjectives that could be taken for participles after “werden”: “wurde bekannt”. */
const adjectives =
  /^(?:bekannt|berühmt|beliebt|verrückt|gesund|gewiss|gut|alt|kalt|leicht|recht|bereit|breit|satt|laut|dicht|seltener|älter)$/;

const isPlainParticiple = (word: ReadWord | undefined) =>
  word !== undefined &&
  !isCapitalised(word) &&
  !adjectives.test(word.form) &&
  word.form !== 'worden' &&
  isParticiple(word, 'de');

/** The words from this verb to the end of its clause, and the word before the verb, such as the participle in “gebaut wird”. */
function verbsBeside(place: Place): (ReadWord | undefined)[] {
  const last = endOfClause(place);
  const behind = last ? place.rest.slice(0, place.rest.indexOf(last) + 1) : place.rest;
  return [gapBefore(place) === 1 ? place.before : undefined, ...behind];
}

const isInPassive = (place: Place) => verbsBeside(place).some(isPlainParticiple) || isContinued(place);

/** In “wurden leicht, er schwer verletzt” the participle follows after a comma. */
const isContinued = ({ word, rest }: Place) => /^wurden?$/.test(word.form) && isPlainParticiple(rest.at(-1));

const isInFuture = (place: Place) =>
  !verbsBeside(place).some(isPlainParticiple) &&
  verbsBeside(place).some(
    (word, index, all) =>
      word !== undefined &&
      !isCapitalised(word) &&
      all[index - 1]?.form !== 'zu' &&
      isInfinitive(word, 'de', place.lexicon),
  );

const hasNear =
  (pattern: RegExp) =>
  (place: Place): boolean =>
    clauseAround(place).some(({ form }) => pattern.test(form));

const isNumber = (word: ReadWord | undefined, place: Place) =>
  /^\d/.test(word?.form ?? '') || (mayBe(word, ['numeral'], place.lexicon) && !/^eine?[mnrs]?$/.test(word?.form ?? ''));

/** Articles and possessives that show the accusative: “in die Stadt”, but “in der Stadt”. */
const accusative =
  /^(?:d(?:ie|as)|(?:k?ein|mein|dein|sein|ihr|unser|euer|eur)e?|dies(?:e|es)|jede|jedes|welche|welches|ihn|sie|mich|dich)$/;

/** Whether the clause contains the infinitive of another verb: “ließ das Auto reparieren”. */
const hasInfinitive = (place: Place) =>
  [...place.earlier.slice(-2), ...place.rest.slice(0, place.rest.indexOf(endOfClause(place) ?? place.word) + 1)].some(
    (word) =>
      !isCapitalised(word) &&
      !/^(?:lassen|sein|haben|werden|können|wollen|müssen)$/.test(word.form) &&
      isInfinitive(word, 'de', place.lexicon),
  );

export const germanRules: readonly Rule[] = [
  ...germanCueRules,
  {
    forms: { de: 'als' },
    means: isConcept('when/conjunction', 'after-conjunction/conjunction'),
    holds: opensPast,
    weightElsewhere: 0.03,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'um' },
    means: isConcept('in-order-to/conjunction'),
    holds: opensInfinitive,
    weightElsewhere: 0.1,
    weightOfOthers: 0.002,
  },
  {
    // “in die Stadt” is “into”, “in der Stadt” is “in”.
    forms: { de: 'in' },
    means: isConcept('into-de/preposition'),
    holds: ({ after: [next] }) => accusative.test(next?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'ins vom' },
    means: isConcept('into-the-de/preposition', 'of-from-by-the-de/preposition'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.002,
  },
  {
    // A purpose: “zum Essen”, “zur Lösung”, “zum Beispiel”
    forms: { de: 'zum zur' },
    means: isConcept('for-the-de/preposition'),
    holds: ({ after: [next], lexicon }) =>
      /^(?:beispiel|frühstück|glück|preis|schutz|thema|verkauf|zweck|wohl|geburtstag|vergleich|verkehr|anlass|.{3,}ung)$/.test(
        next?.form ?? '',
      ) ||
      (isCapitalised(next) && /(?:e[ln]|er)n?$/.test(next?.form ?? '') && isInfinitive(next, 'de', lexicon)),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'an am ans' },
    means: isConcept('of-about-de/preposition'),
    holds: hasNear(
      /^(?:denk|dacht|gedacht|erinner|mangel|zweifel|vielzahl|auswahl|fülle|starb|gestorben|sterb|stirbt|erkrank|leide|litt|bedarf|anteil|reich$|arm$|interess|kritik|schuld|verlust|überschuss)/,
    ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'an' },
    means: isConcept('to-an-de/preposition'),
    holds: hasNear(
      /^(?:brief|schrieb|schreib|geschrieben|schick|sandte|send|gesandt|wand|wend|gewandt|richt|gericht|appell|verkauf|vergab|vergeben|übergab|übergeb|grenz|anschluss|dank|gruß|grüße|lob$|liefer|zahl|export|gebunden|verlieh|verliehen|anpass|angepasst|gewöhn|übertrug|übertragen)/,
    ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'auf' },
    means: isConcept('for-auf-de/preposition'),
    holds: hasNear(
      /^(?:wart|gewartet|hoff|gehofft|anspr[uü]ch|antr[aä]g|aussicht|chance|suche|vorbereit|verdacht|wunsch|appetit|lust$|zeit$|erstattung|rücksicht)/,
    ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.003,
  },
  {
    forms: { de: 'auf' },
    means: isConcept('to-auf-de/preposition'),
    holds: hasNear(
      /^(?:antwort|geantwortet|reagier|reaktion|hinweis|hinwies|hingewiesen|verweis|verwies|bezug|bezieh|bezog|bezieht|recht$|zugang|freu|gefreut|gespannt|beschränk|gestiegen|stieg|steig|gesunken|sank|sink|erhöh|verringer|reduzier|gesenkt|senk|beläuft|belief|belaufen|trink|wechsel|entfiel|entfall|entfällt|eingeh|eingeht|achte|geachtet)/,
    ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.003,
  },
  {
    forms: { de: 'auf' },
    means: isConcept('in-auf-de/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      /^(?:deutsch|englisch|französisch|spanisch|italienisch|russisch|latein|arabisch|chinesisch|türkisch)$/.test(
        next?.form ?? '',
      ) || /^(?:weise|art|wege?|anhieb)$/.test(afterNext?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.003,
  },
  {
    forms: { de: 'auf' },
    means: isConcept('at-auf-de/preposition'),
    holds: ({ after: [next, afterNext, third] }) =>
      /^(?:d(?:er|em)|einer|einem|seiner|ihrer|diese[mr])$/.test(next?.form ?? '') &&
      [afterNext, third].some((word) =>
        /(?:party|konferenz|hochzeit|messe|sitzung|parteitag|gipfel|treffen|veranstaltung|demo|demonstration|feier|versammlung|kundgebung|ausstellung|festival|kongress|parteitage|universität|flughafen|bahnhof)$/.test(
          word?.form ?? '',
        ),
      ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.003,
  },
  {
    // “aus Holz”
    forms: { de: 'aus' },
    means: isConcept('made-of-de/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      [next, afterNext].some((word) =>
        /(?:holz|stein|metall|glas|stahl|gold|silber|eisen|beton|papier|leder|plastik|kunststoff|bronze|marmor|wolle|seide|ziegel|lehm|ton|beton|kupfer|pappe|stoff|granit|sandstein)$/.test(
          word?.form ?? '',
        ),
      ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.002,
  },
  {
    // “unter den Gästen”, “unter Freunden”
    forms: { de: 'unter' },
    means: isConcept('among-de/preposition', 'amongst/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      /^(?:ihnen|uns|euch|anderem|anderen|experten|freunden|fans|jugendlichen|frauen|männern|kindern|wissenschaftlern|fachleuten|politikern)$/.test(
        next?.form ?? '',
      ) ||
      (/^(?:den|diesen|seinen|ihren|vielen)$/.test(next?.form ?? '') &&
        /(?:n|s)$/.test(afterNext?.form ?? '') &&
        isCapitalised(afterNext)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'unter' },
    means: isConcept('between/preposition'),
    holds: () => false,
    weightElsewhere: 0.02,
  },
  {
    forms: { de: 'laut' },
    means: isConcept('according-to/preposition'),
    holds: (place) =>
      gapBefore(place) <= 1 || place.before === undefined
        ? isCapitalised(place.after[0]) ||
          /^(?:d(?:em|er)|eine[mr]|seine[mr]|ihre[mr]|eigenen)$/.test(place.after[0]?.form ?? '')
        : isCapitalised(place.after[0]),
    weightElsewhere: 0.01,
    weightOfOthers: 0.02,
  },
  {
    // “es gibt”, “gab es”, “wird es geben”
    forms: { de: 'es' },
    means: isConcept('there-es-de/particle'),
    holds: (place) =>
      hasNear(/^(?:gibt|gab|gäbe|geben|gegeben|gibts)$/)(place) &&
      !hasNear(/^(?:mir|dir|ihm|ihnen|zurück|auf$|ich|er$|wir|zu)$/)(place),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    forms: { de: 'uhr' },
    means: isConcept('o-clock/adverb'),
    holds: (place) => isNumber(place.before, place) || /^(?:viel|wieviel|ein|eins)$/.test(place.before?.form ?? ''),
    weightElsewhere: 0.02,
    weightOfOthers: 0.001,
  },
  {
    forms: { de: 'mal' },
    means: isConcept('times-de/adverb'),
    holds: (place) =>
      isNumber(place.before, place) ||
      /^(?:erste[sn]?|zweite[sn]?|nächste[sn]?|letzte[sn]?|jedes|dieses|viele|paar|manches|kein|das|mehrere|einige)$/.test(
        place.before?.form ?? '',
      ),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'mal' },
    means: isConcept('just-mal-de/particle', 'times-de/adverb', 'time-occasion/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “noch zwei Bier”, “noch einige andere”
    forms: { de: 'noch' },
    means: isConcept('another-more-de/adverb'),
    holds: (place) =>
      /^(?:einige|mehrere|viele|weitere|zwei|drei|vier|fünf|zehn|etwas|eine?n?)$/.test(place.after[0]?.form ?? '') &&
      !/^(?:nur|immer|auch|heute|dazu)$/.test(place.before?.form ?? ''),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'wohl' },
    means: isConcept('comfortable-de/adverb'),
    holds: hasNear(/^(?:fühl|gefühlt)/),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.01,
  },
  {
    // An answer is “yes”. In the middle of a clause “ja” only adds emphasis.
    forms: { de: 'ja' },
    means: isConcept('indeed/particle'),
    holds: (place) => place.before !== undefined && gapBefore(place) === 1,
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'zu' },
    means: isConcept('too-much/adverb'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      !isCapitalised(next) &&
      mayBe(next, ['adjective', 'adverb'], lexicon) &&
      !mayBe(next, ['preposition', 'pronoun', 'determiner', 'numeral'], lexicon) &&
      !isInfinitive(next, 'de', lexicon) &&
      next.readings.some(({ analysis }) => analysis.word.base === next.form),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    // “gegen acht Uhr”
    forms: { de: 'gegen' },
    means: isConcept('about-roughly/adverb'),
    holds: (place) =>
      isNumber(place.after[0], place) &&
      place.after.slice(0, 4).some(({ form }) => /^(?:uhr|ende|mitternacht|mittag)$/.test(form)),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.01,
  },
  {
    // “Selbst der König kam”
    forms: { de: 'selbst' },
    means: isConcept('even/adverb'),
    holds: (place) =>
      (place.before === undefined ||
        gapBefore(place) > 1 ||
        mayBe(place.before, ['verb', 'conjunction'], place.lexicon)) &&
      /^(?:d(?:er|ie|as|en|em)|eine?[mnrs]?|wenn|in|bei|im|er|sie|ich|wir|für|mit|nach|unter|auf|am|ein|diese[mnrs]?)$/.test(
        place.after[0]?.form ?? '',
      ),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'so' },
    means: isConcept('so-therefore/adverb'),
    holds: (place) =>
      (gapBefore(place) > 1 || /^und$/.test(place.before?.form ?? '')) &&
      place.before !== undefined &&
      mayBe(place.after[0], ['verb'], place.lexicon) &&
      !mayBe(place.after[0], ['adverb', 'adjective', 'determiner', 'pronoun', 'noun'], place.lexicon) &&
      !isCapitalised(place.after[0]),
    weightElsewhere: 0.1,
    weightOfOthers: 0.003,
  },
  {
    forms: { de: 'viel' },
    means: isConcept('much/determiner', 'a-lot/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “leicht verletzt”, “leicht gestiegen”
    forms: { de: 'leicht' },
    means: isConcept('slightly-a-touch/adverb'),
    holds: ({ word, rest }) =>
      rest.some((next, index) => index < 2 && isPlainParticiple(next)) ||
      (isPlainParticiple(rest.at(-1)) && (rest[0]?.start ?? 0) - word.end > 1),
    weightElsewhere: 0.3,
    weightOfOthers: 0.03,
  },
  {
    forms: { de: 'schwer' },
    means: isConcept('heavy/adjective'),
    holds: hasNear(/^(?:kilo|tonne|gewicht|wieg|wog|gramm|kg$|koffer|stein|last|trag|metall|gepäck|zentner)/),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'gehört' },
    means: isConcept('hear/verb'),
    holds: hasNear(/^(?:hab|hat|hast|hätt|wurde|wird|werde|gehört|nie|schon)/),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    // A determiner in “sein zwei Jahre älterer Bruder”, but a verb at the end of a clause: “um gut zu sein.”
    forms: { de: 'sein' },
    means: (_, partOfSpeech) => partOfSpeech === 'determiner',
    holds: ({ word, before, rest: [next, ...others] }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      before?.form !== 'zu' &&
      (isCapitalised(next) ||
        (!/^(?:und|oder|aber|als|wie|kann|könnte|soll|sollte|wird|würde|muss|müsste|will|wollte|darf|mag|dürfte|konnte|musste|in|an|auf|zu|für|werden)$/.test(
          next.form,
        ) &&
          others.slice(0, 3).some((other) => isCapitalised(other)))),
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'lassen lässt läßt lasse lass lasst ließ ließen ließt gelassen' },
    means: isConcept('have-done-de/verb'),
    holds: hasInfinitive,
    weightElsewhere: 1e-3,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'lassen lässt läßt lasse lass lasst ließ ließen gelassen' },
    means: isConcept('leave-de/verb'),
    holds: (place) => !hasInfinitive(place),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.05,
  },
  {
    // “Damit war alles klar”: before a verb it is no conjunction.
    forms: { de: 'damit' },
    means: (_, partOfSpeech) => partOfSpeech !== 'conjunction',
    holds: (place) =>
      mayBe(place.after[0], ['verb'], place.lexicon) &&
      !isCapitalised(place.after[0]) &&
      !mayBe(place.after[0], ['pronoun', 'determiner', 'adverb', 'adjective', 'noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “ist gefallen” is “fallen”, “hat mir gefallen” is “gefallen”.
    forms: { de: 'gefallen' },
    means: isConcept('fall/verb'),
    holds: (place) =>
      hasNear(/^(?:ist|sind|war|waren|bin|bist)$/)(place) &&
      !hasNear(/^(?:mir|dir|ihm|ihr|uns|euch|ihnen|hat|haben|hatte)$/)(place),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    // “zu Hause”, “zu Beginn”
    forms: { de: 'zu' },
    means: isConcept('at-zu-de/preposition'),
    holds: ({ after: [next] }) =>
      /^(?:hause|beginn|anfang|weihnachten|ostern|pfingsten|lebzeiten|zeiten|mittag|tisch)$/.test(next?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “meine Frau”, “ihr Mann”
    forms: { de: 'frau mann' },
    means: isConcept('wife/noun', 'husband/noun'),
    holds: ({ before, word }) =>
      (word.form === 'frau' ? /^(?:mein|dein|sein|unser)e[mnrs]?$/ : /^(?:mein|dein|ihr)(?:e[mnrs])?$/).test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.2,
    weightOfOthers: 1e-3,
  },
  {
    forms: { de: 'frau' },
    means: isConcept('mrs/noun'),
    holds: ({ word, after: [next] }) => isCapitalised(next) && (next?.start ?? 0) - word.end === 1,
    weightElsewhere: 0.02,
    weightOfOthers: 0.01,
  },
  {
    // “Angst vor Hunden”, “warnt vor dem Sturm”
    forms: { de: 'vor' },
    means: isConcept('of-vor-de/preposition'),
    holds: (place) =>
      [...place.earlier.slice(-4), ...place.rest].some(({ form }, index) =>
        index < 4
          ? /^(?:angst|furcht|fürcht|warn|gewarnt|schutz|schütz|geschützt|respekt|flucht|floh|flieh|rett|gerettet|ekel|scheu|sicher)/.test(
              form,
            )
          : /^(?:gewarnt|geschützt|geflohen|gerettet|schützen|warnen|fürchten)$/.test(form),
      ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.01,
  },
  {
    // “bat um Hilfe”
    forms: { de: 'um' },
    means: isConcept('for/preposition'),
    holds: hasNear(
      /^(?:bat$|baten|bitt|gebeten|kampf|kämpf|streit|stritt|bewarb|bewerb|bemüh|wette|ringen|warb|werben|sorge)/,
    ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “es geht um Geld”
    forms: { de: 'um' },
    means: isConcept('about/preposition'),
    holds: hasNear(/^(?:geht|ging|gehe|handel|kümmer|dreh)/),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “war früher Lehrer”, but “ein früher Zug”
    forms: { de: 'früher' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ before, lexicon }) => !mayBe(before, ['determiner', 'preposition'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “hat ergeben, dass”
    forms: { de: 'ergeben ergab ergaben ergibt' },
    means: isConcept('show-reveal-de/verb'),
    holds: (place) =>
      place.rest.slice(0, 2).some(({ form }) => /^(?:dass|daß|wie|ob)$/.test(form)) && !hasNear(/^sich$/)(place),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'eingerichtet einrichten eingerichtete eingerichteten' },
    means: isConcept('furnish-de/verb'),
    holds: hasNear(
      /^(?:zimmer|wohnung|haus|hotel|praxis|restaurant|schön|gemütlich|modern|liebevoll|stilvoll|geschmackvoll|nett|toll|möbel|küche|raum|räume|laden|apartment|büro|komfortabel)/,
    ),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'nach' },
    means: isConcept('to/preposition'),
    holds: ({ after: [next] }) =>
      isCapitalised(next) || /^(?:oben|unten|links|rechts|vorne?|hinten|außen|innen)$/.test(next?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 1,
  },
  {
    forms: { de: 'denn' },
    means: isConcept('so-then/particle'),
    holds: (place) => gapBefore(place) === 1,
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    // In “da ging das Licht aus”, “da” is an adverb: if it were a conjunction, the verb would come last.
    forms: { de: 'da' },
    means: isConcept('there/adverb'),
    holds: (place) =>
      (gapBefore(place) === 1 && !/^(?:und|aber|oder|doch)$/.test(place.before?.form ?? '')) ||
      (mayBe(place.after[0], ['verb'], place.lexicon) &&
        !isCapitalised(place.after[0]) &&
        !mayBe(place.after[0], ['noun', 'pronoun', 'determiner', 'adverb', 'adjective', 'preposition'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'das' },
    means: isConcept('that/determiner'),
    holds: (place) =>
      gapBefore(place) !== lengthOfComma &&
      /^(?:als|wie|nicht|auch|ja|alles|doch|schon|eine?)$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'aus' },
    means: isConcept('out/adverb'),
    holds: ({ word, after: [next] }) => !next || next.start - word.end > 1,
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'mehr' },
    means: isConcept('no-longer/adverb'),
    holds: ({ earlier }) =>
      earlier
        .slice(-4)
        .some(({ form }) => /^(?:nicht|nichts|nie|niemand|niemandem|niemanden|kein|keine[mnrs]?)$/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.3,
  },
  {
    forms: { de: forms.werden },
    means: isConcept('be-passive/verb'),
    holds: isInPassive,
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “wird morgen kommen”, “dass er kommen wird”
    forms: { de: 'wird werden werde wirst werdet' },
    means: isConcept('will/verb'),
    holds: isInFuture,
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'an' },
    means: isConcept('on/preposition'),
    holds: ({ after: [, noun] }) =>
      /(?:tag|morgen|abend|nachmittag|donnerstag|sonntag|samstag|montag)s?$/.test(noun?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // A relative pronoun: in “Themen, die Perot anspricht” the verb comes last, as in every relative clause.
    forms: { de: 'die der das den dem denen dessen deren' },
    means: isConcept('who-which/pronoun'),
    holds: (place) => {
      const { before, earlier, after, lexicon } = place;
      const beforeThat = earlier.at(-2);
      const isBehindPreposition =
        beforeThat !== undefined &&
        isOnly(before, ['preposition'], lexicon) &&
        (before?.start ?? 0) - beforeThat.end === lengthOfComma;
      if (before === undefined || (gapBefore(place) !== lengthOfComma && !isBehindPreposition)) return false;
      const last = endOfClause(place);
      return last !== undefined && !isCapitalised(last) && mayBe(last, ['verb'], lexicon) && last !== after[0];
    },
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'gemeinsam zusammen' },
    means: isConcept('together/adverb'),
    holds: ({ after: [next] }) => next?.form === 'mit',
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // A preposition in “während des Krieges”, but a conjunction in “während er schläft”.
    forms: { de: 'während' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: (place) => {
      const last = endOfClause(place);
      const isGenitive = /^(?:des|eines|dieses|jenes|[mds]eines|ihres|unseres)$/.test(place.after[0]?.form ?? '');
      return isGenitive || !mayBe(last, ['verb'], place.lexicon) || isCapitalised(last);
    },
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  },
  {
    // “ihr” means “you” beside a verb that ends in “t”: “ihr habt”, “wisst ihr”
    forms: { de: 'ihr' },
    means: isConcept('you-plural/pronoun'),
    holds: ({ before, after: [next], lexicon }) =>
      [before, next].some(
        (word) => /^(?:seid|.{2,}t)$/.test(word?.form ?? '') && !isCapitalised(word) && isOnly(word, ['verb'], lexicon),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  },
  {
    forms: { de: 'ihr ihre ihren ihrem ihrer ihres' },
    means: (_, partOfSpeech) => partOfSpeech === 'determiner',
    holds: ({ word, after: [next, afterNext] }) =>
      next !== undefined && next.start - word.end === 1 && (isCapitalised(next) || isCapitalised(afterNext)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
];
