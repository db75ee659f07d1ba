import type { Place, Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { beforeIs, both, either, inClass, nextIs, not } from '../italian-senses.ts';

const determiner =
  /^(?:il|lo|la|i|gli|le|l’|un|uno|una|un’|[dns][aeu]l(?:l[aoe’])?|al(?:l[aoe’])?|[dns][aeu]i|[dns][aeu]gli|ai|agli|suo|sua|suoi|sue|quest[oaie]|quel|quell[aoe]|quei|ogni|qualche|nostr[oaie]|alcuni|alcune|primo|prima|nuov[oaie]|lungo|altr[oaie])$/;

const isBeforeNoun = ({ word, after: [next], lexicon }: Place) =>
  next !== undefined && next.start - word.end <= 1 && isOnly(next, ['noun'], lexicon);
const isBehindNoun = ({ word, before, lexicon }: Place) =>
  before !== undefined && word.start - before.end <= 1 && isOnly(before, ['noun'], lexicon);

/** Forms that are nouns, adjectives or adverbs, depending on the words beside them. */
export const italianNounClasses: readonly Rule[] = [
  // Nouns after an article: “il percorso” (the route), “una sorta di” (a sort of), “il piacere” (the pleasure).
  inClass(
    'percorso percorsi spunto spunti volo voli verso versi bollo tornata tornate elogio elogi tiro tiri',
    'noun',
    beforeIs(determiner),
  ),
  inClass('sorta', 'noun', beforeIs(/^(?:una|di|ogni|qualche|qualunque|alcuna|questa|la|tal)$/)),
  inClass('insieme', 'noun', beforeIs(/^(?:l’|un|nell’|dell’|all’|dall’|sull’|quest’|quell’|suo|loro|nostro|stesso)$/)),
  inClass(
    'piacere piaceri',
    'noun',
    beforeIs(/^(?:il|un|con|del|al|gran|grande|vero|suo|mio|nostro|nel|dal|ogni|sommo|i|dei|ai|che|di|puro)$/),
  ),
  // “politiche” is a noun in “le politiche agricole” (agricultural policies), but not in “le forze politiche” (political
  // forces).
  inClass(
    'politiche',
    'noun',
    beforeIs(
      /^(?:le|delle|alle|nelle|sulle|dalle|nuove|sue|loro|nostre|proprie|queste|tali|altre|diverse|varie|di|quali|sciagurate|buone)$/,
    ),
  ),
  inClass('tematica tematiche problematica problematiche', 'noun', beforeIs(determiner)),
  inClass('mobili', 'noun', beforeIs(/^(?:i|dei|di|nei|ai|suoi|vecchi|questi|con|altri|sui|antichi|tra)$/)),
  inClass('regali', 'noun', () => true),
  inClass('raccomandata raccomandate', 'noun', beforeIs(/^(?:la|una|con|per|mediante|lettera|tramite|di|a|mezzo)$/)),
  inClass('circolare circolari', 'noun', both(beforeIs(determiner), not(isBeforeNoun))),
  inClass(
    'passato',
    'noun',
    both(beforeIs(/^(?:il|del|nel|al|un|suo|proprio|dal|sul|nostro|loro|col|lontano|recente)$/), not(isBeforeNoun)),
  ),
  // “paura” means “fear” in “la paura dell’ignoto” (the fear of the unknown). In “ho paura” (I am afraid), the adjective “afraid” fits better.
  inClass(
    'paura',
    'noun',
    not(beforeIs(/^(?:ho|hai|ha|hanno|abbiamo|avete|aveva|avevo|avevano|avere|aver|avuto|avendo|ebbe|abbia)$/)),
  ),
  // “stranieri” is an adjective in “capitali stranieri” (foreign capital), but not in “gli stranieri” (the foreigners).
  inClass('straniero stranieri straniera straniere', 'adjective', isBehindNoun),
  inClass('precedenti', 'adjective', either(isBehindNoun, isBeforeNoun, nextIs(/^(?:art|artt|comm|articol|\d)/))),
  inClass('scritta scritte', 'noun', both(beforeIs(determiner), not(isBeforeNoun))),
  // “proposte” is a noun in “sono proposte serie” (they are serious proposals).
  inClass(
    'proposta proposte',
    'noun',
    ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      mayBe(next, ['adjective'], lexicon) &&
      !mayBe(next, ['verb', 'preposition', 'determiner', 'adverb'], lexicon),
  ),
  inClass(
    'parlamentare parlamentari',
    'noun',
    both(beforeIs(/^(?:un|il|i|dei|ai|dai|stato|ex|giovane|gli|alcuni|molti|fa|come|altri|quei)$/), not(isBeforeNoun)),
  ),
  // “ora” is an adverb in “ora al vertice di” (now at the top of), but not in “l’ora” (the hour).
  inClass(
    'ora',
    'adverb',
    not(
      either(
        nextIs(/^(?:che|di)$/),
        beforeIs(
          /^(?:l’|un’|una|all’|ogni|mezz’|dell’|quest’|quell’|prima|ultima|buona|bell’|mezza|dall’|nell’|sull’|qualche|di|è|e’|era|che|sarebbe|per|stessa|seconda|terza|tarda)$/,
        ),
      ),
    ),
  ),
  inClass('raccolta raccolte corte corti', 'noun', both(beforeIs(determiner), not(isBeforeNoun))),
  inClass('debitori', 'noun', not(isBehindNoun)),
  inClass('indice indici', 'noun', not(beforeIs(/^(?:che|si|non)$/))),
  inClass('individui', 'noun', not(beforeIs(/^(?:che|si|non|tu|lo|la)$/))),
  inClass('precedente', 'adjective', either(isBeforeNoun, nextIs(/^(?:art|artt|comm|articol|primo$|second|terz)/))),
  inClass('somma somme', 'noun', not(isBeforeNoun)),
  inClass('diritta diritte', 'adjective', () => true),
  // “specie” is an adverb in “…, specie per signora” (especially for ladies), but not in “una specie di” (a kind of).
  inClass(
    'specie',
    'adverb',
    ({ word, before, after: [next], lexicon }) =>
      before !== undefined && word.start - before.end > 1 && mayBe(next, ['preposition', 'conjunction'], lexicon),
    1e-3,
  ),
];
