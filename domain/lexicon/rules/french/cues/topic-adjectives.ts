import type { Rule } from '../../grammar-rule.ts';
import { either, isAfter, isBefore, near, not, sense, senseAndClass } from '../french-senses.ts';

type Test = Parameters<typeof sense>[2];

const meant = (forms: string, concept: string, holds: Test) =>
  sense(forms, concept, holds, { weightElsewhere: 0.02, weightOfOthers: 1e-3, weightIfMeant: 100 });

const colours =
  'bleu|vert|brun|gris|rose|rouge|jaune|marron|beige|violet|orang|yeux|peau|teint|cheveux|couleur|bois$|lavis|chêne|tons?$|plumage|pelage|robe|blond|foncé|sombre';

/** Adjectives whose sense is recognised by the topic of the sentence. */
export const frenchTopicAdjectives: readonly Rule[] = [
  // “clair” means “light” in “un vert clair” (a light green), but not in “une idée claire” (a clear idea).
  meant('clair claire clairs claires', 'light-colour/adjective', near(colours)),
  // “juste” means “fair” in “une société plus juste” (a fairer society), but not in “le mot juste” (the right word).
  meant(
    'juste justes',
    'fair-just/adjective',
    either(
      isAfter(
        /^(?:société|sociétés|monde|guerre|guerres|prix|cause|répartition|commerce|rémunération|salaire|partage|procès|loi|compromis|paix|concurrence)$/,
      ),
      near('équitable|société|inégal|injust|égalit|rémunér|redistribu'),
    ),
  ),
  sense('définitif définitive définitifs définitives', 'definitive/adjective', () => true, { weightOfOthers: 0.01 }),
  // “précoce” means “early” in “un dépistage précoce” (early screening), but not in “un enfant précoce” (a precocious
  // child).
  meant('précoce précoces', 'early-precoce-fr/adjective', not(near('enfant|talent|génie|don$|élève|garçon|fille'))),
  // “quelconque” means “ordinary” in “le repas est quelconque” (the meal is ordinary), but not in “un motif quelconque” (any
  // reason).
  meant(
    'quelconque quelconques',
    'ordinary-quelconque-fr/adjective',
    isAfter(/^(?:est|sont|était|étaient|très|plutôt|assez|bien|reste)$/),
  ),
  meant('accueillant accueillante accueillants accueillantes', 'welcoming-accueillant-fr/adjective', () => true),
  // “manifeste” means “obvious” in “une erreur manifeste” (an obvious mistake), but not in “il manifeste sa joie” (he shows
  // his joy).
  senseAndClass('manifeste manifestes', 'obvious-manifeste-fr/adjective', (place) =>
    isAfter(
      /^(?:erreur|impact|intérêt|évidence|manière|façon|abus|violation|plaisir|volonté|mépris|contradiction|injustice|est|sont|est|très|aussi|plus)$/,
    )(place),
  ),
  // “supérieure” means “upper” in “la mâchoire supérieure” (the upper jaw).
  senseAndClass(
    'supérieur supérieure supérieurs supérieures',
    'upper/adjective',
    isAfter(
      /^(?:étage|partie|mâchoire|niveau|bord|lèvre|face|ordre|dévonien|jurassique|crétacé|paléolithique|pont|plateau|cours|couche|membres?|limite|classes?|vallée|ville|extrémité|moitié)$/,
    ),
  ),
  // “neuf” means “new” in “du neuf” (something new), but not in “neuf ans” (nine years).
  senseAndClass(
    'neuf',
    'new/adjective',
    either(
      isAfter(/^(?:à|flambant|tout|comme|battant)$/),
      (place) => isAfter(/^du$/)(place) && !isBefore(/^\p{L}{4,}$/u)(place),
    ),
    {
      weightElsewhere: 1,
    },
  ),
].flat();
