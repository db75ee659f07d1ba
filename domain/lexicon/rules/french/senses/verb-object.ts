import type { Rule } from '../../grammar-rule.ts';
import { isInfinitive } from '../../word-classes.ts';
import {
  both,
  either,
  er,
  erUnlikeNoun,
  inSentence,
  isAfter,
  isBefore,
  isReflexive,
  near,
  not,
  sense,
  usually,
} from '../french-senses.ts';

const emettre =
  'émettre émet émettent émettait émettaient émit émirent émis émise émises émettra émettant émettrait émette';
const reconnaitre =
  'reconnaître reconnaît reconnait reconnaissent reconnaissait reconnaissaient reconnut reconnu reconnaissant reconnaîtra';
const promouvoir = 'promouvoir promeut promeuvent promouvait promouvant promut promouvra';
const produire = 'produit produisent produisait produisaient produisit produisirent produire produira produisant';
const mener = 'mener mène mènent menait menaient mena menèrent mené menée menés menées mènera mèneront menant';
const entretenir =
  'entretenir entretient entretiennent entretenait entretenu entretenue entretenus entretenues entretenant';
const sports =
  'match|joueu|football|rugby|équipe|championnat|coupe|tournoi|saison|épreuve|course|compétition|édition|rencontre|manche|jeux|qualif|finale|partie|championn';
/** Words that open the object of a verb. */
const object = /^(?:l[ae]s?|l’|une?|des|du|son|sa|ses|leurs?|ce|cet|cette|ces|mon|ma|mes|notre|nos|votre|vos)$/;

/** Senses of verbs, recognised by the object or the construction of the verb. */
export const frenchVerbObjectSenses: readonly Rule[] = [
  usually(erUnlikeNoun('lâch'), 'let-go/verb'),
  usually(er('dénonc', 'dénonç'), 'denounce/verb'),
  usually(promouvoir, 'promote-drive-forward/verb'),
  usually(er('rattach'), 'attach-rattacher/verb'),
  usually(er('implant'), 'set-up-implanter/verb'),
  usually('peupler peuplent peuplait peuplaient peuplant', 'inhabit/verb'),
  usually(er('indiqu'), 'indicate/verb'),
  usually(er('modifi'), 'modify/verb'),
  usually(er('rassur'), 'reassure/verb'),
  sense(er('simul'), 'simulate/verb', not(near('maladi|blessur|évanoui|folie|mort$|orgasm|plaisir')), {
    weightElsewhere: 0.2,
  }),
  // “émettre” means “put forward” in “émettre une hypothèse” (put forward a hypothesis), but not in “émettre un son” (emit a
  // sound).
  sense(
    emettre,
    'express-emettre/verb',
    near('hypothès|avis$|doute|opinion|réserve|critique|souhait|théorie|idée|vœu|jugement|objection|recommand'),
  ),
  sense(
    emettre,
    'issue/verb',
    near('billet|action|obligation|timbre|passeport|mandat|chèque|permis|communiqué|monnaie'),
    { weightElsewhere: 0.2 },
  ),
  // “s’installer” means “settle” in “il s’installe à Paris” (he settles in Paris), but not in “il s’installe dans un
  // fauteuil” (he settles into an armchair).
  sense(
    er('install'),
    'settle-in-a-place/verb',
    both(isReflexive, not(near('fauteuil|table|siège|chaise|lit$|canapé|confort|banc|terrasse'))),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  // “reconnaît” means “admit” in “il reconnaît avoir menti” (he admits that he lied).
  sense(
    reconnaitre,
    'acknowledge/verb',
    either(isBefore(/^(?:que|qu’|avoir|être|son|sa|ses)$/), near('erreur|faute|tort')),
    { weightElsewhere: 0.3 },
  ),
  usually('bordé bordée bordés bordées borde bordent bordait bordaient bordant', 'line-border-fr/verb'),
  // “virer” means “sack” in “virer un employé” (sack an employee), but not in “virer à gauche” (turn left).
  sense(er('vir'), 'sack-dismiss/verb', both(isBefore(object), not(near('banque|compte|somme|euros'))), {
    weightElsewhere: 0.3,
  }),
  sense(erUnlikeNoun('disput'), 'dispute/verb', not(near(sports)), { weightElsewhere: 0.3, weightOfOthers: 0.1 }),
  // “pousse” means “grow” in “l’herbe pousse” (the grass grows), but not in “il pousse la porte” (he pushes the door).
  sense(
    er('pouss'),
    'grow/verb',
    both(
      near('herbe|plante|arbre|cheveu|fleur|légume|barbe|dents?$|champignon|blé|vigne|sauvage|jardin'),
      not(isBefore(object)),
    ),
    { weightElsewhere: 0.1 },
  ),
  // “jugé” means “tried in court” in “jugé pour meurtre” (tried for murder), but not in “jugé trop cher” (considered too
  // expensive).
  sense(
    erUnlikeNoun('jug', 'juge'),
    'try-court-juger/verb',
    either(
      isBefore(/^pour$/),
      near('tribunal|procès|crime|cour$|accus|condamn|assises|meurtre|correctionnel|complice|épuration|justice'),
    ),
    { weightElsewhere: 0.001 },
  ),
  sense(
    'ordonné ordonnés ordonner ordonna',
    'ordain-ordonner/verb',
    near('prêtre|diacre|évêque|sacerdo|séminaire|moine'),
    { weightElsewhere: 0.001 },
  ),
  // “mener” means “conduct” in “mener une enquête” (conduct an investigation), but not in “mener quelqu’un quelque part”
  // (take a person to a place).
  sense(
    mener,
    'conduct/verb',
    near(
      'enquête|étude|recherche|campagne|combat|action|politique|guerre|opération|projet|travaux|lutte|négoci|bataille|expérience|attaque|offensive|mission|réforme|réflexion|entretien|activit|sondage|fouille|cure$|raid',
    ),
    { weightElsewhere: 0.2 },
  ),
  // “affirmer” means “assert” in “affirmer son indépendance” (assert one’s independence), but not in “affirmer que” (claim
  // that).
  sense(er('affirm'), 'affirm/verb', isBefore(object), { weightElsewhere: 0.1 }),
  sense(
    erUnlikeNoun('contrôl'),
    'check-controler/verb',
    near(
      'médecin|signe|identité|billet|passeport|polic|douan|qualité|véhicul|voyageur|tension$|poids|bagage|papiers|comptes|saignement',
    ),
    { weightElsewhere: 0.01 },
  ),
  // “fixer” means “set” in “fixer un objectif” (set a goal), but not in “fixer une étagère” (fix a shelf).
  sense(
    erUnlikeNoun('fix'),
    'set-determine/verb',
    near(
      'objectif|délai|prix|règle|limite|date|rendez|taux|norme|montant|condition|frontière|plafond|calendrier|durée|peine|maximum',
    ),
    { weightElsewhere: 0.3 },
  ),
  // “se produire” means “perform on a stage” in “le groupe se produit en concert” (the band performs in concert), but not in
  // “l’accident se produit” (the accident happens).
  sense(
    produire,
    'perform-stage/verb',
    both(
      isReflexive,
      inSentence(
        'scène|concert|tournée|festival|chant|musicien|orchestr|spectac|opéra|groupe|danse|cabaret|groupes|jazz|rock',
      ),
    ),
    { weightElsewhere: 0.01 },
  ),
  sense(
    er('engag', 'engage'),
    'hire/verb',
    both(
      not(isReflexive),
      near(
        'comme$|acteur|figurant|employ|avocat|salari|cuisin|détective|photograph|nègre|personnel|secrétaire|musicien|assistant|théâtre|opéra|orchestre|troupe|cabaret|cirque|domestique|servante|ouvrier|entraîneu|joueu|club$|équipe',
      ),
    ),
  ),
  sense(
    er('engag', 'engage'),
    'start-engager/verb',
    both(
      not(isReflexive),
      near(
        'réflexion|débat|procédure|dialogue|négoci|discussion|conversation|processus|poursuite|réforme|travaux|combat|bataille',
      ),
    ),
    { weightElsewhere: 0.001 },
  ),
  sense(
    erUnlikeNoun('prêt'),
    'attribute-preter/verb',
    near('intention|propos|vertu|liaison|mérite|pouvoirs|sentiment|ambition'),
    { weightElsewhere: 0.001 },
  ),
  // “se retrouver” means “get together” in “ils se retrouvent entre amis” (they get together with friends), but not in “il
  // se retrouve seul” (he finds himself alone).
  sense(
    er('retrouv'),
    'get-together/verb',
    both(isReflexive, near('amis?$|potes?$|copain|soirs?$|verre|autour|rendez|mercredi|vendredi|samedi|dimanche')),
    { weightElsewhere: 0.2 },
  ),
  sense(
    entretenir,
    'maintain-entretenir/verb',
    near(
      'bien$|mal$|route|jardin|bâtiment|maison|parc|chambre|forêt|voirie|matériel|machine|chemin|espace|feu$|réseau|château|hôtel|propre',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    er('arrang', 'arrange'),
    'arrange-organise/verb',
    near('musi|chans|titre|beat|morceau|texte|rendez|mariage|entrevue|voyage'),
    { weightElsewhere: 0.3 },
  ),
  // “fallut” means “it took” in “il fallut deux jours” (it took two days), but not in “il fallait partir” (it was necessary
  // to leave).
  sense(
    'faut fallait fallut faudra faudrait fallu',
    'take-long/verb',
    ({ after }) =>
      after
        .slice(0, 3)
        .some(({ form }) =>
          /^(?:\d.*|deux|trois|quatre|cinq|dix|vingt|cent|heures?|jours?|mois|ans|temps|plusieurs|longtemps)$/.test(
            form,
          ),
        ),
    { weightElsewhere: 0.001, weightOfOthers: 0.3 },
  ),
  // “durent” means “last” in “les études durent six ans” (the studies last six years), but not in “ils durent partir” (they
  // had to leave).
  sense(
    'durent',
    'last-verb/verb',
    ({ after: [next], language, lexicon }) =>
      !isInfinitive(next, language, lexicon) &&
      !/^(?:se|s’|y|le|la|les|lui|leur|en|être|faire)$/.test(next?.form ?? ''),
    { weightElsewhere: 0.05 },
  ),
  sense(
    erUnlikeNoun('trait'),
    'deal-with/verb',
    near('affaire|question|sujet|problème|dossier|thème|points?$|demande|cas$|administration'),
    { weightElsewhere: 0.5, weightOfOthers: 0.02 },
  ),
  sense(
    er('délivr'),
    'issue/verb',
    near('médicament|passeport|permis|diplôme|ordonnance|visa|certificat|carte|autorisation'),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'appuyer appuie appuient appuyait appuyé appuyée appuyés appuya',
    'support/verb',
    both(not(isReflexive), near('candidat|proposition|demande|désir|projet|décision|gouvernement|initiative')),
    { weightElsewhere: 0.2 },
  ),
  sense(
    er('touch'),
    'receive-toucher/verb',
    near('salaire|prime|euros?$|argent|pension|allocation|chèque|commission|loyer|retraite|indemnité'),
    { weightElsewhere: 0.001 },
  ),
  // “reprendre” means “take over” in “reprendre une entreprise” (take over a company), but not in “reprendre le travail” (go
  // back to work).
  sense(
    'reprendre reprend reprennent reprenait reprenaient reprit reprirent repris reprise reprises reprendra reprenant',
    'take-over-reprendre/verb',
    near('entreprise|société|rôle|flambeau|direction|restaurant|commerce|trône|exploitation|magasin|usine|commandes'),
    { weightElsewhere: 0.001 },
  ),
  // “employer” means “give work to” in “employer 300 personnes” (employ 300 people), but not in “employer un mot” (use a
  // word).
  sense(
    'emploie emploient employait employaient employer employé employée employés employées employant emploiera',
    'employ-worker-fr/verb',
    near('personnes|salari|ouvrier|travailleur|entreprise|usine|figurant|apprenti|domestique'),
    { weightElsewhere: 0.001 },
  ),
  // “l’emporter” means “win” in “il l’emporte sur son rival” (he beats his rival), but not in “il l’emporte chez lui” (he
  // takes it home).
  sense(er('emport'), 'win-emporter/verb', both(isAfter(/^l’$/), not(isBefore(/^(?:dans|vers|chez|loin|avec|à)$/))), {
    weightElsewhere: 1e-4,
  }),
  // “se casser” means “break” in “les os se cassent” (the bones break), but not in “je me casse” (I’m off).
  sense(er('cass'), 'break-se-casser/verb', both(isReflexive, not(isBefore(/^(?:d’|de|la)$/))), {
    weightElsewhere: 0.01,
  }),
  sense(
    er('étudi'),
    'study-examine/verb',
    either(isBefore(object), near('possibilité|manière|effet|proposition|question|projet|phénom|influence|cas$')),
    { weightElsewhere: 0.3, weightOfOthers: 0.2 },
  ),
  // “se rendre” means “surrender” in “la garnison se rend” (the garrison surrenders), but not in “il se rend à Paris” (he
  // goes to Paris).
  sense(
    'rendre rend rendent rendait rendit rendirent rendu rendue rendus rendra',
    'surrender/verb',
    both(isReflexive, near('police|ennemi|garnison|allié|siège|troupe|assiég|autorités|reddition|armée|soldat')),
    { weightElsewhere: 0.1 },
  ),
].flat();
