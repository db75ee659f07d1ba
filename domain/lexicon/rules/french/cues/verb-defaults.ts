import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly } from '../../word-classes.ts';
import { closeAfter } from '../french-context.ts';
import {
  both,
  either,
  er,
  isAfter,
  isBefore,
  near,
  not,
  partOfSpeech,
  sense,
  senseAndClass,
  unless,
} from '../french-senses.ts';
import { meal, sport } from '../french-subjects.ts';

const battre = 'bat battent battait battaient battit battirent battre battu battue battus battues battra';
const choisir =
  'choisir choisit choisissent choisissait choisirent choisi choisie choisis choisies choisissant choisira';
const prevenir = 'prévenir prévient préviennent prévenait prévint prévenu prévenue prévenus prévenues prévenant';
const rompre = 'rompre rompt rompent rompait rompit rompu rompue rompus rompues rompant';
const franchir =
  'franchir franchit franchissent franchissait franchirent franchi franchie franchis franchies franchissant';
const etendre = 'étendre étend étendent étendait étendit étendirent étendu étendue étendus étendues étendant';
const detenir = 'détenir détient détiennent détenait détenaient détint détiendra détenant';
const gerer = 'gérer gère gèrent gérait géraient géra géré gérée gérés gérées gérant gérera';
const abattre = 'abattre abat abattent abattait abattit abattirent abattu abattue abattus abattues abattra';
const war =
  'armée|troupe|navire|régiment|escadre|flotte|bataillon|division|général|brigade|corps|soldat|force|expédition|garnison|compagnie';

/** Default senses of verbs and adjectives. The default sense is chosen unless words nearby point to another sense. */
export const frenchVerbDefaults: readonly Rule[] = [
  unless(er('sembl'), 'seem/verb'),
  unless(er('recherch'), 'look-for/verb', [
    'search-for-criminal/verb',
    near('polic|interpol|criminel|suspect|mandat|meurtr|justice'),
  ]),
  // “commande” means “have command of” in “il commande le Victory” (he commands the Victory).
  sense(
    er('command'),
    'command/verb',
    either(near(war), ({ after }) =>
      after.slice(0, 2).some(({ form }, index) => /^(?:l[ae]|l’)$/.test(form) && isCapitalised(after[index + 1])),
    ),
    { weightElsewhere: 0.3 },
  ),
  sense(
    battre,
    'defeat/verb',
    near(`${sport}|armée|élection|candidat|anglais|français|ennemi|troupes|général|sortant`),
    { weightElsewhere: 0.1 },
  ),
  unless(choisir, 'choose/verb'),
  sense(
    prevenir,
    'warn/verb',
    not(
      near(
        'maladi|risque|formation|conflit|violence|spam|accident|caillot|crise|infection|incendie|terroris|fraude|guerre|suicide|tentation',
      ),
    ),
  ),
  unless(rompre, 'break/verb', ['break-up-couple/verb', near('petit|copain|copine|fianç|couple|amant')]),
  unless(franchir, 'cross/verb'),
  unless(etendre, 'spread-out/verb', ['hang-out/verb', near('linge|lessive|drap|fil$')]),
  unless(er('évacu'), 'evacuate/verb'),
  unless(er('réclam'), 'demand-claim-reclamar/verb'),
  sense(
    er('coul'),
    'sink-something/verb',
    near('navire|bateau|sous-marin|torpill|cuirassé|croiseur|cargo|bâtiment|u-boot|paquebot|flotte'),
    { weightElsewhere: 0.2 },
  ),
  sense(abattre, 'shoot-down/verb', near('avion|hélicoptère|appareil|missile|chasseur|drone|aérien'), {
    weightElsewhere: 0.2,
  }),
  sense(abattre, 'fell-tree/verb', near('arbre|chêne|forêt|bois|bûcheron'), { weightElsewhere: 0.2 }),
  sense(
    er('condamn'),
    'condemn/verb',
    both(
      near('attentat|violence|ferme|actes?$|déclaration|politique|communauté|attaque|propos|onu$'),
      not(near('ans$|prison|peine|mort$|amende|tribunal|mois$')),
    ),
    { weightElsewhere: 0.3 },
  ),
  unless(er('pari'), 'bet/verb'),
  unless(gerer, 'manage-lead/verb'),
  unless(detenir, 'hold-title/verb', ['detain/verb', near('prison|otage|polic|arrêt|libér|camp$|cellule|prisonni')]),
  sense(er('doubl'), 'dub/verb', near('voix|films?$|série|acteur|actrice|version|français|comédi|dessin'), {
    weightElsewhere: 0.1,
  }),
  unless(er('attach'), 'attach/verb', ['tie/verb', near('corde|lacet|chien|poteau|mains|pieds|arbre|cheveu|chaîne')]),
  unless(er('organis'), 'organise/verb'),
  unless(er('fonctionn'), 'function/verb'),
  sense(er('abrit'), 'house-contain/verb', not(near('pluie|vent|froid|orage|intempér|protég|réfugi|sous$'))),
  sense(
    er('arros'),
    'flow-through-arroser/verb',
    near('fleuve|rivière|ruisseau|affluent|commune|ville|village|bourg|vallée|région|territoire|cours'),
    { weightElsewhere: 0.01 },
  ),
  sense(
    er('embrass'),
    'embrace/verb',
    near('carrière|religion|foi$|cause|profession|idées|christianisme|islam|métier'),
    { weightElsewhere: 0.1 },
  ),
  unless(er('dress'), 'draw-up-dresser/verb', [
    'train-teach/verb',
    near('chien|cheva|animal|faucon|lion|cirque|dresseu'),
  ]),
  sense(
    'rendre rend rendent rendait rendit rendu rendue rendus rendues rendra',
    'give-back/verb',
    near('livre$|livres$|argent|clés?$|emprunt|terres|propriétaire|prêt[ée]?$|monnaie|objet'),
    { weightElsewhere: 0.3 },
  ),
  sense(
    er('décroch'),
    'win-conquer-title/verb',
    near('médaille|titre|contrat|prix$|place|rôle|victoire|bac$|diplôme|podium|qualif|trophée|championn|coupe'),
    { weightElsewhere: 0.1 },
  ),
  unless(er('débouch'), 'lead-to-deboucher/verb'),
  unless('pacifique pacifiques', 'peaceful-pacifique/adjective', [
    'pacific/adjective',
    either((place) => isCapitalised(place.word), near('océan|îles?$|côte|nord|sud')),
  ]),
  unless('arabe arabes', 'arab-arabe/adjective', [
    'arabic/adjective',
    near('langue|alphabet|mots?$|écri|lettre|chiffre|tradu|parl|dialect|grammair'),
  ]),
  // “dure” is an adjective in “l’étape est très dure” (the stage is very hard), but not in “le match dure une heure” (the
  // match lasts an hour).
  partOfSpeech(
    'dure dures',
    'adjective',
    isAfter(/^(?:très|trop|plus|si|assez|est|sont|vie|drogues?|peau|pierre|roche|branche|ligne|mène)$/),
    { weightOfOthers: 0.005 },
  ),
  partOfSpeech('établi établis', 'verb', not(isAfter(/^(?:un|l’|son|cet|d’|les|des)$/)), { weightOfOthers: 0.02 }),
  partOfSpeech('manquant', 'verb', isBefore(/^(?:de|d’|parfois|souvent|toujours)$/), { weightOfOthers: 0.02 }),
  partOfSpeech('vivant vivants', 'verb', isBefore(/^(?:sur|dans|en|à|au|aux|chez|avec|près|sous|seul|de|d’)$/), {
    weightOfOthers: 0.05,
  }),
  partOfSpeech('gros', 'adjective', (place) => closeAfter(place) !== undefined, { weightOfOthers: 0.01 }),
  partOfSpeech(
    'souverain souveraine souverains souveraines',
    'adjective',
    (place) => isOnly(place.before, ['noun', 'adjective'], place.lexicon) && isAfter(/./)(place),
    { weightOfOthers: 0.05 },
  ),
  // “juste” means “just” in “il s’agit juste d’une erreur” (it is just a mistake), but not in “un prix juste” (a fair
  // price).
  senseAndClass(
    'juste',
    'just-right-juste/adverb',
    both(
      isBefore(/^(?:d’|de|une?|deux|trois|quelques|pour|le|la|les)$/),
      not(isAfter(/^(?:un|le|plus|très|est|si|trop|prix|la|au)$/)),
    ),
    { weightElsewhere: 1 },
  ),
  // “passé” is a verb in “le taux est passé à 5 %” (the rate rose to 5 %).
  partOfSpeech(
    'passé passée passés passées',
    'verb',
    both(
      isAfter(/^(?:est|sont|était|étaient|a|ont|avait|suis|serait|sera)$/),
      isBefore(/^(?:à|au|aux|de|du|par|en|dans|sous|devant)$/),
    ),
    { weightOfOthers: 0.02 },
  ),
  partOfSpeech('perdu perdue perdus perdues', 'verb', () => true, { weightOfOthers: 0.02 }),
  unless('sage sages', 'wise/adjective', [
    'well-behaved/adjective',
    near('enfant|élève|chien|fille|garçon|bébé|image'),
  ]),
  unless('net nette nets nettes', 'distinct/adjective', [
    'net-after-deductions/adjective',
    near('bénéfice|résultat|revenu|salaire|impôt|euros?$|perte|actif|millions?$|profit|brut'),
  ]),
  unless('digital digitale digitaux digitales', 'digital/adjective', ['finger-adjective/adjective', near('empreinte')]),
  unless('impuissant impuissante impuissants impuissantes', 'powerless/adjective'),
  unless('terrestre terrestres', 'terrestrial/adjective'),
  sense(
    'correct correcte corrects correctes',
    'decent/adjective',
    near(`${meal}|chambre|prix|service|hôtel|propre|accueil|repas|qualité`),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'disparu disparue disparus disparues',
    'extinct/adjective',
    near('espèce|animal|animaux|dinosaur|langue|fossil|oiseau|genre'),
    { weightElsewhere: 0.3 },
  ),
  partOfSpeech(
    'nul nulle nuls nulles',
    'adjective',
    isAfter(/^(?:vraiment|trop|plutôt|très|assez|complètement|est|était|sont)$/),
    { weightOfOthers: 0.01 },
  ),
  unless('inadmissible inadmissibles', 'unacceptable/adjective'),
  // “capital” means “essential” in “il est capital de” (it is essential to).
  unless('capitale capital', 'paramount/adjective', [
    'momentous-es/adjective',
    either(isBefore(/^dans$/), near('histoire')),
  ]),
].flat();
