import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import {
  beforeIs,
  form,
  have,
  isOtherThan,
  isReflexive,
  lacksInfinitive,
  misread,
  nextIs,
} from '../french-neighbours.ts';

const events =
  /^(?:réunions?|élections?|conférences?|congrès|forum|salon|festival|procès|championnats?|cérémonies?|tournois?|votes?|compétitions?|sommet|expositions?|scrutin|manifestations?|assemblées?|matchs?|course|concerts?|débats?|foire|marché|jeux|finale|référendum|session|édition|rencontres?|journées?|séances?|audience|synode|concile|spectacle|fête|colloque|obsèques|funérailles)$/;

/** French expressions whose words also occur together by chance in reports and descriptions. */
export const chanceFrenchMisreadings: readonly Misreading[] = [
  // False match: “a doublé en deux ans” (has doubled in two years). True match: “il a à peine dix ans” (he is hardly ten).
  misread(/^avoir (?:… )?ans$/, ({ span }) =>
    span
      .slice(1, -1)
      .some((word) => isParticiple(word, 'fr') || /^(?:en|dans|depuis|pendant|avec|sans|de|d’|il|y)$/.test(form(word))),
  ),
  // False match: “du coup décisif” (of the decisive blow). True match: “du coup” (as a result).
  misread(
    /^du coup$/,
    ({ next, lexicon }) => /^(?:de|d’|d'État)$/.test(form(next)) || isOnly(next, ['adjective'], lexicon),
  ),
  // False match: “entreprendre des études” (begin studies). True match: “entreprendre de partir” (set out to leave).
  misread(/^entreprendre de$/, lacksInfinitive),
  // False match: “sur le terrain du cimetière” (on the land of the cemetery). True match: “sur le terrain” (in the field).
  misread(/^sur le terrain$/, nextIs(/^(?:de|d’|du|des)$/)),
  // False match: “le train part de Lyon” (the train leaves from Lyon). True match: “une part de gâteau” (a share of cake).
  misread(
    /^part de$/,
    ({ before, lexicon }) => !mayBe(before, ['determiner', 'adjective', 'numeral'], lexicon) || before?.form === 'tout',
  ),
  // False match: “à plus de cinq millions” (at more than five million). True match: “À plus !” (see you!).
  misread(/^à plus$/, ({ next, before }) => next !== undefined || before !== undefined),
  // False match: “sur le champ de bataille” (on the battlefield). True match: “sur le champ” (at once).
  misread(/^sur le champ$/, nextIs(/^(?:de|d’|du|des|magnétique|électrique)$/)),
  // False match: “une hausse de près de 5 %” (a rise of nearly 5 %). True match: “regarder de près” (look closely).
  misread(/^de près$/, ({ next, later }) => /^(?:de|d’)$/.test(form(next)) || /^(?:de|d’|\d.*)$/.test(form(later[0]))),
  // False match: “au plus haut niveau” (at the highest level). True match: “monter plus haut” (climb higher).
  misread(/^plus (?:haut|bas|loin)$/, beforeIs(/^(?:le|la|les|au|du|des|son|sa|ses|leurs?|aux)$/)),
  // False match: “une conférence tenue à Lyon” (a conference held in Lyon). True match: “ils tiennent à partir” (they are
  // keen to leave).
  misread(
    /^tenir à$/,
    ({ span: [first], before }) =>
      (/^tenue?s?$/.test(form(first)) && !have.test(form(before))) || /^(?:cela|ça|ceci)$/.test(form(before)),
  ),
  // “toucher à” does not mean “concern”: “toucher à la prise” (touch the socket).
  misread(/^toucher à$/, ({ conceptId }) => conceptId.startsWith('concern/')),
  // False match: “il reste convaincu” (he remains convinced). True match: “il reste deux places” (there are two seats left).
  misread(
    /^il reste$/,
    ({ next, lexicon }) => isParticiple(next, 'fr') || isOnly(next, ['adjective', 'preposition'], lexicon),
  ),
  // False matches: “se rendre” in “se rendre compte” (realise), “se serrer” in “se serrer la main” (shake hands).
  misread(/^se rendre$/, ({ later }) => later.slice(0, 3).some((word) => form(word) === 'compte')),
  misread(/^se serrer$/, ({ later }) => later.slice(0, 2).some((word) => /^mains?$/.test(form(word)))),
  // False match: “il peut être vu” (it can be seen). True match: “il vient peut-être” (perhaps he is coming).
  misread(/^peut-être$/, ({ span: [first], next }) => form(first) === 'peut' && next !== undefined),
  // “marcher sur” means “march on” in “marcher sur la ville” (march on the town), but “walk on” in “marcher sur l’herbe”
  // (walk on the grass).
  misread(
    /^marcher sur$/,
    isOtherThan('march-on-marcher-sur', ({ later, earlier }) =>
      [...earlier.slice(-6), ...later.slice(0, 4)].some((word) =>
        /^(?:ville|capitale|armée|armées|troupes|soldats|général|palais|paris|rome|moscou|positions|rebelles|manifestants)$/.test(
          form(word),
        ),
      ),
    ),
  ),
  misread(
    /^marcher sur$/,
    ({ span: [first], before }) => /^marches?$/.test(form(first)) && !/^(?:il|elle|on|je|qui|tu)$/.test(form(before)),
  ),
  // “se tenir” means “be held” in “la réunion se tient à Lyon” (the meeting is held in Lyon), but “stand” in “il se tient
  // debout” (he is standing).
  misread(
    /^se tenir$/,
    isOtherThan('be-held', ({ earlier }) => earlier.some((word) => events.test(form(word)))),
  ),
  misread(/^se tenir$/, ({ conceptId }) => /^(?:behave|hold-on)/.test(conceptId)),
  // “se qualifier” means “qualify” in “se qualifier pour la finale” (qualify for the final), but “call oneself” in “il se
  // qualifie de poète” (he calls himself a poet).
  misread(
    /^se qualifier$/,
    isOtherThan('describe-oneself', ({ next }) =>
      /^(?:de|d’|lui-même|elle-même|eux-mêmes|comme|volontiers)$/.test(form(next)),
    ),
  ),
  // False match: “il se porte sur la ville” (it turns to the town). True match: “le débat porte sur” (the debate is about).
  misread(/^porter sur$/, isReflexive),
  // False match: “un face à face” (a face-off). True match: “faire face à un ennemi” (face an enemy).
  misread(
    /^face à$/,
    ({ next, before }) => form(next) === 'face' || form(before) === 'face' || /^(?:un|le|ce|du|au)$/.test(form(before)),
  ),
  // “aimer beaucoup” is “would love” only in the conditional.
  misread(
    /^aimer beaucoup$/,
    ({ conceptId, span: [first] }) => conceptId.startsWith('would-love') && !/rai/.test(form(first)),
  ),
  // False match: “demander à un ami” (ask a friend). True match: “demander à parler” (ask to speak).
  misread(/^demander à$/, lacksInfinitive),
  // False match: “la demande de logements” (the demand for housing). True match: “une demande de permis” (a permit
  // application).
  misread(
    /^demande de$/,
    ({ later }) =>
      !/^(?:asile|visas?|permis|emploi|subventions?|brevets?|adhésion|naturalisation|congés?|remboursement|crédit|prêt|autorisation|licence)$/.test(
        form(later[0]),
      ),
  ),
  misread(/^ne … point$/, ({ span }) => span.length > 5),
  misread(
    /^une première$/,
    ({ next, lexicon }) => mayBe(next, ['noun', 'adjective', 'name'], lexicon) || next?.readings.length === 0,
  ),
  misread(/^se faire remarquer$/, ({ next, lexicon }) => isInfinitive(next, 'fr', lexicon)),
  // False match: “la confiance en l’État” (trust in the state). True match: “laisser en l’état” (leave as it is).
  misread(
    /^en l’état$/,
    ({ span, before }) => isCapitalised(span.at(-1)) || /^(?:confiance|foi|crois|croire|croit)$/.test(form(before)),
  ),
  // False match: “une peine de trente ans” (a sentence of thirty years). True match: “un homme de trente ans” (a
  // thirty-year-old man).
  misread(
    /^de trente ans$/,
    ({ before, span }) =>
      isCapitalised(span.at(-1)) || !/^(?:hommes?|femmes?|filles?|garçons?|fils|mère|père|jeunes?)$/.test(form(before)),
  ),
  // False match: “cela fait rire” (that makes people laugh). True match: “cela fait dix ans” (it has been ten years).
  misread(
    /^(?:cela|ça) fai(?:t|sait)$/,
    ({ later }) =>
      !later
        .slice(0, 4)
        .some((word) =>
          /^(?:ans?|années?|mois|semaines?|jours?|heures?|minutes?|siècles?|longtemps|temps|décennies?)$/.test(
            form(word),
          ),
        ),
  ),
  // False match: “voir de loin” (see from afar). True match: “de loin le meilleur” (by far the best).
  misread(
    /^de loin$/,
    ({ conceptId, before }) =>
      conceptId.startsWith('by-far') &&
      /^(?:v[iuo]\p{L}*|rev[ie]\p{L}*|aperç\p{L}*|suiv\p{L}*|visibles?)$/u.test(form(before)),
  ),
  misread(/^de loin$/, ({ conceptId }) => conceptId.startsWith('from-far-and-wide')),
  // “aller bien” means “be well” in “aller bien” (be well), but “suit” in “cette robe te va bien” (this dress looks good on
  // you).
  misread(
    /^aller bien$/,
    isOtherThan('suit', ({ before }) => /^(?:me|te|lui|nous|vous|leur)$/.test(form(before))),
  ),
  // False match: “il lui apprend à lire” (he teaches her to read). True match: “apprendre à lire” (learn to read).
  misread(
    /^apprendre à$/,
    ({ conceptId, before }) => conceptId.startsWith('learn-to') && /^(?:lui|leur|m’|t’)$/.test(form(before)),
  ),
  // “la scène se passe à Rome” (the scene takes place in Rome) is not “passer à” (switch to).
  misread(/^passer à$/, isReflexive),
  // False match: “encore plus grand” (even bigger). True match: “il en veut encore plus” (he wants even more).
  misread(/^encore plus$/, ({ next, lexicon }) => isOnly(next, ['adjective', 'adverb'], lexicon)),
];
