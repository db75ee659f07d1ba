import type { Place, Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { endsClause, isBeforeNoun, only, opensClause } from '../italian-places.ts';
import { articleForms, beforeIs, both, either, inClass, near, nextIs, not } from '../italian-senses.ts';

const finite =
  /^(?:è|era|fu|sarà|ha|aveva|sono|erano|hanno|avevano|si|non|ci|le|gli|mi|lo|che|dorm\p{L}+|piang\p{L}+|ride|rise|gridò|morì|venne)$/u;

/** Whether a verb or the end of the clause follows, so that the word is a noun: “la piccola dorme” (the little girl sleeps). */
const precedesVerb = (place: Place): boolean => {
  const [next] = place.after;
  return !endsClause(place) && (finite.test(next?.form ?? '') || isOnly(next, ['verb'], place.lexicon));
};

/** Words that are verbs between dashes or commas in a quotation: “Gallo – continua – mi ha lasciato” (Gallo, he goes on, left me). */
const inQuotation =
  'continua precisa replica domanda conferma accusa denuncia nota critica conclude racconta dubita promette minaccia insiste commenta osserva assicura protesta';

/** Words of several parts of speech that are recognised by the words beside them. */
export const italianWrittenHomographs: readonly Rule[] = [
  inClass(
    inQuotation,
    'verb',
    both(({ before }) => before !== undefined, both(opensClause, endsClause)),
  ),
  // “continua” is a verb in “Continua la protesta” (the protest goes on), but not in “la continua crescita” (the constant
  // growth).
  inClass(
    'continua',
    'verb',
    either(
      opensClause,
      nextIs(/^(?:a|ad|il|lo|la|i|gli|le|l’|con|per|così|ancora)$/),
      beforeIs(/^(?:poi|e|ma|così|lui|lei|che|non|si|chi)$/),
    ),
  ),
  inClass('continua', 'adjective', both(beforeIs(articleForms), isBeforeNoun)),
  // “richiesta” is a participle in “ove richiesta” (where required), but not in “la richiesta” (the request).
  inClass(
    'richiesta richieste proposta proposte scelta scelte offerta offerte promessa promesse attesa decisa spesa scritta',
    'verb',
    both(beforeIs(/^(?:ove|se|quando|qualora|come|già|appena|finora)$/), endsClause),
  ),
  // “piccola” is a noun in “la piccola dorme” (the little girl is asleep), but not in “la piccola impresa” (the small
  // business).
  only(
    'piccola piccolo piccoli',
    'little-girl-piccola-it/noun',
    both(beforeIs(/^(?:la|il|i|alla|al|ai|della|del|dei|dalla|dal|dai)$/), precedesVerb),
  ),
  // “dubbio” is a noun in “non c’è dubbio” (there is no doubt), but not in “è dubbio che venga” (it is doubtful).
  inClass(
    'dubbio',
    'noun',
    either(beforeIs(/^(?:alcun|nessun|senza|in|ogni|minimo|di|qualche)$/), ({ before, earlier }) =>
      Boolean(
        /^(?:è|era|sia|c’è|c’era)$/.test(before?.form ?? '') && /^(?:c’|vi|v’)$/.test(earlier.at(-2)?.form ?? ''),
      ),
    ),
  ),
  // “cava” is a verb in “se la cava bene” (manages well), but not in “la cava di marmo” (the marble quarry).
  inClass(
    'cava cavano',
    'verb',
    both(beforeIs(/^la$/), ({ earlier }) => /^(?:se|me|te)$/.test(earlier.at(-2)?.form ?? '')),
  ),
  // “matematica” is a noun in “studia matematica” (studies mathematics).
  inClass(
    'matematica fisica chimica botanica statistica linguistica meccanica',
    'noun',
    both(
      either(
        beforeIs(/^(?:studi\p{L}*|insegn\p{L}*)$/u),
        both(beforeIs(/^(?:di|in)$/), ({ earlier }) =>
          /^(?:professor|docent|insegnant|lezion|laure|esam|cattedr|studios|istitut|dottor|ricerc|libr|facolt|problem)/.test(
            earlier.at(-2)?.form ?? '',
          ),
        ),
      ),
      ({ word, after: [next], lexicon }) =>
        next === undefined || next.start - word.end > 1 || !isOnly(next, ['noun'], lexicon),
    ),
  ),
  // “puntata” is a noun in “la prima puntata” (the first episode), but not in “una pistola puntata” (a pointed gun).
  inClass(
    'puntata puntate',
    'noun',
    either(
      beforeIs(
        /^(?:la|le|una|della|delle|nella|nelle|questa|prima|seconda|terza|ultima|prossima|ogni|due|tre|dieci|quarta|quinta|a)$/,
      ),
      near(/^(?:romanz|telefilm|sceneggiat|trasmission|programm|onda$|televis|rai)/),
    ),
  ),
  // “la” is an article in “essendo la spartizione un momento” (since the division is a moment), but not in “vedendola” (seeing
  // her).
  inClass(
    'la le lo i gli',
    'determiner',
    both(
      beforeIs(/^(?:essendo|avendo|restando|rimanendo|stando|secondo|durante|mediante)$/),
      ({ after: [next], lexicon }) => next !== undefined && !mayBe(next, ['verb', 'pronoun', 'adverb'], lexicon),
    ),
  ),
  // “anche” means “even” in “anche un solo errore” (even a single mistake), but not in “anche Anna” (Anna too).
  only(
    'anche',
    'even/adverb',
    ({ after }) =>
      after.slice(0, 3).some(({ form }) => /^(?:sol[oa]|minim[oa]|singol[oa])$/.test(form)) &&
      !after.slice(0, 2).some(({ form }) => /^(?:non|se)$/.test(form)) &&
      after.slice(0, 2).some(({ form }) => /^(?:un|una|un’|in|con|per|il|la|da|di|sol[oa])$/.test(form)),
  ),
  // “falso” is a noun in “accusato di falso” (accused of forgery).
  inClass(
    'falso',
    'noun',
    both(
      beforeIs(/^di$/),
      not(nextIs(/^(?:nome|allarme|profilo)$/)),
      near(/^(?:accus|reat|process|condann|imput|delitt)/),
    ),
  ),
  // “allegato” is a noun in “tabella allegato A” (table Annex A), but not in “il modulo allegato” (the attached form).
  only(
    'allegato',
    'annex/noun',
    either(
      ({ word, after: [next] }) =>
        next !== undefined &&
        next.start - word.end <= 1 &&
        /^(?:\p{L}|\p{L}?-?\d+|[ivx]+)$/u.test(next.form) &&
        !/^[aeoi]$/u.test(next.text),
      both(beforeIs(articleForms), not(nextIs(/^(?:modul|document|file)/))),
    ),
  ),
];
