import type { Rule } from '../../grammar-rule.ts';
import { isInfinitive } from '../../word-classes.ts';
import {
  both,
  either,
  er,
  erUnlikeNoun,
  goesOn,
  isAfter,
  isBefore,
  isReflexive,
  near,
  not,
  sense,
} from '../french-senses.ts';

const tenir = 'tenir tient tiennent tenait tenaient tint tinrent tenu tenue tiendra tenant';
const convenir = 'convenir convient conviennent convenait convenaient conviendra convienne';
const percevoir =
  'percevoir perçoit perçoivent percevait percevaient perçut perçu perçue perçus perçues percevra percevant';
const remplir =
  'remplir remplit remplissent remplissait remplissaient rempli remplie remplis remplies remplira remplissant';
const devoir = 'doit doivent devait devaient devra dois devais';
const mettre = 'met mettent mettait mettaient mit mirent mettra mis mettre';
const ceder = 'céder cède cèdent cédait céda cédé cédée cédés cédées cédera cédant';

/**
 * Rules for a sense that is meant only if certain words are near the verb. Elsewhere the sense gets a low weight, and the
 * other senses keep their weight.
 */
const shown = (forms: string, concept: string, holds: Parameters<typeof sense>[2]) =>
  sense(forms, concept, holds, { weightElsewhere: 0.1, weightOfOthers: 1e-3 });

const rules: readonly (readonly Rule[])[] = [
  // “assurer” means “carry out” in “assurer la présidence” (hold the presidency), but not in “assurer le succès” (ensure the
  // success).
  shown(
    er('assur'),
    'perform-carry-out/verb',
    both(
      near(
        'présidence|direction|rôle|intérim|fonction|présentation|liaison|transport|garde$|suivi|gestion|formation|cours$|coordination|distribution|entretien|mission|tutelle|permanence|relais|commandement|régence|mise$|production|service',
      ),
      not(isReflexive),
      not(isBefore(/^(?:que|qu’)$/)),
    ),
  ),
  shown(
    er('dirig', 'dirige'),
    'conduct-dirigirati-sl/verb',
    both(near('orchestre|chœur|concert|chorale|symphon|philharmon'), not(isReflexive)),
  ),
  // “relever” means “note” in “relever une erreur” (note a mistake), but not in “relever un prix” (raise a price).
  shown(
    'relever relève relèvent relevait releva relevé relevée relevés relevées relevant',
    'note-notice-relever/verb',
    either(
      isBefore(/^(?:que|qu’)$/),
      near('erreur|fautes?$|présence|traces|incohéren|contradict|anomali|remarqu|différence|infraction|absence'),
    ),
  ),
  shown(
    tenir,
    'run-a-business/verb',
    both(
      near(
        'restaurant|hôtel|boutique|magasin|café|auberge|commerce|librairie|salon|pharmacie|épicerie|pension|bistrot',
      ),
      isBefore(/^(?:une?|le|la|l’|son|sa|ce|cette|leur)$/),
    ),
  ),
  shown(
    er('travers'),
    'go-through-experience/verb',
    near('crise|périodes?$|moments?$|épreuve|difficult|époque|phase|dépression|turbulen'),
  ),
  shown(
    ceder,
    'hand-over/verb',
    both(
      near(
        'parts?$|filial|terrain|entreprise|actions?$|droits|trône|pouvoir|terres?$|million|euros|territoire|société|siège|activité',
      ),
      not(isBefore(/^(?:à|aux?|sous|devant)$/)),
    ),
  ),
  // “convient” means “suit” in “ce prix me convient” (this price suits me).
  shown(
    convenir,
    'be-suitable/verb',
    either(isAfter(/^(?:me|te|lui|leur|nous|vous)$/), isBefore(/^(?:à|aux?|parfaitement|mieux)$/)),
  ),
  shown(
    er('dépos'),
    'file/verb',
    near(
      'plainte|candidature|dossier|recours|brevet|demande|motion|amendement|proposition|préavis|marque$|requête|loi$|liste',
    ),
  ),
  shown(er('écart'), 'rule-out/verb', near('hypothès|possibilit|piste|idée|scénario|éventualit')),
  shown(er('emport'), 'win-emporter/verb', near('victoire|élection|match|bataille|scrutin|marché$|titre')),
  sense(er('entraîn'), 'train/verb', isReflexive, { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  // “ignore” means “not know” in “on ignore la cause” (the cause is not known), but not in “ignorer un conseil” (ignore
  // advice).
  shown(
    er('ignor'),
    'not-to-know/verb',
    either(
      isBefore(/^(?:que|qu’|où|si|s’|comment|pourquoi|qui|ce|quand|tout|encore|jusqu’.*)$/),
      isAfter(/^on$/),
      near('vérité|causes?$|raisons?$|existence|origine|identité|date|sort$|nombre|détails'),
    ),
  ),
  shown(
    er('mont'),
    'stage/verb',
    both(
      near('pièce|spectacle|opéra|théât|comédie|tragédie|revue$'),
      not(isBefore(/^(?:sur|à|dans|en)$/)),
      not(isReflexive),
    ),
  ),
  shown(
    er('mont'),
    'get-on/verb',
    both(
      isBefore(/^(?:dans|à)$/),
      near('train|voiture|bus$|avion|taxi|bord|métro|camion|véhicul|wagon|bateau|ambulance'),
    ),
  ),
  shown(
    percevoir,
    'receive-toucher/verb',
    near('pension|salaire|indemnit|allocation|revenu|impôt|taxe|loyer|prime|aides?$|somme|euros|montant|subvention'),
  ),
  shown(erUnlikeNoun('réalis'), 'realise/verb', either(isBefore(/^(?:que|qu’)$/), near('erreur|soudain'))),
  shown('réalise réalises', 'realise/verb', either(isBefore(/^(?:que|qu’)$/), near('erreur|soudain'))),
  shown(remplir, 'satisfy-conditions/verb', near('condition|critère|exigence')),
  shown(remplir, 'perform-role/verb', near('fonctions?$|rôles?$|missions?$|tâches?$|mandat|devoir|office')),
  shown(er('rencontr'), 'meet-encounter/verb', near('difficult|problème|obstacle|succès|résistance|opposition|échec')),
  // “laisser” means “leave behind” in “laisser une trace” (leave a trace), but not in “laisser les enfants jouer” (let the
  // children play).
  shown(
    er('laiss'),
    'leave-let-stay/verb',
    both(
      isBefore(/^(?:l[ae]s?|l’|une?|des|du|de|son|sa|ses|leurs?|peu|aucune?|plus|derrière|beaucoup|deux|trois|\d.*)$/),
      ({ after, lexicon }) => !after.slice(0, 4).some((word) => isInfinitive(word, 'fr', lexicon)),
    ),
  ),
  shown(
    devoir,
    'owe/verb',
    both(
      goesOn(/^(?:encore |toujours )?(?:\d|une somme|de l’ argent|des millions|plus de \d)/),
      near('euros|dollars|francs|somme|argent|million|milliard'),
    ),
  ),
  shown(
    mettre,
    'take-time/verb',
    both(
      goesOn(/^(?:\S+ ){1,3}(?:heures?|minutes?|jours?|ans|mois|temps|semaines?|années) (?:à|pour|avant) /),
      not(isReflexive),
    ),
  ),
];

/** Senses of common verbs that are recognised by their object or by other words near the verb. */
export const frenchCommonVerbSenses: readonly Rule[] = rules.flat();
