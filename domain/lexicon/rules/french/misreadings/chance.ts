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
  // “il a à peine dix ans” (he is hardly ten), but not “a doublé en deux ans” (has doubled in two years)
  misread(/^avoir (?:… )?ans$/, ({ span }) =>
    span
      .slice(1, -1)
      .some((word) => isParticiple(word, 'fr') || /^(?:en|dans|depuis|pendant|avec|sans|de|d’|il|y)$/.test(form(word))),
  ),
  // “du coup” (as a result), but not “du coup décisif” (of the decisive blow)
  misread(
    /^du coup$/,
    ({ next, lexicon }) => /^(?:de|d’|d'État)$/.test(form(next)) || isOnly(next, ['adjective'], lexicon),
  ),
  // “entreprendre de partir” (set out to leave), but not “entreprendre des études” (begin studies)
  misread(/^entreprendre de$/, lacksInfinitive),
  // “sur le terrain” (in the field), but not “sur le terrain du cimetière” (on the land of the cemetery)
  misread(/^sur le terrain$/, nextIs(/^(?:de|d’|du|des)$/)),
  // “une part de gâteau” (a share of cake), but not “le train part de Lyon” (the train leaves from Lyon)
  misread(
    /^part de$/,
    ({ before, lexicon }) => !mayBe(before, ['determiner', 'adjective', 'numeral'], lexicon) || before?.form === 'tout',
  ),
  // “À plus !” (see you!), but not “à plus de cinq millions” (at more than five million)
  misread(/^à plus$/, ({ next, before }) => next !== undefined || before !== undefined),
  // “sur le champ” (at once), but not “sur le champ de bataille” (on the battlefield)
  misread(/^sur le champ$/, nextIs(/^(?:de|d’|du|des|magnétique|électrique)$/)),
  // “regarder de près” (look closely), but not “une hausse de près de 5 %” (a rise of nearly 5 %)
  misread(/^de près$/, ({ next, later }) => /^(?:de|d’)$/.test(form(next)) || /^(?:de|d’|\d.*)$/.test(form(later[0]))),
  // “monter plus haut” (climb higher), but not “au plus haut niveau” (at the highest level)
  misread(/^plus (?:haut|bas|loin)$/, beforeIs(/^(?:le|la|les|au|du|des|son|sa|ses|leurs?|aux)$/)),
  // “ils tiennent à partir” (they are keen to leave), but not “une conférence tenue à Lyon” (a conference held in Lyon)
  misread(
    /^tenir à$/,
    ({ span: [first], before }) =>
      (/^tenue?s?$/.test(form(first)) && !have.test(form(before))) || /^(?:cela|ça|ceci)$/.test(form(before)),
  ),
  // “toucher à” in “toucher à la prise” (touch the socket) means the same as “toucher”.
  misread(/^toucher à$/, ({ conceptId }) => conceptId.startsWith('concern/')),
  // “il reste deux places” (there are two seats left), but not “il reste convaincu” (he remains convinced)
  misread(
    /^il reste$/,
    ({ next, lexicon }) => isParticiple(next, 'fr') || isOnly(next, ['adjective', 'preposition'], lexicon),
  ),
  // “se rendre compte” (realise), “se serrer la main” (shake hands) and “se porter candidat” (stand as a candidate) are
  // expressions of their own.
  misread(/^se rendre$/, ({ later }) => later.slice(0, 3).some((word) => form(word) === 'compte')),
  misread(/^se serrer$/, ({ later }) => later.slice(0, 2).some((word) => /^mains?$/.test(form(word)))),
  // “il vient peut-être” (perhaps he is coming), but not “il peut être vu” (it can be seen)
  misread(/^peut-être$/, ({ span: [first], next }) => form(first) === 'peut' && next !== undefined),
  // “marcher sur la ville” (march on the town), but “marcher sur l’herbe” (walk on the grass)
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
  // “la réunion se tient à Lyon” (the meeting is held in Lyon), but “il se tient debout” (he is standing)
  misread(
    /^se tenir$/,
    isOtherThan('be-held', ({ earlier }) => earlier.some((word) => events.test(form(word)))),
  ),
  misread(/^se tenir$/, ({ conceptId }) => /^(?:behave|hold-on)/.test(conceptId)),
  // “se qualifier pour la finale” (qualify for the final), but “il se qualifie de poète” (he calls himself a poet)
  misread(
    /^se qualifier$/,
    isOtherThan('describe-oneself', ({ next }) =>
      /^(?:de|d’|lui-même|elle-même|eux-mêmes|comme|volontiers)$/.test(form(next)),
    ),
  ),
  // “le débat porte sur” (the debate is about), but not “il se porte sur la ville” (it turns to the town)
  misread(/^porter sur$/, isReflexive),
  // “faire face à un ennemi” (face an enemy), but not “un face à face” (a face-off)
  misread(
    /^face à$/,
    ({ next, before }) => form(next) === 'face' || form(before) === 'face' || /^(?:un|le|ce|du|au)$/.test(form(before)),
  ),
  // “aimer beaucoup” is “would love” only in the conditional.
  misread(
    /^aimer beaucoup$/,
    ({ conceptId, span: [first] }) => conceptId.startsWith('would-love') && !/rai/.test(form(first)),
  ),
  // “demander à parler” (ask to speak), but not “demander à un ami” (ask a friend)
  misread(/^demander à$/, lacksInfinitive),
  // “une demande de permis” (a permit application), but not “la demande de logements” (the demand for housing)
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
  // “laisser en l’état” (leave as it is), but not “la confiance en l’État” (trust in the state)
  misread(
    /^en l’état$/,
    ({ span, before }) => isCapitalised(span.at(-1)) || /^(?:confiance|foi|crois|croire|croit)$/.test(form(before)),
  ),
  // “un homme de trente ans” (a thirty-year-old man), but not “une peine de trente ans” (a sentence of thirty years)
  misread(
    /^de trente ans$/,
    ({ before, span }) =>
      isCapitalised(span.at(-1)) || !/^(?:hommes?|femmes?|filles?|garçons?|fils|mère|père|jeunes?)$/.test(form(before)),
  ),
  // “cela fait dix ans” (it has been ten years), but not “cela fait rire” (that makes people laugh)
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
  // “de loin le meilleur” (by far the best), but not “voir de loin” (see from afar)
  misread(
    /^de loin$/,
    ({ conceptId, before }) =>
      conceptId.startsWith('by-far') &&
      /^(?:v[iuo]\p{L}*|rev[ie]\p{L}*|aperç\p{L}*|suiv\p{L}*|visibles?)$/u.test(form(before)),
  ),
  misread(/^de loin$/, ({ conceptId }) => conceptId.startsWith('from-far-and-wide')),
  // “aller bien” (be well), but “cette robe te va bien” (this dress looks good on you)
  misread(
    /^aller bien$/,
    isOtherThan('suit', ({ before }) => /^(?:me|te|lui|nous|vous|leur)$/.test(form(before))),
  ),
  // “apprendre à lire” (learn to read), but not “il lui apprend à lire” (he teaches her to read)
  misread(
    /^apprendre à$/,
    ({ conceptId, before }) => conceptId.startsWith('learn-to') && /^(?:lui|leur|m’|t’)$/.test(form(before)),
  ),
  // “la scène se passe à Rome” (the scene takes place in Rome) is not “passer à” (switch to).
  misread(/^passer à$/, isReflexive),
  // “il en veut encore plus” (he wants even more), but not “encore plus grand” (even bigger)
  misread(/^encore plus$/, ({ next, lexicon }) => isOnly(next, ['adjective', 'adverb'], lexicon)),
];
