import type { Rule } from '../../grammar-rule.ts';
import { both, either, goesOn, isAfter, isBefore, near, not, sense, usually } from '../french-senses.ts';

/** Senses of nouns about the body, animals, land, ships and machines, recognised by nearby words. */
export const frenchBodyAndLandSenses: readonly Rule[] = [
  // “membres” means “limbs” in “les quatre membres et les vertèbres” (the four limbs and the vertebrae), but not in “les
  // membres du club” (the members of the club).
  sense('membre membres', 'limb/noun', near('vertèb|squelett|mâchoire|pelvis|amput|paralys|articulation|muscle|patte')),
  sense('arête arêtes', 'fishbone-arete/noun', near('poisson|chair|truite|saumon|filet|sardine|mang|avaler'), {
    weightElsewhere: 0.01,
  }),
  // “terre” means “dry land” in “par mer et par terre” (by sea and by land).
  sense(
    'terre',
    'dry-land/noun',
    both(isAfter(/^(?:par|sur|vers|la|de)$/), near('mer$|mers$|marin|navire|débarqu|océan|maritime|bateau')),
    { weightElsewhere: 1 },
  ),
  // “chasseur” means “fighter plane” in “l’avion est un chasseur monoplace” (the plane is a single-seat fighter), but not in
  // “un chasseur de lapins” (a rabbit hunter).
  sense(
    'chasseur chasseurs',
    'fighter-plane-chasseur/noun',
    near(
      'avion|aérien|aviation|monoplace|biplace|bombardi|escadr|pilote|prototype|appareil|monoplan|biplan|moteur|réact|raf$|luftwaffe',
    ),
    { weightElsewhere: 0.001 },
  ),
  sense('tampon tampons', 'buffer/noun', isAfter(/^(?:états?|zones?|mémoires?|solutions?)$/), { weightElsewhere: 0.3 }),
  usually('blocage blocages', 'blocking-blocage/noun'),
  sense(
    'pelouse pelouses',
    'pitch-pelouse/noun',
    near('match|joueu|football|rugby|équipe|club|stade|saison|ballon|foul|mi-temps'),
    { weightElsewhere: 0.01 },
  ),
  // “but” means “base” in “le frappeur atteint le deuxième but” (the batter reaches second base), but not in “le but du jeu”
  // (the aim of the game).
  sense(
    'but buts',
    'base-baseball-but/noun',
    both(
      isAfter(/^(?:premier|deuxième|troisième|1er|2e|3e|de|des)$/),
      near('baseball|ligue|frapp|lanceu|manche|retrait|receveur|voltigeur|arrêt-court'),
    ),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-6 },
  ),
  // “scène” means “stage” in “monter sur la scène” (go up on the stage), but not in “la scène du film” (the scene of the
  // film).
  sense(
    'scène scènes',
    'stage/noun',
    both(
      either(
        goesOn(
          /^(?:internationale|nationale|politique|musicale|artistique|rock|locale|européenne|mondiale|publique|littéraire|électro)/,
        ),
        ({ earlier }) =>
          earlier.at(-2)?.form === 'sur' && /^(?:la|une|cette|les|des)$/.test(earlier.at(-1)?.form ?? ''),
        both(
          isAfter(/^(?:de|en)$/),
          near('théât|gestionnaire|directeur|régisseur|musicien|concert|costume|décor|entr[ée]|livret|partenaire'),
        ),
      ),
      not(near('films?$|tourn|épisode|crime')),
    ),
    { weightElsewhere: 0.3 },
  ),
  sense('voie voies', 'track-rail/noun', goesOn(/^(?:de chemins?|ferrée|normale|étroite|métrique)/), {
    weightElsewhere: 1,
  }),
  // “allure” means “pace” in “rouler à vive allure” (drive at a fast pace), but not in “un homme d’allure sportive” (a man
  // of athletic look).
  sense(
    'allure allures',
    'pace/noun',
    both(
      isAfter(/^(?:vive|grande|toute|même|bonne|cette|petite)$/),
      near('roul|cour[sut]|vitesse|march|avanc|km$|galop|train$'),
    ),
    { weightElsewhere: 0.1 },
  ),
  usually('allure allures', 'look-allure/noun'),
  sense(
    'animation animations',
    'activity-animation/noun',
    either(
      ({ word }) => word.form === 'animations',
      near(
        'soirée|enfant|village|fête|atelier|commerc|vacances|camping|touris|rues?$|quartier|ambiance|marché|équipe$',
      ),
    ),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'pièce',
    'play-theatre/noun',
    (place) =>
      isAfter(/^(?:la|cette|sa|une)$/)(place) &&
      place.rest.some(({ form }) => /^(?:théât|comédie|tragédie|dramatur|metteur|shakespeare|molière)/.test(form)),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  sense('moitié', 'other-half-moitie/noun', both(isAfter(/^(?:ma|ta)$/), not(isBefore(/^(?:de|du|des|d’)$/))), {
    weightElsewhere: 1e-4,
  }),
].flat();
