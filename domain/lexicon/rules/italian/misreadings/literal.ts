import type { Lexicon } from '../../../lexicon.ts';
import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { ofForms } from '../italian-senses.ts';

const isNumber = (word: ReadWord | undefined, lexicon: Lexicon): boolean =>
  word !== undefined && (/^\d/.test(word.form) || mayBe(word, ['numeral'], lexicon));

const follows = (word: ReadWord | undefined, before: ReadWord | undefined): boolean =>
  word !== undefined && before !== undefined && word.start - before.end <= 1;

const opensNounPhrase =
  /^(?:il|lo|la|i|gli|le|l’|un|un’|uno|una|quest[oaie]|quest’|quel|quell[aeio’]|quei|qualche|alcun[ie]|poch[ie]|ciò|me|te|lui|lei|noi|voi|loro|pochissim[ie]|tutt[oaie])$/;

/** Words before “un giorno” (one day) where it opens its clause: “e un giorno partì” (and one day he left). */
const opensClauseOfDay =
  /^(?:e|ed|ma|che|se|quando|poi|finché|così|forse|anche|speranza|sognava|sogna|spera|sperava|o)$/;

/** Words that follow “in pieno” where it means “in the middle of”: “in pieno inverno” (in the middle of winter). */
const timesAndPlaces =
  /^(?:invern|estat|autunn|primaver|nott|giorn|centr|cris|guerr|boom|campagn|gennai|febbrai|marzo|april|maggio|giugno|lugli|agosto|settembr|ottobr|novembr|dicembr|medioev|emergenz|rivoluzion|stagion|espansion|attività|corsa$|città|zona|desert|ocean|mare$|forest|secolo|ottocent|novecent|fascism|pomerigg|mattin|fase|tempest|traffico)/;

/** Literal text that looks like an Italian expression: “sarà disponibile a partire da giugno” (available from June). */
export const italianLiteralMisreadings: readonly Misreading[] = [
  {
    // False match: “il giorno dopo la morte” (the day after the death). True match: “il giorno dopo partì” (the next day he
    // left).
    language: 'it',
    base: /^il giorno (?:dopo|prima)$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (opensNounPhrase.test(next.form) ||
        ofForms.test(next.form) ||
        /^(?:che|aver|essere|averl[oa])$/.test(next.form) ||
        isOnly(next, ['noun', 'name'], lexicon)),
  },
  {
    // False match: “il diritto di precedenza in graduatoria” (priority in the ranking). True match: “ha diritto di precedenza
    // chi viene da destra” (drivers from the right have right of way).
    language: 'it',
    base: /^diritto di precedenza$/,
    isSeen: ({ earlier, later }) =>
      ![...earlier, ...later].some(({ form }) =>
        /^(?:auto$|automobil|veicol|strad|incroc|guid|semafor|pedon|conducent|rotatori|destra$|svolt|ciclist)/.test(
          form,
        ),
      ),
  },
  {
    // “di quanto” means “than” only after a comparative: “più di quanto pensi” (more than you think), but not in “dipende di
    // quanto sono cari” (depends on how expensive they are).
    language: 'it',
    base: /^di quant[oa]$/,
    isSeen: ({ earlier }) =>
      !earlier.some(({ form }) =>
        /^(?:più|meno|meglio|peggio|maggior|minor|miglior|peggior|prima$|superior|inferior|divers|altr)/.test(form),
      ),
  },
  {
    // False match: “si è visto che” (it has been seen that). True match: “visto che piove” (as it is raining).
    language: 'it',
    base: /^(?:visto|dato|considerato|atteso) che$/,
    isSeen: ({ before }) =>
      /^(?:è|era|ho|hai|ha|abbiamo|avete|hanno|avev\p{L}+|avrebbe|sarà|sia|un|il|ogni|stato|mai|già|ben)$/u.test(
        before?.form ?? '',
      ),
  },
  {
    // False match: “un verso del poeta” (a line of the poet). True match: “verso di noi” (towards us).
    language: 'it',
    base: /^(?:verso|contro|dopo|sopra|sotto|dietro|senza|presso) di$/,
    isSeen: ({ span, next }) =>
      span.at(-1)?.form !== 'di' || !/^(?:me|te|sé|lui|lei|noi|voi|loro|ess[oaie]|che)$/.test(next?.form ?? ''),
  },
  {
    // False match: “lui e lei” (he and she). True match: “Bene, e lei?” (fine, and you?).
    language: 'it',
    base: /^e (?:tu|lei|voi)$/i,
    isSeen: ({ before, span, next }) => follows(span[0], before) || next !== undefined,
  },
  {
    // False match: “in pieno silenzio” (in complete silence). True match: “in pieno inverno” (in the middle of winter).
    language: 'it',
    base: /^in pien[oa]$/,
    isSeen: ({ next }) => !timesAndPlaces.test(next?.form ?? ''),
  },
  {
    // False match: “in punto di morte” (at the point of death). True match: “alle tre in punto” (at three on the dot).
    language: 'it',
    base: /^in punto$/,
    isSeen: ({ next }) => ofForms.test(next?.form ?? ''),
  },
  {
    // False match: “un giorno di festa” (a holiday), “per un giorno” (for a day). True match: “un giorno arrivò” (one day he
    // came).
    language: 'it',
    base: /^un giorno$/,
    isSeen: ({ before, span: [first], next }) =>
      ofForms.test(next?.form ?? '') ||
      /^(?:intero|solo|libero|feriale|festivo|in|prima|dopo|fa|qualunque|qualsiasi|normale|speciale|all’altro)$/.test(
        next?.form ?? '',
      ) ||
      (follows(first, before) && !opensClauseOfDay.test(before?.form ?? '')),
  },
  {
    // False match: “questioni di natura giuridica” (matters of a legal nature). True match: “timido di natura” (shy by
    // nature).
    language: 'it',
    base: /^(?:di|per) natura$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective'], lexicon) || ofForms.test(next?.form ?? ''),
  },
  {
    // False match: “una gara di fondo” (a long-distance race). True match: “un problema di fondo” (an underlying problem).
    language: 'it',
    base: /^di fondo$/,
    isSeen: ({ before }) =>
      /^(?:gar|sci$|articol|cors|atlet|maraton|titol|prov[ae]$|rumor|fond|staff)/.test(before?.form ?? ''),
  },
  {
    // False match: “un posto di classe differenziale” (a post in a special class). True match: “una donna di classe” (a
    // classy woman).
    language: 'it',
    base: /^di classe$/,
    isSeen: ({ before }) =>
      !/^(?:donn|uomo$|uomini$|signor|alberg|hotel|ristorant|giocator|local[ei]$|tocco|attric|attor|person|gran|spettacol|auto$|pubblic|stil|vin[oi]$|cantant|artist|campion)/.test(
        before?.form ?? '',
      ),
  },
  {
    // False match: “è il minimo storico” (is the lowest level ever). True match: “il minimo dubbio” (the slightest doubt).
    language: 'it',
    base: /^il minimo$/,
    isSeen: ({ next, lexicon }) => !isOnly(next, ['noun'], lexicon),
  },
  {
    // False match: “da una parte della strada” (on one side of the street). True match: “da una parte … dall’altra” (on the
    // one hand … on the other).
    language: 'it',
    base: /^(?:da una parte|da un lato|da un canto|di fatto|del resto)$/,
    isSeen: ({ base, before, next }) =>
      (base !== 'di fatto' && ofForms.test(next?.form ?? '')) ||
      (base === 'di fatto' &&
        /^(?:dat[oi]|stato|situazion[ei]|coppi[ae]|union[ei]|organico|question[ei]|convivenz[ae]|vie|vi[ae])$/.test(
          before?.form ?? '',
        )) ||
      (base === 'del resto' && /^(?:di|parte|metà|maggior|rispetto|più|meno)$/.test(before?.form ?? '')),
  },
  {
    // False match: “colpo alla testa di un soldato” (blow to a soldier’s head). True match: “alla testa del partito” (at the
    // head of the party).
    language: 'it',
    base: /^alla testa di$/,
    isSeen: ({ earlier }) =>
      earlier.slice(-3).some(({ form }) => /^(?:colp|ferit|dolor|mal$|proiettil|spar|pallottol|bott[ae]$)/.test(form)),
  },
  {
    // False match: “in tutti i casi di furto” (in all cases of theft). True match: “in tutti i casi verrà” (he will come
    // anyway).
    language: 'it',
    base: /^in tutti i casi$/,
    isSeen: ({ next }) => /^(?:in|che|previsti|dove)$/.test(next?.form ?? '') || ofForms.test(next?.form ?? ''),
  },
  {
    // False match: “la crescita dei figli” (the children’s growth). True match: “la crescita dei prezzi” (the increase in
    // prices).
    language: 'it',
    base: /^crescita di$/,
    isSeen: ({ next, later: [, second] }) =>
      [next, second].some((word) =>
        /^(?:bambin|figli|ragazz|piant[ae]$|capell|alber|paese$|città$|person|individu|popol[oi]$|feto|unghi)/.test(
          word?.form ?? '',
        ),
      ),
  },
  {
    // “a parte” means “apart from” in “a parte il prezzo” (apart from the price), and “separate” in “un caso a parte” (a
    // separate case).
    language: 'it',
    base: /^a parte$/,
    isSeen: ({ conceptId, before, span: [first], next, isAlone }) => {
      const isExcept =
        opensNounPhrase.test(next?.form ?? '') &&
        !(
          follows(first, before) &&
          /^(?:caso|discorso|mondo|capitolo|foglio|allegato|fatto|storia|cosa)$/.test(before?.form ?? '')
        );
      return isAlone && isExcept !== (conceptId === 'apart-from-except/preposition');
    },
  },
  {
    // “a meno di” means “less than” before a number, as in “a meno di cento metri” (less than a hundred metres away), and
    // “barring” in “a meno di un miracolo” (barring a miracle).
    language: 'it',
    base: /^a meno di$/,
    isSeen: ({ conceptId, next, lexicon, isAlone }) => {
      const isAmount = isNumber(next, lexicon) && !/^un[oa]?$/.test(next?.form ?? '');
      return isAlone && isAmount !== (conceptId === 'within-a-meno-di-it/preposition');
    },
  },
  {
    // False match: “è un bel lavoro” (it is a nice job). True match: “Bel lavoro!” (well done).
    language: 'it',
    base: /^(?:(?:bel|ottimo) lavoro|che bell[oa])$/,
    isSeen: ({ before, span: [first], next }) =>
      follows(first, before) || (/lavoro$/.test(first?.form ?? '') && next !== undefined),
  },
  {
    // False match: “come prima cosa” (as the first thing). True match: “come prima” (as before).
    language: 'it',
    base: /^come prima$/,
    isSeen: ({ next }) => /^(?:cosa|volta|di|che)$/.test(next?.form ?? ''),
  },
  {
    // False match: “colpito alle spalle” (hit in the back). True match: “alle spalle ha una lunga carriera” (has a long career
    // behind him).
    language: 'it',
    base: /^alle spalle$/,
    isSeen: ({ earlier }) =>
      earlier
        .slice(-3)
        .some(({ form }) => /^(?:colp|ferit|dolor|mal$|pugnal|spar|accoltell|attacc|aggred|massagg)/.test(form)),
  },
  {
    // False match: “nel tempo libero” (in the free time). True match: “è cambiato nel tempo” (has changed over time).
    language: 'it',
    base: /^nel tempo$/,
    isSeen: ({ next, lexicon }) =>
      ofForms.test(next?.form ?? '') ||
      /^(?:in|che|stesso|necessario)$/.test(next?.form ?? '') ||
      isOnly(next, ['adjective', 'noun'], lexicon),
  },
  {
    // False match: “abita in via di Ripetta” (lives in Via di Ripetta). True match: “in via di rimozione” (being removed).
    language: 'it',
    base: /^in via di$/,
    isSeen: ({ next }) => isCapitalised(next),
  },
  {
    // False match: “il doppio gioco” (double-dealing). True match: “guadagna il doppio” (earns twice as much).
    language: 'it',
    base: /^il doppio$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['adjective', 'noun'], lexicon),
  },
  {
    // False match: “un cambio di nome” (a change of name). True match: “un uomo di nome Carlo” (a man named Carlo).
    language: 'it',
    base: /^di nome$/,
    isSeen: ({ next }) => !isCapitalised(next),
  },
  {
    // False match: “al Nord del paese” (in the north of the country). True match: “vive al Nord” (lives in the north).
    language: 'it',
    base: /^al (?:nord|sud)$/,
    isSeen: ({ before }) => /^(?:dal|rispetto|grazie|davanti|aiuti|accanto)$/.test(before?.form ?? ''),
  },
  {
    // False match: “la numero uno del mondo” (the world’s number one). True match: “uno del gruppo” (one of the group).
    language: 'it',
    base: /^un[oa] (?:di|dei|degli|delle)$/,
    isSeen: ({ before }) => before?.form === 'numero',
  },
  {
    // False match: “la storia del genere umano” (the history of humankind). True match: “una storia del genere” (such a story).
    language: 'it',
    base: /^del genere$/,
    isSeen: ({ next, lexicon }) =>
      ofForms.test(next?.form ?? '') || (next !== undefined && mayBe(next, ['adjective'], lexicon)),
  },
];
