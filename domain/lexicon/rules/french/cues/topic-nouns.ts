import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { both, either, goesOn, isAfter, isBefore, near, not, sense } from '../french-senses.ts';
import { election, music, sport } from '../french-subjects.ts';

type Test = Parameters<typeof sense>[2];

/**
 * Rules for a sense that is unlikely without certain words nearby. They also work for a sense that the lexicon lists for
 * French only.
 */
const meant = (forms: string, concept: string, holds: Test) =>
  sense(forms, concept, holds, { weightElsewhere: 0.02, weightOfOthers: 1e-3, weightIfMeant: 30 });
/** Rules for the usual sense of a word. The test `others` recognises the other senses. */
const mostly = (forms: string, concept: string, others: Test = () => false) =>
  sense(forms, concept, not(others), { weightElsewhere: 0.3, weightOfOthers: 1e-3, weightIfMeant: 10 });

const isDirection: Test = either(
  isAfter(/^(?:de|le|du|son|garder|mettre|mis|met|maintient|maintenir)$/),
  isBefore(/^(?:au|sur|vers|à)$/),
);
const isLandscape = near('île|côte|mer$|océan|péninsule|promontoire|pointe|baie|phare|nord|sud$|est$|ouest|navigat');

/** Nouns whose sense is recognised by the topic of the sentence. */
export const frenchTopicNouns: readonly Rule[] = [
  // “cap” means “cape” in “un cap rocheux” (a rocky cape), but not in “un changement de cap” (a change of course).
  meant(
    'cap caps',
    'cape-geography/noun',
    either(isAfter(/^(?:un|au|ce|des|les)$/), both(isLandscape, not(isDirection))),
  ),
  // “formation” means “band” in “cette formation a enregistré un album” (this band recorded an album), but not in “une
  // formation d’infirmière” (nurse training).
  meant(
    'formation formations',
    'line-up-formation-fr/noun',
    either(
      isBefore(/^(?:politique|politiques|musicale|musicales|initiale|originale|classique|instrumentale)$/),
      both(
        isAfter(/^(?:la|cette|sa|une|leur)$/),
        near('concert|album|musicien|trio|quatuor|quintette|orchestre|chanteu|batteur|guitar'),
      ),
    ),
  ),
  mostly(
    'formation formations',
    'training/noun',
    either(
      isBefore(/^(?:politique|politiques|musicale|musicales|initiale|originale|classique|instrumentale|de|d’|du|des)$/),
      near('concert|album|musicien|trio|quatuor|quintette|orchestre|chanteu|batteur|guitar|équipe|joueu|militaire'),
    ),
  ),
  sense('morts', 'dead-person-mort-fr/noun', () => true, { weightOfOthers: 0.01, weightIfMeant: 30 }),
  // “milieu” means “environment” in “grandir dans un milieu modeste” (grow up in a modest environment), but not in “au
  // milieu de la salle” (in the middle of the room).
  meant(
    'milieu milieux',
    'environment-milieu/noun',
    both(
      either(
        isBefore(
          /^(?:naturels?|marins?|aquatiques?|urbains?|rural|ruraux|scolaires?|familial|professionnels?|modestes?|populaires?|hostiles?|aisés?|ouvriers?|artistiques?|scientifiques?|social|sociaux|humides?|carcéral|hospitalier|universitaires?|culturels?|où|bourgeois|intellectuels?|médical|sportif|politiques?|économiques?|fermés?|ambiant|d’affaires)$/,
        ),
        isAfter(/^(?:un|ce|quel|leur|notre|certains|différents|tous)$/),
      ),
      not(near('terrain|défensif|offensif|attaquant|joueu')),
    ),
  ),
  // “tour” means “round” in “le premier tour de l’élection” (the first round of the election), but not in “c’est mon tour”
  // (it’s my turn).
  meant('tour tours', 'reign-round-qualifying/noun', both(near(election), not(near('eiffel|cycl|étape')))),
  sense('voix', 'vote/noun', near(`${election}|obten|obtien|remport|recueil|sièges?$`), { weightElsewhere: 1 }),
  // “collège” means “secondary school” in “être élève au collège” (be a pupil at secondary school), but not in “un collège
  // d’experts” (a panel of experts).
  mostly(
    'collège collèges',
    'secondary-school/noun',
    goesOn(
      /^(?:électoral|(?:d’|de|des) (?:experts?|commissaires|médecins|directeurs|arbitres|cardinaux|prélats|sages))\b/,
    ),
  ),
  // “succession” means “taking over a post” in “prendre la succession du directeur” (succeed the director), but not in “les
  // droits de succession” (inheritance tax).
  mostly(
    'succession successions',
    'succession/noun',
    near('droits|héritier|notaire|fiscal|testament|impôt|patrimoine|défunt'),
  ),
  meant(
    'portefeuille portefeuilles',
    'portfolio/noun',
    near('ministr|minist|actions?$|titres|investiss|gestion|clients|produits|brevets|finances|économie|gouvernement'),
  ),
  meant(
    'cabinet cabinets',
    'practice-cabinet/noun',
    near('médecin|médical|chirurgi|dentist|dentaire|patient|docteur|consult|kiné|vétérinaire|infirmi'),
  ),
  // “charges” means “accusations” in “les charges retenues contre lui” (the charges against him).
  meant(
    'charge charges',
    'accusation-charge-fr/noun',
    either(isBefore(/^(?:contre|retenues?|pesant)$/), near('accus|procès|inculp|procureur|abandonn|tribunal|retenu')),
  ),
  // “demande” means “request” in “une demande d’aide” (a request for help), but not in “une demande d’asile” (an application
  // for asylum) or “l’offre et la demande” (supply and demand).
  mostly(
    'demande demandes',
    'request-demande/noun',
    near(
      'offre$|marché|croissan|consommat|énergi|explosion|mondiale|forte$|asile|visa|formulaire|permis|adhésion|brevet|naturalis',
    ),
  ),
  meant(
    'demande demandes',
    'demand/noun',
    both(near('offre$|marché|croissan|consommat|énergi|explosion|mondiale|intérieure|forte$'), not(near('asile|visa'))),
  ),
  meant('rappel rappels', 'encore/noun', near(`concert|public|scène|${music}`)),
  meant(
    'reprise reprises',
    'cover-version-reprise/noun',
    both(near(music), not(isAfter(/^(?:à|deux|trois|plusieurs|maintes)$/))),
  ),
  // “montage” means “arrangement” in “un montage financier” (a financial arrangement).
  meant('montage montages', 'arrangement-montage-fr/noun', isBefore(/^(?:financiers?|juridiques?|fiscal|fiscaux)$/)),
  // “mémoire” means “dissertation” in “son mémoire de fin d’études” (his dissertation), but not in “la mémoire” (memory).
  meant(
    'mémoire',
    'dissertation-memoire-fr/noun',
    either(
      isAfter(/^(?:un|le|ce|du|au)$/),
      both(isAfter(/^(?:son|mon|ton|leur)$/), isBefore(/^(?:sur|de|intitulé|consacré)$/)),
      isBefore(/^sur$/),
    ),
  ),
  // “arc” means “arch” in “un arc en pierre” (a stone arch), but not in “tirer à l’arc” (shoot with a bow).
  meant(
    'arc arcs',
    'arch/noun',
    either(
      near(
        'voûte|pierre|église|porte|cintre|triomphe|brisé|ogiv|pilier|colonn|façade|boutant|nef$|pont|mur$|plein|retomb|culée',
      ),
      isBefore(/^de$/),
    ),
  ),
  // “titulaire” means “regular player” in “être titulaire dans l’équipe” (be a regular player in the team), but not in
  // “titulaire d’un diplôme” (holder of a degree).
  meant(
    'titulaire titulaires',
    'regular-player/noun',
    both(near(`${sport}|équipe|entraîn|remplaç|saison|match`), not(isBefore(/^(?:de|d’|du|des)$/))),
  ),
  meant('aval', 'downstream-part-aval/noun', near('amont|fleuve|rivière|barrage|cours$|eaux?$|affluent|confluen')),
  // “cours” means “course of a river” in “le cours du fleuve” (the course of the river), but not in “un cours de chant” (a
  // singing lesson).
  meant(
    'cours',
    'course-of-river-cours-fr/noun',
    both(
      near('rivière|fleuve|détourn|embouchure|affluent|torrent|ruisseau|méandre'),
      not(isAfter(/^(?:au|en|les|des)$/)),
    ),
  ),
  // “barre” means “mark” in “passer la barre des 100 points” (pass the 100-point mark).
  meant('barre', 'mark-threshold-barre/noun', goesOn(/^(?:des|de) \d/)),
  // “marques” means “traces” in “laisser des marques” (leave marks), but not in “une marque de voiture” (a car brand).
  meant(
    'marque marques',
    'mark-trace-marque-fr/noun',
    near('laiss|traces?$|peau|corps|cou$|visage|respect|affection|confiance|estime'),
  ),
  mostly('prisonnier prisonniers prisonnière prisonnières', 'prisoner-prisonnier-fr/noun'),
  // “compagnons” means “companions” in “ses compagnons” (his companions), but not in “elle vit avec son compagnon” (she
  // lives with her partner).
  mostly('compagnons', 'companion/noun'),
  mostly('compagnon', 'companion/noun', both(isAfter(/^(?:son|mon|ton|leur)$/), not(isBefore(/^(?:de|d’)$/)))),
  // “élan” means “momentum” in “prendre de l’élan” (gather momentum), but not in “un élan dans la forêt” (a moose in the
  // forest).
  mostly('élan', 'momentum/noun', near('forêt|renne|chass|animal|cerf|orignal|suède|troupeau')),
  mostly('antiquité', 'antiquity-period-fr/noun', near('antiquaire|meuble|vend|magasin|boutique')),
  mostly('précipitations', 'rainfall-precipitations-fr/noun'),
  mostly('réussite réussites', 'success-reussite-fr/noun', near('cartes?$|patience')),
  mostly('suppression suppressions', 'removal/noun', near('fichier|données|compte|texte|mot$|page')),
  // “standard” is a level of quality in “au même standard” (to the same standard), but not in “le standard téléphonique”
  // (the telephone switchboard).
  mostly('standard standards', 'standard/noun', near('téléphon|appel|opérat|central')),
  meant(
    'déclaration déclarations',
    'declaration/noun',
    goesOn(
      /^(?:de guerre|d’ (?:indépendance|amour|impôts?|utilité)|des droits|de revenus|fiscale|universelle|commune|douanière|officielle)\b/,
    ),
  ),
  meant('pavillon pavillons', 'pavilion/noun', near('expo|exposant|foire|parc|jardin|jardins|biennale|château')),
  meant(
    'siège sièges',
    'headquarters/noun',
    both(
      isAfter(/^(?:son|leur|dont|au|ayant)$/),
      not(near('député|parlement|sénat|assemblée|voiture|avion|arrière|avant')),
    ),
  ),
  // “Salon” means “trade fair” in “le Salon du livre” (the book fair), but not in “la table du salon” (the living room
  // table).
  meant(
    'salon salons',
    'trade-fair/noun',
    either(
      near('expos|livre|auto$|automobile|agriculture|édition|visiteur|aéronautique|tourisme|artistes|peintre|stand'),
      both(
        ({ word }) => isCapitalised(word),
        ({ before }) => before !== undefined,
      ),
    ),
  ),
  meant(
    'quotidien quotidiens',
    'daily-newspaper/noun',
    either(
      isBefore(
        /^(?:national|nationaux|régional|régionaux|français|britannique|espagnol|allemand|italien|local|sportif|économique|gratuit)$/,
      ),
      near('journa|presse|éditorial|lecteur|une$|article|rédact|selon|titrait|édition'),
      ({ after: [next] }) => isCapitalised(next),
    ),
  ),
  // “fils” means “threads” in “coudre avec des fils de soie” (sew with silk threads), but not in “mon fils” (my son).
  meant('fils', 'thread/noun', near('coudre|cousu|tissu|soie|coton|laine|aiguille|tiss|brod|étanchéité')),
  // “critique” means “criticism” in “la critique littéraire” (literary criticism), but not in “un critique de cinéma” (a
  // film critic).
  meant('critique', 'criticism-critique/noun', isAfter(/^(?:la|une|de|sa|cette|toute)$/)),
  meant(
    'représentation représentations',
    'representation/noun',
    not(
      near(
        'théâtr|pièce|scène|opéra|public|spectacl|comédi|troupe|billet|acteur|salle|festival|première|concert|cirque',
      ),
    ),
  ),
  mostly('commandant commandants', 'commander/noun'),
].flat();
