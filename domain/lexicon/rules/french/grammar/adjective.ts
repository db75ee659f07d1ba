import { gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { closeAfter, closeBefore, formOf, formsOfHave, isNounAfter } from '../french-context.ts';

export const frenchAdjectiveRules: readonly Rule[] = [
  {
    // “ancien” means “former” in “un ancien ministre” (a former minister), but not in “le grec ancien” (ancient Greek).
    forms: { fr: 'ancien ancienne anciens anciennes' },
    means: isConcept('former/adjective'),
    holds: (place) =>
      isNounAfter(place) ||
      (mayBe(closeAfter(place), ['adjective'], place.lexicon) && mayBe(place.after[1], ['noun'], place.lexicon)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.005,
  },
  {
    // “double” is an adjective in “un double but” (a double goal).
    forms: { fr: 'double doubles' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) => isNounAfter(place),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “personnel” is an adjective in “un objet personnel” (a personal object), but not in “le personnel” (the staff).
    forms: { fr: 'personnel' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) => isOnly(closeBefore(place), ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “droite” means “right” in “la rive droite” (the right bank), but not in “une ligne droite” (a straight line).
    forms: { fr: 'droite' },
    means: (conceptId) => !['straight/adjective', 'erect/adjective'].includes(conceptId),
    holds: ({ before }) => !/^lignes?$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “neuf” means “new” in “un livre neuf” (a new book), but not in “neuf livres” (nine books).
    forms: { fr: 'neuf' },
    means: isConcept('new/adjective'),
    holds: (place) =>
      isOnly(closeBefore(place), ['noun', 'adverb'], place.lexicon) &&
      !mayBe(closeAfter(place), ['noun'], place.lexicon),
    weightElsewhere: 0.02,
    weightOfOthers: 0.005,
  },
  {
    // “y” means “there” in “Il y habite” (he lives there), but not in “il y pense” (he thinks about that).
    forms: { fr: 'y' },
    means: isConcept('there/adverb'),
    holds: ({ after }) =>
      !after
        .slice(0, 2)
        .some(({ form }) =>
          /^(?:pens|croi|cru|tien|particip|répond|ajout|renonc|consacr|réfléch|adhér|oppos|attend|habitu|intéress|contribu|parv[ie]|échapp|recour)/.test(
            form,
          ),
        ),
    weightElsewhere: 0.2,
    weightOfOthers: 0.05,
  },
  {
    // “toute” in “toute la ville” (all the town) does not mean “completely”.
    forms: { fr: 'tout toute tous toutes' },
    means: (conceptId) => conceptId !== 'completely/adverb',
    holds: (place) => mayBe(closeAfter(place), ['determiner'], place.lexicon) || /^tous|^toutes/.test(place.word.form),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “soit” means “that is” in “…, soit 10 % du total” (that is, 10 % of the total).
    forms: { fr: 'soit' },
    means: isConcept('that-is-soit/adverb'),
    holds: (place) =>
      gapBefore(place) > 1 &&
      /^(?:\d.*|une?|environ|près|plus|le|la|les|l’|deux|trois|cinq|dix)$/.test(formOf(place.after[0])),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.005,
  },
  {
    // “atteint” means “suffering” in “atteint d’une maladie” (suffering from a disease), but not in “a atteint son but”
    // (reached his goal).
    forms: { fr: 'atteint atteinte atteints atteintes' },
    means: isConcept('afflicted-ill/adjective'),
    holds: (place) => /^(?:de|d’|du)$/.test(formOf(closeAfter(place))) && !formsOfHave.test(formOf(place.before)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.1,
  },
  {
    // “dit” means “known as” in “Jean, dit le Bon” (John, called the Good), but not in “Jean dit” (John says).
    forms: { fr: 'dit dite dits dites' },
    means: isConcept('so-called-known-as/adjective'),
    holds: (place) =>
      place.word.form !== 'dit' ||
      isCapitalised(place.after[0]) ||
      (/^l[ae]s?$/.test(formOf(place.after[0])) && isCapitalised(place.after[1])),
    weightElsewhere: 0.02,
    weightOfOthers: 0.3,
  },
  {
    // “classique” means “classical” in “la musique classique” (classical music).
    forms: { fr: 'classique classiques' },
    means: isConcept('classical/adjective'),
    holds: ({ before }) =>
      /^(?:orchestres?|musiques?|danses?|guitares?|piano|concerts?|compositeurs?|chant|répertoire|ballets?|grec|antiquité|littérature|formation)$/.test(
        formOf(before),
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “fort” is an adverb before an adjective or another adverb: “fort utile” (very useful)
    forms: { fr: 'fort' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: (place) =>
      (mayBe(closeAfter(place), ['adjective', 'adverb'], place.lexicon) || isParticiple(closeAfter(place), 'fr')) &&
      !mayBe(closeAfter(place), ['noun', 'preposition', 'conjunction'], place.lexicon) &&
      !/^(?:un|le|plus|très|si|aussi)$/.test(formOf(place.before)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “supérieurs” means “senior” in “les officiers supérieurs” (senior officers).
    forms: { fr: 'supérieur supérieurs' },
    means: isConcept('senior/adjective'),
    holds: ({ before }) => /^(?:officiers?|cadres?|fonctionnaires?)$/.test(formOf(before)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
];
