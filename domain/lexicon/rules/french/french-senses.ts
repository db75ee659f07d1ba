import { gapBefore, isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { formOf } from './french-context.ts';

type Test = (place: Place) => boolean;
type Weights = {
  weightElsewhere?: number;
  weightOfOthers?: number;
  /**
   * The factor for the sense itself where the rule holds. It is above 1 by default, because some senses start with a low
   * weight.
   */
  weightIfMeant?: number;
};

/**
 * Senses that the lexicon lists for French words only. The frequencies of other languages say nothing about them, so they start
 * with a low weight.
 */
const frenchOnly = new Set(
  [
    'affair-affaire application-use ball-balle bear-a-name-porter branch-part-of-whole bring-to-level-porter',
    'chef-cook class-category-classe continuation-suite cover-version-reprise criticism-critique denote-designer',
    'department-rayon development-evolution direction-sens driver-pilote ensemble-of-musicians environment-milieu',
    'examination-examen exploit-run-exploiter feel-for-sens figure-personnage film-set-plateau fit-out-amenager',
    'holding-tenue include-comprendre lecture-conference low-faible master-maitre medium-support meet-cross-croiser',
    'midfielder-milieu next-day-lendemain note-find-constater odds-cote operation-exploitation paint-peinture',
    'part-volet plan-project-projeter practice-cabinet prosecute-poursuivre publisher-editions pupil-eleve',
    'reason-motif release-sortie responsibility-attribution resumption-reprise room-salle securities-titres',
    'setting-cadre settle-s-etablir shelf-mark-cote shoot-tourner song-track-titre specific-precis',
    'stage-of-race-etape supposed-to-cense take-route-emprunter travel-se-deplacer trend-tendance',
    'undergo-suffer-subir unfreeze-degeler volume-book-fr subsoil-sous-sol mainland-metropole carry-out-executer',
    'touch-key-touche system-dispositif price-tarif throat-gorge submit-soumettre exert-exercer',
    'come-down-on-s-abattre index-indice adviser-councillor tour-tournee closing-cloture express-emettre entry-notice',
    'vote-suffrage doubles-tennis third-party-tiers line-border-fr effects-retombees land-terres try-court-juger',
    'ordain-ordonner contribution-apport partner-partenaire check-controler investigation-instruction start-engager',
    'attribute-preter opinion-tribune maintain-entretenir footbridge-passerelle discharge-electric-fr draw-nul',
    'intelligence-renseig jewel-bijou meadow-prairie deadly-meurtrier performance-tenue socket-prise urban-area',
    'leader-dirigeant promote-drive-forward attach-rattacher set-up-implanter specialised-in civilian-civil-fr',
    'younger-cadet hipster-bobo as-for-cote among-chez around-time-vers win-emporter',
    'position-poste receive-toucher tip-pointe take-over-reprendre employ-worker-fr',
    'hidden-occulte break-se-casser prescription-medical-fr just-right-juste please-veuillez',
    'fishbone-arete fighter-plane-chasseur blocking-blocage pitch-pelouse base-baseball-but look-allure activity-animation',
    'other-half-moitie set-against-opposer deliver-verdict-rendre earn-valoir suit-aller edit-film-monter',
    'support-compatible priest-abbe condemnation-fr arrow-slit-meurtriere nice-sympa thus-ainsi himself-lui-meme',
    'herself-elle-meme themselves-eux-memes you-vous-fr your-votre-fr cover-couverture print-run-tirage select-retenir',
    'defend-thesis-soutenir diary-journal chancel-choeur racing-cyclist-coureur flow-through-arroser house-contain',
    'currency-monnaie draw-up-dresser sharing-partage stage-stade peaceful-pacifique arab-arabe service-prestation',
    'lead-to-deboucher win-conquer-title plate-plaque-fr place-rank-fr pose-problem-poser-fr',
  ].flatMap((ids) => ids.split(' ')),
);
const isFrenchOnly = (concepts: string) => frenchOnly.has(concepts.split('/')[0] ?? '');

/**
 * Rules for one sense of a French word, recognised by nearby words: “une pièce de Molière” (a play by Molière), but “une
 * pièce d’or” (a gold coin). If a sentence has no versions in other languages, only these rules decide. Other parts of
 * speech keep their weight.
 */
export const sense = (
  forms: string,
  concepts: string,
  holds: Test,
  { weightElsewhere = 0.03, weightOfOthers = 0.005, weightIfMeant = isFrenchOnly(concepts) ? 100 : 10 }: Weights = {},
): Rule[] => {
  const isMeant = isConcept(...concepts.split(' '));
  const parts = concepts.split(' ').map((conceptId) => conceptId.split('/')[1]);
  const rule = { forms: { fr: forms }, holds, isForSingleVersion: true };
  return [
    {
      ...rule,
      means: (conceptId, part) => isMeant(conceptId) || !parts.includes(part),
      weightElsewhere: 1,
      weightOfOthers,
    },
    { ...rule, means: isMeant, weightElsewhere, weightOfOthers: 1 },
    { ...rule, means: isMeant, holds: not(holds), weightElsewhere: weightIfMeant, weightOfOthers: 1 },
  ];
};

export const usually = (forms: string, concepts: string): Rule[] =>
  sense(forms, concepts, () => true, {
    weightElsewhere: 1,
    weightOfOthers: 0.2,
    weightIfMeant: isFrenchOnly(concepts) ? 50 : 5,
  });

/** Rules for the default sense of a word. This sense is meant unless the test of another sense holds. */
export const unless = (forms: string, concept: string, ...others: [string, Test][]): Rule[] => [
  ...sense(forms, concept, not(either(...others.map(([, holds]) => holds))), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  }),
  ...others.flatMap(([other, holds]) => sense(forms, other, holds, { weightElsewhere: 0.1 })),
];

/** Prefers a part of speech. */
export const partOfSpeech = (forms: string, part: string, holds: Test, weights: Weights = {}): Rule => ({
  forms: { fr: forms },
  means: (_, found) => found === part,
  holds,
  weightElsewhere: weights.weightElsewhere ?? 1,
  weightOfOthers: weights.weightOfOthers ?? 0.01,
  isForSingleVersion: true,
});

/**
 * Rules that choose a sense and exclude the other parts of speech of the word: “un double mixte” (a mixed doubles match),
 * but “un double meurtre” (a double murder).
 */
export const senseAndClass = (forms: string, concept: string, holds: Test, weights: Weights = {}): Rule[] => [
  ...sense(forms, concept, holds, weights),
  partOfSpeech(forms, concept.split('/')[1] ?? '', holds),
];

/** Whether one of the words nearby begins with a match of the pattern. */
export const near =
  (pattern: string, starts = new RegExp(`^(?:${pattern})`)): Test =>
  ({ earlier, after }) =>
    [...earlier, ...after].some(({ form }) => starts.test(form));

/** Whether one of the words before, or any later word of the sentence, begins with a match of the pattern. */
export const inSentence =
  (pattern: string, starts = new RegExp(`^(?:${pattern})`)): Test =>
  ({ earlier, rest }) =>
    [...earlier, ...rest].some(({ form }) => starts.test(form));

export const isAfter =
  (pattern: RegExp): Test =>
  (place) =>
    pattern.test(formOf(place.before)) && gapBefore(place) <= 1;

export const isBefore =
  (pattern: RegExp): Test =>
  ({ word, after: [next] }) =>
    next !== undefined && next.start - word.end <= 1 && pattern.test(next.form);

/** Whether the following words, joined by spaces, match the pattern: “d’ une voiture” (of a car). */
export const goesOn =
  (pattern: RegExp): Test =>
  ({ after }) =>
    pattern.test(after.map(({ form }) => form).join(' '));

export const either =
  (...tests: Test[]): Test =>
  (place) =>
    tests.some((test) => test(place));
export const both =
  (...tests: Test[]): Test =>
  (place) =>
    tests.every((test) => test(place));
export const not =
  (test: Test): Test =>
  (place) =>
    !test(place);

const softEndings = 'er e es ent ez é ée és ées èrent era eras erons eront erait eraient'.split(' ');
const hardEndings = 'ons ant a ais ait aient ai as âmes ât'.split(' ');

/** The forms of a regular verb in -er. `hard` is its stem before “a” and “o”: “lanç” for “lancer” (throw). */
export const er = (stem: string, hard = stem): string =>
  [...softEndings.map((ending) => stem + ending), ...hardEndings.map((ending) => hard + ending)].join(' ');

/** The forms of a regular verb in -er without those that are also a noun or an adjective, such as “juge” (judges, or judge). */
export const erUnlikeNoun = (stem: string, hard = stem): string =>
  er(stem, hard)
    .split(' ')
    .filter((form) => form !== `${stem}e` && form !== `${stem}es`)
    .join(' ');

export const isReflexive: Test = ({ earlier }) => earlier.slice(-3).some(({ form }) => /^(?:se|s’)$/.test(form));

/** Articles, possessives and numerals that open a noun phrase. */
export const determiner =
  /^(?:le|la|les|l’|une?|des|du|au|aux|ce|cet|cette|ces|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|chaque|plusieurs|quelques|certaine?s|aucune?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d.*)$/;
