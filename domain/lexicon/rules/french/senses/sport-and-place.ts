import type { Rule } from '../../grammar-rule.ts';
import { both, determiner, either, goesOn, isAfter, isBefore, near, not, sense, usually } from '../french-senses.ts';
import { election, sport } from '../french-subjects.ts';

/** Senses of nouns about sport, nature and roads, recognised by nearby words. */
export const frenchSportAndPlaceSenses: readonly Rule[] = [
  sense(
    'tour tours',
    'reign-round-qualifying/noun',
    both(near(`${election}|qualif|tournoi|éliminat|play-off|draft`), not(isAfter(/^(?:la|une|cette)$/))),
    {
      weightElsewhere: 0.3,
    },
  ),
  sense(
    'partie parties',
    'game-of-chess/noun',
    goesOn(/^(?:de (?:cartes|poker|tennis|pêche|chasse|plaisir|dés|belote|tarot|golf|foot)|d’ échecs)/),
  ),
  // “partie” means “game” in “il dispute une partie” (he plays a game), but not in “une partie du livre” (a part of the
  // book).
  sense(
    'partie parties',
    'game-of-chess/noun',
    both(
      either(isAfter(determiner), isAfter(/^(?:premières?|dernières?|nombreuses|\d+)$/)),
      near('baseball|échecs|joueu|disput|adversaire|lanceu|tarot|poker|nulles?$|voltigeur|frapp|grand-maître'),
    ),
    { weightElsewhere: 0.3, weightIfMeant: 200 },
  ),
  sense(
    'source sources',
    'spring-water/noun',
    near('eaux?$|rivière|therma|fleuve|jailli|ruisseau|coule|minéral|chaude|captag|hydrotherm|affluent'),
  ),
  sense('terrain terrains', 'pitch-sports/noun', near(`${sport}|arbitre|milieu|pelouse`), { weightElsewhere: 0.2 }),
  usually('branche branches', 'branch-part-of-whole/noun'),
  sense(
    'branche branches',
    'branch-tree/noun',
    near('arbre|feuill|oiseau|chêne|bois|forêt|fruit|fleur|cass|tronc|rameau|sapin|vent|pin$|perch|plante|buisson'),
  ),
  sense('côte côtes', 'slope/noun', near('catégorie|cycl|étape|mont[ée]|pente|col$|km$|sommet|grimp')),
  sense('côte côtes', 'rib/noun', near('porc|bœuf|boeuf|agneau|cage|cass|fractur|veau|thorax')),
  sense(
    'domaine domaines',
    'estate-land/noun',
    near(
      'château|vin|hectare|seigneu|famille|propriét|vitico|terres|royal|parc$|forestier|vign|duc$|acquis|achet|marquis|comte',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'étape étapes',
    'stage-of-race-etape/noun',
    near('cycl|coureu|vainqueur|remport|course|peloton|maillot|km$|tour$|rallye|giro|vuelta'),
  ),
  sense(
    'manche manches',
    'reign-round-qualifying/noun',
    near(`${sport}|course|baseball|lanceu|rallye|épreuve|premi|second|deuxi|retrait|retour|aller$`),
  ),
  sense(
    'milieu',
    'midfielder-milieu/noun',
    either(goesOn(/^(?:défensif|offensif|gauche|droit|relayeur|international)/), isAfter(/^(?:comme|poste)$/)),
  ),
  sense(
    'milieu milieux',
    'environment-milieu/noun',
    either(
      ({ word }) => word.form === 'milieux',
      isBefore(
        /^(?:naturel|social|urbain|rural|scolaire|artistique|professionnel|aquatique|marin|familial|modeste|ouvrier|carcéral|politique|ambiant|hospitalier|intellectuel|littéraire|musical|populaire|bourgeois|médical|acide|culturel|humide|fermé|extérieur|universitaire|sportif|ouvert)$/,
      ),
      goesOn(/^(?:d’ artistes|des (?:affaires|artistes|arts)|de culture|de la (?:mode|musique|nuit|presse|finance))/),
    ),
  ),
  sense(
    'pilote pilotes',
    'driver-pilote/noun',
    near(
      'course|auto|formule|rallye|moto|f1$|grand|circuit|écurie|nascar|indycar|karting|championnat|pole|tours?$|nippon',
    ),
  ),
  sense(
    'rayon rayons',
    'radius/noun',
    either(
      near('km$|kilomètre|mètre|cercle|courbure|sphère'),
      goesOn(/^(?:d’ action|de (?:\d|dix|cent|la (?:sphère|terre|planète)))/),
    ),
  ),
  sense('rayon rayons', 'ray/noun', near('soleil|lumi|x$|gamma|cosmi|ultraviolet|laser|infrarouge|lun')),
  sense(
    'rayon rayons',
    'department-rayon/noun',
    near(
      'magasin|supermarch|hypermarch|culture|vente|librair|produits|boutique|jouets|boucherie|livres|fnac|carrefour',
    ),
  ),
  sense('rencontre rencontres', 'match-encounter-sport/noun', near(sport), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  }),
  sense(
    'voie voies',
    'track-rail/noun',
    both(
      near('ferr|fer$|train|gare|rail|métr|ligne|tram|locomot|quai|unique|double|sncf|garage|écart'),
      not(goesOn(/^(?:d’ accès|de (?:la|l’|développement|communication)|du|navigable|publique|verte|romaine|express)/)),
    ),
    { weightElsewhere: 0.02 },
  ),
  sense(
    'voie voies',
    'way-route-voie/noun',
    either(
      goesOn(
        /^(?:d’ accès|de (?:la|l’|développement|recours|disparition|communication|fait)|du|navigable|publique|verte|romaine|express|libre|rapide|piétonne|à suivre|orale|diplomatique|judiciaire|légale)/,
      ),
      isAfter(/^(?:en|par)$/),
    ),
  ),
  usually('métropole métropoles', 'mainland-metropole/noun'),
  sense(
    'but buts',
    'goal-sport/noun',
    near(
      'match|joueu|football|équipe|club|championnat|gardien|ballon|marqu|inscri|saison|minute|score|tir|rencontre|penalt|hors-jeu|arbitre|égalis|valid|moyenne|encaiss|buteu|attaquant|défenseur',
    ),
    {
      weightElsewhere: 0.2,
    },
  ),
].flat();
