import type { Place, Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { law } from '../italian-context.ts';
import { beforeIs, both, either, inClass, mostly, near, nextIs, not, sense } from '../italian-senses.ts';
import { are } from '../italian-verb-forms.ts';

const isNumber = (place: Place, offset: number): boolean => {
  const word = offset < 0 ? place.earlier.at(offset) : place.after[offset - 1];
  return word !== undefined && (/^\d/.test(word.form) || mayBe(word, ['numeral'], place.lexicon));
};

/** Whether punctuation or the end of the sentence follows. */
const endsClause = ({ word, after: [next] }: Place) => next === undefined || next.start - word.end > 1;

const opensClause = ({ word, before }: Place) => before === undefined || word.start - before.end > 1;

const isBehindNoun = ({ word, before, lexicon }: Place) =>
  before !== undefined && word.start - before.end <= 1 && isOnly(before, ['noun'], lexicon);

const software =
  /^(?:computer|softwar|informatic|utent|codic[ei]$|licenz|file$|pc$|install|scaric|windows|linux|web$|internet|digital|programmator|elaborator|eseguibil|antivirus|open$|sorgent)/;
const broadcast =
  /^(?:televis|tv$|rai$|rete$|reti$|canal|radio|trasmission|conduttor|conduttric|condott|ospit[ei]$|puntat|spettator|telespettator|prima$|serat|mediaset|onda$)/;
const debt =
  /^(?:obbligazion|creditor|debitor|contratt|dovut|adempi|inadempi|codice|contraent|corrispettiv|indivisibil|solid|delegat|risolu|conferi|socio$|divisibil|impossibil)/;
const service =
  /^(?:social|sanitar|assistenzial|previdenzial|pensionistic|medic|lavorativ|professional|erog|servizi|paga|opera$|assicurativ|gratuit|pubblic|inps|lavor[oi]$|occasional)/;
const money =
  /^(?:quot[ae]$|contribut|impost|tass[ae]$|somm[ae]$|denar|sold[oi]$|euro$|lir[ae]$|milion|miliard|cont[oi]$|banc|cauzion|caparr|anticip|rat[ae]$|import[oi]$|assegn|tribut|dollar|inps|capital|stipend|pension)/;
const badState =
  /^(?:condizion|stato$|crisi$|difficoltà|pericolo|povertà|miseria|bisogno|gravi|precari|grave$|abbandono)/;
const ornament =
  /^(?:decor|floreal|geometric|musical|tappet|stoff|ornament|melod|ricam|tessut|ceramic|vas[oi]$|iconograf|pittoric|vegetal|stilizz|mosaic|orchestr|sinfoni)/;
const federation =
  /^(?:american|texas|california|federal|florida|confederat|messican|brasil|australian|indian[oi]|new$|york|alabama|georgia|louisiana|nevada|arizona|ohio|virginia|colorado)/;
const school =
  /^(?:scuol|docent|insegn|alunn|student|scolastic|tecnic|professional|superior|comprensiv|magistral|preside|dirigent|credito|credit[oi]$|bancari|educazion|liceo|privat|religios|penitenziari|cura$)/;
const legal =
  /^(?:legg[ei]$|articol|codic|norm|giuridic|diritt|disciplin|legislator|usufrutt|enfiteus|servit|proprietà|figura$|privatistic|civilistic|esame$)/;
const owners =
  /^(?:assemblea|spes[ae]$|amministrator|part[ei]$|comun[ei]$|deliber|codice|dissenzient|ciascun|singol|proprietà|millesim|pian[oi]$|edificio|inquilin)/;
const shared =
  /^(?:tra|fra|in|secondo|proporzion|spes[ae]$|fond[oi]$|risors|somm[ae]$|quot[ae]$|compit|seggi|util[ei]$|oner|pes[oi]$|costi$|popolazion|eguag|equ)/;
const taste =
  /^(?:color|sapor|gust[oi]$|tint[ae]$|tratt[oi]$|profum|arom|ross[oai]|cont?rast|tono$|toni$|pennellat|piglio)/;
const idea =
  /^(?:caus[ae]$|tes[ie]$|idea$|idee$|line[ae]$|posizion|ideal|filosofi|progett|opinion|ideologi|principi|teori|ragion)/;

/** Senses of common words, recognised by nearby words: law, money, broadcasting, quantities. */
export const italianFurtherSenses: readonly Rule[] = [
  // In “mi voglio complimentare” (I want to congratulate), “mi” belongs to the infinitive, so “voglio” is no form of “volersi”
  // (claim to be).
  {
    forms: {
      it: 'voglio vuoi vuole vogliamo volete vogliono vorrei vorrebbe vorremmo volevo voleva volevano volle vollero',
    },
    means: (conceptId) => conceptId !== 'claim-to-be-se-vouloir/verb',
    holds: ({ after: [next], language, lexicon }) => next?.form !== 'essere' && isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  mostly('programma programmi', 'programme-plan/noun schedule/noun', either(near(software), near(broadcast))),
  mostly('programma programmi', 'program/noun', not(near(software))),
  mostly('programma programmi', 'programme/noun', either(not(near(broadcast)), near(software))),
  mostly('prestazione prestazioni', 'performance-result/noun', either(near(debt), near(service))),
  mostly('prestazione prestazioni', 'performance-owed-prestazione-it/noun', not(near(debt))),
  mostly('prestazione prestazioni', 'service-benefit-prestazione-it/noun', either(near(debt), not(near(service)))),
  // “versare” means “pay” in “versare la quota” (pay the fee), but not in “versa in gravi condizioni” (is in a serious
  // condition) or “versare il vino” (pour the wine).
  sense(are('vers'), 'pay-money-verser/verb', near(money), { weightElsewhere: 0.02, weightOfOthers: 1e-4 }),
  sense(
    are('vers'),
    'be-in-a-state-versare-it/verb',
    ({ after: [next, second, third] }) =>
      /^(?:in|nell[ae’])$/.test(next?.form ?? '') &&
      (badState.test(second?.form ?? '') || badState.test(third?.form ?? '')),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-5 },
  ),
  mostly('motivi motivo', 'pattern/noun', not(near(ornament))),
  // “Stato” means “federal state” in “uno Stato americano” (an American state), but not in “lo Stato” (the state, that is,
  // the country).
  sense(
    'stato stati',
    'federal-state/noun',
    both(({ word }) => isCapitalised(word), near(federation)),
    {
      weightElsewhere: 1e-4,
      weightOfOthers: 0.3,
    },
  ),
  sense(
    'stato stati',
    'the-state-stato-it/noun',
    both(({ word }) => isCapitalised(word), not(near(federation))),
    {
      weightElsewhere: 1e-4,
      weightOfOthers: 0.02,
    },
  ),
  mostly('istituto istituti', 'legal-institution-istituto-it/noun', not(both(near(legal), not(near(school))))),
  mostly('istituto istituti', 'school-istituto-it/noun', not(near(school))),
  mostly('istituto istituti', 'institute/noun', either(near(school), near(legal))),
  sense('condomini', 'flat-owner-condomino-it/noun', near(owners), { weightElsewhere: 0.1, weightOfOthers: 0.01 }),
  // “ripartiti” means “divided” in “i costi sono ripartiti tra i soci” (the costs are divided among the members), but not in
  // “è ripartita da zero” (started again from zero).
  sense(
    'ripartito ripartita ripartiti ripartite ripartisce ripartiscono ripartire',
    'divide-up-ripartire-it/verb',
    both(near(shared), not(near(/^(?:tren[oi]$|aere|viaggi|zero$|capo$)/))),
    { weightElsewhere: 0.05, weightOfOthers: 1e-3 },
  ),
  sense('deciso decisa decisi decise', 'bold-strong-deciso-it/adjective', near(taste), { weightElsewhere: 1e-5 }),
  sense(`${are('spos')} sposa`, 'espouse-sposare-it/verb', near(idea), { weightElsewhere: 1e-5 }),
  // “comune” is an adjective in “un amico comune” (a mutual friend), but not in “il comune di Roma” (the municipality of
  // Rome).
  inClass('comune comuni', 'adjective', isBehindNoun),
  // “proprio” means “own” in “per conto proprio” (on one’s own account).
  sense('proprio', 'own/adjective', both(isBehindNoun, either(endsClause, nextIs(/^(?:o|e|ed|di|del|dell[ae’])$/))), {
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  }),
  inClass('quadri', 'noun', () => true),
  mostly('placca placche', 'plate-placca-it/noun', near(/^(?:dent|aterosclero|arteri|gol[ae]$|tonsill)/)),
  mostly('placca placche', 'plaque/noun', not(near(/^(?:dent|aterosclero|arteri|gol[ae]$|tonsill)/))),
  // “su” means “out of” in “nove su dieci” (nine out of ten).
  sense(
    'su',
    'out-of-ratio-su-it/preposition',
    (place) =>
      isNumber(place, 1) &&
      (isNumber(place, -1) || /^un[oa’]?$/.test(place.earlier.at(-2)?.form ?? '') || isNumber(place, -2)) &&
      !isOnly(place.after[1], ['noun'], place.lexicon),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-3 },
  ),
  // “salvo” means “unless” in “salvo patto contrario” (unless otherwise agreed), but not in “Salva il file” (save the file).
  sense(
    'salvo salva salve salvi',
    'except-for-salvo-it/preposition',
    (place) =>
      opensClause(place) &&
      !endsClause(place) &&
      (place.word.form === 'salvo' ||
        near(law)(place) ||
        !/^(?:il|lo|la|i|gli|le|l’|un|una)$/.test(place.after[0]?.form ?? '')) &&
      mayBe(place.after[0], ['noun', 'adjective', 'determiner', 'pronoun'], place.lexicon),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-4 },
  ),
  // “Così” means “so” in “Così il governo cade” (so the government falls), but not in “fa così” (does it like this).
  sense(
    'così',
    'so-therefore/adverb',
    (place) =>
      opensClause(place) &&
      ((place.before !== undefined && endsClause(place) && place.after.length > 0) ||
        (place.before === undefined &&
          /^(?:il|lo|la|i|gli|le|l’|si|nel|nell[ae’]|dopo|mentre|quando)$/.test(place.after[0]?.form ?? ''))),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “quanto” means “how much” in “A quanto ammonta il debito?” (how much is the debt?).
  sense(
    'quanto',
    'how-much-a-quanto-it/pronoun',
    both(
      beforeIs(/^a$/),
      nextIs(/^(?:ammont|equival|corrispond|arriv|sal|vend|assomm|è$|sono$)/),
      ({ earlier }) => earlier.length === 1,
    ),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-5 },
  ),
  // “ben” means “very” in “ben poco” (very little), but not in “ben tre volte” (as many as three times).
  sense(
    'ben',
    'really-quite-ben-it/adverb',
    nextIs(
      /^(?:poc[oa]|poch[ie]|più|meno|altr[oaie]|oltre|presto|lontan[oaie]|divers[oaie]|superior[ei]|inferior[ei]|prima|dopo|maggior[ei]|peggior[ei]|miglior[ei]|peggio|meglio|sopra|precis[oaie]|due$)$/,
    ),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-3 },
  ),
  sense('ben', 'as-many-as-ben-it/adverb', (place) => isNumber(place, 1), {
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  }),
  // “più” means “several” in “in più luoghi” (in several places), but not in “più uomini che donne” (more men than women).
  sense(
    'più',
    'several/determiner',
    ({ before, after: [next, ...others], lexicon, word }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      /[ie]$/.test(next.form) &&
      isOnly(next, ['noun'], lexicon) &&
      /^(?:in|da|per|con|su|tra|fra|esist(?:ono|ano|evano|a)|siano|concorr\p{L}+|comprend\p{L}+)$/u.test(
        before?.form ?? '',
      ) &&
      !others.some(({ form }) => /^(?:che|rispetto)$/.test(form)),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense(
    'costituito costituita costituiti costituite costituì costituirono',
    'set-up-costituire-it/verb',
    both(
      either(
        near(
          /^(?:societ|associazion|fondazion|comitat|cooperativ|consorz|s\.?p\.?a|s\.?r\.?l|impres|aziend|partit|grupp|alleanz|coalizion|sindacat|ente$|commission|squadr)/,
        ),
        ({ after: [next, second] }) => /^(?:nel|il|in)$/.test(next?.form ?? '') && /^\d/.test(second?.form ?? ''),
      ),
      not(nextIs(/^(?:da|dal|dall[ae’]|dai|dagli|un|una|il|la)$/)),
    ),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
];
