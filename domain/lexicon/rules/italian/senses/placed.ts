import type { Rule } from '../../grammar-rule.ts';
import { isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';
import { formsOf } from '../italian-base-forms.ts';
import { endsClause, isBeforeNoun, mainly, only, opensClause } from '../italian-places.ts';
import {
  articleForms,
  beforeIs,
  both,
  either,
  mostly,
  near,
  nextIs,
  not,
  ofForms,
  sense,
  soon,
} from '../italian-senses.ts';

/** Verbs of knowing and telling, after which “come” means “how”. */
const knowing =
  /^(?:notat[eo]|nota|notare|notano|vedere|vediamo|vedete|vedi|vedremo|visto|sapere|so|sa|sai|sappiamo|sanno|capire|capisco|capito|capisce|spiega|spiegare|spiegano|spiegò|spiegato|mostra|mostrano|mostrare|mostrato|dimostra|dimostrano|scoprire|scopre|scoprite|descrive|descrivere|racconta|raccontano|raccontare|raccontato|ricorda|ricordano|chiede|chiedersi|chiedono|immagina|immaginare|imparare|impara|imparato|indica|illustra|osservare|osserva|vede|guarda|guardate)$/;

const professional =
  /^(?:persone|personale|insegnanti|docenti|lavoratori|giovani|operatori|medici|tecnici|dirigenti|adulti|base|quadri|studenti|manager|giornalisti)$/;

const event =
  /^(?:dibattit|riunion|discors|congress|conferenz|vertic|incontr|assemble|concert|lezion|seminar|elezion|referendum|cors[oi]$|process|udienz|sedut|comizi|convegn|mostra$|cerimoni|conversazion|colloqui)/;

const formsOfDo = 'fare far fai facciamo fanno faceva facevano farà faranno farebbe facendo faccio facesse';

/** Senses and parts of speech that are recognised by the place of the word. */
export const italianPlacedSenses: readonly Rule[] = [
  mostly('potrà potranno potrò potremo potrai potrete', 'can/verb'),
  // “serve” means “need” in “non mi serve” (I don’t need it) and “a che cosa serve?” (what is it for?).
  mainly(
    'serve servono serviva servivano servirà serviranno servirebbe servirebbero servisse',
    'need/verb',
    both(
      beforeIs(/^(?:non|mi|ti|ci|vi|gli|le|che|cosa|più|davvero|ancora)$/),
      not(nextIs(/^(?:a|ad|da|come|per|il|la|i|le|ai|al|alla|alle)$/)),
    ),
  ),
  mostly('tema temi', 'subject-theme-tema-it/noun', near(/^(?:maestr|scuola$|student|alunn|compit|svolg)/)),
  mostly('schema schemi', 'scheme-schema-it/noun'),
  // “disposizioni” means “instructions” in “seguire le disposizioni” (follow the instructions), but not in “le disposizioni
  // di legge” (the provisions of the law).
  mostly(
    'disposizioni',
    'instructions-disposizioni-it/noun',
    near(/^(?:legg[ei]$|articol|comma$|codice|decret|penal|civil|transitor|applic|norm)/),
  ),
  // “come” means “how” in “notate come cresce” (notice how it grows).
  mainly('come', 'how/adverb', both(beforeIs(knowing), not(nextIs(/^(?:un|una|il|la|lo|i|gli|le|se|dei)$/)))),
  // “che” is a conjunction in “sappiamo tutti che” (we all know that).
  {
    forms: { it: 'che' },
    means: (_, partOfSpeech) => partOfSpeech === 'conjunction',
    holds: ({ before, earlier }) =>
      /^(?:tutti|bene|anche|già|benissimo)$/.test(before?.form ?? '') &&
      /^(?:sappiamo|sanno|sapete|sapevano|crediamo|pensiamo|vediamo|sai|so|sa|sapevamo|ricordiamo)$/.test(
        earlier.at(-2)?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // “atto” means “suitable” in “un mezzo atto a trasportare” (a vehicle suitable for carrying), but not in “atto d’accusa”
  // (indictment).
  only(
    'atto atta atti atte',
    'suitable-atto-it/adjective',
    both(nextIs(/^(?:a|ad)$/), not(beforeIs(articleForms)), ({ after: [, second], language, lexicon }) =>
      isInfinitive(second, language, lexicon),
    ),
  ),
  // “consiglio” means “advice” in “il consiglio di un esperto” (the advice of an expert).
  mainly(
    'consiglio consigli',
    'advice/noun',
    ({ after: [next, second, third] }) =>
      ofForms.test(next?.form ?? '') &&
      /^(?:un|una|uno|mio|mia|suo|tuo|chi)$/.test(second?.form ?? '') &&
      third !== undefined,
  ),
  // “indietro” means “back” in “torna indietro” (come back), but not in “è indietro con il lavoro” (is behind with the
  // work).
  mainly(
    'indietro',
    'back/adverb',
    not(beforeIs(/^(?:è|sono|era|erano|rimast[oaie]|rimane|rimanere|resta|restare|più|molto|troppo|indietro)$/)),
  ),
  mostly(
    'ovunque dovunque',
    'everywhere/adverb anywhere/adverb',
    nextIs(/^(?:tu|io|si|sia|siano|vada|andasse|vadano|egli|lei|lui|vi|ci)$/),
  ),
  // “formazione” means “formation” in “una formazione di ghiaccio” (a formation of ice), but not in “la formazione di
  // insegnanti” (the training of teachers).
  only(
    'formazione',
    'formation/noun',
    both(
      nextIs(ofForms),
      not(soon(professional, 2)),
      not(beforeIs(/^(?:di|la)$/)),
      near(
        /^(?:suol|ghiacc|rocc|cellul|stell|pianet|molecol|govern|nub[ie]|nuvol|cost|mont|prezz|tess|cristall|ross|muff|coscienz|stat[oi]$|capital)/,
      ),
    ),
  ),
  // “ha tenuto” means “held” in “ha tenuto un dibattito” (held a debate).
  mainly(formsOf('tenere', 'verb'), 'hold-event/verb be-held/verb', near(event)),
  sense('purtroppo', 'unfortunately/adverb', () => true),
  // “Appena” means “as soon as” in “Appena la folla si calmò” (as soon as the crowd calmed down), but not in “appena due
  // giorni” (only two days).
  mainly(
    'appena',
    'as-soon-as/conjunction',
    both(
      opensClause,
      nextIs(/^(?:il|lo|la|l’|i|gli|le|mi|ti|si|ci|vi|ebbe|ho|hai|ha|avrò|avremo|puoi|posso|possibile|sarà|sono|è)$/),
    ),
  ),
  // “così” means “so” in “e così i prezzi salirono” (and so prices rose), but not in “e così grande” (and so big).
  mainly(
    'così',
    'so-therefore/adverb',
    both(
      beforeIs(/^(?:e|ed)$/),
      nextIs(/^(?:i|il|la|le|gli|l’|lo|un|una|mi|ci|si|ho|ha|abbiamo|siamo|nel|nacque|fu)$/),
    ),
  ),
  // “loro” means “to them” in “era stata loro comunicata” (had been communicated to them).
  mainly(
    'loro',
    'to-them-loro-it/pronoun',
    both(
      beforeIs(/^(?:stat[oaie]|viene|venne|vengono|fu|furono|ha|hanno|aveva|avevano|è|veniva|verrà|sarà)$/),
      ({ after: [next], language }) => next !== undefined && isParticiple(next, language),
    ),
  ),
  // “sinistri” means “sinister” in “rumori sinistri” (sinister noises), but not in “i piedi sinistri” (the left feet).
  mostly('sinistri sinistre', 'sinister/adjective', near(/^(?:pied[ei]|man[oi]$|bracci|gamb|occh|lat[oi]$|orecch)/)),
  // “circa” means “about (concerning)” in “dubbi circa la data” (doubts about the date), but not in “circa due ore” (about
  // two hours).
  only(
    'circa',
    'about-concerning-circa-it/preposition',
    nextIs(/^(?:il|lo|la|l’|i|gli|le|quest[oaie]|quest’|quell[oae]|quel|ciò)$/),
  ),
  // “un duro” (a tough guy)
  only('duro duri', 'tough-guy-duro-it/noun', both(beforeIs(/^(?:il|un|i|dei|veri|vero|del|da)$/), not(isBeforeNoun))),
  // “cogli” means “with the” in “cogli amici” (with the friends), but not in “cogli i fiori” (you pick the flowers).
  only(
    'cogli',
    'with-the-cogli-it/preposition',
    ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      mayBe(next, ['noun', 'adjective'], lexicon) &&
      !mayBe(next, ['determiner'], lexicon),
  ),
  sense('sbrigati sbrigatevi sbrighiamoci', 'hurry/verb hurry-up/verb', () => true),
  // “cara” means “dear” in “cara Maria” (dear Maria), but not in “una casa cara” (an expensive house).
  mainly(
    'caro cara cari care',
    'dear/adjective',
    both(opensClause, ({ word, after: [next] }) => next !== undefined && next.start - word.end <= 1),
  ),
  sense('rimasti', 'stay/verb remain/verb remain-be/verb', () => true),
  // “ora” means “time of day” in “l’ora di Londra” (London time), but not in “un’ora” (an hour).
  mainly(
    'ora',
    'time-of-day/noun',
    both(
      beforeIs(/^(?:l’|all’|dell’|sull’|che)$/),
      near(/^(?:orolog|esatt|legale$|solare$|fus[oi]$|segn[aò]$|londra|greenwich|locale$|quadrant)/),
    ),
  ),
  // “storia” means “history” in “i libri di storia” (history books).
  mainly(
    'storia',
    'history/noun',
    both(beforeIs(/^di$/), ({ earlier }) =>
      /^(?:libr|professor|lezion|muse[oi]$|cors[oi]$|insegnant|ann[oi]$|secol|docent|esame|appassionat|ricc[aohi])/.test(
        earlier.at(-2)?.form ?? '',
      ),
    ),
  ),
  // “a marzo” (in March)
  mainly(
    'a ad',
    'in-a-month-it/preposition',
    nextIs(/^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/),
  ),
  // “dopo” means “later” in “un anno dopo” (a year later), but not in “dopo un anno” (after a year).
  mainly(
    'dopo',
    'later/adverb',
    both(
      beforeIs(
        /^(?:ann[oi]|mes[ei]|giorn[oi]|settiman[ae]|or[ae]|minut[oi]|second[oi]|secol[oi]|decenn[ioi]+|poco|tempo|attimo|attimi)$/,
      ),
      either(endsClause, ({ earlier }) =>
        earlier
          .slice(-4)
          .some(({ form }) =>
            /^(?:un|un’|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|pochi|poche|alcuni|alcune|qualche|molti|poco|\d+)$/.test(
              form,
            ),
          ),
      ),
    ),
  ),
  // `formsOfDo` has no forms that are also nouns, such as “fatto” (fact).
  mostly(formsOfDo, 'do-make-fare-it/verb make/verb'),
  // “fare” means “make” only where another rule points to it: “fare una torta” (make a cake)
  {
    forms: { it: formsOfDo },
    means: (conceptId) => conceptId !== 'make/verb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
    isForSingleVersion: true,
  },
  mainly('rapidamente', 'quickly-rapidamente-it/adverb', () => true),
  // “sete” means “thirst” in “ho sete” (I am thirsty), but not in “le sete cinesi” (Chinese silks).
  mostly('sete', 'thirst-sete-it/noun', beforeIs(/^(?:le|delle|sulle|di)$/)),
  mostly(
    'portare portano portò portarono portato portata portati portando porterà porteranno portava portavano',
    'bring-carry-portare-it/verb',
  ),
  // “far cadere” (make fall)
  sense(
    `${formsOfDo} fa fatto fatta fatti fatte fece fecero`,
    'make/verb have-done/verb',
    ({ word, after: [next, second], language, lexicon }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      (isInfinitive(next, language, lexicon) ||
        (/^(?:anche|sempre|solo|ancora|poi|subito|proprio)$/.test(next.form) &&
          isInfinitive(second, language, lexicon))) &&
      !mayBe(next, ['noun'], lexicon),
    { weightElsewhere: 1, weightOfOthers: 1e-6 },
  ),
  // “forte” means “hard” in “batte forte” (beats hard), but not in “è forte” (is strong).
  only(
    'forte',
    'hard-loudly-forte-it/adverb',
    beforeIs(
      /^(?:batt\p{L}+|piov\p{L}+|parl[aòio]\p{L}*|grid\p{L}+|url\p{L}+|piang\p{L}+|rid[eo]\p{L}*|rise|colp\p{L}+|corr\p{L}+|corse|sping\p{L}+|strin\p{L}+|strett[oa]|tirav?a?|soffi\p{L}+|cant\p{L}+|suon\p{L}+)$/u,
    ),
  ),
  mostly('vetri', 'glass-pane-vetro-it/noun', near(/^(?:boemia$|murano$|soffiat|artist|colorat)/)),
];
