import { isConcept, type Rule } from '../../grammar-rule.ts';

/**
 * Rare meanings, with the forms of the word. A rare meaning is used only where an editor has chosen it for a word of an
 * article.
 */
const rareSenses: Readonly<Record<string, string>> = {
  'be-weather-faire-fr/verb':
    'fait font faire faisait faisaient fit firent fera feront ferait feraient faisant fais faisons faites ferais ferions feriez fasse fassent fis fît faits',
  'carry-up-monter-fr/verb':
    'monter monte montent monté montée montés montées montait montaient monta montèrent montant',
  'go-back-in-rentrer-fr/verb':
    'rentrer rentre rentres rentrent rentré rentrée rentrés rentrées rentrais rentrait rentraient rentra rentrèrent',
  'invert-renverser-fr/verb':
    'renverser renverse renversent renversé renversée renversés renversées renversait renversa',
  'tip-over-se-renverser-fr/verb':
    'renverser renverse renversent renversé renversée renversés renversées renversait renversa',
  'ring-coup-fr/noun': 'coup coups',
  'few-rare-fr/adjective': 'rare rares',
  'many-bien-fr/adverb': 'bien',
  'late-deceased-feu-fr/adjective': 'feu',
  'top-haut-fr/noun': 'haut',
  'safe-coffre-fr/noun': 'coffre coffres',
  'route-ligne-fr/noun': 'ligne lignes',
  'think-se-dire-fr/verb': 'dire dis dit disent disait disaient dirent',
  'end-with-finir-par-fr/verb': 'finir finit finissent finissait finirent fini',
  'can-savoir-fr/verb': 'savoir sait savait saurait sauraient saurais',
  'consider-tenir-pour-fr/verb': 'tenir tient tiennent tenait tenaient tint tinrent tenu tenue tenus tenues',
  'be-like-tenir-fr/verb': 'tenir tient tiennent tenait tenaient tint tinrent tenu tenue tenus tenues',
  'fit-tenir-fr/verb': 'tenir tient tiennent tenait tenaient tint tinrent tenu tenue tenus tenues',
  'be-about-porter-sur-fr/verb': 'porter porte portent portait portaient porta portèrent porté',
  'bear-fruit-porter-fr/verb': 'porter porte portent portait portaient porta portèrent porté',
  'derive-tirer-fr/verb': 'tirer tire tirent tirait tiraient tira tirèrent tiré tirée tirés tirées',
  'call-for-demander-fr/verb': 'demander demande demandent demandait demandaient demanda demandèrent demandé',
  'in-par-fr/preposition': 'par',
  'within-sous-fr/preposition': 'sous',
  'delay-of-signal-delai-fr/noun': 'délai délais',
  'magnitude-grandeur-fr/noun': 'grandeur grandeurs',
  'speech-parole-fr/noun': 'parole paroles',
  'stranger-etranger-fr/noun': 'étranger étrangers étrangère étrangères',
  'survey-relever-fr/verb': 'relever relève relèvent relevé relevée relevés relevées relevait releva',
  'help-oneself-se-servir-fr/verb': 'servir sert servent servait servaient servi servie servis servies',
  'bow-saluer-fr/verb': 'saluer salue saluent salué salués saluait salua saluèrent',
  'cross-legs-croiser-fr/verb': 'croiser croise croisent croisé croisée croisés croisait croisa',
  'catch-rattraper-fr/verb': 'rattraper rattrape rattrapé rattrapée rattrapa',
  'flash-eclat-fr/noun': 'éclat éclats',
  'sitting-assise-fr/noun': 'assise assises',
  'custom-habitude-fr/noun': 'habitude habitudes',
  'leg-pied-meuble-fr/noun': 'pied pieds',
  'hurl-projeter-fr/verb': 'projeter projette projettent projeté projetée projetés projetées projetait',
  'granary-grenier-fr/noun': 'grenier greniers',
  'group-compagnie-fr/noun': 'compagnie compagnies',
  'collector-collecteur-fr/noun': 'collecteur collecteurs',
  'senior-ancien-fr/adjective': 'ancien anciens ancienne anciennes',
  'ride-course-fr/noun': 'course courses',
  'school-report-bulletin-fr/noun': 'bulletin bulletins',
  'sharp-precis-fr/adjective': 'précis précise précises',
  'strange-drole-de-fr/adjective': 'drôle drôles',
  'sounding-sonde-fr/noun': 'sonde sondes',
  'stand-se-dresser-fr/verb': 'dresser dresse dressent dressé dressée dressait dressaient',
};

export const frenchRareSenses: readonly Rule[] = Object.entries(rareSenses).map(([conceptId, fr]) => ({
  forms: { fr },
  means: isConcept(conceptId),
  holds: () => false,
  weightElsewhere: 1e-6,
  isForSingleVersion: true,
}));
