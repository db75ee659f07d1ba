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
  senseAndClass,
  usually,
} from '../french-senses.ts';
import { sport } from '../french-subjects.ts';

const university =
  'universit|facult|émérite|chaire|sorbonne|agrégé|agrégation|doctor|docteur|institut|polytechni|harvard|oxford|cambridge|yale|stanford|princeton|académi|recherche|neurolog|médecine|rhétorique|théologi';

/** Usual senses of nouns and adjectives, with words nearby that point to another sense. */
export const frenchUsualSenses: readonly Rule[] = [
  usually('bijou bijoux', 'jewel-bijou/noun'),
  usually('recette recettes', 'recipe/noun'),
  // “biens” means “property” in “les biens culturels” (cultural property), but not in “les biens de consommation” (consumer
  // goods).
  sense('biens', 'possession/noun', not(near('consommation|service|production|marchand|capitaux|marché'))),
  // “voies” means “ways” in “les voies de la justice” (the ways of justice), but not in “une route à deux voies” (a two-lane
  // road).
  sense('voies', 'way-route-voie/noun', isBefore(/^(?:de|du|des|d’)$/), { weightElsewhere: 1, weightOfOthers: 1e-4 }),
  usually('occulte occultes', 'hidden-occulte/adjective'),
  sense('bœuf boeuf', 'beef/noun', near('viande|steak|mange|filet|côte|plat|producteur|sauce|rôti|bourguignon')),
  sense(
    'mémoires',
    'memoir/noun',
    either(isAfter(/^(?:ses|mes|leurs)$/), near('publi|écri|auteur|rédig|termin|tome|général|ministre|selon|d’après')),
  ),
  // “poste” means “position” in “jouer au poste d’ailier” (play as a winger), but not in “un poste de professeur” (a
  // teaching post).
  sense(
    'poste postes',
    'position-poste/noun',
    near('ailier|gardien|attaquant|défenseur|évolu|demi$|joueu|arrière|pilier|football|lanceu|rugby|libéro'),
    { weightElsewhere: 0.001 },
  ),
  sense('pointe pointes', 'tip-pointe/noun', near('île|nord|sud|est$|ouest|cap$|presqu|côte|flèche|lance|pied|mer$'), {
    weightElsewhere: 0.1,
  }),
  usually('réel réelle réels réelles', 'real/adjective'),
  usually('prairie prairies', 'meadow-prairie/noun'),
  usually('agglomération agglomérations', 'urban-area/noun'),
  usually('autorisation autorisations', 'authorisation/noun'),
  usually('dirigeant dirigeants dirigeante', 'leader-dirigeant/noun'),
  usually('spécialisé spécialisée spécialisés spécialisées', 'specialised-in/adjective'),
  usually('lointain lointaine lointains lointaines', 'distant/adjective'),
  usually('adéquat adéquate adéquats adéquates', 'adequate/adjective'),
  usually('meurtrier meurtrière meurtriers meurtrières', 'deadly-meurtrier/adjective'),
  usually('passerelle passerelles', 'footbridge-passerelle/noun'),
  usually('partenaire partenaires', 'partner-partenaire/noun'),
  sense('partenaire partenaires', 'partner-couple/noun', near('sexu|couple|amour|conjoint|mari|intim'), {
    weightElsewhere: 0.1,
  }),
  sense('habits', 'clothes/noun', () => true),
  sense(
    'conditions',
    'condition/noun',
    not(near('vente|contrat|utilisation|crédit|général|paiement|prêt|emprunt|reddition|garantie|service')),
  ),
  // “professeur” means “professor” in “il est professeur à l’université” (he is a professor at the university), but not in
  // “un professeur des écoles” (a primary school teacher).
  sense('professeur professeurs professeure', 'professor/noun', inSentence(university), { weightElsewhere: 0.1 }),
  sense('professeur professeurs professeure', 'teacher-instructor/noun', not(inSentence(university)), {
    weightElsewhere: 0.3,
  }),
  // “rive” means “bank of a river” in “la rive gauche” (the left bank), but not in “les rives du lac” (the shores of the
  // lake).
  sense('rive rives', 'bank-river/noun', not(near('lac|mer$|océan|golfe|méditerran')), { weightElsewhere: 0.3 }),
  sense('vœu vœux', 'wish/noun', not(near('chasteté|pauvreté|obéissance|religieu|monast|prononc|moine|perpétuel'))),
  sense('duo duos', 'duo/noun', not(near('chans|chant|soprano|opéra|piano|violon|concert')), { weightElsewhere: 0.3 }),
  usually('photographies', 'photograph/noun'),
  sense('photographie', 'photograph/noun', isAfter(/^(?:une|cette|sa|chaque|première|célèbre)$/)),
  // “batteur” means “drummer” in “le batteur du groupe” (the drummer of the band), but not in “un batteur de baseball” (a
  // baseball batter).
  sense('batteur batteurs', 'drummer/noun', not(near('baseball|cricket|lanceu|ligue|œufs|frapp'))),
  usually('terrain terrains', 'land-ground/noun'),
  // “notice” means “entry” in “une notice biographique” (a biographical entry), but not in “la notice du médicament” (the
  // leaflet of the medicine).
  sense(
    'notice notices',
    'entry-notice/noun',
    not(near('médicament|appareil|emploi|montage|mode|utilisation|machine|meuble|gardez|lire|consult|traitement')),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'renseignement renseignements',
    'intelligence-renseig/noun',
    near('service|agence|secret|espion|militaire|guerre|direction|armée|officier|cellule|dgse|cia$|culture'),
  ),
  // “importante” means “large” in “une somme importante” (a large sum), but not in “un rôle important” (an important role).
  senseAndClass(
    'important importante importants importantes',
    'significant/adjective',
    near(
      'nombre|quantité|somme|taille|marché|augmentation|baisse|hausse|réduction|dégât|développement|croissance|production|perte|budget|dépense|écart|superficie|effectif|investissement|dette|retard|moyens|ressource|communauté|stock|volume|train',
    ),
  ),
  sense(
    'suffrage suffrages',
    'vote-suffrage/noun',
    either(({ word }) => word.form === 'suffrages', near('exprim|obten|obtien|recueil|candidat')),
  ),
  // “double” means “doubles match” in “la finale du double” (the doubles final), but not in “un double de la clé” (a copy of
  // the key).
  senseAndClass(
    'double doubles',
    'doubles-tennis/noun',
    both(
      isAfter(/^(?:en|du|le|de)$/),
      near('tennis|joueu|tournoi|simple|messieurs|dames|mixte|associ|finale|médaill|partenaire|titre|paire|olympi'),
    ),
    { weightElsewhere: 0.001 },
  ),
  // “tiers” means “third party” in “payer par un tiers” (pay through a third party), but not in “un tiers des voix” (a third
  // of the votes).
  senseAndClass(
    'tiers',
    'third-party-tiers/noun',
    both(isAfter(/^(?:un|le|des|aux|les|au|du)$/), not(isBefore(/^(?:de|du|des|d’|monde|état|temps|ordre|lanc.*)$/))),
    { weightElsewhere: 0.001, weightOfOthers: 0.05 },
  ),
  sense('retombées retombée', 'effects-retombees/noun', not(near('radioactiv|nucléair|atomi|tchernobyl|fukushima'))),
  senseAndClass(
    'cadet cadette cadets cadettes',
    'younger-cadet/adjective',
    either(isAfter(/^(?:sœurs?|frères?|fils|filles?|branche|enfants?|lignée)$/), near('aîné')),
  ),
  sense(
    'race races',
    'breed/noun',
    near(
      'chien|chat|cheva|bovin|vache|mouton|brebis|porc|chèvre|poule|élev|pedigree|berger|standard|compétiteur|lapin',
    ),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'rang rangs',
    'rank/noun',
    either(
      isAfter(/^(?:premier|second|deuxième|troisième|haut|même|au|ce|\d+e|1er)$/),
      near('noble|officier|militaire|social|mondial|classement|dignité|chevalier|évêque|duc$'),
    ),
    { weightElsewhere: 0.5 },
  ),
  // “vase” means “mud” in “enfoui dans la vase” (buried in the mud), but not in “un vase de fleurs” (a vase of flowers).
  sense('vase', 'slime/noun', both(isAfter(/^(?:la|cette)$/), not(near('fleur|porcelaine'))), {
    weightElsewhere: 0.01,
  }),
  // “terres” means “farmland” in “cultiver ses terres” (farm one’s land), but not in “la Terre tourne” (the Earth turns).
  sense(
    'terre terres',
    'land-terres/noun',
    either(
      ({ word }) => word.form === 'terres',
      near('agricol|cultiv|paysan|propriét|seigneur|hectare|arable|fertil|labour|natale|riche|distribu|lopin'),
    ),
    { weightElsewhere: 0.01 },
  ),
  senseAndClass(
    'mineur mineurs',
    'miner/noun',
    near('mine$|mines$|charbon|forage|puits|houill|grève|syndica|galerie|fond$|bassin|coron'),
    { weightElsewhere: 0.3 },
  ),
  // “meilleurs” means “best” in “les dix meilleurs clubs” (the ten best clubs), but not in “de meilleures conditions”
  // (better conditions).
  sense(
    'meilleur meilleure meilleurs meilleures',
    'best/adjective',
    either(
      isAfter(
        /^(?:l[ae]s?|l’|[mts]on|[mts]a|[mts]es|notre|votre|leurs?|nos|vos|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quatorze|quinze|seize|vingt|cinquante|cent|\d+)$/,
      ),
      ({ earlier }) => earlier.at(-1)?.form === 'des' && /^(?:une?|parmi|l’une?)$/.test(earlier.at(-2)?.form ?? ''),
    ),
    { weightElsewhere: 0.5 },
  ),
  sense('pire pires', 'worst/adjective', isAfter(/^(?:l[ae]s?|du|au|des)$/), { weightElsewhere: 0.3 }),
  sense(
    'apport apports',
    'contribution-apport/noun',
    not(near('calori|aliment|protéi|calcium|vitamin|énergéti|nutri|hydri|journalier|sel$|sucre')),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'tenue',
    'performance-tenue/noun',
    both(isAfter(/^(?:bonne|mauvaise)$/), near('bours|marché|wall|titre|action')),
  ),
  // “article” means “article of a law” in “l’article 12 du code civil” (article 12 of the civil code), but not in “un
  // article de presse” (a press article).
  sense(
    'article articles',
    'article-of-law/noun',
    either(
      isBefore(/^(?:\d.*|premier|1er|l\.?|r\.?)$/),
      near('code|loi$|lois$|constitution|traité|convention|alinéa|décret'),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'civil civile civils civiles',
    'civilian-civil-fr/adjective',
    isAfter(/^(?:populations?|victimes?|aviation|avions?|vie|otages?|cibles?|autorités?|tenue|volontaires?)$/),
    { weightElsewhere: 0.01 },
  ),
  sense(
    'instruction instructions',
    'investigation-instruction/noun',
    both(
      ({ word }) => word.form === 'instruction',
      near('juges?$|chambre|dossier|parquet|pénal|tribunal|judiciair|accus|procès'),
    ),
    { weightElsewhere: 0.01 },
  ),
  // “conscience” is the moral sense in “la liberté de conscience” (freedom of conscience), but not in “perdre conscience”
  // (lose consciousness).
  sense(
    'conscience consciences',
    'conscience/noun',
    either(
      isAfter(/^(?:bonne|mauvaise|sa|ma|leur)$/),
      near('liberté|objecteur|voix$|remords|moral|religion|professionnelle|tranquille|charge'),
    ),
    { weightElsewhere: 0.4 },
  ),
  sense(
    'cellule cellules',
    'cell-prison/noun',
    near('prison|moine|détenu|monast|gardien|enferm|incarc|couvent|isolement|polic|chambres?$|barreau|internat'),
    { weightElsewhere: 0.2 },
  ),
  sense('décharge', 'discharge-electric-fr/noun', near('électri|courant|éjacul|foudre|volts?$|adrénaline|condensat')),
  sense('égalité', 'draw-result/noun', near(`${sport}|ex-æquo|départag`), { weightElsewhere: 0.2 }),
  // “nul” means “draw” in “concéder un nul à l’adversaire” (concede a draw to the opponent), but not in “un vote nul” (an
  // invalid vote).
  senseAndClass(
    'nul nuls nulle nulles',
    'draw-nul/noun',
    both(either(isAfter(determiner), isAfter(/^matchs?$/)), near(`${sport}|partie|échecs`)),
    { weightElsewhere: 0.001 },
  ),
  sense('marqueur marqueurs', 'marker/noun', not(near(`${sport}|buteur|but$|buts$`)), { weightElsewhere: 0.2 }),
  sense(
    'prescription prescriptions',
    'prescription-medical-fr/noun',
    near('médica|médecin|ordonnance|traitement|patient|pharmac'),
  ),
  sense(
    'tribune tribunes',
    'opinion-tribune/noun',
    either(isAfter(/^libres?$/), near('publi|journal|presse|sign|monde$|texte|auteur')),
  ),
  sense('prise prises', 'socket-prise/noun', near('électri|courant|rasoir|brancher|chargeur|usb'), {
    weightElsewhere: 0.001,
  }),
  senseAndClass(
    'bobo bobos',
    'hipster-bobo/adjective',
    not(near('mal$|faire$|fait$|genou|doigt|pansement|maman|petit|bébé')),
  ),
  sense(
    'formation formations',
    'formation-forming/noun',
    goesOn(
      /^(?:de|d’) (?:\S+ )?(?:craquelures?|roches?|étoiles?|cristaux|nuages?|glace|gouvernement|caillots?|planètes?|couples?|images?|mots|idées|groupes?|alliances?|fissures?|cellules?|dunes?|gaz|sols?)\b/,
    ),
    { weightElsewhere: 1 },
  ),
  sense(
    'chaîne chaînes',
    'channel-tv/noun broadcaster-channel-cadena/noun',
    near('télé|émission|soirée|antenne|journaliste|présent|public|diffus|épisode|série|câbl|satellite'),
    { weightElsewhere: 1 },
  ),
  sense(
    'conseil',
    'council/noun',
    both(isAfter(/^(?:le|du|au)$/), near('commission|parlement|européen|membre|ministre|maire|séance|vote')),
    { weightElsewhere: 1 },
  ),
  sense(
    'droit',
    'law-study/noun',
    isBefore(
      /^(?:européen|français|anglais|allemand|américain|national|interne|positif|naturel|musulman|bancaire|social)$/,
    ),
    { weightElsewhere: 1 },
  ),
  senseAndClass('plus', 'most-superlative/adverb', isAfter(/^des$/), {
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    weightIfMeant: 100,
  }),
].flat();
