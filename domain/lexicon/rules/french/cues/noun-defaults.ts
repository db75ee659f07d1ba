import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { closeAfter, isNounAfter } from '../french-context.ts';
import {
  both,
  determiner,
  either,
  goesOn,
  isAfter,
  isBefore,
  near,
  not,
  partOfSpeech,
  sense,
  unless,
} from '../french-senses.ts';
import { school, sport } from '../french-subjects.ts';

const offices =
  'maire|président|directeur|directrice|ministre|occup|exerc|nomm|quitt|secrétaire|chef$|démission|cess|poste|préfet|évêque|juge|gouverneur|élu';

/** Default senses of nouns. The default sense is chosen unless words nearby point to another sense. */
export const frenchNounDefaults: readonly Rule[] = [
  unless('faute fautes', 'mistake/noun', ['foul/noun', near(`${sport}|arbitre|penalt`)]),
  unless('mariage mariages', 'marriage/noun', [
    'wedding/noun',
    near('robe|invité|cérémonie|fête|gâteau|salle|photo|faire-part|noces|lune'),
  ]),
  unless('espace espaces', 'space-room/noun', [
    'space-universe/noun',
    near('spatial|fusée|astronaut|satellite|planète|orbite|étoile|cosm|nasa|lanc'),
  ]),
  unless('expert experts', 'expert/noun'),
  unless('pot pots', 'jar/noun', ['flowerpot/noun', near('fleur|plante|terre$|jardin')]),
  unless(
    'course courses',
    'race-contest/noun',
    ['run/noun', both(goesOn(/^(?:à pied|folle)/), not(near('remport|gagn|champion')))],
    ['errand/noun', near('faire$|fait$|supermarché|magasin|achat')],
  ),
  unless('monnaie monnaies', 'currency-monnaie/noun', [
    'change-coins/noun',
    near('rendre|rend$|rendu|caisse|billet|appoint|petite'),
  ]),
  unless('canal canaux', 'canal/noun', ['channel-water/noun', near('île|détroit|mer$|bras|manche')]),
  unless('chanteur chanteurs', 'singer/noun'),
  unless('chauffeur chauffeurs', 'driver/noun'),
  unless('marchand marchands', 'merchant-trader/noun'),
  unless('rage', 'fury/noun', ['rabies/noun', near('chien|vaccin|virus|mordu|animal|renard|vétérin|maladi|pasteur')]),
  unless('rupture ruptures', 'rupture/noun', [
    'breakup/noun',
    near('couple|amour|petit|copain|copine|mari|relation|fianç'),
  ]),
  unless(
    'poursuite poursuites',
    'head-over-prosecution/noun',
    [
      'continuation/noun',
      goesOn(
        /^(?:de|du|des) (?:\S+ )?(?:travaux|projet|études|activités?|négociations|programme|réformes?|efforts|exploitation|construction)/,
      ),
    ],
    ['chase/noun', near('voiture|polic|course|voleu|fuy')],
  ),
  unless('portable portables', 'mobile-phone/noun', ['laptop/noun', near('ordinateur|pc$|écran|clavier|mac$|windows')]),
  unless('attente', 'wait/noun', ['expectation/noun', near('répond|contre|hauteur|client|déç|dépass')]),
  unless('attentes', 'expectation/noun'),
  unless('docteur docteurs', 'doctor/noun', ['dr/noun', (place) => isCapitalised(closeAfter(place))]),
  sense(
    'trafic trafics',
    'trafficking/noun',
    either(
      near('drogue|stupéfiant|cocaïne|illicite|êtres|contrebande'),
      goesOn(/^(?:d’ (?:armes|organes|influence)|de (?:drogue|stup))/),
    ),
    { weightElsewhere: 0.3 },
  ),
  sense('héroïne', 'heroin/noun', near('drogue|cocaïne|dose|overdose|seringue|toxico|trafi|kilo|opium|saisi'), {
    weightElsewhere: 0.3,
  }),
  // “fonction” means “office” in “exercer la fonction de maire” (hold the office of mayor), but not in “la fonction du cœur”
  // (the function of the heart).
  sense('fonction fonctions', 'office-position/noun', near(offices), { weightElsewhere: 0.1 }),
  sense(
    'front fronts',
    'forehead/noun',
    near('cicatrice|cheveu|yeux|visage|sueur|ride|joue|nez$|baiser|main$|barbe|sourcil'),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'garde gardes',
    'guard-corps/noun',
    isBefore(/^(?:royale|impériale|nationale|républicaine|suisse|rouge|prétorienne|mobile|civile|côtière)$/),
  ),
  sense('garde', 'custody-child/noun', near('enfant|divorc|parental|alternée|mère|père|sépar')),
  unless('ordonnance ordonnances', 'ordinance/noun', [
    'prescription/noun',
    near('médecin|médica|pharmac|docteur|traitement|patient|ophtalmo|malad|consultation|délivr'),
  ]),
  sense(
    'mine mines',
    'mine-explosive/noun',
    near('antipersonnel|antichar|explos|saut|démin|navire|marine|torpill|flottante|champ'),
  ),
  sense(
    'bourse bourses',
    'scholarship/noun',
    near(`${school}|étude|obtien|obten|mérite|recherche|fondation|octroi|accord|boursi`),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'note notes',
    'grade-mark/noun',
    near('examen|élève|école|bac$|épreuve|moyenne|concours|juge|jury|classe|obten'),
    { weightElsewhere: 0.1 },
  ),
  sense('note notes', 'note-music/noun', near('musi|piano|clavier|gamme|aigu|mélodie|partition|guitar|chant'), {
    weightElsewhere: 0.1,
  }),
  sense(
    'exposition expositions',
    'exposure/noun',
    either(isBefore(/^(?:au|aux|à)$/), near('soleil|rayon|toxique|amiante|virus|radiation|patient|dose|plasm')),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'barreau barreaux',
    'law-profession/noun',
    near('avocat|inscrit|bâtonnier|admis|ordre|avocate|juriste|droit$'),
    { weightElsewhere: 0.2 },
  ),
  partOfSpeech(
    'partie parties',
    'noun',
    either(isAfter(determiner), isAfter(/^(?:première|dernière|seconde|grande|bonne|cette|toute|en|majeure)$/)),
    { weightOfOthers: 0.005 },
  ),
  // “rapports” means “relations” in “les rapports entre les deux pays” (relations between the two countries), but not in
  // “les rapports de la commission” (the reports of the commission).
  sense(
    'rapport rapports',
    'relation/noun',
    goesOn(/^(?:entre|avec|sexuels?|de force|conflictuels|humains|sociaux|au (?:monde|corps|christianisme|temps))/),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'bande bandes',
    'strip/noun',
    either(
      goesOn(/^(?:de (?:terre|gaza|tissu|papier|fréquence)|côtière|littorale|étroite)/),
      near('large|longue|étroite|longitudin|littoral'),
    ),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'bande bandes',
    'stripe/noun',
    near('rouge|noire|blanche|verte|bleue|jaune|horizontale|verticale|drapeau|couleur|pelage|rayure'),
    { weightElsewhere: 0.2 },
  ),
  sense('lit lits', 'seabed-bed/noun', near('rivière|fleuve|cours$|ruisseau|torrent|crue|loire|rhône|eaux?$'), {
    weightElsewhere: 0.05,
  }),
  sense(
    'cours',
    'quotation-price/noun',
    near('pétrole|bours|baril|matières?$|change|dollar|action$|actions$|cacao|once|marché'),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'chœur chœurs',
    'chancel-choeur/noun',
    near(
      'église|nef|abside|autel|voûte|roman$|romane|gothique|chapelle|cathédrale|vitrail|vitraux|transept|clocher|abbati',
    ),
    { weightElsewhere: 0.01 },
  ),
  sense('réalisation', 'film-direction/noun', near('films?$|métrage|cinéma|scénario|série|clip|acteur|téléfilm'), {
    weightElsewhere: 0.1,
  }),
  sense(
    'coureur coureurs',
    'racing-cyclist-coureur/noun',
    near(
      'cycl|étape|tour$|peloton|maillot|équipe|pro$|professionnel|vélo|contre-la-montre|échapp|espagnol|vuelta|giro',
    ),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'sommet sommets',
    'peak/noun',
    near('alpes|montagn|mètres|m$|altitude|massif|ascension|alpin|pyrénées|pic$|glacier|culmin|crête'),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'sommet sommets',
    'summit/noun',
    near('états?$|g20|g8|européen|dirigeant|otan|bruxelles|chefs|onu$|diplomat|réuni'),
    { weightElsewhere: 0.2 },
  ),
  // “mesure” is a verb in “la tour mesure environ 30 mètres” (the tower measures about 30 metres).
  partOfSpeech(
    'mesure mesurent',
    'verb',
    both(isBefore(/^(?:environ|\d.*|près|plus|jusqu’à|entre|moins)$/), not(isAfter(determiner))),
    { weightOfOthers: 0.001 },
  ),
  // “massif” is a noun in “un massif des Alpes” (a massif of the Alps), but not in “du chêne massif” (solid oak).
  partOfSpeech('massif massifs', 'noun', isAfter(/^(?:un|le|ce|du|au|les|des|petit|grand|aux|ces)$/), {
    weightOfOthers: 0.005,
  }),
  // “stade” means “stage” in “un stade avancé” (an advanced stage), but not in “le stade de France” (the stadium of France).
  sense(
    'stade stades',
    'stage-stade/noun',
    near(
      'avancé|développement|maladi|évolution|précoce|ultime|initial|embryon|larv|processus|tumeur|cancer|terminal|préliminaire',
    ),
    { weightElsewhere: 0.01 },
  ),
  unless('prestation prestations', 'service-prestation/noun', [
    'performance-stage/noun',
    near(`${sport}|acteur|actrice|chanteu|concert|scène|groupe|rôle|télé|guitar|comédi`),
  ]),
  sense(
    'capacité capacités',
    'capacity/noun',
    near(
      'usine|stade|salle|places|litres|mémoire|batterie|tonnes|production|hôtel|avion|stockage|accueil|spectateur|personnes|passagers|disque|réservoir',
    ),
    { weightElsewhere: 0.3 },
  ),
  sense('livret livrets', 'libretto/noun', near('opéra|opérette|compos|musi|oratorio|ballet|cantate|verdi|mozart'), {
    weightElsewhere: 0.1,
  }),
  sense(
    'image',
    'image-reputation/noun',
    goesOn(/^(?:du pays|de (?:marque|la (?:ville|france|police|marque)|l’ entreprise)|publique|positive|négative)/),
    { weightElsewhere: 0.1 },
  ),
  unless('guérisseur guérisseurs', 'healer/noun'),
  sense(
    'étape étapes',
    'stage-of-race-etape/noun',
    near('montagne|arrivée|contre-la-montre|tourmalet|col$|plaine|cycliste|classement|km$|échapp'),
  ),
  sense(
    'bout bouts',
    'piece/noun',
    both(isAfter(/^(?:un|petit|petits|quelques|deux|trois)$/), isBefore(/^(?:de|d’)$/)),
    { weightElsewhere: 0.3 },
  ),
  partOfSpeech(
    'poste postes',
    'noun',
    not(isAfter(/^(?:je|j’|tu|ils?|elles?|on|qui|se|s’|le|la|les|ne|me|m’|vous|nous)$/)),
    { weightOfOthers: 0.005 },
  ),
  partOfSpeech('relations', 'noun', not(isAfter(/^nous$/)), { weightOfOthers: 0.005 }),
  // “francs” is a noun in “7 000 francs” (7,000 francs, the currency), but not in “des débats francs” (frank debates).
  partOfSpeech(
    'franc francs',
    'noun',
    isAfter(/^(?:\d.*|mille|cents?|millions?|milliards?|de|du|un|le|en|deux|trois|dix)$/),
    {
      weightOfOthers: 0.01,
    },
  ),
  partOfSpeech(
    'conducteur conducteurs',
    'noun',
    not(isAfter(/^(?:fils?|matériaux?|tissus?|câbles?|polymères?|métaux|très|bon|mauvais)$/)),
    { weightOfOthers: 0.02 },
  ),
  partOfSpeech('malaise malaises', 'noun', isAfter(/^(?:un|ce|le|du|au|son|des|les|profond|certain)$/), {
    weightOfOthers: 0.005,
  }),
  partOfSpeech('dates', 'noun', not(isAfter(/^tu$/)), { weightOfOthers: 0.005 }),
  partOfSpeech(
    'pratique pratiques',
    'noun',
    both(isAfter(/^(?:de|ces|certaines|plusieurs|nombreuses|autres|telles|bonnes|mauvaises)$/), not(isNounAfter)),
    { weightOfOthers: 0.02 },
  ),
  partOfSpeech('sous-marin sous-marins', 'noun', isAfter(/^(?:de|d’|deux|trois|quatre|\d+)$/), {
    weightOfOthers: 0.02,
  }),
  unless('toilettes', 'public-toilet/noun'),
  unless('registre registres', 'registry/noun'),
  sense(
    'audience audiences',
    'hearing-court/noun',
    near('tribunal|juge|cour$|inquisition|procès|avocat|procureur|plaid|tenir|renvoy'),
  ),
  sense('célébrités', 'celebrity/noun', () => true),
  unless('partage partages', 'sharing-partage/noun'),
].flat();
