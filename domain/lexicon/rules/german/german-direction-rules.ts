import type { ReadWord } from '../../read-sentence.ts';
import { clauseAround, endOfClause, gapBefore, isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isParticiple, mayBe } from '../word-classes.ts';
import { hasNear, isNumber } from './german-context.ts';

const isClose = ({ word, after: [next] }: Place) => next !== undefined && next.start - word.end === 1;

const isBehindNoun = (place: Place) =>
  gapBefore(place) === 1 && isCapitalised(place.before) && place.earlier.length > 1;

const reachOfRange = 9;

/** “von hier” (from here), “von neun bis zehn” (from nine to ten), “von einer Ecke in die andere” (from one corner to the other) */
function opensRange(place: Place): boolean {
  const [first] = place.rest;
  if (startsFrom.has(first?.form ?? '')) return true;
  const near = place.rest.slice(0, reachOfRange);
  const end = near.findIndex((each, index) => index > 0 && each.start - (near[index - 1]?.end ?? 0) > 1);
  const clause = end < 0 ? near : near.slice(0, end);
  const forms = clause.map(({ form }) => form);
  const isOne = /^eine[mr]?$/.test(first?.form ?? '');
  return forms.some(
    (form, index) =>
      (form === 'bis' && index > 0) ||
      (form === 'auf' && isNumber(first, place) && isNumber(clause[index + 1], place)) ||
      (/^z(?:u|ur|um)$/.test(form) && index > 0 && index < 5 && !isBehindNoun(place) && isChange(place)) ||
      (form === 'nach' && index === 1 && isCapitalised(first) && isCapitalised(clause[2])) ||
      (isOne && index > 1 && /^(?:andere[nr]?|nächsten?)$/.test(form)),
  );
}

const isChange = hasNear(
  /^(?:wechsel|gewechsel|zog$|zogen$|umzog|übergang|überging|weg$|fahr|fuhr|lief|lauf|ging$|gehen$)/,
);

const startsFrom = new Set(
  'hier dort da oben unten außen innen vorne vorn hinten links rechts weitem klein zuhause zu nah nahem fern überall woanders weither nebenan draußen drinnen'.split(
    ' ',
  ),
);

/** Verbs of separation and receiving, which take “von” in the sense “from”. */
const takesFrom = hasNear(
  /^(?:entfern|weg$|fernhalt|fernzuhalt|trenn|getrennt|löste[n]?$|gelöst|befreie|abheb|abhob|abgehoben|hob$|hoben$|unterscheid|unterschied|erhol|abhalt|abhielt|abzuhalt|abgehalt|abweich|abgewich|zurückkehr|zurückgekehrt|stamm|bekomm|bekam|erhielt|erhält|lern|gelernt|leih|lieh|geliehen|profitier|verabschied|distanzier|abgrenz|verschwand|verschwund|fiel|ausgeh|ausging|genesen|isolier|abgeschnitten|geerbt|empfing|herunter|hinunter|herab|abrück|ablenk|lenk|rückte|abgebracht|abzubringen|abgezogen|abzieh|abhängig|unabhängig)/,
);

const nounBeforeFrom =
  /(?:rücktritt|abstand|blick|blicke|anruf|brief|briefe|post|nachrichten?|grüße?|gruß|geschenke?|unterstützung|hilfe|abschied|trennung|abweichung(?:en)?|unterschied|flucht|rückzug|erholung|unabhängigkeit|entfernung|kilometer|meter|km|minuten|befreiung|rückkehr|lösegeld|antwort|einladung|besuch)$/;

/** Works with an author: “ein Roman von Fontane” (a novel by Fontane). */
const work =
  /(?:buch|bücher|roman|romane|film|filme|lied|lieder|song|songs|gemälde|stück|oper|gedicht|gedichte|album|artikel|regie|drama|komödie|erzählung|novelle|sinfonie|skulptur|aufsatz|essay|biographie|biografie|musik|theaterstück|inszenierung|vortrag|studie)$/;

const passive = /^(?:wurden?|worden|wird|werden|geworden|werde)$/;

/** Whether the clause is in the passive: “wurde von ihm gebaut” (was built by him). */
function isPassive(place: Place): boolean {
  const last = endOfClause(place);
  const words = [...clauseAround(place), ...(last ? place.rest.slice(0, place.rest.indexOf(last) + 1) : [])];
  return (
    words.some(({ form }) => passive.test(form)) &&
    words.some((each) => !isCapitalised(each) && isParticiple(each, 'de'))
  );
}

/** “der von der Bank bezahlte Bau” (the building paid for by the bank) */
function describesParticiple({ after }: Place): boolean {
  const at = after.slice(0, 4).findIndex(isCapitalised);
  const behind = after[at + 1];
  return (
    at >= 0 &&
    behind !== undefined &&
    !isCapitalised(behind) &&
    behind.analyses.some(({ features }) => features.some((each) => each.startsWith('part decl'))) &&
    isCapitalised(after[at + 2])
  );
}

const amount =
  /^(?:prozent|prozentpunkte?|%|millionen?|milliarden?|euro|mark|dollar|franken|cents?|meter|metern|kilometer|zentimeter|grad|hälfte|drittel|viertel|fünftel|zehntel|doppelte|dreifache|vierfache|vielfaches|jahre?|monate?|wochen?|tage?|stunden?|minuten?|sekunden?|kilo|tonnen?|punkte?|längen|haaresbreite|faktor|stufen?|plätze|ränge|pfund|liter)$/;
const nearAmount = new Set(
  'ein eine einen die das den mehr als fast rund etwa knapp über gut nochmals weitere bis zu jeweils je nur höchstens mindestens'.split(
    ' ',
  ),
);

/** “um zwei Prozent”, “um die Hälfte” (by half), but “um die 20 Euro” (around 20 euros) and “um das Jahr 1900” */
function namesAmountOfChange(place: Place): boolean {
  const { after } = place;
  const at = after.findIndex(({ form }) => amount.test(form));
  if (
    at === 0 &&
    /^(?:jahre|monate|wochen|tage|stunden|minuten|millionen|milliarden|meter|kilometer|längen)$/.test(
      after[0]?.form ?? '',
    )
  )
    return true;
  if (at < 1 || /^\d{4}$/.test(after[at + 1]?.form ?? '')) return false;
  if (
    /^(?:die|das|den)$/.test(after[0]?.form ?? '') &&
    (isNumber(after[1], place) || /^jahr/.test(after[at]?.form ?? ''))
  )
    return false;
  return after.slice(0, at).every((each) => isNumber(each, place) || nearAmount.has(each.form));
}

const isTimeOfDay = ({ after }: Place) =>
  after.slice(0, 4).some(({ form }) => form === 'uhr') ||
  /^(?:mitternacht|halb|viertel|punkt|kurz)$/.test(after[0]?.form ?? '');

const span =
  /^(?:jahren|jahrzehnten|jahrhunderten|jahrtausenden|generationen|monaten|wochen|tagen|stunden|minuten|sekunden|zeit|ewigkeiten|langem|längerem|jahr|monat|woche|tag|stunde)$/;

/** “seit drei Jahren” (for three years), but “seit dem Sommer” and “seit den siebziger Jahren” (since the seventies) */
function namesSpan(place: Place): boolean {
  const at = place.after.findIndex(({ form }) => span.test(form));
  if (at < 0) return false;
  const between = place.after.slice(0, at);
  const isSingular = /^(?:jahr|monat|woche|tag|stunde)$/.test(place.after[at]?.form ?? '');
  return (
    !between.some(({ form }) =>
      /^(?:d(?:e[nmr]|iese[nmr]|er)|letzte\p{L}*|vorige\p{L}*|vergangene\p{L}*|seine\p{L}|ihre\p{L})$/u.test(form),
    ) &&
    (!isSingular || between.some(({ form }) => /^(?:eine[mr]|halben|vielen|\d+)$/.test(form)))
  );
}

const isMotion = hasNear(
  /^(?:weg$|reise|reist|gereist|fahr|fuhr|gefahren|abfahrt|flug|flüg|flog|flieg|geflogen|zog$|zogen$|zieh|gezogen|umzug|umgezogen|komm|kam(?:en)?$|ging(?:en)?$|geh(?:e|t|en)?$|gegangen|kehr|gekehrt|zurück|bracht|bring|gebracht|schick|geschickt|export|liefer|geliefert|flucht|floh|flieh|geflohen|flücht|geflücht|marsch|strecke|route|verbindung|verleg|pilger|einwander|auswander|ausgewander|segel|rückkehr|transport|überführ|abschieb|abgeschoben|entsand|entsend|eingeladen|einladung|deport|versetz|richtung|ausflug|zug$|züge$|bus$|fähre)/,
);

const isName = ({ after: [next], lexicon }: Place) =>
  isCapitalised(next) && (next?.readings.length === 0 || mayBe(next, ['name'], lexicon));

const isAboutSubject = hasNear(
  /^(?:spr[aeio]ch|gespr(?:o|ä)ch|reden?$|redet|geredet|diskut|diskussion|debatt|debattier|bericht|vortrag|inform|nachdenk|nachgedacht|nachzudenk|freu|gefreut|ärger|geärgert|lach|gelacht|klag|geklagt|beklag|beschwer|streit|stritt|gestritten|verhand|entscheid|entschied|studie|auskunft|klarheit|gerücht|überblick|erzähl|wissen|wei(?:ß|ss)|wuss|wuß|gewusst|schreib|schrieb|geschrieben|abstimm|abgestimmt|beschluss|urteil|meinung|aufklärung$|aufgeklärt|aufklären$|aussag|mitteil|kenntnis|dokumentation|einig|geeinigt|abkommen|vereinbar|berät|beriet|enttäusch|überrasch|empör|besorg|traurig|froh|glücklich|wunder|spekul|theorie|these|geschicht|philosoph|buch$|bücher|film$|filme|roman|seminar|vorlesung|artikel|witze?|staun|jammer|schimpf|spott|scherz|äußer|geäußert|forsch|zeugnis|rechenschaft|konsens|einvernehmen|dissens|zweifel|sorge|schmunz|lächel|grins|erstaun|verwunder|entsetz|begeister|verärger|amüsier|zufrieden|unzufrieden)/,
);

const isComparative = (word: ReadWord): boolean =>
  /^(?:mehr|weniger|anders|andere[nmrs]?|nichts|niemand|kein\p{L}*|eher|lieber|öfter|besser|doppelt|umgekehrt|ander\p{L}+|sonst)$/u.test(
    word.form,
  ) || word.analyses.some(({ features }) => features.some((each) => each.startsWith('cmp')));

/** “vom ersten Tag an” (from the first day), “vom 2. bis 5. Mai” (from 2 to 5 May) */
const opensPeriod = (place: Place) => {
  const near = place.rest.slice(0, 6);
  const at = near.findIndex(({ form }) => /^(?:an|bis|weg|her|aus)$/.test(form));
  return at > 0 && (near[at]?.form !== 'an' || !mayBe(near[at + 1], ['determiner', 'noun'], place.lexicon));
};

/** Rules for prepositions of place, time and cause that have several everyday translations. */
export const germanDirectionRules: readonly Rule[] = [
  {
    // “wurde von ihm gebaut” (was built by him), but “die Farbe von Gras” (the colour of grass)
    forms: { de: 'von' },
    means: isConcept('by/preposition'),
    holds: (place) =>
      !opensRange(place) &&
      (describesParticiple(place) ||
        (gapBefore(place) === 1 && work.test(place.before?.form ?? '') && isName(place)) ||
        (isPassive(place) &&
          !takesFrom(place) &&
          !isNumber(place.after[0], place) &&
          (!isBehindNoun(place) || /^(?:d(?:er|em|en)|eine[mr])$/.test(place.after[0]?.form ?? '')))),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'von' },
    means: isConcept('by/preposition'),
    holds: isPassive,
    weightElsewhere: 0.3,
    weightOfOthers: 1,
  },
  {
    // “von hier” (from here), “von neun bis zehn” (from nine to ten)
    forms: { de: 'von' },
    means: isConcept('from/preposition'),
    holds: (place) =>
      opensRange(place) ||
      (gapBefore(place) === 1 && nounBeforeFrom.test(place.before?.form ?? '')) ||
      (takesFrom(place) && !isPassive(place) && !(isBehindNoun(place) && isCapitalised(place.after[0]))),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “stieg um zwei Prozent” (rose by two per cent)
    forms: { de: 'um' },
    means: isConcept('by/preposition'),
    holds: (place) => isClose(place) && !isTimeOfDay(place) && namesAmountOfChange(place),
    weightElsewhere: 0.05,
    weightOfOthers: 0.002,
  },
  {
    // “um acht Uhr” (at eight o’clock), but “um den Tisch” (around the table)
    forms: { de: 'um' },
    means: isConcept('at/preposition'),
    holds: (place) => isClose(place) && isTimeOfDay(place),
    weightElsewhere: 0.05,
    weightOfOthers: 1e-4,
  },
  {
    // “seit drei Jahren” (for three years), but “seit 1990” (since 1990)
    forms: { de: 'seit' },
    means: isConcept('for-time-now/preposition'),
    holds: namesSpan,
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “fuhr nach Rom” (went to Rome), but “nach Weihnachten” (after Christmas)
    forms: { de: 'nach' },
    means: isConcept('to/preposition'),
    holds: (place) =>
      isClose(place) &&
      isName(place) &&
      isMotion(place) &&
      !/(?:weihnachten|ostern|pfingsten|silvester|neujahr|christus|ende|beginn|abschluss|ablauf)$/.test(
        place.after[0]?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “sprach über das Wetter” (spoke about the weather), but “über der Stadt” (over the town)
    forms: { de: 'über' },
    means: isConcept('about/preposition'),
    holds: (place) =>
      isClose(place) &&
      isAboutSubject(place) &&
      !isNumber(place.after[0], place) &&
      !/^(?:hundert|tausend|jahre|nacht|bord)/.test(place.after[0]?.form ?? '') &&
      !viaWhat.test(place.after[0]?.form ?? '') &&
      !viaWhat.test(place.after[1]?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “über das Internet bestellt” (ordered through the internet)
    forms: { de: 'über' },
    means: isConcept('through-by-way-ueber-de/preposition'),
    holds: ({ after }) => after.slice(0, 3).some(({ form }) => viaWhat.test(form)),
    weightElsewhere: 1e-9,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'vom' },
    means: isConcept('from-the-vom-de/preposition'),
    holds: opensPeriod,
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-5,
  },
  {
    // “größer als ich” (taller than I), but “arbeitet als Koch” (works as a cook)
    forms: { de: 'als' },
    means: isConcept('than/conjunction'),
    holds: ({ earlier }) => earlier.some(isComparative),
    weightElsewhere: 0.01,
    weightOfOthers: 0.05,
  },
];

const viaWhat =
  /^(?:sprecher|sprecherin|anwalt|anwälte|internet|website|webseite|homepage|twitter|facebook|fernsehen|satellit|medien|radio|portal|portale|plattform|suchmaschine|hotline|internetseite|seite|vermittler|mittelsmänner|umwege?|kabel|funk|agentur|makler|lautsprecher)$/;
