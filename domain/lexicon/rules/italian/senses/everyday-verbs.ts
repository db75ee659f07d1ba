import type { Place, Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { beforeIs, both, either, inClass, mostly, near, nextIs, not, sense, soon } from '../italian-senses.ts';
import { are } from '../italian-verb-forms.ts';

/** A rule for a sense that is meant only where `holds` is true. */
const rare = (forms: string, concept: string, holds: Rule['holds']): Rule =>
  sense(forms, concept, holds, { weightElsewhere: 1e-5, weightOfOthers: 1e-5 });

const person = /^(?:mi|ti|gli|le|ci|vi|me|te|glielo|gliel’)$/;
const formsOfHave = /^(?:ho|hai|ha|abbiamo|avete|hanno|avev[oaei]\p{L}*|avr\p{L}+|abbia|avess\p{L}+|aver|avere)$/u;
const period = /^(?:or[ae]|minut[oi]|giorn[oi]|mes[ei]|ann[oi]|settiman[ae]|second[oi]|tempo|molto|poco|tanto|troppo)$/;
const quality =
  /^(?:bene|male|benissimo|malissimo|meglio|peggio|benone|divinamente|molto|così|tanto|davvero|proprio|troppo)$/;

/** Whether “mi”, “gli” or another pronoun of a person stands before the verb and its auxiliary: “mi ha detto” (told me). */
const hasPersonBefore = ({ earlier }: Place): boolean => {
  const [second, last] = earlier.slice(-2);
  const isLast = person.test(last?.form ?? '') || (earlier.length === 1 && person.test(second?.form ?? ''));
  return isLast || (formsOfHave.test(last?.form ?? '') && person.test(second?.form ?? ''));
};

/** Whether “ci” stands before the verb or its auxiliary: “ci ho messo” (it took me). */
const hasThere = ({ earlier }: Place): boolean =>
  /^(?:ci|ce|c’|vi)$/.test(earlier.at(-1)?.form ?? '') ||
  (formsOfHave.test(earlier.at(-1)?.form ?? '') && /^(?:ci|ce|c’)$/.test(earlier.at(-2)?.form ?? ''));

const opensClause = ({ word, before }: Place) => before === undefined || word.start - before.end > 1;
const endsClause = ({ word, after: [next] }: Place) => next === undefined || next.start - word.end > 1;

/** The reflexive pronoun of a verb form: “mi” for “trovo” (I find), “si” for “trova” (he finds). */
const reflexiveOf = (form: string): RegExp => {
  if (form.endsWith('o')) return form.endsWith('no') || form.endsWith('mo') ? /^(?:si|ci)$/ : /^mi$/;
  return form.endsWith('i') ? /^ti$/ : /^si$/;
};

const formsOfPut =
  'mettere mette mettono metteva mettevano mise misero messo messa messi metterà metteranno metto metti mettiamo mettete mettevo misi metterò metterci metterei metterebbe';
const formsOfGoOut =
  'uscire esce escono usciva uscivano uscì uscirono uscito uscita usciti uscite uscirà usciranno esco esci usciamo uscendo esca uscii uscivo';
const formsOfFall =
  'scendere scende scendono scese scesero sceso scesa scesi scendeva scenderà scenderanno scendendo scenda';
const formsOfStart = 'riprende riprendono riprese ripresero ripreso ripresa riprenderà riprenderanno riprendere';
const formsOfSay =
  'dico dici dice diciamo dite dicono dicevo dicevi diceva dicevano dissi disse dissero detto dirò dirai dirà diranno direi dica dicesse dire';
const formsOfMiss = 'perdere perso persi perde perdo perdi perdono perdeva perderà perdendo perdiamo persero perderò';
const formsOfGetOff = 'spegne spegneva spense spento spenta spenti spente spegnerà spegnersi spengono';

const number = ({ after: [next] }: Place) => /^(?:del|dello|dell[’a]|di|sotto|sopra)$/.test(next?.form ?? '');
const market =
  /^(?:cento$|percentual|prezz|tass[oi]$|borsa$|borse$|titol[oi]$|quot[ae]$|quotazion|euro$|dollar|miliard|milion|punt[oi]$|inflazion|temperatur|valore$|livell|consum|vendit|sondagg|spread|numer[oi]$|cost[oi]$)/;

/** Everyday verbs whose sense is recognised by the words beside them. */
export const italianEverydayVerbs: readonly Rule[] = [
  // “ho messo” means “took” in “ci ho messo due ore” (it took me two hours), but not in “si mise a ridere” (started to
  // laugh).
  rare(formsOfPut, 'take-time-mettere-it/verb', both(hasThere, either(soon(period), near(/^quanto$/)))),
  {
    forms: { it: formsOfPut },
    means: (conceptId) => conceptId !== 'take-time/verb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  // “sta bene” means “suit” in “questa giacca ti sta bene” (this jacket suits you).
  rare('sta stanno stava stavano starebbe stia starà', 'suit-stare-it/verb', (place) => {
    const [next, second] = place.after;
    const isWell = /^(?:bene|male|benissimo|malissimo|meglio|larg[oaie]|strett[oaie]|a)$/;
    return (
      beforeIs(/^(?:mi|ti|gli|le|ci|vi)$/)(place) &&
      ((isWell.test(next?.form ?? '') && (next?.form !== 'a' || second?.form === 'pennello')) ||
        (quality.test(next?.form ?? '') && isWell.test(second?.form ?? '')))
    );
  }),
  // “ti va” means “do you feel like” in “ti va un caffè?” (do you feel like a coffee?), but not in “le va incontro” (goes to
  // meet her).
  rare(
    'va andrebbe andava',
    'feel-like-andare-it/verb',
    both(beforeIs(/^(?:mi|ti|gli|vi|ci)$/), nextIs(/^(?:un|una|uno|un’|l’idea)$/)),
  ),
  // “mi trovo bene” means “get on well” in “con questo telefono mi trovo bene” (I get on well with this phone).
  rare(
    'trovo trovi trova troviamo trovate trovano trovato trovata trovati trovate trovavo trovava trovarsi',
    'get-on-well-trovarsi-it/verb',
    both(
      ({ earlier }) => earlier.slice(-3).some(({ form }) => /^(?:mi|ti|si|ci|vi)$/.test(form)),
      ({ after: [next, second] }) =>
        /^(?:bene|male|benissimo|malissimo|meglio|benone)$/.test(next?.form ?? '') ||
        (quality.test(next?.form ?? '') && /^(?:bene|male)$/.test(second?.form ?? '')),
    ),
  ),
  // “si trova” means “be located” in “la casa si trova nel bosco” (the house is in the forest), but not in “trova la casa”
  // (finds the house).
  sense(
    'trovo trovi trova troviamo trovano trovava trovavano trovò trovarono troverà',
    'be-located/verb get-on-well-trovarsi-it/verb',
    ({ word, before }) => reflexiveOf(word.form).test(before?.form ?? ''),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “si fa” means “become” in “la cosa si fa seria” (it is becoming serious), but not in “si fa così” (this is how it is
  // done).
  rare(
    'fa fanno faceva facevano fece fecero farà faranno fatto fatta fatti fatte farsi facendosi faccia',
    'become-farsi-it/verb',
    both(
      either(
        ({ earlier }) => earlier.slice(-2).some(({ form }) => form === 'si'),
        ({ word }) => /si$/.test(word.form),
      ),
      ({ word, after: [next, second], lexicon }) =>
        next !== undefined &&
        next.start - word.end <= 1 &&
        ((/^(?:più|meno|sempre|troppo|ancora)$/.test(next.form) && mayBe(second, ['adjective'], lexicon)) ||
          isOnly(next, ['adjective'], lexicon)),
    ),
  ),
  // “mi disse” (told me)
  rare(formsOfSay, 'tell-dire-it/verb', both(hasPersonBefore, not(nextIs(/^(?:di|grazie|addio|sì|no)$/)))),
  rare(
    'dirmi dirti dirgli dirle dirci dirvi dirtelo dirmelo dirglielo dimmi dimmelo digli dille ditemi mi dica diteci diccelo',
    'tell-dire-it/verb',
    () => true,
  ),
  // “uscì” means “went out” in “uscì con gli amici” (went out with friends), but not in “il libro esce a maggio” (the book
  // comes out in May).
  mostly(
    formsOfGoOut,
    'go-out/verb',
    either(
      nextIs(/^(?:da|dal|dall[aeo’]|dai|dagli|in|nell[ae’]|nei|a|fuori)$/),
      near(/^(?:libr|romanz|film|disc[oh]|album|singol|giornal|rivist|sangue|fumo|acqua$|versione|articol)/),
    ),
  ),
  // “scendono” means “fall” in “i prezzi scendono” (prices are falling).
  sense(formsOfFall, 'fall-drop/verb', either(near(market), both(number, near(/^(?:\d|cento$)/))), {
    weightElsewhere: 0.3,
    weightOfOthers: 1e-4,
  }),
  sense(
    formsOfFall,
    'get-off/verb',
    near(/^(?:treno$|autobus|macchin|auto$|aereo|nave$|tram|pullman|metro|fermat|stazion|cavallo$)/),
    {
      weightElsewhere: 0.1,
      weightOfOthers: 1e-3,
    },
  ),
  // “alza” means “increase” in “alza i prezzi” (raises the prices), but not in “alza la mano” (raises a hand).
  rare(
    are('alz'),
    'raise-level-alzare-it/verb',
    soon(
      /^(?:tass[oie]$|prezz|livell|voce$|limit|salar|stipend|tasse$|impost|quot[ae]$|età$|soglia|temperatur|ton[oi]$|offert|posta$)/,
      3,
    ),
  ),
  rare(
    'alza alzò alzava alzato alzarsi',
    'rise-of-wind/verb',
    soon(/^(?:vent[oi]$|brezza|burrasca|tempesta|maestrale)/, 3),
  ),
  // “riprende” means “start again” in “il campionato riprende domenica” (the championship starts again on Sunday), but not
  // in “riprende il lavoro” (resumes work).
  rare(
    formsOfStart,
    'start-again-riprendere-it/verb',
    both(
      not(beforeIs(/^(?:si|lo|la|li|le|l’|una|nella|della|alla|ha|hanno|di)$/)),
      either(
        endsClause,
        nextIs(
          /^(?:a|ad|oggi|domani|domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|dopo|alle|da|dal|dall[ae’]|con|in|subito|nel|il\s)$/,
        ),
      ),
    ),
  ),
  // “perdere” means “miss” in “perdere il treno” (miss the train), but not in “perdere il lavoro” (lose one’s job).
  sense(
    formsOfMiss,
    'miss/verb',
    soon(
      /^(?:tren[oi]$|aere[oi]$|volo$|autobus|coincidenza|occasion|appuntament|inizio$|traghett|pullman|corriera|bus$)/,
      3,
    ),
    {
      weightElsewhere: 0.02,
      weightOfOthers: 1e-3,
    },
  ),
  // “portato” means “taken” in “è stato portato in ospedale” (was taken to hospital).
  rare(
    'portare portato portata portati portate porta portò portano portarono porterà portava portando portarlo portarla portarli portami portarmi portarti',
    'take-to-place-portare-it/verb',
    both(
      soon(
        /^(?:ospedal|carcer|casa$|scuola|caserma|questura|via$|obitorio|salvo$|pronto$|riparo$|cinema|mare$|spiaggia|medico|asilo|aeroporto|stazione|letto$|spasso)/,
        3,
      ),
      not(soon(/^(?:avanti|alla$|a\s)/, 1)),
    ),
  ),
  // “porta” means “wear” in “porta gli occhiali” (wears glasses).
  rare(
    'porta porto porti portava portavano portano portare portò portato',
    'wear/verb',
    soon(
      /^(?:occhiali$|barba|baffi|cappell|gonn[ae]|capelli|giacca|cravatta|divisa|uniforme|velo$|mascherina|scarpe|stivali|tacchi|orologio)/,
      3,
    ),
  ),
  // “scaricare” means “download” in “scaricare l’app” (download the app), but not in “scaricare il camion” (unload the
  // lorry).
  sense(
    are('scaric'),
    'download/verb',
    near(
      /^(?:app$|applicazion|file$|software|programm|internet|web$|sito$|gratis|computer|smartphone|versione|video|aggiornament|document|pdf|gioco|foto$|canzon|film$|musica|link|telefon)/,
    ),
    {
      weightElsewhere: 0.02,
      weightOfOthers: 1e-3,
    },
  ),
  // “si è spento” means “switched off” in “il telefono si è spento” (the phone switched off), but not in “si è spento a
  // novant’anni” (he died at ninety).
  sense(
    formsOfGetOff,
    'switch-off-spegnersi-it/verb',
    near(
      /^(?:telefon|cellular|computer|schermo|televis|tv$|motore$|monitor|macchin|apparecch|radio|riscaldament|forno$|batteri|smartphone|tablet|dispositiv|stampant|caldaia|condizionat)/,
    ),
    {
      weightElsewhere: 1e-4,
      weightOfOthers: 1e-4,
    },
  ),
  sense(
    formsOfGetOff,
    'pass-away/verb',
    near(
      /^(?:ann[oi]$|ospedale|malattia|età$|novant|ottant|settant|serenamente|famiglia|attore|scrittor|regista|cantante|poeta)/,
    ),
    {
      weightElsewhere: 0.01,
      weightOfOthers: 1e-3,
    },
  ),
  // “dovresti” means “should” in “dovresti smettere” (you should stop).
  sense('dovrei dovresti dovrebbe dovremmo dovreste dovrebbero', 'should/verb', () => true, { weightOfOthers: 1e-3 }),
  // “ottenuto” means “obtained” in “ha ottenuto il permesso” (obtained permission).
  mostly(
    'ottenere ottiene ottengono ottenne ottennero ottenuto ottenuta ottenuti ottenute otteneva otterrà otterranno ottenendo ottenga',
    'obtain/verb',
  ),
  // “rivederti” means “see you again”, but “rivedere” means “revise” in “rivedere il testo” (revise the text).
  inClass('rivederla rivederlo rivederti rivedermi rivederli rivederci', 'verb', () => true),
  sense('rivederla rivederlo rivederti rivedermi rivederli rivederci rivedersi', 'see-again/verb', () => true, {
    weightOfOthers: 1e-3,
  }),
  // “investito” means “ran over” in “un camion ha investito un pedone” (a lorry ran over a pedestrian), but not in “ha
  // investito un milione” (invested a million).
  sense(
    'investito investita investiti investì investe investono investire',
    'run-over/verb',
    near(
      /^(?:auto$|camion|macchin|moto$|furgon|treno$|tram|autobus|ciclist|pedon|strisce|ubriac|guid|bicicletta|vettur|marciapied)/,
    ),
    { weightElsewhere: 0.02, weightOfOthers: 1e-3 },
  ),
  // “cancellato” means “cancelled” in “il volo è stato cancellato” (the flight was cancelled), but not in “cancellare un
  // file” (delete a file).
  rare(
    are('cancell'),
    'cancel-cancellare-it/verb',
    near(
      /^(?:vol[oi]$|tren[oi]$|concert|partit|riunion|prenotazion|appuntament|event|viaggi|tour$|corse$|gara$|debit|ordin[ei]$|abbonament|visita|festivit|lezion|spettacol|conferenz|mission|gita$)/,
    ),
  ),
  rare(
    'scolare scola scolate scolati scolata scolato scolatela scolateli scoliamo',
    'drain-pasta-scolare-it/verb',
    near(/^(?:pasta|spaghett|risotto|riso$|verdur|patat|acqua|dente$|legum|fagiol|gnocch|pentola)/),
  ),
  // “lascia” means “let” even if an adverb comes before the infinitive: “lascia bene intendere” (makes it quite clear).
  sense(
    'lascia lasciano lasciava lasciò lasciato lasciare lasciando',
    'let/verb',
    ({ after: [next, second], language, lexicon }) =>
      isOnly(next, ['adverb'], lexicon) && isInfinitive(second, language, lexicon),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “Tieni” means “here you are” in “Tieni, è per te” (here you are, it’s for you).
  rare('tieni tenga', 'here-you-are-tenere-it/verb', both(opensClause, endsClause)),
];
