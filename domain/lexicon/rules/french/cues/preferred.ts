import type { Rule } from '../../grammar-rule.ts';
import { er, isReflexive, not } from '../french-senses.ts';
import { aroundNoun, type Cue, cued, meant } from '../french-word-cues.ts';

const always: Cue = () => true;

/** The sense that a word has in most texts, with the forms of the word. */
const preferred: Readonly<Record<string, string>> = {
  'leave-quitter-fr/verb': er('quitt'),
  'place-endroit-fr/noun': 'endroit endroits',
  'revolt-revolte-fr/noun': 'révolte révoltes',
  'explosion-fr/noun': 'explosion explosions',
  'include-contain-document/verb': er('comport'),
  'poll-sondage-fr/noun': 'sondage sondages',
  'security-securite-fr/noun': 'sécurité',
  'limited-limite-fr/adjective': 'limité limitée limités limitées',
  'own-posseder-fr/verb':
    'possède possèdent possédait possédaient posséder possédé possédant posséda possédée posséderont possédera',
  'see-again-revoir-fr/verb': 'revoir revoit revoient revoyait revu revus revis revit reverra',
  'acquire/verb': 'acquérir acquiert acquièrent acquérait acquit acquis acquise acquises acquirent acquérant',
  'atmosphere-ambiance-fr/noun': 'ambiance ambiances',
  'gradually-progressivement-fr/adverb': 'progressivement',
  'mishap-mesaventure-fr/noun': 'mésaventure mésaventures',
  'contact-contacter-fr/verb': er('contact'),
  'internship-stage-fr/noun': 'stage stages',
  'operate-actionner-fr/verb': er('actionn'),
  'packet-paquet-fr/noun': 'paquet paquets',
  'story-recit-fr/noun': 'récit récits',
  'trip-voyage-fr/noun': 'voyage voyages',
  'magnificent-fr/adjective': 'magnifique magnifiques',
  'marvellous-fr/adjective': 'merveilleux merveilleuse merveilleuses',
  'horrible-fr/adjective': 'horrible horribles',
  'count-decompte-fr/noun': 'décompte décomptes',
  'wake-reveiller-fr/verb': er('réveill'),
  'take-emmener-fr/verb':
    'emmène emmènent emmener emmenait emmené emmenée emmenés emmena emmènera emmenant emmènent emmenez',
  'insult-insulter-fr/verb': er('insult'),
  'indignation-fr/noun': 'indignation',
  'injured-person-fr/noun': 'blessé blessés blessée blessées',
  'see-apercevoir-fr/verb': 'aperçoit aperçoivent apercevait aperçu aperçue aperçut aperçurent apercevoir aperçois',
  'killer-tueur-fr/noun': 'tueur tueurs tueuse tueuses',
  'darkness-night/noun': 'obscurité',
  'light-eclairer-fr/verb': er('éclair'),
  'advertising-publicite-fr/noun': 'publicité publicités',
  'taste-deguster-fr/verb': er('dégust'),
  'sacred-sacre-fr/adjective': 'sacré sacrée sacrés sacrées',
  'bearable-fr/adjective': 'supportable supportables',
  'homicide-fr/noun': 'homicide homicides',
  'loyalty-fidelite-fr/noun': 'fidélité',
  'ceasefire-fr/noun': 'cessez-le-feu',
  'unrest-agitation-fr/noun': 'agitation',
  'young-lady-demoiselle-fr/noun': 'demoiselle demoiselles',
  'charm-charme-fr/noun': 'charme charmes',
  'bet-pari-fr/noun': 'pari',
  'collaboration-fr/noun': 'collaboration collaborations',
  'threatening/adjective': 'menaçant menaçante menaçants menaçantes',
  'authentic-fr/adjective': 'authentique authentiques',
  'imitator-fr/noun': 'imitateur imitateurs',
  'apparently/adverb': 'apparemment',
  'star-vedette-fr/noun': 'vedette vedettes',
  'enigma-fr/noun': 'énigme énigmes',
  'goods-marchandise-fr/noun': 'marchandise marchandises',
  'beg-supplier-fr/verb': er('suppli'),
  'hit-percuter-fr/verb': er('percut'),
  'sequence-fr/noun': 'séquence séquences',
  'divergence/noun': 'divergence divergences',
  'state-enoncer-fr/verb': er('énonc', 'énonç'),
  'question-interpeller-fr/verb': er('interpell'),
  'press-release-communique-fr/noun': 'communiqué communiqués',
  'division-decoupage-fr/noun': 'découpage découpages',
  'register-registre-fr/noun': 'registre registres',
  'return-come-back-fr/verb':
    'revenir revient reviennent revenait revenaient revint revinrent revenue revenus revenues reviendra reviendront reviens revenant reviendrait',
  'sincerely-fr/adverb': 'sincèrement',
  'junction-jonction-fr/noun': 'jonction jonctions',
  'criminal-criminel-fr/noun': 'criminel criminels criminelle criminelles',
  'among-parmi-fr/preposition': 'parmi',
  'inverse-fr/adjective': 'inverse inverses',
  'madness-folie-fr/noun': 'folie',
  'immobilise-fr/verb': er('immobilis'),
  'order-arrete-fr/noun': 'arrêté arrêtés',
  'order-commande-fr/noun': 'commande commandes',
};

/** The usual senses of common words. Rules for other senses of these words apply in addition. */
export const frenchPreferredSenses: readonly Rule[] = [
  ...Object.entries(preferred).flatMap(([concept, forms]) => meant(forms, concept, always)),
  // “fuite” means “flight” in “la fuite des habitants” (the flight of the inhabitants), but not in “une fuite de gaz” (a gas
  // leak).
  ...meant(
    'fuite fuites',
    'flight-fuite-fr/noun',
    not(
      aroundNoun(
        'eau gaz pétrole huile radioactive document donnée tuyau information canalisation toiture plomberie robinet',
      ),
    ),
  ),
  ...meant(
    'repousser repousse repoussent repoussait repoussé repoussée repoussés repoussa repoussèrent repoussant',
    'put-off-repousser-fr/verb',
    aroundNoun('date élection sortie échéance lancement réunion vote procès match départ délai ouverture calendrier'),
  ),
  ...meant(
    'repousser repousse repoussent repoussait repoussé repoussée repoussés repoussa repoussèrent repoussant',
    'push-back-repousser-fr/verb',
    not(
      aroundNoun('date élection sortie échéance lancement réunion vote procès match départ délai ouverture calendrier'),
    ),
  ),
  ...meant('pratique pratiques', 'practice-pratique-fr/noun', always),
  ...meant(er('récolt'), 'harvest-recolter-fr/verb', always),
  ...meant(er('baign'), 'bathe-baigner-fr/verb', not(isReflexive)),
  ...meant('nourrit nourrissent nourrissait nourrissaient nourrir nourri', 'feed-se-nourrir-fr/verb', isReflexive),
  ...meant(er('occup'), 'deal-with-s-occuper-fr/verb', isReflexive),
  // “trafic” means “trafficking” in “le trafic de drogue” (drug trafficking), but not in “le trafic aérien” (air traffic).
  ...meant(
    'trafic trafics',
    'trafficking-trafic-fr/noun',
    aroundNoun(
      'drogue arme héroïne cocaïne cannabis stupéfiant esclave organe criminel être humain cigarette contrebande',
    ),
  ),
  // “patrimoine” means “heritage” in “le patrimoine culturel” (the cultural heritage), but not in “gérer un patrimoine”
  // (manage assets).
  ...cued(
    'patrimoine patrimoines',
    'heritage/noun',
    not(aroundNoun('gestion gérer impôt fortune financier revenu immobilier héritier milliard million placement')),
  ),
  // “sort” means “fate” in “le sort des prisonniers” (the fate of the prisoners), but not in “jeter un sort” (cast a spell).
  ...meant('sort', 'fate-sort-fr/noun', not(aroundNoun('jeter jette jeté magie sorcière sorcier magique lancer'))),
  // “direction” means “management” in “la direction de la société” (the management of the company), but not in “la direction
  // du vent” (the direction of the wind).
  ...meant(
    'direction',
    'management-direction-fr/noun',
    aroundNoun(
      'générale groupe syndicat entreprise usine société comité membre salarié parti équipe école établissement nommé confiée assure assurer prend collégiale club journal régionale',
    ),
  ),
  ...cued(
    'placement placements',
    'investment-financial-aplicacao/noun',
    aroundNoun('financier argent fonds bancaire épargne banque bourse rendement capital boursier client'),
  ),
];
