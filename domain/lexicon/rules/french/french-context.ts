import type { ReadWord } from '../../read-sentence.ts';
import { gapBefore, type Place } from '../grammar-rule.ts';
import { isCapitalised, mayBe } from '../word-classes.ts';

export const formOf = (word: ReadWord | undefined) => word?.form ?? '';

/** The word directly before or after the word of the rule. Undefined if a comma or another mark comes between. */
export const closeBefore = (place: Place) => (gapBefore(place) === 1 ? place.before : undefined);
export const closeAfter = ({ word, after: [next] }: Place) => (next && next.start - word.end === 1 ? next : undefined);

/** Whether the next word is a noun or is missing from the lexicon, and no punctuation mark stands before it. */
export const isNounAfter = (place: Place) => {
  const next = closeAfter(place);
  return next !== undefined && (next.readings.length === 0 || mayBe(next, ['noun'], place.lexicon));
};

/** Whether the word has a capital letter inside the sentence, as the name of an institution has: “la Cour” (the Court). */
export const isInstitution = ({ word, before }: Place) => before !== undefined && isCapitalised(word);

/** The next words as one text, joined by spaces: “d’ appel de paris”. */
export const textAfter = ({ after }: Place) => after.map(({ form }) => form).join(' ');

export const someAfter = ({ after }: Place, pattern: RegExp) => after.some(({ form }) => pattern.test(form));

/**
 * Nouns for events and states, after which “connaître” means “experience”, not “know”: “connaître un succès” (be a success).
 */
export const experienced =
  /^(?:succès|échecs?|essor|crises?|croissance|développement|augmentation|hausse|baisse|recul|déclin|retards?|phases?|évolutions?|changements?|modifications?|transformations?|difficultés?|problèmes?|périodes?|âge|apogée|expansion|guerre|épidémie|popularité|gloire|fin|débuts?|sort|destin|défaites?|victoires?|rebondissements?|adresses?|carrière|activité|mutations?|regain|engouement|renouveau|parcours|vague|pic|réussite|prospérité|bouleversements?|chute|variations?|exode|versions?|éditions?|relief|climat|soucis?|heures?|moments?|mésaventures?|aventures?|malheurs?|joies?|déboires|réalisations?|pénuries?|sécheresses?|famines?|inondations?|incidents?|tensions?|conflits?|révoltes?|récessions?|stagnation|ralentissements?|accélération|restructurations?|extensions?|agrandissements?|diffusion|polémiques?|drames?|tragédies?|misère|faim|records?|progression|perturbations?|troubles|accidents?|fortunes?|rénovations?|renaissance|embellie|consécration|triomphes?|désastres?|catastrophes?|ruine|stabilité|immigration|urbanisation|industrialisation|fréquentation|affluence|répit|pertes?|dégradations?|remaniements?|afflux|interruptions?|flambée|envolée)$/;

export const times =
  /^(?:ans?|années?|jours?|journées?|mois|semaines?|heures?|minutes?|week-end|soirée|nuits?|temps|vie|enfance|adolescence|jeunesse|vacances|été|hiver|saisons?|moments?|reste|début)$/;

export const months =
  /^(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|(?:1[5-9]|20)\d\d|après|lendemain|moment|suite|lors|alors)$/;

export const formsOfBe = /^(?:est|sont|fut|furent|était|étaient|été|être|sera|seront|serait|soit)$/;
export const formsOfHave =
  /^(?:ai|as|a|ont|avons|avez|avait|avaient|aura|auront|aurait|auraient|eut|eurent|ait|aient)$/;
export const possessives = /^(?:[mts](?:on|a|es)|leurs?|notre|votre|nos|vos)$/;
