import type { Place, Rule } from '../../grammar-rule.ts';
import { isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { articleForms, beforeIs, both, either, inClass, nextIs, not, ofForms, sense } from '../italian-senses.ts';
import { saysUse } from './use-of-noun.ts';

const formsOfBe =
  /^(?:è|sono|era|erano|sia|siano|siamo|siete|sei|ero|fu|furono|sarà|saranno|essere|stat[oaie]|fosse|fossero|sarebbe)$/;
const degree = /^(?:più|meno|molto|così|troppo|abbastanza|sempre|tanto|poco|piuttosto|ormai|assai)$/;

const isBeforeNumber = ({ after: [next], lexicon }: Place) =>
  next !== undefined && (/^\d/.test(next.form) || mayBe(next, ['numeral'], lexicon));
const isBeforeNoun = ({ word, after: [next], lexicon }: Place) =>
  next !== undefined && next.start - word.end <= 1 && isOnly(next, ['noun'], lexicon);
const isBeforePossibleNoun = ({ word, after: [next], lexicon }: Place) =>
  next !== undefined &&
  next.start - word.end <= 1 &&
  mayBe(next, ['noun'], lexicon) &&
  !mayBe(next, ['preposition', 'determiner', 'conjunction'], lexicon);

/** Subjunctive forms. Before one of them, “nonostante” means “although”: “nonostante piovesse” (although it rained). */
const subjunctive =
  /^(?:sia|siano|abbia|abbiano|possa|possano|debba|debbano|faccia|facciano|vada|venga|vengano|esista|esistano|.{3,}isca(?:no)?|.{2,}sse(?:ro)?)$/;

/** Words after “da” that say what a thing is for: “occhiali da sole” (sunglasses). */
const uses =
  /^(?:sole|sera|letto|pranzo|bagno|cucina|tè|caffè|vino|calcio|tennis|golf|basket|gioco|gara|corsa|montagna|neve|sci|lavoro|viaggio|donna|uomo|bambin[oi]|signora|passeggio|cerimonia|sposa|toeletta|camera|caccia|guerra|pesca|ballo|concerto|tavola|scrivania|cucire|scrivere|lavare|stiro|barba|fuoco|taglio|parati|asporto|riporto|combattimento|spiaggia|giardino|soma|sella|traino|musica)$/;

/** Words after “da” that say in what role or at what age a person does something: “da bambino” (as a child). */
const roles =
  /^(?:bambin[oaie]|ragazz[oaie]|giovan[ei]|piccol[oaie]|studente|studentessa|adult[oaie]|grande|grandi|vecchi[oaie]?|spia|amic[oaie]|protagonist[aei]|vincitor[ei]|favorit[oaie]|campion[ei]|re|signor[ei]|gentiluomo|madre|padre|professionist[aei]|turist[aei]|matt[oi]|cani?|eroe|eroi|record|titolare|allenatore|giocatore|regista|presidente|esordiente|ultim[oaie]|sol[oaie])$/;

/** Senses of adjectives and function words, recognised by nearby words. */
export const italianOtherSenses: readonly Rule[] = [
  // “vicini” means “close” in “siamo più vicini ai funghi” (we are closer to fungi), but not in “i vicini di casa” (the
  // neighbours).
  sense(
    'vicini vicina vicine',
    'close-near/adjective',
    either(
      beforeIs(formsOfBe),
      beforeIs(degree),
      both(nextIs(/^a(?:d|l|i|gli|ll[aeo’])?$/), not(beforeIs(articleForms))),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “stabile” means “building” in “il custode dello stabile” (the caretaker of the building), but not in “lo stabile
  // equilibrio” (the stable balance).
  sense(
    'stabile stabili',
    'building/noun',
    both(
      beforeIs(/^(?:lo|dello|nello|allo|dallo|sullo|uno|gli|degli|negli|dagli|questo|quello|stesso|intero|vecchio)$/),
      not(isBeforeNoun),
    ),
    { weightElsewhere: 1e-3 },
  ),
  sense('dotato dotata dotati dotate', 'talented/adjective', not(nextIs(ofForms)), { weightElsewhere: 1e-3 }),
  // “sola” means “only” in “una sola persona” (only one person), but not in “al sole caldo” (in the hot sun).
  sense(
    'soli sola sole solo',
    'only-sole/adjective',
    either(
      both(isBeforeNumber, ({ word }) => word.form !== 'solo'),
      both(
        beforeIs(
          /^(?:un|una|il|la|i|le|del|della|dei|delle|al|alla|ai|alle|nel|nella|nelle|nei|dal|dalla|per|con|di|in|quest[aoe])$/,
        ),
        either(
          isBeforeNoun,
          both(({ word }) => word.form !== 'solo', isBeforePossibleNoun),
        ),
        ({ word, before }) => word.form !== 'sole' || /^(?:[dns][aeu]l|al)?le$/.test(before?.form ?? ''),
      ),
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  sense(
    'solo sola',
    'alone/adjective',
    both(
      beforeIs(/^(?:lasci.*|viv.*|rimas.*|riman.*|rest[aòo].*|sent.*|tutt[oa]|troppo|morì|mort[oa]|dorm.*)$/),
      ({ word, after: [next] }) =>
        !next || next.start - word.end > 1 || /^(?:al|in|con|e|nel|nella|a)$/.test(next.form),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “proprio” means “own” in “il proprio nome” (one’s own name).
  sense(
    'proprio',
    'own/adjective',
    either(
      both(beforeIs(articleForms), not(nextIs(/^(?:il|la|l’|un|una|a|come)$/))),
      both(beforeIs(/^(?:a|di|per|in|con|da|su)$/), isBeforeNoun),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  // “prima” means “earlier” in “poco prima” (shortly before), but not in “la volta prima di” (the time before).
  sense(
    'prima',
    'earlier/adverb',
    both(
      beforeIs(
        /^(?:poco|molto|ann[oi]|giorn[oi]|mes[ei]|settiman[ae]|or[ae]|minut[oi]|secol[oi]|decenni|subito|tempo|quanto|come|mai|sera|notte|attimo|qualche|già|sin|stagion[ei])$/,
      ),
      not(nextIs(/^(?:di|d’|del|dell[aeo’]|dei|degli|che)$/)),
      not(isBeforeNoun),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 1e-3 },
  ),
  sense('alcuni alcune', 'some/determiner', () => true),
  sense('alcun alcuna alcuno alcun’', 'no-none/determiner', () => true),
  // “così diversi” (so different)
  sense(
    'così',
    'so-much/adverb as-as/adverb',
    (place) => {
      const {
        word,
        after: [next],
        lexicon,
      } = place;
      if (!next || next.start - word.end > 1 || /^(?:come|anche|non|poi|via|già|così|pure|sia)$/.test(next.form))
        return false;
      return (
        (mayBe(next, ['adjective', 'adverb'], lexicon) && !mayBe(next, ['preposition', 'noun', 'pronoun'], lexicon)) ||
        (isParticiple(next, 'it') && isOnly(next, ['adjective', 'verb'], lexicon))
      );
    },
    { weightElsewhere: 0.5, weightOfOthers: 0.02 },
  ),
  sense(
    'congiunti congiunto congiunta',
    'relative/noun',
    both(beforeIs(/^(?:i|dei|ai|suoi|miei|loro|propri|altri|suo|stretti|stretto|dai|nobili)$/), not(isBeforeNoun)),
    { weightElsewhere: 0.01 },
  ),
  inClass('comune comuni', 'adjective', either(beforeIs(formsOfBe), beforeIs(degree))),
  inClass(
    'superiore superiori',
    'adjective',
    not(beforeIs(/^(?:il|un|suo|mio|i|suoi|dei|ai|diretto|loro|dal|al|del)$/)),
  ),
  // “lo si fa” (one does it)
  inClass('la lo le li', 'pronoun', nextIs(/^si$/)),
  // “se” is a pronoun in “se ne va” (goes away), but not in “se ne hai voglia” (if you feel like it).
  inClass(
    'se',
    'pronoun',
    ({ after: [next, second] }) =>
      next?.form === 'ne' &&
      /^(?:va|vanno|andò|andarono|andava|andavano|andrà|andranno|andata|vada|è|sono|era|erano|sta|stanno|stava|parla|parlò|parlava|parlerà|occupa|occupano|occuperà|accorge|accorse|esce|fa|frega|infischia|intende|deduce|ricava|trovano|vedono|contano|torna|tornò)$/.test(
        second?.form ?? '',
      ),
  ),
  sense(
    'da',
    'for-use-as/preposition',
    either(
      both(nextIs(uses), ({ before, lexicon }) => mayBe(before, ['noun', 'adjective'], lexicon)),
      saysUse,
      beforeIs(/^(?:vestit[oaie]|travestit[oaie]|mascherat[oaie])$/),
    ),
    {
      weightElsewhere: 1e-6,
      weightOfOthers: 0.01,
    },
  ),
  sense('da', 'as/conjunction', nextIs(roles), { weightElsewhere: 1, weightOfOthers: 0.05 }),
  // “nonostante” means “although” in “nonostante fosse tardi” (although it was late).
  sense(
    'nonostante malgrado',
    'although/conjunction',
    ({ word, after }) => {
      const end = after.findIndex((each, index) => each.start - (after[index - 1] ?? word).end > 1);
      return after.slice(0, end < 0 ? after.length : end).some(({ form }) => subjunctive.test(form));
    },
    { weightElsewhere: 1e-3, weightOfOthers: 0.01 },
  ),
];
