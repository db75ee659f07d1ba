import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { isInstitution } from '../french-context.ts';
import { both, either, goesOn, inSentence, isAfter, isBefore, near, not, sense, usually } from '../french-senses.ts';
import { film, meal, music, stage } from '../french-subjects.ts';

/** Senses of nouns about music, film, theatre, books and the press, recognised by nearby words. */
export const frenchArtsSenses: readonly Rule[] = [
  sense(
    'ensemble ensembles',
    'ensemble-of-musicians/noun',
    both(inSentence(music), not(isBefore(/^(?:de|des|du|d’)$/))),
  ),
  sense('pièce pièces', 'play-theatre/noun', near(stage), { weightElsewhere: 0.1 }),
  sense(
    'pièce pièces',
    'coin/noun',
    near('monnaie|billet|fausses|centime|cents?$|frapp|numismat|euros?$|argent$|or$|bronze'),
    { weightElsewhere: 0.1 },
  ),
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
    'titre titres',
    'song-track-titre/noun',
    near('album|chans|single|clip|radio|enregistr|pistes?$|remix|disque'),
    { weightElsewhere: 0.05, weightOfOthers: 0.05 },
  ),
  sense(
    'sortie',
    'release-sortie/noun',
    near(`${music}|films?$|livre|jeu$|jeux$|version|roman|dvd|prévue|single|opus|salles$|disque`),
  ),
  usually('suite', 'continuation-suite/noun'),
  sense('suite suites', 'suite/noun', near('musi|orchestr|piano|bach|violoncelle|hôtel|chambre|nuptial|luxe|symphon')),
  sense(
    'volume volumes',
    'volume-book-fr/noun',
    near('livre|œuvre|tome|encyclop|publi|pages|éditi|roman|histoire|bande|premier|ouvrage|biblio'),
  ),
  sense('volume', 'volume-size/noun', not(near('sonore|musique|bruit|radio|télé|livre|son$')), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.1,
  }),
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
  sense('distribution', 'cast-actors/noun', near(`acteur|actrice|rôle|comédien|casting|complèt|${film}`)),
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
      'routes?$|bâtiment|construction|jardin|coût|travaux|voirie|machine|véhicul|répar|matériel|nettoy|produits|espaces|réseau|mécan',
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
  sense('nouvelle nouvelles', 'short-story/noun', near('recueil|écrivain|roman|auteur|littér|poèm|romanci|publi'), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.2,
  }),
  sense('objectif objectifs', 'lens/noun', near('caméra|photo|appareil|optique|zoom|miroir|focal')),
  sense(
    'peinture',
    'paint-peinture/noun',
    near('mur|pot$|couche|bleue|blanche|rouge|verte|noire|saturée|spray|bombe|écaill|sèche|chambre'),
  ),
  sense(
    'personnage personnages',
    'figure-personnage/noun',
    near(
      'historique|biblique|sculpt|relief|fresque|debout|apôtre|vitrail|époque|publics?$|politique|influent|importants?$|statue|peint',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense('plan plans', 'camera-shot/noun', near('caméra|séquence|gros|fixe|filmé|travelling|cadrage')),
  sense('plateau plateaux', 'film-set-plateau/noun', near('télé|émission|tournage|animat|invité|studio|film')),
  sense('plateau plateaux', 'tray/noun', near(`${meal}|verre|fruits|royal|huîtres|servi|petit-déjeuner`), {
    weightElsewhere: 0.2,
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
  sense(
    'volet volets',
    'part-volet/noun',
    near(
      'premier|second|deuxi|troisi|social|dernier|projet|trilogie|film|programme|réforme|économi|saga|enquête|autre|plan$',
    ),
  ),
  sense(
    'conférence conférences',
    'lecture-conference/noun',
    either(near('donn|prononc|cycle|débat|professeur|universit|exposé|intitul|auteur'), goesOn(/^sur /)),
    { weightElsewhere: 0.1 },
  ),
  sense('cote cotes', 'shelf-mark-cote/noun', near('biblioth|archiv|manuscrit|conserv|numéro|sous$|bnf|fonds')),
  usually('cote cotes', 'odds-cote/noun'),
  usually('touche touches', 'touch-key-touche/noun'),
  usually('couverture couvertures', 'cover-couverture/noun'),
  sense('couverture couvertures', 'blanket/noun', near('lit$|lits$|froid|laine|oreiller|matelas|drap|dorm|chaud')),
  sense(
    'tirage tirages',
    'print-run-tirage/noun',
    near('exemplaire|journal|magazine|quotidien|revue|édition|livre|presse'),
    { weightElsewhere: 0.01 },
  ),
  usually('tournée tournées', 'tour-tournee/noun'),
  sense('tournée tournées', 'round-of-drinks/noun', near('bar$|boire|verre|bière|patron|général|offr')),
  sense(
    'clôture',
    'closing-cloture/noun',
    near('cérémonie|spectacle|festival|discours|séance|bours|match|journée|soirée|saison|jeux'),
  ),
].flat();
