import type { Place } from '../grammar-rule.ts';

export const article = /^(?:il|lo|la|i|gli|le|l’|quest[oaie]|quest’|quei|quegli|quel|quell[aeo’]|mie|miei|suoi|sue)$/;
export const byAgent = /^da(?:l|ll[aeo’]|i|gli)?$/;
export const nextForm = ({ after: [next] }: Place) => next?.form ?? '';

/** Nouns whose content follows after “che”: “il fatto che” (the fact that). After other nouns, “che” is a relative pronoun. */
export const ofContent =
  /^(?:fatto|idea|speranza|rischio|possibilità|convinzione|certezza|impressione|timore|notizia|condizione|paura|sensazione|prova|ipotesi|voce|probabilità|opinione|dubbio|pericolo|segno|consapevolezza|ragione|modo|volta|punto|momento|conclusione|indicazione|conferma|garanzia|sospetto|presupposto|pretesto|constatazione|dimostrazione)$/;

export const formsOfLet =
  'lascia lasciano lasciò lasciarono lasciato lasciata lasciati lasciate lasciare lasciava lasciavano lascerà lasceranno lasciando lascio lasci lasciamo lasciai lasciasse';

export const law =
  /^(?:legg[ei]$|articol[oi]$|art$|comma|codice|decret|norm[ae]|normativ|direttiv|giuridic|legal[ei]|contratt|diritt[oi]|costituzion|regolament)/;
