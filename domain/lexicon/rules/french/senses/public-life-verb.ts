import type { Rule } from '../../grammar-rule.ts';
import { both, either, er, goesOn, isBefore, near, not, sense, usually } from '../french-senses.ts';

const poursuivre =
  'poursuivre poursuit poursuivent poursuivait poursuivaient poursuivit poursuivi poursuivie poursuivis poursuivies poursuivant';

/** Senses of verbs about law, business, sport and the stage, recognised by nearby words. */
export const frenchPublicLifeVerbSenses: readonly Rule[] = [
  sense(
    er('tourn'),
    'shoot-tourner/verb',
    near('films?$|scènes?$|clip|acteur|réalisat|long-métrage|court-métrage|épisode|cinéma|caméra|tournag'),
  ),
  sense(
    er('lanc', 'lanç'),
    'launch/verb',
    not(near('pierre|balle|javelot|poids|ballon|grenade|objet|regard|lanceu|couteau|cri$|cris$|air$|eau$')),
    { weightElsewhere: 0.3, weightOfOthers: 0.1 },
  ),
  sense(er('marqu'), 'score/verb', near('buts?$|points?$|essais?$|match|minute|panier|penalty|doublé'), {
    weightElsewhere: 0.02,
  }),
  sense(
    er('tir'),
    'shoot/verb fire-shoot/verb',
    near(
      'balle|fusil|polic|feu$|arme|pistolet|soldat|coups?$|manifestant|roquette|dessus|missile|revolver|foule|canon',
    ),
    { weightElsewhere: 0.3 },
  ),
  sense(
    er('vol'),
    'steal/verb',
    near('argent|polic|portefeuille|sac$|bijou|voiture|document|téléphone|banque|gens|client|vélo|œuvre|tableau'),
    {
      weightElsewhere: 0.1,
    },
  ),
  sense(
    `${er('interprét')} interprète interprètent`,
    'act-perform/verb',
    near('rôle|personnage|film|série|acteur|actrice|comédi'),
    { weightElsewhere: 0.1 },
  ),
  sense(
    `${er('interprét')} interprète interprètent`,
    'perform-stage/verb',
    near('chans|titre|morceau|piano|œuvre|musi|chant|opéra|single|album|concerto|groupe'),
    { weightElsewhere: 0.1 },
  ),
  sense(
    poursuivre,
    'prosecute-poursuivre/verb',
    either(near('justice|tribuna|accus|délit|plainte|diffam|pénal|judiciair|fraude|escroqu'), isBefore(/^pour$/)),
    {
      weightElsewhere: 0.02,
    },
  ),
  sense(poursuivre, 'chase/verb', near('voleu|polic|suspect|ennemi|fuy|fugitif|loup|chien|tueur|bandit'), {
    weightElsewhere: 0.1,
  }),
  usually(er('exploit'), 'exploit-run-exploiter/verb'),
  sense(
    'accueillir accueille accueillent accueillait accueillaient accueillit accueilli accueillie accueillis accueillant accueillera',
    'host/verb',
    near(
      'championnat|jeux|exposition|festival|musée|conférence|siège|concert|compétition|événement|sommet|matchs?$|bibliothèque|salle|stade|édition|spectacle|étape',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(er('anim'), 'host/verb', near('émission|radio|débat|atelier|soirée|télé|chaîne|conférence|magazine|jeu$'), {
    weightElsewhere: 0.1,
  }),
  sense(er('gagn'), 'earn/verb', near('euros?$|salaire|vie$|argent|mois$|dollars?$|smic|francs?$'), {
    weightElsewhere: 0.1,
  }),
  sense(
    er('salu'),
    'hail/verb',
    near('décision|accord|initiative|communiqué|travail|critique|presse|courage|progrès|effort|public|annonce'),
    { weightElsewhere: 0.2 },
  ),
  sense(
    'enlever enlève enlevé enlevée enlevés enlevées enleva',
    'kidnap/verb',
    near('homme|enfant|otage|ravisseu|journalist|armés|rançon|fille|femme|groupe'),
    {
      weightElsewhere: 0.1,
    },
  ),
  sense(
    er('estim'),
    'estimate/verb',
    both(isBefore(/^(?:à|entre)$/), near('\\d|million|milliard|nombre|euros|coût|popul|habitant|valeur|%')),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'détenu détenue détenus détient détenait détenir',
    'detain/verb',
    near('prison|otage|polic|arrêt|libér|camp$|cellule|prisonni'),
    { weightElsewhere: 0.1 },
  ),
  sense(er('incarn'), 'portray/verb', near('rôle|personnage|film|acteur|actrice|série|téléfilm|épisode'), {
    weightElsewhere: 0.2,
  }),
  sense(
    'entraîner entraîne entraînait entraîna entraîné entraînée entraînés entraînant',
    'train/verb train-teach/verb',
    near('équipe|club|joueu|football|entraîneu|athlèt|sélection|judo|natation|physique|boxe'),
    { weightElsewhere: 0.1 },
  ),
  // “fondé” means “founded” in “un club fondé en 1920” (a club founded in 1920), but not in “fondé sur des faits” (based on
  // facts).
  sense(er('fond'), 'found/verb', not(goesOn(/^(?:\S+ment )?(?:sur|son|ses|leurs?)\b/)), {
    weightElsewhere: 0.2,
    weightOfOthers: 0.05,
  }),
  usually(er('exécut'), 'carry-out-executer/verb'),
  sense(
    er('exécut'),
    'execute/verb',
    near('prison|mort|condamn|peloton|roi$|otage|soldat|rebelle|guillotin|fusill|pend|espion|traître|décapit'),
  ),
  sense(er('dispens'), 'give-orders/verb', near('cours|enseign|formation|leçon|conseil|soin')),
  sense(
    er('mont'),
    'set-up-found/verb',
    near('usine|entreprise|société|groupe|projet|studio|affaire|restaurant|compagnie|boîte'),
  ),
  sense(
    'prévenir prévient préviennent prévenait prévenu',
    'prevent-precaution/verb',
    near(
      'maladi|risque|formation|conflit|violence|tentation|spam|accident|caillot|crise|infection|incendie|terroris|fraude|guerre|suicide',
    ),
  ),
  sense(
    er('viol'),
    'violate/verb',
    near('droit|loi|règle|accord|traité|constitution|principe|espace|frontière|secret|convention'),
  ),
  usually('soumettre soumet soumettent soumettait soumis soumise soumises soumettant', 'submit-soumettre/verb'),
  sense(
    'nomme nomment nommons nommait nommaient nommant',
    'name/verb',
    not(
      near(
        'ministre|président|directeur|poste|chef|tête|gouverneur|évêque|général|maire|juge|professeur|command|archev|premier|ambassad|conseil|comité',
      ),
    ),
    { weightElsewhere: 0.5, weightOfOthers: 0.1 },
  ),
].flat();
