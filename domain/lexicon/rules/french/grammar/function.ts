import { gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { closeAfter, closeBefore, formOf } from '../french-context.ts';
import { isAfter } from '../french-senses.ts';

export const frenchFunctionRules: readonly Rule[] = [
  {
    // “art”, “british” and similar words are names only next to the rest of the name: “Art Fry”, “British Association”.
    forms: { fr: 'art association british n press' },
    means: (_, partOfSpeech) => partOfSpeech === 'name',
    holds: ({ before, after: [next] }) =>
      formOf(next) === 'fry' || formOf(before) === 'british' || formOf(next) === 'association',
    weightElsewhere: 1e-4,
    weightOfOthers: 1,
  },
  {
    // Before its verb, “lui” is an object: “on lui donne” (they give him).
    forms: { fr: 'lui' },
    means: isConcept('him/pronoun', 'her/pronoun'),
    holds: (place) => {
      const next = closeAfter(place);
      return (
        !isOnly(place.before, ['preposition'], place.lexicon) &&
        !/^(?:à|pour|de|est)$/.test(formOf(place.before)) &&
        (mayBe(next, ['verb'], place.lexicon) || /^(?:en|y)$/.test(formOf(next)))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “lui” means “him” after a preposition and in “c’est lui” (it’s him).
    forms: { fr: 'lui' },
    means: isConcept('him/pronoun'),
    holds: (place) => {
      const before = closeBefore(place);
      return (
        !isInfinitive(closeAfter(place), 'fr', place.lexicon) &&
        (isOnly(before, ['preposition'], place.lexicon) ||
          /^(?:à|pour|de|d’|est|était|fut|que|avec|chez|après|avant|devant|selon|entre)$/.test(formOf(before)))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “lui” means “for his part” in “Pierre, lui, reste” (Pierre, for his part, stays).
    forms: { fr: 'lui' },
    means: isConcept('he/pronoun'),
    holds: (place) =>
      gapBefore(place) > 1 && (closeAfter(place) === undefined || /^(?:aussi|seul|non)$/.test(formOf(place.after[0]))),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “nous” and “vous” are reflexive only if the same word stands before them as the subject: “nous nous levons” (we get up).
    forms: { fr: 'nous vous' },
    means: isConcept('oneself/pronoun'),
    holds: ({ word, before }) => formOf(before) === word.form,
    weightElsewhere: 0.03,
    weightOfOthers: 0.005,
  },
  {
    // “ne … que” means “only”, unless another word completes the negation, such as “pas” in “ne pense pas que” (does not think
    // that).
    forms: { fr: 'que qu’' },
    means: isConcept('only-que/particle'),
    holds: (place) => {
      const start = place.earlier.findLastIndex(({ form }) => /^(?:ne|n’)$/.test(form));
      if (start < 0 || gapBefore(place) > 1) return false;
      const inside = place.earlier.slice(start + 1);
      if (
        inside.some(({ form }) =>
          /^(?:pas|plus|point|jamais|rien|aucune?|personne|guère|ni|que|qu’|autre|autres|moins)$/.test(form),
        )
      )
        return false;
      // If a subject follows, “que” opens a clause and does not mean “only”, for example after “doute” (doubts) or “empêche”
      // (prevents).
      return !/^(?:je|j’|tu|il|ils|elles?|on|nous|vous|cela|ce|c’)$/.test(formOf(place.after[0]));
    },
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “ce” means “what” or “which” in “ce qui” and “ce que”, but not in “jusqu’à ce que” (until).
    forms: { fr: 'ce' },
    means: isConcept('what-ce/pronoun'),
    holds: (place) =>
      !place.word.isAttached &&
      /^(?:qui|que|qu’|dont)$/.test(formOf(closeAfter(place) ?? place.after[0])) &&
      !/^(?:à|jusqu’à|parce|est)$/.test(formOf(place.before)),
    weightElsewhere: 1e-5,
    weightOfOthers: 0.005,
  },
  {
    // “vous” after “le” names the French pronoun itself, in texts about languages: “le vous” (the word “vous”).
    forms: { fr: 'vous' },
    means: isConcept('vous-french/pronoun'),
    holds: ({ before }) => formOf(before) === 'le',
    weightElsewhere: 1e-3,
    weightOfOthers: 1,
  },
  {
    // “au-delà” is a noun only after “l’”: “l’au-delà” (the afterlife)
    forms: { fr: 'au-delà' },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun',
    holds: ({ before }) => formOf(before) !== 'l’',
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “dès” means “from … on” in “dès 2006” (from 2006 on), but not in “dès que” (as soon as).
    forms: { fr: 'dès' },
    means: isConcept('from-des/preposition'),
    holds: ({ after: [next] }) => !/^(?:que|qu’|lors)$/.test(formOf(next)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // In “à partir de 1990” (from 1990 on), “à” does not introduce an infinitive.
    forms: { fr: 'à' },
    means: isConcept('to/preposition', 'at/preposition'),
    holds: ({ after: [next, afterNext] }) => formOf(next) === 'partir' && /^(?:de|d’|du|des)$/.test(formOf(afterNext)),
    weightElsewhere: 1,
    weightOfOthers: 1e-8,
  },
  {
    // “Bon” means “okay” in “Bon, on y va” (okay, let’s go).
    forms: { fr: 'bon' },
    means: isConcept('okay-fine/interjection', 'well-particle/particle'),
    holds: (place) =>
      (place.before === undefined || gapBefore(place) > 1) &&
      place.after[0] !== undefined &&
      place.after[0].start - place.word.end > 1,
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “aussi” means “as” in “aussi chaleureux qu’enthousiaste” (as warm as enthusiastic), but not in “le festival propose
    // aussi un concours” (the festival also offers a contest).
    forms: { fr: 'aussi' },
    means: isConcept('as-as/adverb'),
    holds: (place) =>
      mayBe(closeAfter(place), ['adjective', 'adverb'], place.lexicon) &&
      !/^(?:bien|plus|très|trop|dans|pour|par)$/.test(formOf(place.after[0])) &&
      place.after.slice(1, 5).some(({ form }) => /^(?:que|qu’)$/.test(form)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  {
    // “assez” means “quite” in “assez grand” (quite big), but not in “assez grand pour” (big enough for).
    forms: { fr: 'assez' },
    means: isConcept('quite/adverb'),
    holds: (place) =>
      mayBe(closeAfter(place), ['adjective', 'adverb', 'verb'], place.lexicon) &&
      !/^(?:de|d’|pour)$/.test(formOf(place.after[0])) &&
      !place.after.slice(1, 4).some(({ form }) => form === 'pour') &&
      formOf(place.before) !== 'pas',
    weightElsewhere: 0.05,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  {
    // “en” means “of them” in “il n’en voit pas” (he sees none of them).
    forms: { fr: 'en' },
    means: isConcept('of-it/pronoun'),
    holds: (place) =>
      isAfter(/^(?:n’|s’|m’|t’|j’|ils?|lui|leur|qu’on|y)$/)(place) && !/^\d/.test(formOf(place.after[0])),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “elles” means “they” in “elles arrivent” (they arrive), but not in “avec elles” (with them).
    forms: { fr: 'elles' },
    means: isConcept('they/pronoun'),
    holds: (place) =>
      !isOnly(place.before, ['preposition'], place.lexicon) &&
      !/^(?:de|d’|à|entre|pour|avec|chez|sur|par|sans|contre|derrière|devant|sont|est|après|vers|parmi)$/.test(
        formOf(place.before),
      ),
    weightElsewhere: 0.02,
    weightOfOthers: 0.005,
  },
  {
    // “elle” is an object only after a preposition: “avec elle” (with her).
    forms: { fr: 'elle' },
    means: isConcept('her/pronoun', 'him/pronoun'),
    holds: (place) =>
      isOnly(place.before, ['preposition'], place.lexicon) ||
      /^(?:de|d’|à|entre|pour|chez)$/.test(formOf(place.before)),
    weightElsewhere: 1e-3,
    weightOfOthers: 1,
  },
  {
    // “heures” means “o’clock” in “vers 20 heures” (around 8 o’clock in the evening).
    forms: { fr: 'heures heure' },
    means: isConcept('o-clock/adverb'),
    holds: ({ earlier, before }) =>
      /^\d+$/.test(formOf(before)) && /^(?:à|vers|avant|dès|entre|de|jusqu’à|et)$/.test(formOf(earlier.at(-2))),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
];
