import { gapBefore, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { formOf } from '../french-context.ts';
import { determiner } from '../french-senses.ts';

/**
 * Rules for words such as “français” (French). With a capital letter, they are nouns for people, unless they follow a noun.
 */
export const frenchNationalityRules: readonly Rule[] = [
  // A capitalised “Espagnole” after a noun is an adjective: “la capitale Espagnole” (the Spanish capital), but not “un
  // Espagnol” (a Spaniard).
  {
    forms: { fr: nationalForms() },
    means: (_, part) => part === 'adjective',
    holds: (place) =>
      isCapitalised(place.word) &&
      gapBefore(place) === 1 &&
      mayBe(place.before, ['noun', 'adjective'], place.lexicon) &&
      !determiner.test(formOf(place.before)) &&
      !mayBe(place.before, ['preposition', 'conjunction', 'verb'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // “Iraniens” is a noun in “les Iraniens” (the Iranians), but “iraniens” in “les soldats iraniens” (Iranian soldiers) is an
  // adjective.
  {
    forms: { fr: nationalForms() },
    means: (conceptId, part) => part === 'noun' && !conceptId.includes('language'),
    holds: (place) =>
      isCapitalised(place.word) &&
      place.before !== undefined &&
      (determiner.test(formOf(place.before)) ||
        /^(?:jeunes?|autres?|premiers?|première|que|d’|de|par|comme|et)$/.test(formOf(place.before))),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
];

function nationalForms(): string {
  const masculine =
    'français anglais irlandais écossais portugais polonais japonais sénégalais libanais camerounais congolais togolais soudanais albanais néerlandais hollandais finlandais islandais thaïlandais pakistanais népalais rwandais irakien iranien syrien palestinien libyen tunisien algérien mauritanien malien tchadien éthiopien arménien géorgien italien brésilien chilien péruvien bolivien colombien équatorien vénézuélien vietnamien indonésien jordanien saoudien égyptien autrichien ukrainien norvégien canadien australien indien haïtien ivoirien européen coréen marocain américain mexicain cubain argentin roumain africain sud-africain nord-américain péruvien espagnol allemand danois suédois chinois gallois québécois luxembourgeois hongrois finnois tibétain philippin grec letton breton catalan normand romain parisien londonien lyonnais marseillais saxon napolitain vénitien athénien afghan occidental sahraoui kosovar monténégrin palestinien soviétique';
  const both =
    'russe belge suisse serbe croate slovène tchèque slovaque bulgare arabe britannique basque kurde corse celte berbère moldave turque grecque asiatique slave';
  const feminine = (word: string) => {
    if (/ien$|éen$|on$/.test(word)) return `${word}ne`;
    return /[^e]$/.test(word) ? `${word}e` : word;
  };
  const plural = (word: string) => (/[sx]$/.test(word) ? word : `${word}s`);
  return [...masculine.split(' ').flatMap((word) => [word, feminine(word)]), ...both.split(' '), 'turc']
    .flatMap((word) => [...new Set([word, plural(word)])])
    .join(' ');
}
