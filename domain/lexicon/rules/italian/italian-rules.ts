import { gapBefore, isConcept, lengthOfComma, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';

const article = /^(?:il|lo|la|i|gli|le|l’|quest[oaie]|quest’|quei|quegli|quel|quell[aeo’]|mie|miei|suoi|sue)$/;
const byAgent = /^da(?:l|ll[aeo’]|i|gli)?$/;
const nextForm = ({ after: [next] }: Place) => next?.form ?? '';

/** Nouns whose content follows after “che”: “il fatto che”, “l’idea che”. After other nouns “che” is a relative pronoun. */
const ofContent =
  /^(?:fatto|idea|speranza|rischio|possibilità|convinzione|certezza|impressione|timore|notizia|condizione|paura|sensazione|prova|ipotesi|voce|probabilità|opinione|dubbio|pericolo|segno|consapevolezza|ragione|modo|volta|punto)$/;

const formsOfLet =
  'lascia lasciano lasciò lasciarono lasciato lasciata lasciati lasciate lasciare lasciava lasciavano lascerà lasceranno lasciando lascio lasci lasciamo lasciai lasciasse';

export const italianRules: readonly Rule[] = [
  {
    // “tutti gli elettori” are all voters; “tutti” alone is everybody.
    forms: { it: 'tutti tutte tutta' },
    means: isConcept('all/determiner'),
    holds: (place) => article.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “in che anno”, “che tipo di”
    forms: { it: 'che' },
    means: isConcept('which-what/determiner'),
    holds: ({ before, after: [next], lexicon }) =>
      (before === undefined || /^(?:in|di|a|ad|con|per|da|su)$/.test(before.form)) &&
      mayBe(next, ['noun'], lexicon) &&
      !mayBe(next, ['verb', 'pronoun'], lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    forms: { it: 'che' },
    means: isConcept('what/pronoun'),
    holds: (place) => /^cos[ae’]$/.test(nextForm(place)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “i minerali che”, “Irene Rossi, che”: a relative clause describes the noun or name.
    forms: { it: 'che' },
    means: isConcept('who-which/pronoun'),
    holds: (place) => {
      const { before, earlier, lexicon } = place;
      if (!before || gapBefore(place) > lengthOfComma || ofContent.test(before.form)) return false;
      if (/^(?:è|era|sarà|fu|sia|così|tanto|più|meno|del|ciò|vero|certo|chiaro)$/.test(earlier.at(-2)?.form ?? ''))
        return false;
      const isName = isCapitalised(before) && (before.readings.length === 0 || mayBe(before, ['name'], lexicon));
      return isName || (mayBe(before, ['noun'], lexicon) && !mayBe(before, ['verb', 'adverb', 'conjunction'], lexicon));
    },
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “credo che”, “è chiaro che”, “il fatto che”: “che” introduces what is believed, clear or a fact.
    forms: { it: 'che' },
    means: (conceptId) => conceptId !== 'who-which/pronoun' && conceptId !== 'what/pronoun',
    holds: (place) => {
      const {
        before,
        earlier,
        after: [next],
        lexicon,
      } = place;
      if (!before || gapBefore(place) > 1 || /^cos[ae’]$/.test(next?.form ?? '')) return false;
      if (ofContent.test(before.form)) return before.form !== 'volta' && before.form !== 'punto';
      const isBehindDeterminer = mayBe(earlier.at(-2), ['determiner', 'preposition', 'numeral'], lexicon);
      return mayBe(before, ['verb'], lexicon) && !isBehindDeterminer && !/^(?:stesso|solo|primo)$/.test(before.form);
    },
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “più bello di me” compares, “il più bello di tutti” does not.
    forms: { it: 'di del dello della dell’ dei degli delle' },
    means: isConcept('than/conjunction'),
    holds: ({ before, earlier, lexicon }) =>
      /^(?:più|meno)$/.test(earlier.at(-2)?.form ?? '') &&
      !/^(?:il|lo|la|i|gli|le|l’|[dnas].*l[aeo’]?|suo|sua|suoi|sue)$/.test(earlier.at(-3)?.form ?? '') &&
      mayBe(before, ['adjective', 'adverb'], lexicon) &&
      !mayBe(before, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “San Giorgio”, “Santa Lucia”
    forms: { it: 'san sant’ santo santa' },
    means: isConcept('saint/noun'),
    holds: ({ after: [next] }) => isCapitalised(next),
    weightElsewhere: 0.5,
    weightOfOthers: 0.02,
  },
  {
    // “lascia parlare” and “lascia che parli” mean “let”, “lascia la città” means “leave”.
    forms: { it: formsOfLet },
    means: isConcept('let/verb'),
    holds: ({ after, language, lexicon }) =>
      after[0]?.form === 'che' ||
      (isInfinitive(after[0], language, lexicon) && !mayBe(after[0], ['noun'], lexicon)) ||
      (/^(?:mi|ti|ci|vi|lo|la|li|le|gli|me|non)$/.test(after[0]?.form ?? '') &&
        isInfinitive(after[1], language, lexicon)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    // In the civil code “fondo” is a piece of land.
    forms: { it: 'fondo fondi' },
    means: isConcept('plot-of-land-fondo/noun'),
    holds: (place) =>
      /^(?:dominante|servente|rustic[oi]|vicin[oi]|inferior[ei]|superior[ei]|altrui|agricol[oi]|intercluso|occupato|confinant[ei])$/.test(
        nextForm(place),
      ) || place.earlier.slice(-3).some(({ form }) => /^(?:proprietari[oi]|coltivazione|confini?)$/.test(form)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    forms: { it: 'fondi' },
    means: isConcept('fund/noun', 'plot-of-land-fondo/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    forms: { it: 'fondo' },
    means: isConcept('fund/noun'),
    holds: (place) =>
      /^(?:monetario|sociale|europeo|pensione|comune|sovrano|nazionale|speculativo|strutturale|americano|immobiliare|salva|azionario)$/.test(
        nextForm(place),
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “l’articolo 134”
    forms: { it: 'articolo articoli' },
    means: isConcept('article-of-law/noun'),
    holds: ({ after, lexicon }) =>
      /^\d/.test(after[0]?.form ?? '') ||
      mayBe(after[0], ['numeral'], lexicon) ||
      after.slice(0, 4).some(({ form }) => /^(?:costituzione|legge|codice|regolamento|trattato|decreto)$/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.005,
  },
  {
    // “la nostra moneta”, “la moneta unica”
    forms: { it: 'moneta monete' },
    means: isConcept('currency-money/noun'),
    holds: ({ before, earlier, after: [next] }) =>
      /^(?:unic[ah]e?|nazional[ei]|europe[ae]|local[ei]|ester[ae]|fort[ei]|debol[ei]|comune|elettronica|virtual[ei])$/.test(
        next?.form ?? '',
      ) ||
      /^(?:nostra|propria|sua|loro|vostra)$/.test(before?.form ?? '') ||
      earlier.some(({ form }) => /^(?:svaluta|rivaluta|inflazione|cambi)/.test(form)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.002,
  },
  {
    forms: { it: 'campagna campagne' },
    means: isConcept('campaign/noun'),
    holds: ({ before, after: [next] }) =>
      before?.form !== 'in' &&
      /^(?:elettoral[ei]|pubblicitari[ae]|militar[ei]|acquisti|contro|per|di|mediatic[ah]e?|presidenzial[ei]|stampa)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // A chamber of parliament if capitalised, otherwise a room.
    forms: { it: 'camera camere' },
    means: isConcept('chamber/noun'),
    holds: ({ word, before }) => before !== undefined && isCapitalised(word),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    // “previsto dalla legge”: what a rule provides for
    forms: { it: 'previsto prevista previsti previste' },
    means: isConcept('provide-for-foresee-law/verb'),
    holds: ({ after: [next, afterNext] }) =>
      byAgent.test(next?.form ?? '') && !/^(?:tempo|anni)$/.test(afterNext?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “disposto dal giudice” means “ordered”, “disposto a” means “willing”.
    forms: { it: 'disposto disposta disposti disposte' },
    means: isConcept('order-officially/verb'),
    holds: (place) => byAgent.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { it: 'disposto disposta disposti disposte' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) => /^(?:ad?|al(?:l[aeo’])?|ai|agli)$/.test(nextForm(place)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  },
  {
    // “determinati casi” are certain cases, “un uomo determinato” is determined.
    forms: { it: 'determinato determinata determinati determinate' },
    means: isConcept('particular/adjective'),
    holds: ({ after: [next], lexicon }) =>
      mayBe(next, ['noun'], lexicon) && !mayBe(next, ['preposition', 'verb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “un film diretto da”
    forms: { it: 'diretto diretta diretti dirette dirige diresse' },
    means: isConcept('direct-a-film/verb'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) =>
        /^(?:film|pellicol[ae]|lungometraggio|cortometraggio|regista|serie)$/.test(form),
      ),
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
  },
  {
    // “guidato da” means “led by”.
    forms: { it: 'guidato guidata guidati guidate' },
    means: isConcept('lead-head/verb'),
    holds: (place) => byAgent.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “il gruppo comprende tre paesi” means “include”, “comprende che” means “understand”.
    forms: {
      it: 'comprende comprendono comprendeva comprendevano comprenderà comprenderanno comprendente comprendenti',
    },
    means: isConcept('include/verb', 'encompass/verb'),
    holds: ({ before, after: [next] }) =>
      before !== undefined &&
      before.form !== 'non' &&
      !/^(?:che|come|perché|bene|cosa|quanto|se)$/.test(next?.form ?? ''),
    weightElsewhere: 0.2,
    weightOfOthers: 0.01,
  },
  {
    // “lo stato”, “in stato di”, “gli stati membri”; otherwise a participle of “essere”.
    forms: { it: 'stato stati' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after: [next] }) =>
      /^(?:l?uno|lo|[dnas]u?[eai]?llo|[dnas]?u?[eai]?gli|in|di|ogni|quello|questo|nuov[oi]|suo|nostro|tra|fra|un|altri|alcuni|vari|due|tre)$/.test(
        before?.form ?? '',
      ) || /^membr[oi]$/.test(next?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // A verb in “il treno parte alle otto” (leaves), but mostly a noun: “fa parte”.
    forms: { it: 'parte parti' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:da|dal(?:l[aeo’])?|per|alle|domani|subito|oggi|presto)$/.test(next?.form ?? '') &&
      !/^(?:gran|fa|fanno|far|fare|faceva|fatto|prende|a|in|d|di|da|la|una|altra|buona|maggior)$/.test(
        before?.form ?? '',
      ) &&
      mayBe(before, ['noun', 'name', 'pronoun', 'adverb'], lexicon),
    weightElsewhere: 0.03,
    weightOfOthers: 0.3,
  },
  {
    // “200 volte”
    forms: { it: 'volte' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => !/^(?:ad?|al(?:l[aeo’])?)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “le capitali europee” are cities, “i capitali esteri” are money.
    forms: { it: 'capitali' },
    means: isConcept('capital/noun'),
    holds: ({ before }) => /^(?:[dnsa]?[eua]?l?le|due|tre|altre|grandi|varie|diverse|molte)$/.test(before?.form ?? ''),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “le politiche del governo” are policies.
    forms: { it: 'politiche' },
    means: (conceptId, partOfSpeech) => partOfSpeech !== 'noun' || conceptId === 'policy/noun',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “prima di”, “prima del”: before
    forms: { it: 'prima' },
    means: isConcept('before/preposition', 'before-conjunction/conjunction'),
    holds: (place) => /^(?:di|d’|del|dell[aeo’]|dei|degli|che)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “Carlo gli successe come re” means “succeed”, “gli successe una disgrazia” means “happen”.
    forms: {
      it: 'successe succedette succedettero successero succeduto succeduta succeduti succede succedono succederà',
    },
    means: isConcept('succeed-come-after/verb'),
    holds: ({ word, before, after: [next, afterNext] }) =>
      /^succed(?:ett|ut)/.test(word.form) ||
      (/^(?:gli|le|vi)$/.test(before?.form ?? '') && /^(?:come|nel|nella|al|alla|il|suo)$/.test(next?.form ?? '')) ||
      (/^a(?:l|d|lla|ll’)?$/.test(next?.form ?? '') && /^(?:trono|padre|re|fratello|zio)$/.test(afterNext?.form ?? '')),
    weightElsewhere: 0.01,
    weightOfOthers: 0.02,
  },
  {
    // “i venti”, “rosa dei venti”: winds, but “twenty” before a noun
    forms: { it: 'venti' },
    means: isConcept('wind/noun'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:i|dei|ai|dai|forti)$/.test(before?.form ?? '') && !mayBe(next, ['noun', 'numeral'], lexicon),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “a fini economici”: the plural of “fine” is nearly always “purposes”.
    forms: { it: 'fini' },
    means: isConcept('purpose/noun'),
    holds: ({ before }) => !/^(?:più|molto|capelli)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “meno di quanto”, “più grande di quanto”
    forms: { it: 'di' },
    means: isConcept('than/conjunction'),
    holds: ({ earlier, after: [next] }) =>
      /^quant[oaie]$/.test(next?.form ?? '') &&
      earlier.some(({ form }) => /^(?:più|meno|meglio|peggio|maggior|minor|miglior|prima)/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “un paese quale l’Italia”: such as Italy
    forms: { it: 'quale quali' },
    means: isConcept('such-as-kind/determiner'),
    holds: (place) =>
      gapBefore(place) <= lengthOfComma &&
      mayBe(place.before, ['noun', 'adjective'], place.lexicon) &&
      !mayBe(place.before, ['preposition', 'determiner'], place.lexicon) &&
      /^(?:il|lo|la|i|gli|le|l’|un|una|uno|un’|ad|per)$/.test(nextForm(place)),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.02,
  },
  {
    // “si registra un aumento”: a passive, although “registrarsi” (sign up) exists
    forms: { it: 'si' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: (place) =>
      /^(?:registra(?:no|va|vano|rono)?|registrò|applica(?:no)?|vende|vendono|legge|usa(?:no)?|dice|sa|vuole|può|deve|parla|cerca|calcola|stima|prevede|spiega|intende|ha|hanno)$/.test(
        nextForm(place),
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “molto semplice” is very simple, “molto tempo” is a lot of time.
    forms: { it: 'molto tanto poco' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ after: [next], language, lexicon }) =>
      (mayBe(next, ['adjective', 'adverb'], lexicon) || isParticiple(next, language)) &&
      (!mayBe(next, ['noun'], lexicon) || !isOnly(next, ['noun', 'verb'], lexicon)) &&
      !/^(?:tempo|denaro|spazio|lavoro|altro|di)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
];
