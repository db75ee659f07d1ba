import { clauseAround, endOfClause, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { hasNear, isDeclined, isNumber } from '../german-context.ts';

const isClose = ({ word, after: [next] }: Place) => next !== undefined && next.start - word.end === 1;

const isLastOfClause = (place: Place) => place.rest.length === 0 || !isClose(place);

const restOfClause = (place: Place) => {
  const last = endOfClause(place);
  return last && isClose(place) ? place.rest.slice(0, place.rest.indexOf(last) + 1) : [];
};

/** Whether the verb is in its usual place for a person who is not named: “das kann einen ärgern” (that can annoy one). */
function standsForPeople(place: Place): boolean {
  const [next] = place.rest;
  const clauseEnd = restOfClause(place);
  const joint = clauseEnd.findIndex(({ form }) => /^(?:und|oder|aber)$/.test(form));
  const behind = joint < 0 ? clauseEnd : clauseEnd.slice(0, joint);
  if (behind.some(isCapitalised) || (next !== undefined && isClose(place) && isDeclined(next))) return false;
  const clause = [...place.earlier.slice(-6), ...behind];
  const hasPerson = clause.some(({ form }) =>
    /^(?:ich|du|er|wir|ihr|habe|hab|hat|hatte|gibt|gab|noch|nur)$/.test(form),
  );
  const hasThing = clause.some((word, index) => {
    const isArticle = /^(?:das|die|der)$/.test(word.form) && isCapitalised(clause[index + 1]);
    return /^(?:das|es|was|etwas|dies|alles|nichts|man|da|wenn)$/.test(word.form) && !isArticle;
  });
  const isGeneral = clause.some(({ form }) => form === 'man');
  return (isGeneral || !hasPerson) && hasThing && behind.some((word) => !isCapitalised(word));
}

const direction =
  /^(?:norden|süden|osten|westen|nordosten|nordwesten|südosten|südwesten|oben|unten|links|rechts|vorne?|hinten|außen|innen|fern|weit|dort|da|meer|see|fluss|straße|wald|dorf|stadt|haus|fenster|küste|berge?n?|seite|ferne)$/;

/** Whether “her” ends “vom Preis her” (as regards the price). “von Norden her” (from the north) names a direction. */
function endsAspect(place: Place): boolean {
  if (gapBefore(place) !== 1 || !isCapitalised(place.before) || direction.test(place.before?.form ?? '')) return false;
  return place.earlier.slice(-4).some(({ form }) => /^vo[nm]$/.test(form));
}

const calm = hasNear(
  /^(?:wirk|blieb|bleib|reagier|sieh|sah(?:en)?$|zeigt|klang|klingt|antwort|sehr$|ganz$|ruhig$|recht$|ziemlich$|relativ$|eher$|äußerst$|gab(?:en)?$|gibt$|geben$|nahm(?:en)?$|nimmt$|völlig$|so$|überraschend|erstaunlich|stimmung|fröhlich)/,
);

/** Whether “gelassen” is an adjective: “blieb gelassen” (stayed calm), but not “hat ihn allein gelassen” (has left him alone). */
const isState = (place: Place) =>
  (/e[nmrs]?$/.test(place.word.form) && !/en$/.test(place.word.form)) ||
  (calm(place) &&
    !clauseAround(place).some(({ form }) =>
      /^(?:hat|habe|haben|hatten?|hast|wurden?|wird|worden|allein|übrig|in)$/.test(form),
    ));

/** Rules for written German, mainly for prepositions and pronouns. */
export const germanWrittenRules: readonly Rule[] = [
  {
    // “einen” means “a person” in “das kann einen ärgern” (that can annoy one), but not in “das ist einen Versuch wert” (that
    // is worth a try).
    forms: { de: 'einen einem' },
    means: isConcept('one-people/pronoun'),
    holds: standsForPeople,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “her” means “as regards” in “vom Preis her” (as regards the price), but not in “von Norden her” (from the north).
    forms: { de: 'her' },
    means: isConcept('as-regards-her-de/adverb'),
    holds: endsAspect,
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-5,
  },
  {
    // “vor” means “with” in “zitterte vor Kälte” (shivered with cold), but not in “vor Weihnachten” (before Christmas).
    forms: { de: 'vor' },
    means: isConcept('with-from-vor-de/preposition'),
    holds: (place) =>
      /^(?:kälte|wut|freude|schmerz|schmerzen|hunger|durst|aufregung|scham|zorn|erschöpfung|glück|müdigkeit|begeisterung|schreck|schrecken|entsetzen|neid|stolz|lachen|langeweile|ungeduld|verzweiflung|rührung|erregung|überraschung|staunen|ehrfurcht|fieber|anstrengung|hitze|lauter)$/.test(
        place.after[0]?.form ?? '',
      ) ||
      (place.after[0]?.form === 'angst' && !hasNear(/^(?:schutz|schütz|warn)/)(place)),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-4,
  },
  {
    // “an” means “in” in “Teilnahme an der Wahl” (participation in the election), but not in “an der Wand” (on the wall).
    forms: { de: 'an' },
    means: isConcept('in-an-de/preposition'),
    holds: (place) =>
      /(?:teilnahme|beteiligung|interesse|mitwirkung|mitarbeit|anstieg|rückgang|zuwachs|beteiligt|interessiert|teilnehmer|beteiligungen|freude)$/.test(
        place.before?.form ?? '',
      ) && gapBefore(place) === 1,
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-8,
  },
  {
    // “über” means “for” in “eine Rechnung über 500 Euro” (a bill for 500 euros), but not in “über 500 Euro” (more than 500
    // euros).
    forms: { de: 'über' },
    means: isConcept('for-amount-ueber-de/preposition'),
    holds: (place) =>
      isClose(place) &&
      gapBefore(place) === 1 &&
      /(?:rechnung|rechnungen|scheck|quittung|kredit|kredite|darlehen|auftrag|aufträge|gutschein|betrag|vertrag|bürgschaft|spende)$/.test(
        place.before?.form ?? '',
      ) &&
      (isNumber(place.after[0], place) || isNumber(place.after[1], place)),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-4,
  },
  {
    // “darauf” means “later” in “ein Jahr darauf” (a year later), but not in “er wartet darauf” (he is waiting for it).
    forms: { de: 'darauf' },
    means: isConcept('after-darauf-de/adverb'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      /^(?:tag|tage|woche|wochen|monat|monate|jahr|jahre|stunde|stunden|minuten|abend|morgen|nacht|sekunden|augenblick)$/.test(
        place.before?.form ?? '',
      ) &&
      isCapitalised(place.before),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-5,
  },
  {
    // “zu” means “closed” in “die Tür ist zu” (the door is closed), but not in “er ist zu müde” (he is too tired).
    forms: { de: 'zu' },
    means: isConcept('closed-zu-de/adverb'),
    holds: (place) =>
      isLastOfClause(place) && /^(?:ist|sind|war|waren|bleibt|blieb|hat|haben|hatte)$/.test(place.before?.form ?? ''),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-5,
  },
  {
    // “aus” means “over” or “off” in “das Spiel ist aus” (the game is over), but not in “er ist aus Rom” (he is from Rome).
    forms: { de: 'aus' },
    means: isConcept('over-aus-de/adverb'),
    holds: (place) =>
      isLastOfClause(place) &&
      /^(?:ist|war|sei)$/.test(place.before?.form ?? '') &&
      hasNear(
        /(?:spiel|film|schule|krieg|ferien|vorstellung|konzert|kino|traum|stück|alles|liebe|es|licht|feuer|radio|motor|fernseher|heizung|lampe)$/,
      )(place),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-5,
  },
  {
    // “etwas” means “some” in “etwas Geld” (some money), but not in “etwas Neues” (something new).
    forms: { de: 'etwas' },
    means: isConcept('some-etwas-de/determiner'),
    holds: (place) =>
      isClose(place) && isCapitalised(place.after[0]) && !/(?:es|eres)$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-3,
  },
  {
    // “geht” means “is possible” in “das geht nicht” (that is not possible), but not in “das geht zu weit” (that goes too
    // far).
    forms: { de: 'geht ging ginge' },
    means: isConcept('be-possible-gehen-de/verb'),
    holds: (place) =>
      /^(?:das|dies|so|anders|was|es|nichts|alles)$/.test(place.before?.form ?? '') &&
      gapBefore(place) === 1 &&
      restOfClause(place).length < 5 &&
      (place.before?.form !== 'es' || restOfClause(place).length > 0) &&
      restOfClause(place).every(({ form }) =>
        /^(?:nicht|auch|so|schon|leider|doch|gar|aber|nun|mal|einfach|natürlich|wirklich|heute|hier|nur|noch|überhaupt|immer|eben|halt|jetzt|anders|ja|eigentlich|besser|schneller)$/.test(
          form,
        ),
      ),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-4,
  },
  {
    // “gelassen” means “calm” in “er blieb gelassen” (he stayed calm), but not in “hat ihn gelassen” (has left him).
    forms: {
      de: 'gelassen gelassene gelassener gelassenes gelassenem gefasst gefaßt ausgelassen ausgelassene ausgelassener ausgelassenes',
    },
    means: isConcept(
      'calm-gelassen-de/adjective',
      'composed-gefasst-de/adjective',
      'exuberant-ausgelassen-de/adjective',
    ),
    holds: isState,
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  },
  {
    // “betreffende” means “in question” in “das betreffende Haus” (the house in question), but not in “das Haus betreffende
    // Fragen” (questions concerning the house).
    forms: { de: 'betreffende betreffenden betreffender betreffendes betreffendem' },
    means: isConcept('in-question-betreffend-de/adjective'),
    holds: ({ before }) => /^(?:d(?:as|ie|er|en|em|es)|diese[mnrs]?|jede[mnrs]?)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “Grund” means “bottom” in “am Grund des Sees” (at the bottom of the lake), but not in “der Grund” (the reason).
    forms: { de: 'grund grunde' },
    means: isConcept('bottom/noun', 'seabed-bed/noun'),
    holds: (place) =>
      /^(?:am|dem|den)$/.test(place.before?.form ?? '') &&
      [place.after[0], place.after[1]].some((word) =>
        /^(?:meeres|sees|flusses|brunnens|ozeans|wassers|beckens|teiches|schachtes)$/.test(word?.form ?? ''),
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “Kreis” means “district” in “im Kreis Unna” (in the district of Unna), but not in “im Kreis der Familie” (in the
    // family circle).
    forms: { de: 'kreis kreises' },
    means: isConcept('district/noun'),
    holds: (place) =>
      isClose(place) && isCapitalised(place.after[0]) && /^(?:im|des|der|dem|ein)$/.test(place.before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-8,
  },
  {
    // “Mais” is maize, “Marine” the navy and “Leiden” suffering. Names with the same form are rare.
    forms: { de: 'mais marine leiden kante' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => isCapitalised(place.word),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
];
