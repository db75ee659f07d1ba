import type { Rule } from '../grammar-rule.ts';
import { isCapitalised } from '../word-classes.ts';
import { isInstitution } from './french-context.ts';
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
} from './french-senses.ts';

const meal =
  'restaurant|resto|plats?$|menus?$|desserts?$|serveu|cuisin|dîner|déjeuner|mang|vins?$|salade|sauce|viande|poisson|assiette|fromage|addition|recette|gastronom|brasserie|bistrot|délici|copieu|apéritif|servi$|servie?s$';
const stage =
  'théât|dédié|acteur|actrice|comédi|dramatur|tragédi|molière|shakespeare|représent|mise$|metteur|jou[ée]|scène|acte|spectac|écri|rôle|auteur|william|adapt|éponyme|interpré';
const music =
  'musi|album|chans|chant|single|disque|orchestr|concert|guitar|piano|rock|pop$|jazz|instrument|compos|groupe|enregistr|quatuor|chœur|baroque|voca';
const film = 'films?$|cinéma|télé|série|réalis|acteur|actrice|court|long|métrage|documentaire|clip|caméra|studio|tourn';
const sport =
  'match|joueu|football|rugby|équipe|club|championnat|coupe|tournoi|saison|score|victoire|défaite|ligue|tennis|but$|buts$|gagn|remport|points|adversaire|finale|basket|handball|volley';
const court =
  'polic|justice|juge|juges|tribunal|procureur|procès|avocat|enquêt|scandale|meurtre|crime|plainte|accus|soupçon|condamn|corruption|parquet|instruction|gendarm|affaire';
const school =
  'école|élèv|prof|collèg|lycée|enseign|primaire|maternelle|rentrée|scolaire|instit|étudi|université|bac$|diplôm';
const election =
  'électi|élu|élect|scrutin|suffrage|voix|candidat|vote|ballottage|présidentiel|législativ|municipal|parti$|partis$|maire';
const money = 'euros?$|dollars?$|francs?$|millions?$|milliards?$|prix|payer|pay[ée]|budget|banque|argent|impôt|fiscal';

/** Senses of nouns, by cues around them. */
export const frenchNounSenses: readonly Rule[] = [
  sense('coupe coupes', 'cut/noun', near('cheveu|coiff|coloration|brushing|ciseaux|transversal|longitudinal|barbe')),
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
    'ensemble ensembles',
    'ensemble-of-musicians/noun',
    both(inSentence(music), not(isBefore(/^(?:de|des|du|d’)$/))),
  ),
  sense(
    'chef chefs',
    'chef-cook/noun',
    either(inSentence(`${meal}|étoil|michelin|pâtiss|toque`), goesOn(/^(?:cuisinier|pâtissier|de cuisine)/)),
  ),
  sense(
    'tour tours',
    'reign-round-qualifying/noun',
    both(near(`${election}|qualif|tournoi|éliminat|play-off|draft`), not(isAfter(/^(?:la|une|cette)$/))),
    {
      weightElsewhere: 0.3,
    },
  ),
  usually('exploitation exploitations', 'operation-exploitation/noun'),
  sense('exploitation', 'exploitation/noun', near('sexuel|ouvri|travaill|enfant|capitalis|esclav|coloni|homme$'), {
    weightElsewhere: 0.3,
  }),
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
  usually('sondage sondages', 'survey/noun'),
  sense('sondage sondages', 'sounding/noun', near('profond|archéolog|fouill|forage|géolog|sous-sol|océan')),
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
        /^(?:de vie|idyllique|agréable|magnifique|enchanteur|superbe|verdoyant|naturel|chaleureux|exceptionnel|champêtre|sympa|est (?:très )?(?:agréable|sympa|magnifique|superbe|beau|joli))/,
      ),
      isAfter(/^(?:beau|joli|magnifique|superbe)$/),
    ),
  ),
  usually('salle salles', 'room-salle/noun'),
  sense('pièce pièces', 'play-theatre/noun', near(stage), { weightElsewhere: 0.1 }),
  sense('pièce pièces', 'coin/noun', near('monnaie|centime|cents?$|frapp|numismat|euros?$|argent$|or$|bronze'), {
    weightElsewhere: 0.1,
  }),
  sense(
    'pièce pièces',
    'room/noun',
    either(
      ({ earlier }) =>
        /^(?:dans|de|hors|quitt.*|entr.*|travers.*|fond)$/.test(earlier.at(-2)?.form ?? '') &&
        /^(?:la|une|cette)$/.test(earlier.at(-1)?.form ?? ''),
      near(
        'maison|appartement|chambre|cuisine|salon|studio|étage|fenêtre|principale|habitation|logement|villa|meubl|latin',
      ),
    ),
    { weightElsewhere: 0.05, weightOfOthers: 0.02 },
  ),
  sense('pièce pièces', 'piece/noun', not(near(`${stage}|maison|appartement|chambre|monnaie`)), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.3,
  }),
  sense(
    'partie parties',
    'game-of-chess/noun',
    goesOn(/^(?:de (?:cartes|poker|tennis|pêche|chasse|plaisir|dés|belote|tarot|golf|foot)|d’ échecs)/),
  ),
  sense(
    'parties',
    'party-to-talks/noun',
    near(
      'contrat|accord|conflit|négoci|convention|traité|litige|signat|contractant|prenante|civiles?$|adverse|entente',
    ),
    { weightElsewhere: 0.2 },
  ),
  sense('titres', 'securities-titres/noun', near('bours|action|investiss|porteur|obligation|financi|marché|capital')),
  sense(
    'titre titres',
    'song-track-titre/noun',
    near('album|chans|single|clip|radio|enregistr|pistes?$|remix|disque'),
    { weightElsewhere: 0.05, weightOfOthers: 0.05 },
  ),
  sense(
    'droit',
    'law-study/noun',
    either(
      isBefore(
        /^(?:romain|civil|pénal|international|public|privé|commercial|constitutionnel|administratif|coutumier|canon|canonique|fiscal|communautaire|maritime)$/,
      ),
      ({ earlier }) =>
        /^(?:en|de|du|le|et)$/.test(earlier.at(-1)?.form ?? '') &&
        /^(?:facult|étud|licenc|doctor|profess|docteur|maîtris|écol|agrég|diplôm|cours|master)/.test(
          earlier.at(-2)?.form ?? '',
        ),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'affaire affaires',
    'affair-affaire/noun',
    (place) =>
      place.word.form === 'affaire' &&
      (isInstitution(place) ||
        isCapitalised(place.after[0]) ||
        near(court)(place) ||
        goesOn(/^(?:du|des|de la|de l’) /)(place)),
    { weightElsewhere: 0.1 },
  ),
  sense('régime', 'diet/noun', near('maigr|aliment|poids|mang|kilos|santé|calori|végét|minceur'), {
    weightElsewhere: 0.05,
  }),
  sense(
    'sortie',
    'release-sortie/noun',
    near(`${music}|films?$|livre|jeu$|jeux$|version|roman|dvd|prévue|single|opus|salles$|disque`),
  ),
  sense(
    'source sources',
    'spring-water/noun',
    near('eaux?$|rivière|therma|fleuve|jailli|ruisseau|coule|minéral|chaude|captag|hydrotherm|affluent'),
  ),
  usually('suite', 'continuation-suite/noun'),
  sense('suite suites', 'suite/noun', near('musi|orchestr|piano|bach|violoncelle|hôtel|chambre|nuptial|luxe|symphon')),
  sense('terrain terrains', 'pitch-sports/noun', near(`${sport}|arbitre|milieu|pelouse`), { weightElsewhere: 0.2 }),
  sense(
    'trouble troubles',
    'disorder/noun',
    near(
      'santé|mental|sommeil|respirat|thorac|hépati|cutan|rénal|visuel|patient|digest|psych|comportement|symptôm|alimentaire|cardia|langage|mémoire|malad',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'volume volumes',
    'volume-book-fr/noun',
    near('livre|œuvre|tome|encyclop|publi|pages|éditi|roman|histoire|bande|premier|ouvrage|biblio'),
  ),
  sense('volume', 'volume-size/noun', not(near('sonore|musique|bruit|radio|télé|livre|son$')), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.1,
  }),
  sense(
    'vol vols',
    'theft/noun',
    near(
      'polic|voleu|argent|bijou|plainte|armée$|condamn|prison|cambriol|victime|délit|qualifié|recel|dérob|assurance|voiture',
    ),
    { weightElsewhere: 0.05 },
  ),
  usually('balle balles', 'ball-balle/noun'),
  sense(
    'balle balles',
    'bullet/noun',
    near(
      'tir|fusil|pistolet|arme|tu[ée]|blessé|corps|impact|polic|tête|mort|revolver|cribl|soldat|atteint|perdue|réelles|calibre|abatt|touché',
    ),
  ),
  usually('branche branches', 'branch-part-of-whole/noun'),
  sense(
    'branche branches',
    'branch-tree/noun',
    near('arbre|feuill|oiseau|chêne|bois|forêt|fruit|fleur|cass|tronc|rameau|sapin|vent|pin$|perch|plante|buisson'),
  ),
  sense(
    'cabinet cabinets',
    'practice-cabinet/noun',
    near('avocat|conseil|audit|architect|recrut|juridi|expert|comptab|associé|consult|étude|dentai'),
  ),
  sense('cabinet cabinets', 'doctors-surgery/noun', near('médecin|dentist|médica|patient|docteur|kiné|rendez')),
  sense(
    'classe classes',
    'class-social/noun',
    goesOn(/^(?:ouvrière|moyenne|sociale|dirigeante|populaire|bourgeoise|politique|supérieure)/),
    { weightElsewhere: 0.1 },
  ),
  sense('classe classes', 'class-pupils/noun', either(near(school), isAfter(/^en$/)), {
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  }),
  sense('classe classes', 'class-category-classe/noun', not(either(near(school), isAfter(/^en$/))), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.1,
  }),
  sense(
    'contrôle contrôles',
    'inspection/noun',
    goesOn(/^(?:technique|fiscal|routier|sanitaire|radar|douanier|de police|d’ identité)/),
  ),
  sense(
    'corps',
    'corpus-corps/noun',
    goesOn(/^(?:d’ armée|expéditionnaire|diplomatique|enseignant|médical|électoral|législatif|franc)/),
  ),
  sense('côte côtes', 'slope/noun', near('catégorie|cycl|étape|mont[ée]|pente|col$|km$|sommet|grimp')),
  sense('côte côtes', 'rib/noun', near('porc|bœuf|boeuf|agneau|cage|cass|fractur|veau|thorax')),
  usually('critique critiques', 'criticism-critique/noun'),
  sense(
    'critique critiques',
    'critic/noun',
    either(
      goesOn(/^(?:d’ art|littéraire|musical|de cinéma|gastronomique|de théâtre|rock)/),
      isAfter(/^(?:un|le|des)$/),
    ),
    { weightElsewhere: 0.1, weightOfOthers: 0.1 },
  ),
  sense(
    'culture cultures',
    'growing-of-crops/noun',
    near(
      'blé|riz|coton|vigne|maïs|café$|tabac|pomme|agricol|agricult|hectare|fruits?$|légume|sols?$|ferme|céréal|canne|oliv|plant|terres|maraîch|biolog|ogm',
    ),
    { weightElsewhere: 0.05 },
  ),
  sense('distribution', 'cast-actors/noun', near(`acteur|actrice|rôle|comédien|casting|complèt|${film}`)),
  sense(
    'domaine domaines',
    'estate-land/noun',
    near(
      'château|vin|hectare|seigneu|famille|propriét|vitico|terres|royal|parc$|forestier|vign|duc$|acquis|achet|marquis|comte',
    ),
    { weightElsewhere: 0.1 },
  ),
  usually('échelle échelles', 'scale-measuring/noun'),
  sense(
    'échelle échelles',
    'ladder/noun',
    near('mont[ae]|grimp|mur|toit|pompier|barreau|escalad|tomb|appuy|bois$|corde'),
  ),
  sense(
    'éditions',
    'publisher-editions/noun',
    either(isBefore(/^(?:du|de|des|d’)$/), ({ after: [next] }) => isCapitalised(next), isInstitution),
  ),
  sense(
    'émission émissions',
    'emission/noun',
    near('gaz|co2|carbone|serre|pollu|lumi|ondes?$|particul|rayon|obligat|dioxyde'),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'entretien',
    'maintenance/noun',
    near(
      'routes?$|bâtiment|jardin|coût|travaux|voirie|machine|véhicul|répar|matériel|nettoy|produits|espaces|réseau|mécan',
    ),
  ),
  sense(
    'entretien',
    'interview/noun',
    either(isBefore(/^(?:avec|accordé|à|publié)$/), near('journal|journalist|presse|embauche|accord|télé|quotidien')),
    { weightElsewhere: 0.5 },
  ),
  sense('essai essais', 'essay/noun', near('auteur|écrivain|publi|littér|philosoph|roman|livre|écrit|poési|histori')),
  sense('essai essais', 'try/noun', near('rugby|marqu|inscri|transform|mêlée|xv$|pénalité|match')),
  usually('essence', 'petrol/noun'),
  sense('essence essences', 'essence/noun', near('nature|philosoph|divin|même|être|âme|huile|parfum|arbre|humain')),
  sense(
    'étape étapes',
    'stage-of-race-etape/noun',
    near('cycl|coureu|vainqueur|remport|course|peloton|maillot|km$|tour$|rallye|giro|vuelta'),
  ),
  usually('évolution évolutions', 'development-evolution/noun'),
  usually('examen examens', 'examination-examen/noun'),
  sense(
    'exécution',
    'carrying-out/noun',
    near('travaux|contrat|décision|budget|mesures?$|programme|jugement|tâche|cours|loi|code|œuvre'),
    { weightElsewhere: 0.2 },
  ),
  sense(
    'expérience expériences',
    'experiment/noun',
    near('scientif|laborato|physi|chimi|chercheu|montr|cobaye|rat|souris|résultat|hypothès|menée|réalisée'),
    { weightElsewhere: 0.1 },
  ),
  usually('facteur facteurs', 'factor/noun'),
  sense('facteur', 'postman/noun', near('lettre|courrier|vélo|tournée|boîte|colis|poste')),
  sense('feuille feuilles', 'sheet/noun', near('papier|calcul|imprim|écri|gravure|métal|alumin|journal|route|paye'), {
    weightElsewhere: 0.2,
  }),
  sense('formule formules', 'set-menu/noun', inSentence(`${meal}|midi$`)),
  sense(
    'genre genres',
    'genus/noun',
    near('espèce|famille|plante|insect|oiseau|décrit|taxon|poisson|ordre|papillon|mammif|dinosaur|fossil|champignon'),
  ),
  sense(
    'genre genres',
    'genre/noun',
    near('littér|musi|film|roman|cinéma|poési|western|policier|théât|album|fantastique'),
    { weightElsewhere: 0.2 },
  ),
  sense('genre', 'gender/noun', near('femme|égalité|identité|féminin|masculin|grammat|transgenre|sexe'), {
    weightElsewhere: 0.1,
  }),
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
    'reign-round-qualifying/noun',
    near(`${sport}|course|baseball|lanceu|rallye|épreuve|premi|second|deuxi|retrait`),
  ),
  sense(
    'manche manches',
    'sleeve/noun',
    near('chemis|robe|court|longu|veste|pull|bras|manteau|retrouss|t-shirt|vêtement'),
  ),
  sense(
    'manifestation manifestations',
    'public-event/noun',
    near('cultur|sporti|festival|organis|exposit|annuel|artisti|visiteu|salon|foire'),
    { weightElsewhere: 0.1, weightOfOthers: 0.05 },
  ),
  sense('matière matières', 'school-subject/noun', near(`${school}|cours|notes?$`), { weightElsewhere: 0.05 }),
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
  sense('nouvelle nouvelles', 'short-story/noun', near('recueil|écrivain|roman|auteur|littér|poèm|romanci|publi'), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.2,
  }),
  sense('objectif objectifs', 'lens/noun', near('caméra|photo|appareil|optique|zoom|miroir|focal')),
  sense(
    'peine peines',
    'sentence-punishment/noun',
    near(
      'prison|ans$|mois$|condamn|mort$|tribunal|réclusion|amende|capitale|sursis|ferme$|juge|code|purg|détention|emprison',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'peinture',
    'paint-peinture/noun',
    near('mur|pot$|couche|bleue|blanche|rouge|verte|noire|saturée|spray|bombe|écaill|sèche|chambre'),
  ),
  sense(
    'personnage personnages',
    'figure-personnage/noun',
    near(
      'historique|biblique|sculpt|relief|fresque|debout|apôtre|vitrail|époque|publics?$|politique|influent|statue|peint',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'pilote pilotes',
    'driver-pilote/noun',
    near(
      'course|auto|formule|rallye|moto|f1$|grand|circuit|écurie|nascar|indycar|karting|championnat|pole|tours?$|nippon',
    ),
  ),
  sense('plan plans', 'camera-shot/noun', near('caméra|séquence|gros|fixe|filmé|travelling|cadrage')),
  sense('plateau plateaux', 'film-set-plateau/noun', near('télé|émission|tournage|animat|invité|studio|film')),
  sense('plateau plateaux', 'tray/noun', near(`${meal}|verre|fruits|royal|huîtres|servi|petit-déjeuner`), {
    weightElsewhere: 0.2,
  }),
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
  sense('recette recettes', 'takings/noun', near(`${money}|films?$|commerc|fiscal|dépense|publicit|touristi`)),
  sense(
    'recette recettes',
    'recipe/noun',
    near(`${meal}|ingrédient|chef|gâteau|pâté|traditionn|bière|grand-mère|pain|soupe`),
  ),
  sense('rencontre rencontres', 'match-encounter-sport/noun', near(sport), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  }),
  usually('reprise', 'resumption-reprise/noun'),
  sense(
    'reprise reprises',
    'cover-version-reprise/noun',
    near('chans|album|titre|groupe|version|chanteu|beatles|single'),
  ),
  sense('reprise', 'recovery-economic-ripresa/noun', near('économi|croissance|marché|crise|activité|emploi'), {
    weightElsewhere: 0.2,
  }),
  sense(
    'salon salons',
    'trade-fair/noun',
    either(
      near('exposant|visiteu|édition|stand|professionn'),
      goesOn(/^(?:du livre|de l’ (?:auto|agri|aéro|étud)|international|nautique|des (?:arts|vins))/),
    ),
  ),
  usually('sens', 'sense-meaning/noun'),
  sense(
    'sens',
    'sense/noun',
    either(near('odorat|ouïe|toucher$|organe|sixième|éveil|percept'), isAfter(/^(?:cinq|les|nos|ses)$/)),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'sens',
    'direction-sens/noun',
    either(
      goesOn(
        /^(?:unique|interdit|inverse|contraire|giratoire|de (?:la (?:marche|circulation|rotation)|rotation|circulation)|des aiguilles|horaire|antihoraire|opposé)/,
      ),
      isAfter(/^(?:deux|double)$/),
    ),
  ),
  sense(
    'sens',
    'feel-for-sens/noun',
    goesOn(
      /^(?:de l’ (?:humour|orientation|honneur|observation|organisation|accueil|équilibre|hospitalité)|du (?:devoir|détail|rythme|spectacle|service|goût|comique)|des (?:affaires|responsabilités)|artistique|moral)/,
    ),
  ),
  usually('support supports', 'medium-support/noun'),
  usually('tendance tendances', 'trend-tendance/noun'),
  sense('tension', 'voltage/noun', near('électri|volts?$|courant|câble|transform|alimentation'), {
    weightElsewhere: 0.1,
  }),
  sense(
    'tenue',
    'holding-tenue/noun',
    goesOn(
      /^(?:d[eu’]s? (?:\S+ )?(?:élections?|réunions?|congrès|conférences?|sommet|référendum|scrutin|assemblée|festival|procès|débats?|jeux|match|rencontre|session))/,
    ),
  ),
  sense(
    'traitement traitements',
    'processing/noun',
    near('données|informatiq|texte|eaux|déchets|image|signal|numéri|dossier|ordures|demande'),
    { weightElsewhere: 0.1 },
  ),
  sense('troupes', 'troop/noun', not(near('théât|dans|comédi|acteur|spectac|cirque'))),
  sense('tube tubes', 'hit-success/noun', near(`${music}|été$|titre|radio`)),
  usually('vedette vedettes', 'celebrity/noun'),
  sense(
    'vers',
    'verse/noun',
    both(
      isAfter(/^(?:en|de|les|des|ces|ses|quelques|deux|cent|mille)$/),
      near('poè|poés|écri|stroph|rime|alexandrin|prose|rédig|compos|latin|libres?$'),
    ),
    { weightElsewhere: 0.01 },
  ),
  sense('voile voiles', 'sail/noun', near('bateau|vent|navire|mât|voilier|régate|vaisseau|toutes|hiss|marin|mer$'), {
    weightElsewhere: 0.2,
  }),
  sense('voile', 'veil/noun', near('femme|islam|musulman|visage|mari|intégral|port$|interdi|fille|école|tête'), {
    weightElsewhere: 0.5,
  }),
  sense(
    'volet volets',
    'part-volet/noun',
    near(
      'premier|second|deuxi|troisi|social|dernier|projet|trilogie|film|programme|réforme|économi|saga|enquête|autre|plan$',
    ),
  ),
  sense(
    'voie voies',
    'track-rail/noun',
    both(
      near('ferr|train|gare|rail|métr|ligne|tram|locomot|quai|unique|double|sncf|garage|écart'),
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
  usually('attribution attributions', 'attribution/noun'),
  sense('attribution attributions', 'responsibility-attribution/noun', ({ word }) => word.form === 'attributions'),
  sense(
    'conférence conférences',
    'lecture-conference/noun',
    either(near('donn|prononc|cycle|débat|professeur|universit|exposé|intitul|auteur'), goesOn(/^sur /)),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'application applications',
    'application-use/noun',
    not(
      near(
        'mobile|iphone|android|logiciel|téléphon|smartphone|lois?$|article|accord|règle|décret|traité|télécharg|apple',
      ),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.05 },
  ),
  sense('cote cotes', 'shelf-mark-cote/noun', near('biblioth|archiv|manuscrit|conserv|numéro|sous$|bnf|fonds')),
  usually('cote cotes', 'odds-cote/noun'),
  usually('motif motifs', 'reason-motif/noun'),
  sense(
    'motif motifs',
    'pattern/noun',
    near(
      'décor|tissu|floral|géométr|dessin|ornement|brod|peint|carreau|sculpt|papier|répét|animal|séquence|imprimé|couleur',
    ),
    { weightElsewhere: 0.1 },
  ),
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
  usually('métropole métropoles', 'mainland-metropole/noun'),
  sense('marches', 'step-of-a-stair/noun', not(near('militaire|soldat|manifest|protest|armée'))),
  sense('ensembles', 'set-of-things/noun', () => true),
  usually('service services', 'service/noun'),
  usually('sol', 'ground/noun'),
  sense('sol sols', 'floor/noun', near('carrelage|chambre|maison|cuisine|appartement|tapis|parquet|salle')),
  sense(
    'inscription inscriptions',
    'inscription/noun',
    near('pierre|lettres|latin|grav|or$|tombe|stèle|suivant|grec|monument|mur'),
  ),
  sense(
    'direction',
    'leadership/noun',
    either(near('gouvernement|entreprise|orchestre|parti$|équipe|comité|général|association'), isAfter(/^la$/)),
    {
      weightElsewhere: 0.2,
      weightOfOthers: 0.2,
      weightIfMeant: 3,
    },
  ),
  sense(
    'action actions',
    'share-stock/noun',
    near('bours|hausse|baisse|cours$|cotation|dividende|investiss|capital|marché|porteur|wall|cac|titres'),
  ),
  usually('touche touches', 'touch-key-touche/noun'),
  usually('dispositif dispositifs', 'system-dispositif/noun'),
  usually('tarif tarifs', 'price-tarif/noun'),
  usually('expertise expertises', 'expertise/noun'),
  usually('indice indices', 'index-indice/noun'),
  usually('conseiller conseillers conseillère', 'adviser-councillor/noun'),
  usually('tournée tournées', 'tour-tournee/noun'),
  sense('tournée tournées', 'round-of-drinks/noun', near('bar$|boire|verre|bière|patron|général|offr')),
  sense(
    'clôture',
    'closing-cloture/noun',
    near('cérémonie|spectacle|festival|discours|séance|bours|match|journée|soirée|saison|jeux'),
  ),
  sense(
    'but buts',
    'goal-sport/noun',
    near('match|joueu|football|équipe|club|championnat|gardien|ballon|marqu|inscri|saison|minute|score|tir'),
    {
      weightElsewhere: 0.2,
    },
  ),
  sense('voix', 'vote/noun', near('tour$|scrutin|candidat|suffrage|élu|réuni|majorité|obtien'), { weightElsewhere: 1 }),
  sense('libération', 'release/noun', near('otage|prisonni|prison|détenu|rançon|conditionnelle|caution')),
  sense('champ', 'scope/noun', goesOn(/^d’ (?:application|action|investigation)/)),
  sense('publicités', 'advertisement/noun', () => true),
  sense(
    'billet billets',
    'banknote/noun',
    near('euros?$|banque|faux|contrefa|dollars?$|pièces?$|monnaie|francs?$|liasse|espèces'),
  ),
  usually('gorge gorges', 'throat-gorge/noun'),
  sense(
    'esprit',
    'spirit-mood/noun',
    either(
      isAfter(/^(?:un|bon|même|cet|grand)$/),
      goesOn(/^(?:d’ (?:équipe|entreprise|ouverture)|de (?:corps|famille|compétition))/),
    ),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 0.1,
    },
  ),
].flat();
