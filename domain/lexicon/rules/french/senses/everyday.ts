import type { Rule } from '../../grammar-rule.ts';
import { both, determiner, er, isAfter, isBefore, near, not, partOfSpeech, sense } from '../french-senses.ts';
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
  sense('front', 'forehead/noun', near('essui|rides?$|sueur|cheveux|pliss|embrass|visage|sourcil|yeux|fièvre|baiser'), {
    weightElsewhere: 1,
  }),
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
    near('publi|écri(?:t|v|re)|auteur|montaigne|philosoph|littérair|intitul|romans?$|sociolog|recueil|poèmes?$|poési'),
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
].flat();

function lastTwo(words: readonly { form: string }[]): string {
  return words
    .slice(-2)
    .map(({ form }) => form)
    .join(' ');
}
