import type { ReadWord } from '../../../read-sentence.ts';
import { clauseAround, endOfClause, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isParticiple, mayBe } from '../../word-classes.ts';
import { hasNear, isNumber } from '../german-context.ts';

const isClose = ({ word, after: [next] }: Place) => next !== undefined && next.start - word.end === 1;

const isBehindNoun = (place: Place) =>
  gapBefore(place) === 1 && isCapitalised(place.before) && place.earlier.length > 1;

const reachOfRange = 9;

/**
 * Whether “von” means “from”: “von hier” (from here), “von neun bis zehn” (from nine to ten), “von einer Ecke in die
 * andere” (from one corner to the other).
 */
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
      (/^(?:her|aus)$/.test(form) && index > 0 && index < 3) ||
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

/** Verbs of separation and receiving. After them, “von” means “from”. */
const takesFrom = hasNear(
  /^(?:kam(?:en)?$|komm|gekommen|nahm(?:en)?$|nehm|nimmt$|genommen|hol(?:t|te|ten)$|geholt|stieg(?:en)?$|steig|gestiegen|sprang|sprung|spring|gesprungen|entfern|weg$|fernhalt|fernzuhalt|trenn|getrennt|löste[n]?$|gelöst|befreie|abheb|abhob|abgehoben|hob$|hoben$|unterscheid|unterschied|erhol|abhalt|abhielt|abzuhalt|abgehalt|abweich|abgewich|zurückkehr|zurückgekehrt|stamm|bekomm|bekam|erhielt|erhält|lern|gelernt|leih|lieh|geliehen|profitier|verabschied|distanzier|abgrenz|verschwand|verschwund|fiel|ausgeh|ausging|genesen|isolier|abgeschnitten|geerbt|empfing|herunter|hinunter|herab|abrück|ablenk|lenk|rückte|abgebracht|abzubringen|abgezogen|abzieh|abhängig|unabhängig)/,
);

const nounBeforeFrom =
  /(?:rücktritt|abstand|blick|blicke|anruf|brief|briefe|post|nachrichten?|grüße?|gruß|geschenke?|unterstützung|hilfe|abschied|trennung|abweichung(?:en)?|unterschied|flucht|rückzug|erholung|unabhängigkeit|entfernung|kilometer|meter|km|minuten|befreiung|rückkehr|lösegeld|antwort|einladung|besuch)$/;

/** Nouns for works that have an author: “ein Roman von Fontane” (a novel by Fontane). */
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

/**
 * Whether “von” with its noun belongs to a participle: “der von der Bank bezahlte Bau” (the building paid for by the
 * bank). Adverbs may stand between: “die von einem Fehler vorübergehend gestörte Bahn” (temporarily disrupted by a fault).
 */
function describesParticiple({ after }: Place): boolean {
  const at = after.slice(0, 4).findIndex(isCapitalised);
  if (at < 0) return false;
  const behind = after.slice(at + 1);
  const nextNoun = behind.findIndex(isCapitalised);
  return behind.slice(0, nextNoun).some(isDeclinedParticiple);
}

const isDeclinedParticiple = ({ analyses }: ReadWord) =>
  analyses.some(({ features }) => features.some((each) => each.startsWith('part decl')));

const isMotion = hasNear(
  /^(?:weg$|reise|reist|gereist|fahr|fuhr|gefahren|abfahrt|flug|flüg|flog|flieg|geflogen|zog$|zogen$|zieh|gezogen|umzug|umgezogen|komm|kam(?:en)?$|ging(?:en)?$|geh(?:e|t|en)?$|gegangen|kehr|gekehrt|zurück|bracht|bring|gebracht|schick|geschickt|export|liefer|geliefert|flucht|floh|flieh|geflohen|flücht|geflücht|marsch|strecke|route|verbindung|verleg|pilger|einwander|auswander|ausgewander|segel|rückkehr|transport|überführ|abschieb|abgeschoben|entsand|entsend|eingeladen|einladung|deport|versetz|richtung|ausflug|zug$|züge$|bus$|fähre)/,
);

const isName = ({ after: [next], lexicon }: Place) =>
  isCapitalised(next) && (next?.readings.length === 0 || mayBe(next, ['name'], lexicon));

const isRegion =
  /(?:land|reich|[^a]ien|europa|amerika|afrika|china|japan|türkei|usa|polen|schweden|iran|irak|israel|kanada|mexiko|berlin|hamburg|münchen|köln|wien|zürich|paris|london|rom|moskau|brüssel|washington|burg|stadt|furt|hausen)$/;

const isAboutSubject = hasNear(
  /^(?:spr[aeio]ch|gespr(?:o|ä)ch|reden?$|redet|geredet|diskut|diskussion|debatt|debattier|bericht|vortrag|inform|nachdenk|nachgedacht|nachzudenk|freu|gefreut|ärger|geärgert|lach|gelacht|klag|geklagt|beklag|beschwer|streit|stritt|gestritten|verhand|entscheid|entschied|studie|auskunft|klarheit|gerücht|überblick|erzähl|wissen|wei(?:ß|ss)|wuss|wuß|gewusst|schreib|schrieb|geschrieben|abstimm|abgestimmt|beschluss|urteil|meinung|aufklärung$|aufgeklärt|aufklären$|aussag|mitteil|kenntnis|dokumentation|einig|geeinigt|abkommen|vereinbar|berät|beriet|enttäusch|überrasch|empör|besorg|traurig|froh|glücklich|wunder|spekul|theorie|these|geschicht|philosoph|buch$|bücher|film$|filme|roman|seminar|vorlesung|artikel|witze?|staun|jammer|schimpf|spott|scherz|äußer|geäußert|forsch|zeugnis|rechenschaft|konsens|einvernehmen|dissens|zweifel|sorge|schmunz|lächel|grins|erstaun|verwunder|entsetz|begeister|verärger|amüsier|zufrieden|unzufrieden)/,
);

/** Whether “vom” opens a period: “vom ersten Tag an” (from the first day), “vom 2. bis 5. Mai” (from 2 to 5 May). */
const opensPeriod = (place: Place) => {
  const near = place.rest.slice(0, 6);
  const at = near.findIndex(({ form }) => /^(?:an|bis|weg|her|aus)$/.test(form));
  return at > 0 && (near[at]?.form !== 'an' || !mayBe(near[at + 1], ['determiner', 'noun'], place.lexicon));
};

/** Rules for “von”, “vom”, “durch”, “nach” and “über”, which have several everyday translations. */
export const germanDirectionRules: readonly Rule[] = [
  {
    // “von” means “by” in “wurde von ihm gebaut” (was built by him), but not in “die Farbe von Gras” (the colour of grass).
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
    // “von” means “from” in “von hier” (from here) and “von neun bis zehn” (from nine to ten).
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
    // “nach” means “to” in “fuhr nach Rom” (went to Rome), but not in “nach Weihnachten” (after Christmas).
    forms: { de: 'nach' },
    means: isConcept('to/preposition'),
    holds: (place) =>
      isClose(place) &&
      isName(place) &&
      (isMotion(place) || isRegion.test(place.after[0]?.form ?? '')) &&
      !/(?:weihnachten|ostern|pfingsten|silvester|neujahr|christus|ende|beginn|abschluss|ablauf)$/.test(
        place.after[0]?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “über” means “about” in “sprach über das Wetter” (spoke about the weather), but not in “über der Stadt” (over the
    // town).
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
    // “über” means “across” in “über den Fluss” (across the river), but not in “über den Hund” (about the dog).
    forms: { de: 'über' },
    means: isConcept('across/preposition'),
    holds: ({ after: [next, noun, third] }) =>
      /^(?:den|die|das|eine|einen)$/.test(next?.form ?? '') &&
      [noun, third].some((word) =>
        /(?:mittelmeer|^meer|^see|nordsee|ostsee|grenze|ozean|atlantik|pazifik|alpen|straße|brücke|fluss|fluß|rhein|elbe|donau|platz|^hof|feld|wiese|kanal|ärmelkanal|pass|bach|treppe|balkanroute|zebrastreifen|kreuzung)$/.test(
          word?.form ?? '',
        ),
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-4,
  },
  {
    // “über” means “through” in “über das Internet bestellt” (ordered through the internet).
    forms: { de: 'über' },
    means: isConcept('through-by-way-ueber-de/preposition'),
    holds: ({ after }) => after.slice(0, 3).some(({ form }) => viaWhat.test(form)),
    weightElsewhere: 1e-9,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'vom' },
    means: isConcept('from-the-vom-de/preposition'),
    holds: (place) => opensPeriod(place) || (takesFrom(place) && !isPassive(place)),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-5,
  },
  {
    // “vom” means “by the” in “wurde vom Regen zerstört” (was destroyed by the rain), but not in “die Farbe vom Dach” (the
    // colour of the roof).
    forms: { de: 'vom' },
    means: isConcept('by-the-vom-de/preposition'),
    holds: (place) => isPassive(place) && !opensPeriod(place) && !takesFrom(place) && !isBehindNoun(place),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “durch” means “by” in “wurde durch Bomben zerstört” (was destroyed by bombs), but not in “durch den Wald” (through the
    // wood).
    forms: { de: 'durch' },
    means: isConcept('by/preposition'),
    holds: isPassive,
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
];

const viaWhat =
  /^(?:sprecher|sprecherin|anwalt|anwälte|verteidiger|verteidigerin|mittelsmann|internet|website|webseite|homepage|twitter|facebook|fernsehen|satellit|medien|radio|portal|portale|plattform|suchmaschine|hotline|internetseite|seite|vermittler|mittelsmänner|umwege?|kabel|funk|agentur|makler|lautsprecher)$/;
