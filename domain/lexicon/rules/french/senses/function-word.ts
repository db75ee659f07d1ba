import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { closeAfter, formOf } from '../french-context.ts';
import { both, either, isAfter, isBefore } from '../french-senses.ts';

type Test = (place: Place) => boolean;

const rule = (forms: string, means: Rule['means'], holds: Test, weightElsewhere = 1, weightOfOthers = 1e-4): Rule => ({
  forms: { fr: forms },
  means,
  holds,
  weightElsewhere,
  weightOfOthers,
  isForSingleVersion: true,
});

const article =
  /^(?:le|la|les|l’|une?|des|du|son|sa|ses|leurs?|ce|cet|cette|ces|notre|nos|votre|vos|mon|ma|mes|à|au|aux|dans|en|pour|sur|par|avec|sans|chez|lorsque|lorsqu’|ceux|celui|celle|celles)$/;
const adverbs =
  /^(?:souvent|aussi|encore|toujours|également|parfois|déjà|surtout|ainsi|aujourd’hui|désormais|\p{L}{3,}ment)$/u;
/** Verbs that require “de”: “parler de” (speak of). */
const governsDe =
  /^(?:parl|dout|dépend|souffr|bénéfici|dispos|résult|vien|vin[rt]|ven[au]|sort|manqu|témoign|profit|provien|trait|serv|sert|accus|agi|doté|compos|constitu|entour|accompagn|rempl|couver|orn|suiv|chang|s’|se$|issu|éloign|proch|près|lors|distin|diffèr|libér|privé|inspir|rapproch|sépar|charg|tir[ée]|faire$|fait$|hors)/;
const subjects =
  /^(?:je|j’|tu|il|ils|elles?|on|nous|vous|cela|ça|ce|c’|le|la|les|l’|une?|des|du|d’|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|quelqu’un|tous|tout|chaque|deux|trois|aucune?|cette|cet|ces|personne|rien|oui|en|y)$/;

/** Whether an adjective in the plural and its noun follow: “d’urgentes mesures” (urgent measures). */
const opensPlural: Test = (place) => {
  const [next, afterNext] = place.after;
  return (
    /[sx]$/.test(formOf(next)) &&
    isOnly(closeAfter(place), ['adjective', 'determiner'], place.lexicon) &&
    /[sxz]$/.test(formOf(afterNext)) &&
    mayBe(afterNext, ['noun'], place.lexicon)
  );
};
/** Words that are not nouns after “tout”: “est” (is, or east) in “tout est prêt” (everything is ready). */
const notNouns =
  /^(?:est|sont|était|fut|sera|serait|soit|a|ont|avait|aura|va|vont|allait|peut|pouvait|doit|devait|semble|fait|reste|marche|dépend|commence|change|passe|porte|arrive|se|s’|de|d’|à|en|comme|sauf|contre|sur|près|fait|être|bas|haut|long)$/;
const isSome = isConcept('some-partitive/determiner');

/** Senses of function words that depend on their place in the sentence. */
export const frenchFunctionWordSenses: readonly Rule[] = [
  // “même” means “even” in “même les enfants” (even the children), but not in “le même jour” (the same day).
  rule(
    'même',
    isConcept('even/adverb'),
    (place) =>
      article.test(formOf(closeAfter(place))) &&
      !/^(?:le|la|l’|les|un|une|ce|cette|de|du|au|au|moi|toi|lui|elle|soi|d’une|quand)$/.test(formOf(place.before)) &&
      !isAfter(/^(?:jour|soir|instant|endroit|lieu|place|fait|ici|là|aujourd’hui|nom)$/)(place),
  ),
  // “le jour même” (that very day)
  rule(
    'même mêmes',
    isConcept('the-very/determiner'),
    isAfter(/^(?:jour|soir|matin|endroit|lieu|ici|aujourd’hui|hier|là|semaine|année|moment|instant)$/),
    1e-3,
  ),
  // “mêmes” means “same” in “les mêmes fleurs” (the same flowers).
  rule('même mêmes', isConcept('same/adjective'), isAfter(/^(?:l[ae]s?|des|aux|du|au|une?)$/)),
  // “tout” means “any” in “tout projet” (any project), but not in “toute la ville” (the whole town).
  rule(
    'tout toute',
    isConcept('any-every-tout-fr/determiner'),
    (place) => {
      const next = closeAfter(place);
      return (
        next !== undefined &&
        mayBe(next, ['noun', 'adjective'], place.lexicon) &&
        !mayBe(next, ['determiner', 'pronoun', 'preposition', 'conjunction', 'name'], place.lexicon) &&
        !isParticiple(next, 'fr') &&
        !notNouns.test(formOf(next)) &&
        !isAfter(/^(?:l[ae]s?|l’|du|au|un|une|est|sont|était|en|a|ont|c’|somme|après|malgré|pas)$/)(place) &&
        !/^(?:petite?|seule?s?|entière?s?|nue?|neuve?|proche|autre|simplement|jeune|droit|droite|juste|près|haut)$/.test(
          formOf(next),
        )
      );
    },
    1e-6,
  ),
  // “tout” means “everything” in “elle a tout abandonné” (she abandoned everything).
  rule(
    'tout',
    isConcept('everything/pronoun'),
    (place) =>
      isAfter(/^(?:ai|as|a|avons|avez|ont|avait|avaient|aura|aurait|avoir|ayant|eut)$/)(place) &&
      isParticiple(closeAfter(place), 'fr'),
  ),
  // “si” means “if” in “si elle vient” (if she comes), but not in “si grand” (so big).
  rule('si', isConcept('if/conjunction', 'whether/conjunction'), (place) => subjects.test(formOf(closeAfter(place)))),
  // “comme il pleut, …” (as it is raining) gives a reason only at the beginning of a clause.
  rule(
    'comme',
    (conceptId) => conceptId !== 'because/conjunction',
    (place) => place.before !== undefined && gapBefore(place) === 1,
  ),
  // “aussi” means “such” in “une façon aussi brutale” (such a brutal way), but not in “aussi grand que” (as big as).
  rule(
    'aussi',
    isConcept('so-such-aussi-fr/adverb'),
    (place) =>
      gapBefore(place) === 1 &&
      isOnly(place.before, ['noun', 'adverb', 'adjective'], place.lexicon) &&
      isOnly(closeAfter(place), ['adjective'], place.lexicon) &&
      !place.rest.slice(0, 6).some(({ form }) => /^(?:que|qu’)$/.test(form)),
    1e-7,
  ),
  // “des” means “some” in “il a aussi des amis” (he also has friends), but not in “il parle souvent des vacances” (he often
  // speaks of the holidays).
  rule('des', isSome, (place) => {
    if (gapBefore(place) !== 1 || !adverbs.test(formOf(place.before))) return false;
    const verb = place.earlier.findLast(({ form }) => !adverbs.test(form));
    return (
      mayBe(verb, ['verb'], place.lexicon) && !isOnly(verb, ['noun'], place.lexicon) && !governsDe.test(formOf(verb))
    );
  }),
  // “des” means “some” in “après des années” (after years).
  rule(
    'des',
    isSome,
    isAfter(
      /^(?:après|malgré|avant|selon|pendant|durant|sauf|pour|avec|sans|dans|sur|sous|par|chez|entre|contre|vers|comme|ou)$/,
    ),
  ),
  // “du” means “some” in “faire du sport” (do sport), but not in “parler du repos” (speak of the rest).
  rule(
    'du',
    isSome,
    (place) =>
      isAfter(
        /^(?:fait|font|faire|faisait|fais|faisons|faisant|prend|prendre|prenait|prennent|avoir|ayant|mange|manger|boit|boire|vend|vendre|vendent|achète|acheter|mettre|met|perdre|gagner|gagne|trouver|apporter|apporte|avec)$/,
      )(place) && !/^(?:fait|moins|reste|coup|tout|côté|point)$/.test(formOf(place.after[0])),
  ),
  // “des”, “de grands” and “d’autres” mean “some” at the start of a sentence or of an enclosed remark: “Des arbres entourent
  // le lac.” (trees surround the lake)
  rule('des', isSome, ({ before }) => before === undefined),
  rule(
    'de d’',
    isSome,
    (place) =>
      (place.before === undefined || gapBefore(place) > 1) &&
      (isBefore(/^autres$/)(place) || (place.before === undefined && opensPlural(place))),
    1,
    1e-9,
  ),
  // “d’” means “some” in “il prend d’urgentes mesures” (he takes urgent measures), but not in “il parle de grands projets”
  // (he speaks of big projects).
  rule(
    'de d’',
    isSome,
    (place) => {
      const verb = place.earlier.findLast(({ form }) => !adverbs.test(form));
      const beforeVerb = place.earlier.at(-(place.earlier.length - place.earlier.lastIndexOf(verb ?? place.word)) - 1);
      return (
        opensPlural(place) &&
        mayBe(verb, ['verb'], place.lexicon) &&
        !/^(?:le|la|les|l’|un|une|des|du|de|d’|ce|cette|ces|son|sa|ses|leurs?|en|par|se|s’)$/.test(
          formOf(beforeVerb),
        ) &&
        !governsDe.test(formOf(verb)) &&
        (isInfinitive(verb, 'fr', place.lexicon) || isOnly(verb, ['verb'], place.lexicon))
      );
    },
    1,
    1e-9,
  ),
  // “de” means “any” in “il n’y a plus de pain” (there is no more bread).
  rule(
    'de d’',
    isConcept('any-sans-de/determiner'),
    (place) =>
      gapBefore(place) === 1 &&
      (formOf(place.before) === 'ni' ||
        (/^(?:plus|jamais|guère)$/.test(formOf(place.before)) &&
          place.earlier.slice(-6).some(({ form }) => /^(?:ne|n’|y’)$/.test(form)))) &&
      mayBe(closeAfter(place), ['noun', 'adjective'], place.lexicon) &&
      !isInfinitive(closeAfter(place), 'fr', place.lexicon),
    1,
    1e-9,
  ),
  // “en” means “of it” in “nous en sommes fiers” (we are proud of it), but not in “en être humain” (as a human being).
  rule(
    'en',
    isConcept('of-it/pronoun'),
    either(
      isBefore(
        /^(?:suis|es|est|sommes|êtes|sont|étaient|étais|ai|as|a|avons|avez|ont|avait|avaient|avoir|fut|sera|serait|aura|aurait|fit|fait|font|fera)$/,
      ),
      (place) => isBefore(/^être$/)(place) && isAfter(/^(?:pour|d’|de|sans|à|peut|doit)$/)(place),
    ),
    1,
    1e-5,
  ),
  // “bien” means “much” in “bien plus grand” (much bigger).
  rule(
    'bien',
    isConcept('much-bien-fr/adverb'),
    isBefore(/^(?:plus|moins|mieux|trop|supérieur.*|avant|après|davantage|meilleure?s?|pire)$/),
    1,
    1e-4,
  ),
  // “bien” means “very” in “rien de bien grave” (nothing very serious).
  rule(
    'bien',
    isConcept('very/adverb'),
    (place) =>
      isAfter(/^de$/)(place) &&
      isOnly(closeAfter(place), ['adjective'], place.lexicon) &&
      place.earlier.at(-2)?.form === 'rien',
    1,
    1e-4,
  ),
  // “bien” means “really” in “c’est bien lui” (it really is him).
  rule(
    'bien',
    isConcept('indeed-bien-fr/adverb'),
    either(
      (place) => isBefore(/^(?:que|qu’)$/)(place) && mayBe(place.before, ['verb'], place.lexicon),
      both(
        isAfter(/^(?:existe|existait|existent|est|était)$/),
        isBefore(/^(?:le|la|les|l’|une?|ce|cette|lui|elle|celui|celle)$/),
      ),
    ),
    1,
    1e-3,
  ),
];
