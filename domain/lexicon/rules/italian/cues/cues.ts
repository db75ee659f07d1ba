import type { Rule } from '../../grammar-rule.ts';
import { isParticiple, mayBe } from '../../word-classes.ts';
import {
  articleForms,
  beforeIs,
  both,
  either,
  inClass,
  mostly,
  near,
  nextIs,
  not,
  sense,
  usually,
} from '../italian-senses.ts';
import { are } from '../italian-verb-forms.ts';

/** A meaning that is likely only near certain words. `cue` matches the beginnings of these words. */
type Cue = readonly [forms: string, concepts: string, cue: RegExp];

const cues: readonly Cue[] = [
  [
    are('sollev'),
    'raise-a-question/verb',
    /^(?:question|problem|dubb|obiezion|polemic|interrogativ|critic|propost|eccezion|perplessit|protest)/,
  ],
  [
    are('denunci'),
    'denounce/verb',
    /^(?:corruzion|rischi|mancanz|situazion|sindacat|opposizion|partit|violazion|condizion|pubblicament|ingiustiz|degrad)/,
  ],
  [
    'respingere respinge respingono respinse respinsero respinto respinta respinti respinte respingeva respingerà',
    'reject/verb',
    /^(?:accus|propost|richiest|ricors|domand|emendament|dimission|ipotes|idea|offert|mozion|istanz|vot[oi]$|candidatur|appell)/,
  ],
  [
    'perseguire persegue perseguono perseguito perseguita perseguiti perseguite perseguiva perseguì perseguendo',
    'pursue/verb',
    /^(?:obiettiv|scop|fin[ei]$|politic|interess|strategi|risultat|vi[ae]$|progett|finalit)/,
  ],
  [
    'segnare segnato segnata segnati segnate segnò segnarono segnando segnava segna segnano',
    'score/verb',
    /^(?:gol|goal|ret[ei]$|punt[oi]$|partit|minut|calci|rigor|attaccant|squadr|home$|campionat|stagion)/,
  ],
  [
    'battere battuto battuta battuti battute batte battono batté batterono battendo batterà',
    'defeat/verb',
    /^(?:squadr|avversar|final|candidat|elezion|record|punti$|campion|partit|set$|milan$|juve|inter$|rival|nemic|eserc)/,
  ],
  [
    'norma',
    'rule/noun',
    /^(?:legg|codice|articol|art$|giuridic|transitori|penal|civil|preve|violazion|contratt|tecnic|applic)/,
  ],
  [
    'incontro incontri',
    'match-encounter-sport/noun',
    /^(?:calci|squadr|arbitr|gar[ae]$|pugil|gol$|campionat|partit|tennis|coppa|girone|final|azzurr|amichevol)/,
  ],
  [
    'intervento interventi',
    'speech-contribution/noun',
    /^(?:onorevol|parlament|colleg|dibattit|parol|convegn|relator|oratore|aula$|deputat|ascolt)/,
  ],
  [
    'opera opere',
    'building-works-obra/noun',
    /^(?:pubblic|edil|bonific|costruzion|idraulic|manutenzion|proprietar|esegu|fondo$|cantier|stradal|appalt|murari|terren|fiume)/,
  ],
  [
    'opera opere',
    'opera/noun',
    /^(?:liric|verdi$|puccini|soprano|tenor|rossini|librett|mozart|wagner|donizetti|bellini|baritono)/,
  ],
  ['campo campi', 'camp/noun', /^(?:concentrament|profugh|prigion|nazist|stermini|rom$|nomad|auschwitz|deportat)/],
  ['rete reti', 'goal-sport/noun', /^(?:gol$|goal|minut|segn|calcio|portier|attaccant|partit|rigor|doppiett|autoret)/],
  [
    'piano piani',
    'storey/noun',
    /^(?:primo$|secondo$|terzo$|quarto$|quinto$|ultimo$|edific|palazz|ascensor|scal[ae]|appartament|terra$|superior|inferior)/,
  ],
  ['tasso tassi', 'badger/noun', /^(?:animal|tan[ae]$|volp|bosc|mammifer|foresta)/],
  ['voce voci', 'rumour/noun', /^(?:circol|diffus|diffond|smenti|pettegol|insistent|dicon)/],
  [
    'prova prove',
    'evidence/noun',
    /^(?:process|tribunal|accus|giudic|colpevol|concret|innocenz|polizi|indagin|testimon|pm$|incidente$|reat|document|indizi|magistrat|schiaccian)/,
  ],
  ['voto voti', 'grade-mark/noun', /^(?:scuol|professor|esam[ei]|pagell|student|alunn|compit|matematic|liceo|laurea)/],
  ['voto voti', 'vow/noun', /^(?:castit|povertà$|religios|monac|madonna|obbedienz|suor|ubbidienz)/],
  [
    'classe classi',
    'class-social/noun',
    /^(?:operai|dirigent|politic|medi[ae]$|social|lavorator|borghes|lotta|agiat|dominant|subaltern)/,
  ],
  [
    'corte corti',
    'court-royal/noun',
    /^(?:re$|regin|imperator|princip|nobil|dam[ae]$|duc[ah]|sovran|poet|papal|luigi$|savoia)/,
  ],
  [
    'corte corti',
    'court-of-law/noun',
    /^(?:appello|cassazion|costituzional|cont[oi]$|giudic|sentenz|suprem|assise|giustizia|ricors|magistrat|penal)/,
  ],
  [
    'genere generi',
    'genre/noun',
    /^(?:film|music|letterari|cinema|romanz|artistic|teatr|rock$|commedi|narrativ|pittur)/,
  ],
  ['squadra squadre', 'squad/noun', /^(?:polizi|mobile$|antisommoss|omicid|investigativ|artificier|soccors)/],
];

const formsOfHaveOrBe =
  /^(?:ho|ha|hanno|abbiamo|aveva|avevano|è|sono|stat[oaie]|viene|vengono|venne|fu|furono|essere|aver|avere)$/;

/** Senses of common words. Most are recognised by the topic of the sentence. */
export const italianCueRules: readonly Rule[] = [
  ...cues.map(([forms, concepts, cue]) =>
    sense(forms, concepts, near(cue), { weightElsewhere: 0.03, weightOfOthers: 2e-3 }),
  ),
  sense('norme', 'rule/noun', () => true),
  usually('incontro incontri', 'meeting/noun match-encounter-sport/noun', ({ before }) =>
    /^(?:venire|viene|venuto|andare|va|vanno|andato|vieni|correre|corse)$/.test(before?.form ?? ''),
  ),
  mostly(are('individu'), 'identify/verb'),
  usually(are('dedic'), 'dedicate/verb'),
  usually('terreno terreni', 'land-ground/noun ground/noun soil/noun'),
  usually('esperto esperti esperta esperte', 'expert/noun experienced/adjective'),
  usually('voto voti', 'vote/noun grade-mark/noun vow/noun'),
  usually('tasso tassi', 'rate/noun badger/noun'),
  usually(
    'effettuare effettua effettuano effettuò effettuarono effettuato effettuata effettuati effettuate effettuava effettuando effettuerà',
    'carry-out/verb',
    near(/^(?:telefonat|chiamat|acquist|pagament|ordin[ei]|prenotazion|versament|bonific)/),
  ),
  usually(
    'portare portano portò portarono portato portati portate portando porterà porteranno porterebbe portava portavano porti portino',
    'bring/verb bring-carry-portare-it/verb take-carry/verb lead-take/verb',
    near(
      /^(?:spall|bracci|pes[oi]$|man[oi]$|zain|bors[ae]|vestit|occhial|nom[ei]$|abit[oi]$|cappell|barba|capell|gonn)/,
    ),
  ),
  sense(
    'ammazzato ammazzata ammazzati ammazzate ammazza ammazzano ammazzò',
    'kill/verb',
    not(beforeIs(/^(?:si|mi|ti|ci|vi)$/)),
    {
      weightElsewhere: 1,
    },
  ),
  sense(
    'portare porta portano portò portava portavano portando porti portato',
    'wear/verb',
    near(
      /^(?:cappell|occhial|vestit|gonn|giacc|scarp|camici|pantalon|divis[ae]$|uniform|mascher|anell|collan|parrucc)/,
    ),
    { weightElsewhere: 0.05, weightOfOthers: 0.02 },
  ),
  // “assicura” means “ensure” in “la legge assicura la durata” (the law ensures the duration), but not in “mi assicura” (he
  // assures me).
  usually(
    are('assicur'),
    'ensure/verb',
    either(
      nextIs(/^(?:che|di|a|al|alla)$/),
      beforeIs(/^(?:m[ie]|t[ie]|ci|vi|gli|le|lo|la|si)$/),
      near(/^(?:polizz|assicuraz|cos[ae]$)/),
    ),
  ),
  // “prevede” means “expect” in “si prevede che” (it is expected that).
  sense(
    'prevede prevedono prevedeva prevedevano',
    'expect-foresee/verb predict/verb',
    either(beforeIs(/^si$/), nextIs(/^che$/)),
    { weightElsewhere: 1, weightOfOthers: 0.005 },
  ),
  {
    // “fonda” in “si fonda su” (is based on) is a form of “fondare” (found), hardly ever of “fondere” (melt).
    forms: { it: 'fonda fondano' },
    means: (conceptId) => conceptId !== 'merge/verb' && conceptId !== 'melt/verb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  sense(
    'singolare singolari',
    'singular/noun',
    near(/^(?:plural|grammatic|verb[oi]$|pronom|femminil|maschil|sostantiv|tennis)/),
  ),
  // “rimane” means “remain” in “rimane sconosciuta” (remains unknown).
  sense(
    'rimane rimangono rimase rimasero rimarrà rimarranno rimaneva rimanevano rimanere rimanga rimasto rimasta rimasti rimaste resta restano restò restarono resterà resteranno restava restavano restare restato',
    'remain-be/verb',
    ({ word, after, lexicon }) => {
      const next = after.find(({ form }) => !/^(?:ancora|sempre|però|tuttora|comunque|quindi)$/.test(form));
      if (!next || (after[0]?.start ?? 0) - word.end > 1 || /^(?:solo|sola|soli|fuori|poco|molto)$/.test(next.form))
        return false;
      return (
        (mayBe(next, ['adjective'], lexicon) || isParticiple(next, 'it')) &&
        !mayBe(next, ['preposition', 'determiner', 'pronoun'], lexicon)
      );
    },
    { weightElsewhere: 0.2, weightOfOthers: 5e-3 },
  ),
  // “oltre” means “more than” in “oltre 480 chilometri” (more than 480 kilometres).
  sense(
    'oltre',
    'more-than-over-number/preposition',
    ({ after: [next], lexicon }) =>
      next !== undefined &&
      (/^\d/.test(next.form) || (mayBe(next, ['numeral'], lexicon) && !/^un[oa]?$/.test(next.form))),
    { weightElsewhere: 1e-5 },
  ),
  inClass('elevato elevata elevati elevate', 'adjective', not(beforeIs(formsOfHaveOrBe))),
  // “il caldo” (the heat)
  inClass(
    'caldo freddo',
    'noun',
    both(
      beforeIs(articleForms),
      ({ word, after: [next], lexicon }) => !next || next.start - word.end > 1 || !mayBe(next, ['noun'], lexicon),
    ),
  ),
  // “svolgere” does not mean “take place” in “svolgere un lavoro” (do a job), unlike “svolgersi”.
  {
    forms: { it: 'svolgere svolge svolgono svolse svolsero svolto svolta svolti svolte svolgeva svolgevano svolgerà' },
    means: (conceptId) => !/^take-place/.test(conceptId),
    holds: ({ earlier }) => !earlier.slice(-3).some(({ form }) => /^(?:si|s’)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // In “è ora di partire” (it is time to leave), “ora” does not mean “now”.
  inClass('ora', 'noun', both(beforeIs(/^(?:è|e’|era|sarebbe)$/), either(nextIs(/^che$/), nextIs(/^di$/)))),
];
