import type { Rule } from '../../grammar-rule.ts';
import {
  both,
  determiner,
  either,
  goesOn,
  inSentence,
  isAfter,
  isBefore,
  near,
  not,
  sense,
  usually,
} from '../french-senses.ts';
import { meal, money } from '../french-subjects.ts';

/** Senses of nouns about food, houses and everyday things, recognised by nearby words. */
export const frenchDailyLifeSenses: readonly Rule[] = [
  sense(
    'coupe coupes',
    'cut/noun',
    near('cheveu|coiff|coloration|brushing|balayage|mèches|frange|shampo|salon|ciseaux|transversal|longitudinal|barbe'),
  ),
  sense('coupe coupes', 'cutting-action/noun', goesOn(/^(?:de bois|rase|claire|d’ arbres|des arbres)/)),
  sense(
    'occasion occasions',
    'occasion/noun',
    isAfter(
      /^(?:cette|chaque|plusieurs|grandes?|certaines|nombreuses|autres?|diverses|rares|pareille|deux|trois|quelques|ces|spéciales?|toutes?|telle)$/,
    ),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'chef chefs',
    'chef-cook/noun',
    either(inSentence(`${meal}|étoil|michelin|pâtiss|toque`), goesOn(/^(?:cuisinier|pâtissier|de cuisine)/)),
  ),
  sense(
    'filet filets',
    'fillet-steak/noun',
    near(`${meal}|bœuf|boeuf|porc|canard|sole$|saumon|grill|mignon|bar$|perche|agneau|dorade`),
  ),
  sense('carte cartes', 'menu/noun', either(inSentence(meal), isAfter(/^à$/))),
  sense(
    'carte cartes',
    'card/noun',
    either(
      goesOn(
        /^(?:bancaire|bleue|vitale|postale|graphique|mère|mémoire|sim|son|de (?:crédit|visite|membre|fidélité|presse|séjour|réduction)|d’ (?:identité|abonnement|embarquement|électeur)|à (?:puce|jouer|collectionner))/,
      ),
      near('joueu|paquet|jeu$|jeux$|tarot|poker|jaune$|rouge$|arbitre|magic|collection'),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense('entrée entrées', 'starter/noun', inSentence(meal)),
  sense(
    'entrée',
    'entry/noun',
    goesOn(
      /^(?:en (?:vigueur|fonction|guerre|bourse|scène|service|jeu)|dans (?:la|le|l’)|au (?:gouvernement|parlement)|à l’ (?:académie|université|école)|sur)/,
    ),
    {
      weightElsewhere: 0.3,
    },
  ),
  usually('lendemain lendemains', 'next-day-lendemain/noun'),
  sense(
    'plat plats',
    'dish-food/noun',
    either(
      isAfter(determiner),
      isAfter(/^(?:de|bons?|petits?|principal|principaux)$/),
      near('turc|cuisin|délici|copieu|servi|restaurant'),
    ),
    {
      weightElsewhere: 0.3,
    },
  ),
  sense('addition', 'bill/noun', both(isAfter(/^(?:l’|cette)$/), not(isBefore(/^(?:de|d’|du|des)$/)))),
  sense('cadres', 'executive/noun', not(near('photo|tableau|vélo|bois|fenêtre|peint'))),
  sense(
    'cadre cadres',
    'setting-cadre/noun',
    either(
      goesOn(
        /^(?:de vie|monumental|historique|somptueux|grandiose|bucolique|féerique|reposant|idyllique|agréable|magnifique|enchanteur|superbe|verdoyant|naturel|chaleureux|exceptionnel|champêtre|sympa|est (?:très )?(?:agréable|sympa|magnifique|superbe|beau|joli))/,
      ),
      isAfter(/^(?:beau|joli|magnifique|superbe)$/),
    ),
  ),
  usually('salle salles', 'room-salle/noun'),
  sense('régime', 'diet/noun', near('maigr|aliment|poids|mang|kilos|santé|calori|végét|minceur'), {
    weightElsewhere: 0.05,
  }),
  usually('balle balles', 'ball-balle/noun'),
  sense(
    'balle balles',
    'bullet/noun',
    near(
      'tir|fusil|pistolet|arme|tu[ée]|blessé|corps|impact|polic|tête|mort|revolver|cribl|soldat|atteint|perdue|réelles|calibre|abatt|touché',
    ),
  ),
  sense(
    'culture cultures',
    'growing-of-crops/noun',
    near(
      'blé|riz|coton|vigne|maïs|café$|tabac|pomme|agricol|agricult|hectare|fruits?$|légume|sols?$|ferme|céréal|canne|oliv|plant|terres|maraîch|biolog|ogm',
    ),
    { weightElsewhere: 0.05 },
  ),
  usually('échelle échelles', 'scale-measuring/noun'),
  sense(
    'échelle échelles',
    'ladder/noun',
    near('mont[ae]|grimp|mur|toit|pompier|barreau|escalad|tomb|appuy|bois$|corde'),
  ),
  usually('essence', 'petrol/noun'),
  sense('essence essences', 'essence/noun', near('nature|philosoph|divin|même|être|âme|huile|parfum|arbre|humain')),
  sense('feuille feuilles', 'sheet/noun', near('papier|calcul|imprim|écri|gravure|métal|alumin|journal|route|paye'), {
    weightElsewhere: 0.2,
  }),
  sense('formule formules', 'set-menu/noun', inSentence(`${meal}|midi$`)),
  sense(
    'glace glaces',
    'ice-cream/noun',
    near('dessert|chocolat|vanille|boule|fraise|mang|crème|parfum|cornet|gâteau|sorbet'),
  ),
  sense(
    'livre livres',
    'pound/noun',
    (place) =>
      isBefore(/^sterlings?$/)(place) ||
      (isAfter(/^(?:\d.*|cents?|mille|millions?|milliers?|vingt|trente|quarante|cinquante|soixante)$/)(place) &&
        !near('biblioth|auteur|éditi|publi|écri|lire|lu$|roman|pages|collection|lecture|vendu')(place)) ||
      near('sterling|shilling|pence|tournois|dette|rente|monnaie|dollar')(place),
    { weightElsewhere: 0.005 },
  ),
  usually('maître maîtres', 'master-maitre/noun'),
  sense(
    'manche manches',
    'sleeve/noun',
    near('chemis|robe|court|longu|veste|pull|bras|manteau|retrouss|t-shirt|vêtement'),
  ),
  sense('recette recettes', 'takings/noun', near(`${money}|films?$|commerc|fiscal|dépense|publicit|touristi`)),
  sense(
    'recette recettes',
    'recipe/noun',
    near(`${meal}|ingrédient|chef|gâteau|pâté|traditionn|bière|grand-mère|pain|soupe`),
  ),
  sense('voile voiles', 'sail/noun', near('bateau|vent|navire|mât|voilier|régate|vaisseau|toutes|hiss|marin|mer$'), {
    weightElsewhere: 0.2,
  }),
  sense('voile', 'veil/noun', near('femme|islam|musulman|visage|mari|intégral|port$|interdi|fille|école|tête'), {
    weightElsewhere: 0.5,
  }),
  sense(
    'cuisine cuisines',
    'cooking/noun',
    either(
      inSentence(meal),
      near(
        'tradition|françai|itali|chinoi|japonai|locale|créati|raffin|gourmand|familial|saveur|régional|orient|asiati|marocain|mexicai|excellent|bonne|chef|inventiv|fine|méditerr|indien|thaï|végét',
      ),
    ),
    { weightElsewhere: 0.3 },
  ),
  usually('sous-sol sous-sols', 'subsoil-sous-sol/noun'),
  sense('marches', 'step-of-a-stair/noun', not(near('militaire|soldat|manifest|protest|armée'))),
  sense('ensembles', 'set-of-things/noun', () => true),
  usually('service services', 'service/noun'),
  usually('sol', 'ground/noun'),
  sense('sol sols', 'floor/noun', near('carrelage|chambre|maison|cuisine|appartement|tapis|parquet|salle')),
  sense(
    'billet billets',
    'banknote/noun',
    near('euros?$|banque|faux|contrefa|dollars?$|pièces?$|monnaie|francs?$|liasse|espèces'),
  ),
  usually('gorge gorges', 'throat-gorge/noun'),
].flat();
