import type { Place, Rule } from '../../grammar-rule.ts';
import { isParticiple, mayBe } from '../../word-classes.ts';
import { isBeforeNoun, mainly, only } from '../italian-places.ts';
import { articleForms, beforeIs, both, either, mostly, near, nextIs, not, sense } from '../italian-senses.ts';

const isDefinite = (form = '') => articleForms.test(form) && !/^(?:un|un’|una|uno)$/.test(form);

const weather = /^(?:cald[oi]|fredd[oi]|fresco|brutto|bel|buio|giorno|notte|afa)$/;

const profession =
  /^(?:medic[oi]|avvocat[oi]|insegnant[ei]|camerier[aei]|cuoc[oh]i?|giornalist[aei]|operai[oae]|contadin[oaie]|pescator[ei]|maestr[oaie]|professor[ei]|attor[ei]|attric[ei]|cantant[ei]|musicist[aei]|pittor[ei]|scrittor[ei]|ingegner[ei]|architett[oi]|infermier[aei]|segretari[oae]|commess[oaie]|autist[aei]|tassist[aei]|sart[oaie]|muratori?e?|meccanic[oi]|idraulic[oi]|elettricist[aei]|poliziott[oaie]|carabinier[ei]|soldat[oi]|portier[ei]|guardian[oi]|modell[aei]|ballerin[oaie]|calciator[ei]|allenator[ei]|baby-sitter|barist[aei]|parrucchier[aei]|traduttor[ei]|interprete|regist[aei]|falegnam[ei]|fabbr[oi]|mercant[ei]|commerciant[ei]|minator[ei]|marinai[oi]?|spia)$/;

const possessive = /^(?:mi[oae]|miei|tu[oae]|tuoi|su[oae]|suoi|nostr[oaie]|vostr[oaie]|loro)$/;
const isAfterArticle = (place: Place) => beforeIs(articleForms)(place) && !beforeIs(/^(?:un|un’|una|uno)$/)(place);

/** Whether the word is a superlative: “il miglior vino” (the best wine), but “un vino migliore” (a better wine). */
const isSuperlative = either(isAfterArticle, beforeIs(possessive), nextIs(/^(?:al|in|d’|della|del|dei|delle)$/));
const isCompared = both(
  not(isAfterArticle),
  either(
    beforeIs(
      /^(?:un|una|ancora|persino|perfino|addirittura|molto|decisamente|assai|nettamente|ben|sempre|è|sono|era|erano|sarà|vita|futuro|mondo|società|qualcosa|niente|nulla|modo|tempi|condizioni|qualità)$/,
    ),
    nextIs(/^(?:di|rispetto|che|dell’anno)$/),
  ),
);

/** Nouns with which “grande” means “great”, not “big”. */
const whatIsGreat =
  /^(?:successo|successi|scrittor[ei]|scrittric[ei]|poeta|poeti|artista|artisti|maestro|maestri|uomo|uomini|donna|donne|amico|amici|amore|amori|attore|attori|attrice|campione|campioni|campionessa|giocatore|giocatori|squadra|musicista|pittore|pittori|regista|registi|filosofo|filosofi|scienziato|scienziati|re|regina|imperatore|condottiero|eroe|eroi|poesia|letteratura|opera|opere|film|libro|romanzo|capolavoro|classico|classici|onore|piacere|gioia|dolore|dolori|felicità|fortuna|interesse|importanza|valore|talento|talenti|passione|passioni|coraggio|forza|energia|attenzione|cura|rispetto|stima|ammirazione|fiducia|entusiasmo|emozione|emozioni|soddisfazione|orgoglio|merito|meriti|idea|idee|guerra|vittoria|vittorie|impresa|imprese|occasione|opportunità|momento|momenti|giorno|ritorno|festa|festival|tradizione|tradizioni|storia|civiltà|cultura|influenza|prestigio|fama|potere|potenza|potenze|nazione|statista|leader|oratore|inventore|rivale|sfida|svolta|esempio|senso|spirito|bellezza|utilità|aiuto|professionista|signore|demolitori)$/;

const formsOfBe = /^(?:è|era|erano|sono|fu|furono|sarà|saranno|sia|siano|fosse|sarebbe|sei|siamo)$/;

/** Senses of degree and comparison, and other senses that are recognised by the place of the word. */
export const italianDegreeSenses: readonly Rule[] = [
  // “peggior” means “worst” in “il peggior film” (the worst film), but not in “peggiore di prima” (worse than before).
  mostly('peggior peggiore peggiori', 'worst/adjective', not(isSuperlative)),
  mostly('peggior peggiore peggiori', 'worse-peggiore-it/adjective', isSuperlative),
  // “migliore” means “better” in “un futuro migliore” (a better future), but not in “i nostri migliori amici” (our best
  // friends).
  mostly('miglior migliore migliori', 'better/adjective', not(isCompared)),
  mostly('miglior migliore migliori', 'best/adjective', isCompared),
  // “grande” means “great” in “un grande poeta” (a great poet), but not in “una grande casa” (a big house).
  only('grande grandi gran grand’', 'great-grande-it/adjective', nextIs(whatIsGreat)),
  only('grande grandi gran grand’', 'big-great-grande-it/adjective', both(isBeforeNoun, not(nextIs(whatIsGreat)))),
  // “più” means “most” in “la casa più grande della via” (the biggest house in the street), but not in “una casa più grande”
  // (a bigger house).
  sense(
    'più',
    'most-superlative/adverb',
    ({ before, earlier, after: [next], language, lexicon }) =>
      mayBe(before, ['noun'], lexicon) &&
      !next?.form.endsWith('mente') &&
      (mayBe(next, ['adjective'], lexicon) || isParticiple(next, language)) &&
      (isDefinite(earlier.at(-2)?.form) ||
        (/^(?:di|d’|da)$/.test(earlier.at(-2)?.form ?? '') && isDefinite(earlier.at(-4)?.form))),
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
  // “quanto” means “how” in “quanto è alta la torre” (how high the tower is), but not in “quanto è costato” (how much it
  // cost).
  only(
    'quanto quant’',
    'how-quanto-it/adverb',
    ({ after: [next, second], language, lexicon }) =>
      formsOfBe.test(next?.form ?? '') &&
      second !== undefined &&
      mayBe(second, ['adjective'], lexicon) &&
      (!isParticiple(second, language) || /^(?:grand|alt|profond)/.test(second.form)),
  ),
  // “vi” means “there” in “vi giunse” (arrived there), but not in “vi vedo” (I see you).
  mainly(
    'vi',
    'there/adverb',
    nextIs(
      /^(?:giun\p{L}+|arriv\p{L}+|entr[aòi]\p{L}*|torn[aòi]\p{L}*|viss\p{L}+|abit\p{L}+|rimas\p{L}+|rest[aòi]\p{L}*|mor[ìi]\p{L}*|nacqu\p{L}+|soggiorn\p{L}+|fu|furono|è|sono|era|erano|sia|siano|fosse|sarà|saranno|lavor[aò]|si)$/u,
    ),
  ),
  // “per” means “for” in “multato per aver parcheggiato” (fined for having parked).
  only(
    'per',
    'for-having-per-it/preposition',
    ({ word, after: [next, second], language }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      /^(?:aver(?:e|lo|la|li|le|gli|ne)?|essersi|essermi|esserti)$/.test(next.form) &&
      second !== undefined &&
      isParticiple(second, language),
  ),
  // “oltre” means “more than” in “oltre un milione” (more than a million), but not in “oltre il muro” (beyond the wall).
  only(
    'oltre',
    'more-than-over-number/preposition',
    ({ after: [next, second], lexicon }) =>
      next !== undefined &&
      (/^\d/.test(next.form) ||
        (mayBe(next, ['numeral'], lexicon) && !/^un[oa]?$/.test(next.form)) ||
        (/^(?:un|una|un’|il|la|i)$/.test(next.form) &&
          /^(?:milion|miliard|centinai|migliai|decin|secol|anno$|mese$|ora$|metro$|terzo$|quarto$|mezzo$|doppio$|metà$|trent|cinquanta$|venti$)/.test(
            second?.form ?? '',
          ))),
  ),
  // “francese” means “French (language)” in “la lingua è il francese” (the language is French), but not in “un francese” (a
  // Frenchman).
  ...['french', 'english', 'german', 'spanish', 'italian'].map((language, index) =>
    mainly(
      ['francese', 'inglese', 'tedesco', 'spagnolo', 'italiano'][index] ?? '',
      `${language}-language/noun`,
      both(
        beforeIs(/^(?:il|l’|lo|in|dal|dall’|dallo|al|all’|parla|parlare|parlano)$/),
        near(/^(?:lingu|parl|tradu|traduzion|dialett|grammatic|paro[lf]|impar|scrit|accent|pronunci)/),
      ),
    ),
  ),
  // “fa” means “be (weather)” in “fa molto freddo” (it is very cold).
  only(
    'fa faceva farà fece fare fatto',
    'be-weather-fare-it/verb',
    ({ after: [next, second] }) =>
      weather.test(next?.form ?? '') ||
      (/^(?:molto|più|troppo|così|tanto|davvero|abbastanza|un)$/.test(next?.form ?? '') &&
        weather.test(second?.form ?? '')),
  ),
  // “fa” means “work as” in “fa il medico” (works as a doctor), but not in “fa il pane” (makes bread).
  only(
    'fa faccio fai fanno fare faceva facevano facevo fece fatto farà facendo',
    'work-as-fare-it/verb',
    ({ after: [article, noun] }) =>
      /^(?:il|lo|la|l’|i|gli|le)$/.test(article?.form ?? '') && profession.test(noun?.form ?? ''),
  ),
];
