import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isParticiple, isReflexive, mayBe } from '../../word-classes.ts';
import { isFiniteSpanishVerb } from '../spanish-nouns.ts';
import { formOf } from '../spanish-senses.ts';

type Word = Place['word'] | undefined;

/**
 * Verbs that often have “se” and also an object: “se comió una manzana” (ate an apple). With these verbs, “se” stands for
 * the person who acts.
 */
const forOneself =
  /^(?:com(?:e|en|ió|ieron|ía)|beb\S+|merec\S+|gan\S+|compr\S+|tom[aóe]\S*|lav\S+|pus\S+|pon\S+|quit\S+|cort\S+|romp\S+|fum\S+|sab\S+|lleg\S+|tir\S+|peg\S+|golpe\S+|mat\S+|impus\S+|mir[aó]\S*|acab\S+|salt\S+|d[aioé]\S{0,4}|permit\S+|gast\S+|crey\S+|creía\S*|imagin\S+|pele\S+|bes\S+|abraz\S+|salud\S+|hablaron|ayud\S+|odi\S+|conoc(?:ieron|ían)|repart\S+|jug\S+)$/;

const inThirdPerson = (word: Word, number: 'sg' | 'pl'): boolean =>
  word?.readings.some(
    (reading) =>
      isFiniteSpanishVerb(reading) &&
      reading.analysis.features.some((each) => new RegExp(`\\b3${number}\\b`).test(each)),
  ) ?? false;

/** Verbs of thinking and saying before a clause with “que”: “se cree que” (people believe that). */
const ofPeople =
  /^(?:cre[eíy]\S*|dic\S+|dec\S+|dij\S+|sab\S+|supo|supon\S+|piens\S+|pens\S+|esper\S+|estim\S+|consider\S+|calcul\S+|decid\S+|afirm\S+|asegur\S+|anunci\S+|demostr\S+|observ\S+|ve|vio|not\S+|rumore\S+|teme\S*|revel\S+|descub\S+|coment\S+|cuent\S+|acord\S+|entiend\S+|acept\S+|permit\S+|propus\S+|propon\S+|recomiend\S+|recomend\S+|suger\S+|sugier\S+|deduc\S+)$/;

/** The verb to which “se” belongs. Object pronouns before the verb are skipped. */
const verbOf = ({ after }: Place): Word => after.find(({ form }) => !/^(?:le|les|lo|la|los|las|me|nos)$/.test(form));

const isWithoutObject = ({ after: [next] }: Place): boolean => !/^(?:lo|la|los|las)$/.test(formOf(next));

const mayBePassive = (place: Place): boolean => {
  const verb = verbOf(place);
  return (
    verb !== undefined &&
    isWithoutObject(place) &&
    (inThirdPerson(verb, 'sg') || inThirdPerson(verb, 'pl')) &&
    !isReflexive(verb, place.language, place.lexicon) &&
    !mayBe(verb, ['determiner', 'preposition'], place.lexicon) &&
    !forOneself.test(verb.form)
  );
};

const opensObject =
  /^(?:el|la|los|las|un|una|unos|unas|este|esta|estos|estas|su|sus|dos|tres|cuatro|cinco|seis|varios|varias|muchos|muchas|algunos|algunas|otros|otras|diversos|diversas|numerosos|numerosas|gran|más|\d\S*)$/;

/** Rules for “se” in a passive or impersonal sentence. Most of them exclude verbs that the lexicon lists with “se”. */
export const spanishPassiveRules: readonly Rule[] = [
  {
    // “se” forms a passive in “se utilizan baterías” (batteries are used), but not in “se lava” (washes himself).
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: mayBePassive,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “se” forms a passive in “se construyó un museo” (a museum was built), but not in “se vive bien” (life is good).
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun'),
    holds: (place) => {
      const { after, before, lexicon } = place;
      const verb = verbOf(place);
      if (!mayBePassive(place) || verb === undefined) return false;
      const next = after[after.indexOf(verb) + 1];
      if (/^(?:que|al?)$/.test(formOf(next))) return false;
      const isJoined = next !== undefined && next.start - verb.end === 1;
      const isBehindSubject =
        gapBefore(place) === 1 && mayBe(before, ['noun'], lexicon) && !mayBe(before, ['preposition'], lexicon);
      return (
        (inThirdPerson(verb, 'pl') && !inThirdPerson(verb, 'sg')) ||
        isBehindSubject ||
        (isJoined && opensObject.test(next.form))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “se” forms a passive in “la comida que se ofreció” (the food that was offered), but not in “se ofreció a ayudar”
    // (offered to help).
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: ({ after: [verb, next, afterNext], language }) =>
      (/^(?:ve|ven|vea|vean|veía|veían|verá|verán)$/.test(formOf(verb)) &&
        !isParticiple(next, language) &&
        !/^(?:a|muy|más|tan|como|mal|bien|libre|sin|ante)$/.test(formOf(next)) &&
        !/^(?:obligación|necesidad|situación|tesitura|mal)$/.test(formOf(afterNext)) &&
        !/^(?:la|una)$/.test(formOf(next))) ||
      (/^ofrec(?:e|en|ió|ieron|ía|ían)$/.test(formOf(verb)) &&
        !/^(?:al?|para|como|voluntari[oa]s?)$/.test(formOf(next))) ||
      (/^est(?:á|án|a|aba|aban)$/.test(formOf(verb)) && /(?:ando|iendo|yendo)$/.test(formOf(next))),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “se” forms a passive in “se vuelve a organizar el acto” (the event is organised again), but not in “se volvió a casar”
    // (married again).
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: ({ after: [verb, a, infinitive], language, lexicon }) =>
      /^v(?:uelv|olv)/.test(formOf(verb)) &&
      formOf(a) === 'a' &&
      infinitive !== undefined &&
      isInfinitive(infinitive, language, lexicon) &&
      !isReflexive(infinitive, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “se” names no person in “se decidió no salir” (it was decided not to go out).
    forms: { es: 'se' },
    means: isConcept('one-people/pronoun', 'passive-pronoun/pronoun'),
    holds: (place) => {
      const verb = verbOf(place);
      const next = verb && place.after[place.after.indexOf(verb) + 1];
      return (
        verb !== undefined &&
        ofPeople.test(verb.form) &&
        isWithoutObject(place) &&
        (formOf(next) === 'que' || (/^(?:decid|acord)/.test(verb.form) && isInfinitive(next, 'es', place.lexicon)))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];
