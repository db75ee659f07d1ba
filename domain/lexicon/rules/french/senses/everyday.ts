import type { Rule } from '../../grammar-rule.ts';
import { isOnly, isParticiple } from '../../word-classes.ts';
import { both, determiner, either, er, isAfter, isBefore, near, not, partOfSpeech, sense } from '../french-senses.ts';
import { aroundNoun, cued, followed, shown } from '../french-word-cues.ts';

const subject = /^(?:il|elle|on|je|j’|tu|nous|vous|ils|elles|qui|ne|n’)$/;

/** Senses of common words of news and everyday texts. */
export const frenchEverydaySenses: readonly Rule[] = [
  // “cour” means “court of law” in “la cour a condamné l’accusé” (the court convicted the accused), but “courtyard” in
  // “jouer dans la cour” (play in the courtyard).
  cued(
    'cour',
    'court-of-law/noun',
    near(
      'condamn|jug[eé]|arrêts?$|accus|procès|plainte|avocat|verdict|appel|suprême|cassation|recours|acquitt|procureur|magistrat|assises|martial|pénal|constitutionnel|justice',
    ),
  ),
  // “bureau” means “desk” in “sur son bureau” (on his desk), but “office” in “dans son bureau” (in his office).
  sense('bureau', 'desk/noun', ({ earlier }) => /^sur (?:le|son|mon|un|ton|leur)$/.test(lastTwo(earlier)), {
    weightElsewhere: 1,
  }),
  sense(
    'cadre',
    'setting-cadre/noun',
    near(
      'agréable|magnifique|idyllique|charmant|enchanteur|exceptionnel|restaurant|verdoyant|sympa|superbe|chaleureux',
    ),
    { weightElsewhere: 1 },
  ),
  // “temps” means “weather” in “le temps est mauvais” (the weather is bad), but not in “le temps est venu” (the time has
  // come).
  sense(
    'temps',
    'weather/noun',
    both(
      isBefore(/^(?:est|était|sera|reste|fut|devient|s’annonce)$/),
      followed('beau mauvais froid chaud pluvieux gris maussade clément ensoleillé orageux nuageux humide sec doux', 4),
    ),
    { weightElsewhere: 1 },
  ),
  sense(
    'marche',
    'step-of-a-stair/noun',
    both(isAfter(determiner), near('escalier|perron|trébuch|rat(?:é|e|a)$|palier')),
    { weightElsewhere: 1 },
  ),
  sense(
    er('march'),
    'run-work/verb',
    near(
      'radio|téléphon|machine|appareil|ascenseur|ordinateur|application|télé|douche|connexion|chauffage|clim|wifi|lampe|batterie|méthode|truc|internet|moteur',
    ),
    { weightElsewhere: 1 },
  ),
  cued('chambre', 'chamber/noun', near('vot[eéa]|député|assemblée|parlement|législ|sénat|dissou|lois?$')),
  sense('membres', 'limb/noun', near('inférieur|supérieur|antérieur|postérieur'), { weightElsewhere: 1 }),
  cued('front', 'forehead/noun', near('essui|rides?$|sueur|cheveux|pliss|embrass|visage|sourcil|yeux|fièvre|baiser')),
  // “poste” is feminine in “la poste” (the post office), but masculine in “le poste” (the post, the position).
  sense('poste', 'post-office/noun', isAfter(/^(?:la|une)$/), { weightElsewhere: 1 }),
  // “note” is a noun in “la note du pays” (the rating of the country), but a verb in “il la note” (he writes it down).
  partOfSpeech(
    'note notes',
    'noun',
    both(
      isAfter(/^(?:la|une|les|des|cette|sa|ma|ta|leur|ces|ses|bonne|mauvaise|meilleure)$/),
      not(({ earlier }) => subject.test(earlier.at(-2)?.form ?? '')),
    ),
    { weightOfOthers: 1e-4 },
  ),
  // “charge” means “attack” in “une charge de cavalerie” (a cavalry charge), but not in “la charge de travail” (workload).
  shown(
    'charge charges',
    'attack-charge-fr/noun',
    aroundNoun('cavalerie baïonnette dragon cuirassier hussard lancier cavalier escadron infanterie'),
  ),
  // “essai” means “essay” in “un essai sur la politique” (an essay on politics), but not in “un essai nucléaire” (a nuclear
  // test).
  shown(
    'essai essais',
    'essay-essai-fr/noun',
    either(
      isBefore(/^sur$/),
      near(
        'publi|écri(?:t|v|re)|auteur|montaigne|philosoph|littérair|intitul|romans?$|sociolog|recueil|poèmes?$|poési',
      ),
    ),
  ),
  // “exercice” means “use” in “l’exercice du pouvoir” (the exercise of power), but not in “un exercice difficile” (a difficult
  // exercise).
  shown(
    'exercice',
    'exercise-of-power-exercice-fr/noun',
    both(
      isBefore(/^(?:de|du|des|d’)$/),
      followed(
        'pouvoir pouvoirs fonction fonctions droit droits métier profession autorité mandat justice médecine souveraineté responsabilités libertés liberté culte activité activités charge',
        4,
      ),
    ),
  ),
  // “remonter à” means “date back to” before a time: “l’église remonte au XIIe siècle” (the church dates back to the 12th
  // century).
  sense(
    er('remont'),
    'originate/verb',
    both(isBefore(/^(?:à|au|aux)$/), ({ after }) =>
      after
        .slice(1, 6)
        .some(({ form }) =>
          /^(?:\d{3,}|siècles?|époque|antiquité|origines?|temps|années?|ans|âge|début|fin|préhistoire|[ivx]+e|jours|naissance)$/.test(
            form,
          ),
        ),
    ),
    { weightElsewhere: 1 },
  ),
  // “bas” means “bottom” in “le bas de la page” (the bottom of the page), but “stocking” in “des bas de soie” (silk
  // stockings).
  shown('bas', 'bottom-bas-fr/noun', both(isAfter(/^(?:le|du|au)$/), isBefore(/^(?:de|du|des)$/))),
  shown(
    er('adopt'),
    'adopt-child-adopter-fr/verb',
    both(
      aroundNoun('enfant fille garçon orphelin chien chat bébé fils'),
      not(near('lois?$|texte|résolution|convention|projet|mesure|règle|parlement|amendement|sénat|assemblée')),
    ),
  ),
  // “commerce” means “shop” in “les commerces du quartier” (the shops of the neighbourhood), but “trade” in “le commerce
  // extérieur” (foreign trade).
  shown(
    'commerce commerces',
    'shop-commerce-fr/noun',
    ({ word, before }) => word.form === 'commerces' || /^(?:petit|petits)$/.test(before?.form ?? ''),
  ),
  // “nouvelle” means “short story” in “une nouvelle de Maupassant” (a short story by Maupassant), but not in “la nouvelle de sa
  // mort” (the news of his death).
  shown(
    'nouvelle nouvelles',
    'short-story-nouvelle-fr/noun',
    either(
      isBefore(/^(?:publiées?|intitulées?|fantastiques?|policières?|écrites?|parues?)$/),
      ({ earlier }) => /^recueils? de$/.test(lastTwo(earlier)),
      both(
        isBefore(/^(?:de|d’)$/),
        isAfter(/^(?:une|sa|cette|deux|des|ses|les|plusieurs)$/),
        near('recueil|romans?$|écrivain|romanci|nouvelliste|maupassant|littérair|poèmes?$|adapt'),
      ),
    ),
  ),
  shown('règne règnes', 'kingdom-of-nature-regne-fr/noun', isBefore(/^(?:animal|végétal|minéral)$/)),
  // “car” means “coach” in “le car est parti” (the coach has left), but “because” in “car il pleut” (because it is raining).
  cued('car', 'coach-bus/noun', isAfter(/^(?:le|un|du|ce|au|en|chaque|ce)$/)),
  partOfSpeech('car', 'noun', isAfter(/^(?:le|un|ce|chaque)$/), { weightOfOthers: 1e-4 }),
  // “vit” means “lives” in “il vit à Paris” (he lives in Paris), but “saw” in “il vit la mer” (he saw the sea).
  cued(
    'vit',
    'live/verb',
    isBefore(
      /^(?:à|en|dans|avec|chez|seule?|depuis|toujours|actuellement|aujourd’hui|aujourd'hui|principalement|encore|près|au|aux|entre|désormais|sous|heureux|heureuse|loin|parmi|isolé)$/,
    ),
  ),
  // “paraître” means “seem” in “il paraît surpris” (he seems surprised), but “be published” in “le livre paraît en mai” (the
  // book comes out in May).
  cued(
    'paraît paraissent paraissait paraissaient parut parurent paraîtra paraître',
    'look-seem/verb',
    ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      (/^(?:que|qu’|être|avoir|si|plus|très|peu|bien|trop|pas|moins)$/.test(next.form) ||
        isOnly(next, ['adjective'], lexicon) ||
        isParticiple(next, 'fr')),
  ),
  cued('critiques', 'critic/noun', isBefore(/^(?:ont|sont|saluent|estiment|louent|jugent|reprochent|considèrent)$/)),
].flat();

function lastTwo(words: readonly { form: string }[]): string {
  return words
    .slice(-2)
    .map(({ form }) => form)
    .join(' ');
}
