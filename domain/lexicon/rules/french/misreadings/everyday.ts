import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import {
  always,
  beforeIs,
  followedBy,
  form,
  have,
  isNumber,
  isOtherThan,
  isReflexive,
  lacksInfinitive,
  misread,
  nextIs,
  opensObject,
} from '../french-neighbours.ts';

/**
 * Expressions with several concepts in the lexicon, each with its usual concept: “face à” usually means “faced with” or
 * “against”.
 */
const meant: Readonly<Record<string, string>> = {
  'accéder à': 'access-acceder',
  'de là': 'from-there-de-la',
  'face à': 'facing-against-face-a',
  'vis-à-vis de': 'towards-vis-a-vis',
  'lors de': 'during-lors-de',
  'faire l’objet de': 'be-subject-of-objet',
  'mise en place': 'setting-up-mise-en-place',
  'point culminant': 'highest-point-culminant',
  'à distance': 'remotely-a-distance',
  'un jour': 'one-day-un-jour',
  's’attaquer à': 'tackle-s-attaquer',
  'pour sa part': 'for-ones-part-fr',
  'de son côté': 'for-ones-part-fr',
  'quant à lui': 'for-ones-part-fr',
  'quant à elle': 'for-ones-part-fr',
  'quant à moi': 'as-for-me-fr',
  'en cause': 'at-issue-en-cause',
  'dès que': 'as-soon-as',
  'en ce qui me concerne': 'as-far-as-i-am-concerned-fr',
  'en dehors de': 'outside-en-dehors',
  'pas non plus': 'not-either-non-plus',
  'au milieu de': 'in-the-middle-of',
  'auprès de': 'with-aupres',
  'dès lors que': 'once-des-lors-que',
  'en question': 'in-question-fr',
  'être là': 'be-there-etre-la',
  'intervenir dans': 'intervene-in-fr',
  'en hausse': 'up-en-hausse',
  'mettre en service': 'put-into-service-fr',
  'compte rendu': 'report-compte-rendu',
  'attaché à': 'attached-to-fr',
  'gagner du terrain': 'gain-ground-fr',
  'en l’occurrence': 'occurrence-en-l',
  'tout de même': 'even-so-tout-de-meme',
  'à domicile': 'at-home-domicile',
  's’agir de': 'it-is-il-s-agit-fr',
  'il s’agit de': 'it-is-il-s-agit-fr',
};

/**
 * Words after “pas de” that show that “pas” negates only the verb: “nouveau” in “ne vient pas de nouveau” (does not come
 * again).
 */
const notDenied =
  /^(?:nouveau|suite|loin|l[ae]s?|l’|ce|cet|cette|ces|son|sa|ses|mon|ma|mes|notre|nos|votre|vos|leurs?|nature|même)$/;
const pleasures =
  /^(?:vue|soleil|calme|vie|vacances|séjour|piscine|plage|terrasse|cadre|jardin|week-end|charmes?|spa|repas|soirée)$/;
const groups =
  /^(?:traité|union|parti|coalition|organisation|accords?|alliance|otan|onu|conseil|entreprise|gouvernement)$/;
const durations =
  /^(?:\d.*|deux|trois|quatre|cinq|six|dix|vingt|cent|heures?|jours?|mois|ans|temps|plusieurs|longtemps)$/;

/** More French expressions whose words also occur together by chance, see misreading.ts. */
export const everydayFrenchMisreadings: readonly Misreading[] = [
  ...Object.entries(meant).map(
    ([base, id]): Misreading => ({
      language: 'fr',
      base: new RegExp(`^${base}$`),
      isSeen: ({ conceptId, isAlone }) =>
        (conceptId.split('/')[0] === id) !== isAlone && (isAlone || id !== 'as-soon-as'),
    }),
  ),
  // These expressions mean no more than their single words: “une série de” (a series of).
  misread(
    /^(?:de recherche|aller à l’université|depuis le début|une série de|être sauvé|à l’endroit de|s’il|proposer à|jeux vidéo)$/,
    always,
  ),
  misread(/^supérieur à$/, ({ conceptId }) => !conceptId.startsWith('greater-than-superieur/')),
  misread(/^convenir de$/, beforeIs(/^il$/)),
  // “permis” in “un permis de construire” (a building permit) is a noun, not a form of “permettre” (allow).
  misread(
    /^(?:arrêter|permettre|interdire|penser) de$/,
    ({ span: [verb], before }) =>
      /^(?:arrêtés?|permis|interdits?|pensions)$/.test(form(verb)) &&
      !have.test(form(before)) &&
      !/^(?:est|été|fut|pas|nous|y|ainsi|aussi|sont|lui)$/.test(form(before)),
  ),
  // False match: “arrivé à un stade” (having reached a stage). True match: “arrive à dormir” (manages to sleep).
  misread(/^(?:arriver\*? à|(?:venir|viens|vient|viennent|venait|venaient) de|être tenu de)$/, lacksInfinitive),
  misread(
    /^tenir à$/,
    (neighbours) => isReflexive(neighbours) || (/^insist/.test(neighbours.conceptId) && lacksInfinitive(neighbours)),
  ),
  misread(
    /^tenir de$/,
    ({ span }) => !/^(?:tient|tenait)$/.test(form(span[0])) || !/^(?:de|d’)$/.test(form(span.at(-1))),
  ),
  misread(/^être tenu de$/, isReflexive),
  misread(/^atteindre les$/, always),
  misread(/^de l’ordre de$/, (neighbours) => !isNumber(neighbours)),
  // “au bord de” means “on the verge of” in “au bord du gouffre” (on the verge of the abyss), but “at the edge of” in “au
  // bord de la plage” (at the edge of the beach).
  misread(
    /^au bord de$/,
    ({ conceptId, later }) =>
      conceptId.startsWith('at-the-edge-au-bord/') ===
      later
        .slice(0, 3)
        .some((word) =>
          /^(?:gouffre|crise|faillite|larmes|rupture|guerre|effondrement|dépression|explosion|suicide|nerfs|chaos|divorce|abîme|ruine|catastrophe|asphyxie)$/.test(
            form(word),
          ),
        ),
  ),
  misread(/^au plus$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon)),
  misread(/^au pouvoir$/, nextIs(/^(?:de|du|des|d’)$/)),
  misread(/^(?:avant|en) tout$/, ({ next, lexicon }) => mayBe(next, ['noun'], lexicon)),
  // False match: “il montre bien que” (he clearly shows that). True match: “bien que petit” (although small).
  misread(
    /^bien que$/,
    ({ before, span: [first], lexicon }) =>
      before !== undefined && (first?.start ?? 0) - before.end === 1 && mayBe(before, ['verb'], lexicon),
  ),
  misread(
    /^de garde$/,
    ({ before }) =>
      !/^(?:médecins?|pharmacies?|est|était|étaient|infirmi.*|soldats?|chiens?|officiers?)$/.test(form(before)),
  ),
  misread(
    /^de service$/,
    ({ before }) => !/^(?:médecins?|est|était|étaient|officiers?|agents?|policiers?|garde)$/.test(form(before)),
  ),
  misread(/^de jeu$/, nextIs(/^vidéo$/)),
  // “de plus” means “moreover” in “De plus, il pleut” (moreover, it is raining), but “extra” in “un jour de plus” (an extra
  // day).
  misread(
    /^de plus$/,
    ({ conceptId, before, span: [first] }) =>
      conceptId.startsWith('moreover-de-plus/') !==
      (before === undefined || ((first?.start ?? 0) - before.end > 1 && !/^\d/.test(form(before)))),
  ),
  // False match: “l’axe de plus grande longueur” (the axis of greatest length).
  misread(/^de plus$/, ({ next, lexicon }) => mayBe(next, ['adjective'], lexicon) && !mayBe(next, ['verb'], lexicon)),
  // False match: “la ville même s’étend” (the town itself extends). True match: “même s’il pleut” (even if it rains).
  misread(/ si$/, ({ span, later: [next] }) => form(span.at(-1)) === 's’' && !/^ils?$/.test(form(next))),
  // False match: “le domaine passe par héritage aux cousins” (the estate passes to the cousins by inheritance). True match:
  // “il passe par Lyon” (he passes through Lyon).
  misread(/^passer par$/, nextIs(/^(?:héritage|mariage|succession|testament|vente|donation)$/)),
  misread(/^au point de$/, nextIs(/^(?:départ|vue|rencontre|vente|passage|fusion|contrôle|chute)$/)),
  // False match: “il a composé des chansons” (he composed songs). True match: “une équipe composée des joueurs” (a team made
  // up of the players).
  misread(
    /^\S+(?:ée?s?|ie?s?|ue?s?|ise?s?) de$/,
    ({ before, span }) => have.test(form(before)) && /^(?:des|du)$/.test(form(span.at(-1))),
  ),
  // “entreprise” in “la société, entreprise de chauffage” (the company, a heating firm) is a noun, not a form of
  // “entreprendre” (undertake).
  misread(
    /^entreprendre de$/,
    ({ span: [verb], before }) =>
      /^entreprises?$/.test(form(verb)) && !have.test(form(before)) && !/^(?:est|été|sont|fut)$/.test(form(before)),
  ),
  misread(
    /^demander à$/,
    ({ span: [verb], before }) =>
      /^demandes?$/.test(form(verb)) &&
      /^(?:la|une|cette|sa|leur|toute|de|les|des|ces|ses|première)$/.test(form(before)),
  ),
  misread(/^encore une?$/, nextIs(/^peu$/)),
  misread(/^sans souci$/, nextIs(/^(?:de|d’|du)$/)),
  // False match: “le taux passe à 5 %” (the rate rises to 5 %).
  misread(/^passer à$/, isNumber),
  // False match: “il fait appel de façon répétée à un avocat” (he repeatedly calls on a lawyer).
  misread(/^faire appel$/, followedBy(/^(?:à|aux?)$/, 6)),
  misread(/^sans plus$/, ({ next }) => next !== undefined),
  // False match: “il cherche à emporter un prix” (he tries to win a prize). True match: “des plats à emporter” (takeaway
  // dishes).
  misread(/^à emporter$/, ({ before, lexicon }) => !isOnly(before, ['noun'], lexicon)),
  misread(/^d’aventure$/, ({ before }) => form(before) !== 'si'),
  // False match: “qui en fait son ami” (who makes him his friend). True match: “en fait, il dort” (actually, he is asleep).
  misread(
    /^en fait$/,
    ({ before, span: [first], later: [next] }) =>
      before !== undefined && (first?.start ?? 0) - before.end === 1 && opensObject.test(form(next)),
  ),
  misread(/^en ligne$/, nextIs(/^(?:droite|directe|de|avec|brisée|masculine)$/)),
  misread(/^est-ce que$/, beforeIs(/^(?:c’|ce|n’)$/)),
  misread(/^et vous$/, ({ next }) => next !== undefined),
  misread(/^et … et$/, ({ span, lexicon }) => isOnly(span[1], ['verb'], lexicon)),
  misread(/^faire remarquer$/, isReflexive),
  misread(/^libérer de$/, ({ span }) => span.length > 3),
  misread(/^moins … que$/, ({ span, before }) => span.length === 2 || /^(?:de|du)$/.test(form(before))),
  misread(/^par terre$/, beforeIs(/^(?:et|ou)$/)),
  misread(
    /^(?:se )?protéger de$/,
    ({ span: [verb], later: [, next] }) => isParticiple(verb, 'fr') && isCapitalised(next),
  ),
  // A participle without a reflexive pronoun does not belong to a reflexive verb: “sont appliqués à” (are applied to)
  misread(
    /^(?:se |s’)/,
    ({ span: [verb], earlier, ...others }) =>
      isParticiple(verb, 'fr') &&
      !isReflexive({ span: [], earlier, ...others }) &&
      !earlier.slice(-3).some((word) => /^(?:nous|vous)$/.test(form(word))),
  ),
  // False match: “si un malade dit que” (if a patient says that). True match: “si grand que” (so big that).
  misread(/^si … que$/, ({ span, lexicon }) => !mayBe(span[1], ['adjective', 'adverb'], lexicon)),
  misread(/^souci de$/, nextIs(/^(?:santé|argent)$/)),
  misread(/^être là$/, beforeIs(/^(?:c’|ce)$/)),
  misread(/^une? de$/, ({ span: [first], before }) => isCapitalised(first) && form(before) === 'la'),
  misread(/^un jour$/, ({ next, lexicon }) => isOnly(next, ['adjective'], lexicon)),
  misread(
    /^à faire$/,
    ({ next, later: [after], lexicon }) => isInfinitive(next, 'fr', lexicon) || opensObject.test(form(after)),
  ),
  misread(/^à l’étage$/, nextIs(/^(?:supérieur|inférieur|noble|du|de)$/)),
  misread(/^à (?:deux|trois|quatre|cinq)$/, ({ next }) => next !== undefined),
  misread(/^à venir$/, nextIs(/^(?:dans|à|au|aux|en|chez|ici|avec|pour|se|nous|me)$/)),
  misread(/^tourner à$/, nextIs(/^(?:ses|mes|leurs|nos|vos)$/)),
  // False match: “ne manque pas de surprendre” (never fails to surprise). True match: “il n’a pas de pain” (he has no
  // bread).
  misread(
    /^pas (?:de|d’)$/,
    ({ span, later: [next], lexicon }) =>
      !/^(?:de|d’)$/.test(form(span.at(-1))) ||
      isCapitalised(next) ||
      notDenied.test(form(next)) ||
      (isInfinitive(next, 'fr', lexicon) && !mayBe(next, ['noun'], lexicon)),
  ),
  // “plus de” means “more than” in “plus de vingt” (more than twenty), but “more” in “plus de pain” (more bread).
  misread(/^plus de$/, isOtherThan('more-than/', isNumber)),
  // “profiter de” means “enjoy” in “profiter du soleil” (enjoy the sun), but “take advantage of” in “profiter de la
  // situation” (take advantage of the situation).
  misread(/^profiter de$/, isOtherThan('enjoy', followedBy(pleasures, 5))),
  // False match: “la duchesse, en fait sa résidence” (the duchess makes it her residence).
  misread(/^en fait$/, ({ next }) => /^(?:son|sa|ses|leurs?|mon|ma|notre|votre)$/.test(form(next))),
  // False match: “c’est alors qu’il part” (it is then that he leaves). True match: “il part, alors que” (he leaves,
  // whereas).
  misread(/^alors qu(?:e|’)$/, beforeIs(/^(?:est|fut|était|sera)$/)),
  // False match: “il ne fait que dormir” (he does nothing but sleep).
  misread(/^faire que$/, ({ earlier }) => earlier.slice(-5).some((word) => /^(?:ne|n’)$/.test(form(word)))),
  // False match: “un risque de crue” (a risk of flooding). True match: “il risque de tomber” (he may fall).
  misread(
    /^risquer de$/,
    beforeIs(/^(?:un|le|ce|du|au|tout|aucun|de|d’|leur|son|moindre|sans|à|les|des|ces|ses|leurs|grand|faible)$/),
  ),
  // “lutte” in “elle lutte pour vivre” (she fights to live) is a verb, not a noun.
  misread(
    /^(?:lutte|demande|recherche|cause|aide|attaque|commande|offre|visite|marche|tente) (?:pour|contre|de|à|sur)$/,
    beforeIs(/^(?:il|elle|on|qui|je|ils|elles|ne|n’|se|s’|y|lui|leur|nous|vous)$/),
  ),
  // False match: “se retirer de la ville” (leave the town). True match: “se retirer d’un parti” (withdraw from a party).
  misread(/^se retirer de$/, (neighbours) => !followedBy(groups)(neighbours)),
  // False match: “il se rend à la police” (he gives himself up to the police). True match: “il se rend à Paris” (he goes to
  // Paris).
  misread(/^se rendre à$/, followedBy(/^(?:police|ennemi|autorités|alliés|justice)$/, 2)),
  // False match: “doit être facile à” (must be easy to). True match: “cela doit sa force à” (this owes its strength to).
  misread(
    /^devoir (?:… )?à$/,
    ({ span, lexicon }) =>
      form(span[0]) === 'devant' || span.slice(1, -1).some((word) => isInfinitive(word, 'fr', lexicon)),
  ),
  // False match: “le pont repose sur des piliers” (the bridge rests on pillars). True match: “cela repose sur une idée”
  // (this is based on an idea).
  misread(
    /^reposer sur$/,
    followedBy(
      /^(?:sol|colonnes?|piliers?|table|socle|pieds?|lit|dalle|supports?|murs?|pierres?|consoles?|sable|fond)$/,
    ),
  ),
  // False match: “déduit des impôts” (deducted from taxes). True match: “cela se déduit des faits” (this follows from the
  // facts).
  misread(/^déduire de$/, followedBy(/^(?:impôts?|revenus?|montants?|sommes?|frais|salaires?|prix|bénéfices?)$/)),
  // “il faut” means “it takes” in “il fallut deux jours” (it took two days), but “it is necessary” in “il fallait partir”
  // (it was necessary to leave).
  misread(/^il (?:faut|fallait|fallut|faudra|faudrait|a fallu)$/, isOtherThan('it-takes/', followedBy(durations, 3))),
  misread(/^servir à$/, nextIs(/^mieux$/)),
  // In “ne dit pas que” (does not say that), “que” does not mean “only”, because “pas” completes the negation.
  misread(/^n(?:e|’) (?:… )?qu(?:e|’)$/, ({ span }) =>
    span.slice(1, -1).some((word) => /^(?:pas|jamais|rien|aucune?|personne|guère|point)$/.test(form(word))),
  ),
  misread(/^soupçonner de$/, ({ conceptId }) => conceptId.startsWith('accuse')),
  // “mises” in “sont mises en place” (are put in place) is a verb, not a noun.
  misread(
    /^(?:mise|entrée) en /,
    beforeIs(/^(?:est|sont|été|être|fut|furent|soit|soient|a|ont|sera|seront|était|étaient)$/),
  ),
  misread(/^et … et$/, always),
  // “il se passe des choses” (things are happening) is not “se passer de” (do without).
  misread(/^se passer de$/, ({ span, earlier }) => form(span.at(-1)) === 'des' && form(earlier.at(-2)) === 'il'),
  // False match: “prêt à l’emploi” (ready to use). True match: “prêt à partir” (ready to leave).
  misread(/^prêt à$/, nextIs(/^(?:l’|la|le|porter|manger)$/)),
  // “un poème dédié à un ami” means “dedicated to”, not “devoted to”.
  misread(/^dédier (?:… )?à$/, always),
];
