import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly } from '../../word-classes.ts';
import { beforeIs, both, endsOrIs, nextIs } from '../italian-senses.ts';

const formsOfHave =
  /^(?:ho|hai|ha|abbiamo|avete|hanno|avevo|avevi|aveva|avevamo|avevate|avevano|ebbi|ebbe|ebbero|avrò|avrai|avrà|avremo|avrete|avranno|avrei|avresti|avrebbe|avremmo|avreste|avrebbero|abbia|abbiano|avessi|avesse|avessero)$/;

/** A rule that excludes a meaning where `holds` is true. */
const never = (forms: string, concept: string, holds: (place: Place) => boolean): Rule => ({
  forms: { it: forms },
  means: (conceptId) => conceptId !== concept,
  holds,
  weightElsewhere: 1,
  weightOfOthers: 1e-8,
  isForSingleVersion: true,
});

/** Short pronouns beside a verb: “mi ha detto” (told me), “l’ho visto” (I saw him), “gli è venuta un’idea” (he had an idea). */
export const italianClitics: readonly Rule[] = [
  // Reflexive verbs form the perfect with “essere”, so “mi” before “avere” means “me”.
  never('mi ti ci vi', 'oneself/pronoun', nextIs(formsOfHave)),
  never(
    'l’',
    'the/determiner',
    ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      (formsOfHave.test(next.form) || isOnly(next, ['verb'], lexicon)),
  ),
  never('gli', 'the/determiner', nextIs(new RegExp(`${formsOfHave.source}|^(?:è|era|fu|sarà|sia|sarebbe)$`))),
  // “essersi” is “essere” with a reflexive pronoun: “dopo essersi alzato” (after getting up).
  {
    forms: { it: 'essersi esserne' },
    means: isConcept('have/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-8,
    isForSingleVersion: true,
  },
  // “tenere conto” (take into account) is no form of “tenersi” (be held): “non si tiene conto di” (… is not taken into account).
  never('tiene tengono teneva tenne', 'be-held/verb', both(beforeIs(/^si$/), nextIs(/^conto$/))),
  // “se ne parla” (people talk about it)
  never(
    'parla parlava parlò parlerà',
    'talk-to-each-other/verb',
    ({ before, earlier }) => before?.form === 'ne' && earlier.at(-2)?.form === 'se',
  ),
  // “non si trova una soluzione” (no solution can be found)
  never(
    'trova trovano trovava trovavano trovò',
    'be-located/verb',
    both(
      ({ before, earlier }) => before?.form === 'si' && earlier.at(-2)?.form === 'non',
      endsOrIs(/^(?:un|una|alcun[oa]?|nessun[oa]?|più|mai|facilmente|lavoro|traccia|soluzion[ei]|risposta|posto)$/),
    ),
  ),
  // “giocarsi l’anima” (gamble away one’s soul), but not “la partita si gioca domani” (the match is played tomorrow)
  never(
    'gioca giocano giocava giocavano giocò giocarono giocherà giocheranno giochi giochino',
    'stake-giocarsi-it/verb',
    () => true,
  ),
  // “la causa non si conosce” (the cause is not known), but “i due si conoscono” (the two know each other)
  never('conosce conosceva conobbe conoscerà conosca', 'meet-conoscersi-it/verb', () => true),
  never(
    'conoscono conoscevano',
    'meet-conoscersi-it/verb',
    nextIs(/^(?:il|lo|la|i|gli|le|l’|ancora|bene|molt[ei]|poch[ie]|alcun[ie]|solo)$/),
  ),
  // “si propone con ricorso” (is brought by petition)
  never('propone propongono', 'set-out-to/verb', both(beforeIs(/^si$/), nextIs(/^(?:con|davanti|entro|contro)$/))),
];
