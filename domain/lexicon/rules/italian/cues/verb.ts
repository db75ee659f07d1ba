import type { Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { beforeIs, both, either, inClass, mostly, near, nextIs, not, sense, soon } from '../italian-senses.ts';
import { are, ere } from '../italian-verb-forms.ts';

/** A sense of a verb that is meant only with certain objects or subjects. */
const cued = (forms: string, concept: string, holds: Rule['holds']): Rule =>
  sense(forms, concept, holds, { weightElsewhere: 1e-3, weightOfOthers: 1e-6 });

/** Things that are published: “il film è uscito nel 1998” (the film came out in 1998). */
const published =
  /^(?:film|libr[oi]$|romanz|disc[oh]|album|singol[oi]$|giornal|rivist|numer[oi]$|edizion|canzon|pellicol|seri[ei]$|versione|volum|traduzion|vide[oi])/;
const role =
  /^(?:ruol|part[ei]$|personagg|protagonist|amleto|madre$|padre$|film|commedi|re$|regin|canzon|brano|bran[oi]$)/;
const football = /^(?:milan$|inter$|juve|roma$|napoli$|lazio|torino$|calci|squadr|giocator|prestit|club)/;
const formsOfGoOut = 'esce escono uscì uscirono uscito uscita usciti uscite usciva uscirà uscire';
const formsOfGoOutLight = 'spense spensero spento spenta spenti spente spegnersi';

/** Senses of verbs in news, biographies and encyclopedias, recognised by their subjects and objects. */
export const italianVerbCues: readonly Rule[] = [
  sense(formsOfGoOut, 'come-out/verb', near(published), { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  cued(
    ere('incid', 'incis', 'incis'),
    'record-incidere-it/verb',
    near(/^(?:disc[oh]|album|canzon|bran[oi]$|singol|music|cantant|band$)/),
  ),
  cued(
    'riscuotere riscuote riscuotono riscosse riscossero riscosso riscossa riscuoteva',
    'meet-with-riscuotere-it/verb',
    near(/^(?:success|consens|applaus|simpati|favor[ei]$|interess|plaus)/),
  ),
  // “ceduto” means “handed over” in “è stato ceduto al Milan” (was sold to Milan).
  sense(
    'ceduto ceduta ceduti cedute',
    'cede-hand-over/verb',
    either(beforeIs(/^(?:stat[oaie]|viene|fu|venne|vengono|furono)$/), near(football)),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  cued(
    'rosa',
    'squad/noun',
    both(
      beforeIs(/^(?:la|della|nella|una|in)$/),
      near(/^(?:squadr|giocator|allenator|calciator|candidat|titolar|azzurr)/),
    ),
  ),
  inClass('eretto eretta eretti erette', 'verb', beforeIs(/^(?:fu|furono|stat[oaie]|venne|vennero|viene)$/)),
  // “conta” means “have” in “la città conta ventimila abitanti” (the city has twenty thousand inhabitants).
  cued(
    'conta contano contava contavano contare',
    'have-number-contare-it/verb',
    ({ after, lexicon }) =>
      after
        .slice(0, 3)
        .some((word) => /^\d/.test(word.form) || (mayBe(word, ['numeral'], lexicon) && !/^un[oa]?$/.test(word.form))) &&
      after
        .slice(0, 5)
        .some(({ form }) =>
          /^(?:abitant|anim[ae]$|dipendent|iscritt|membri$|soci$|opere$|volum|posti$|student|mila$|milion|esempl|pagin)/.test(
            form,
          ),
        ),
  ),
  // “nasce” means “arise” in “il progetto nasce da un’idea” (the project arises from an idea).
  sense(
    'nasce nascono nacque nacquero nato nata nati nate nasceva',
    'arise/verb emerge-from/verb',
    near(
      /^(?:fium|torrent|idea$|idee$|progett|problem|esigenz|dubb|iniziativ|movimento$|partit|societ|aziend|necessit|conflitt|polemic|equivoc|desideri|question|sentiment|diritt)/,
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  inClass(
    'diffuso diffusa diffusi diffuse',
    'adjective',
    both(
      beforeIs(/^(?:è|sono|più|molto|assai|era|erano|ampiamente|largamente)$/),
      not(nextIs(/^(?:da|dal|dalla|dalle|dai)$/)),
    ),
  ),
  cued(
    'genere generi',
    'genus/noun',
    near(/^(?:speci[ei]$|famigli|piant|animal|linneo|botanic|insett|uccell|appartenent)/),
  ),
  sense(
    are('consider'),
    'regard-as/verb',
    either(
      beforeIs(/^(?:è|sono|era|erano|fu|stat[oaie]|viene|vengono)$/),
      soon(/^(?:come|padre|maestro|fondatore|capolavoro)$/, 4),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  cued(
    'brano brani',
    'track-song/noun',
    not(near(/^(?:libr|test[oi]$|romanz|lett[aeo]|legg|antologi|vangel|articol|autor|poet|scrittor|poesi|discors)/)),
  ),
  cued(
    'pellicola pellicole',
    'film/noun',
    not(near(/^(?:macchin|rullin|svilupp|camer[ae]$|trasparent|aliment|fotografic|sottil|superfici)/)),
  ),
  cued(
    are('gir'),
    'shoot-film/verb',
    near(/^(?:film|pellicol|scen[ae]$|regist|documentar|spot|video|cortometragg|serie$|cinem)/),
  ),
  cued(are('interpret'), 'perform-role/verb', near(role)),
  cued(
    'condurre conduce conducono condusse condotto condotta conduceva',
    'host/verb',
    near(/^(?:trasmission|programm|tv$|televis|puntat|sanremo|festival|show|radio|telegiornal|rubric)/),
  ),
  sense(
    are('cur'),
    'edit/verb',
    near(/^(?:edizion|libr[oi]$|mostr[ae]$|volum|antologi|rubric|testo$|testi$|regia|collan|catalog)/),
    { weightElsewhere: 0.1, weightOfOthers: 1e-3 },
  ),
  cued(are('rilasci'), 'give-interview-rilasciare-it/verb', near(/^(?:intervist|dichiarazion|comment)/)),
  cued(
    are('rilev'),
    'take-over/verb',
    soon(/^(?:aziend|societ|impres|ditt|marchi|quot[ae]$|attività$|controllo|gestion|fabbric|banc|gruppo$)/, 3),
  ),
  sense(
    are('avanz'),
    'put-forward/verb',
    near(
      /^(?:propost|ipotesi|richiest|candidatur|dubb|riserv|idea$|offert|pretes|obiezion|critic|sospett|rivendicazion)/,
    ),
    { weightElsewhere: 0.1, weightOfOthers: 1e-4 },
  ),
  cued(
    'muovere muove muovono mosse mossero mosso mossa mossi mosse',
    'level-charges-muovere-it/verb',
    near(/^(?:accus|critic|rilievi$|obiezion|rimprover|contestazion|addebit)/),
  ),
  cued(
    are('bocci'),
    'reject/verb',
    near(
      /^(?:propost|legg[ei]$|emendament|mozion|progett|ricors|referendum|camera$|senat|parlament|corte$|riform|governo$|richiest|ipotesi|pian[oi]$)/,
    ),
  ),
  sense(
    are('guid'),
    'lead-head/verb',
    near(
      /^(?:protest|rivolt|partit|squadr|governo$|esercit|delegazion|grupp|aziend|coalizion|movimento|classific|paes[ei]$|lotta|spedizion|rivoluzion|opposizion|banc|societ|commission)/,
    ),
    { weightElsewhere: 0.3, weightOfOthers: 1e-3 },
  ),
  sense(
    are('lanci'),
    'launch/verb',
    near(
      /^(?:appell|campagn|allarm|sfid|propost|messagg|ultimatum|prodott|satellit|missil|razz|segnal|offensiv|iniziativ|attacc|idea$|accus|progett|moda|modell|opa$|operazion|mercat)/,
    ),
    { weightElsewhere: 0.2, weightOfOthers: 1e-3 },
  ),
  // “basta” is a verb in “basta guardare” (it is enough to look), but not in “Basta!” (enough!).
  inClass(
    'basta',
    'verb',
    ({ word, after: [next], lexicon, language }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      (isInfinitive(next, language, lexicon) ||
        /^(?:poco|un|una|uno|il|la|che|solo|pensare|questo|così)$/.test(next.form)),
  ),
  // “conviene” means “it is better” in “conviene aspettare” (it is better to wait).
  sense(
    'conviene converrà converrebbe conveniva',
    'it-is-better-to/expression',
    ({ after: [next], lexicon, language }) => isInfinitive(next, language, lexicon),
    { weightElsewhere: 0.1, weightOfOthers: 1e-4 },
  ),
  // “serve” means “need” in “serve tempo” (time is needed), but not in “serve il pranzo” (serves lunch).
  sense(
    'serve servono servirà serviranno serviva servivano servirebbe servirebbero',
    'need/verb',
    both(
      ({ word, after: [next], lexicon }) =>
        next !== undefined &&
        next.start - word.end <= 1 &&
        (isOnly(next, ['noun', 'numeral'], lexicon) ||
          /^(?:un|una|uno|più|molt[oaie]|tant[oaie]|altr[oaie]|almeno|\d+|nuov[ei])$/.test(next.form)),
      not(beforeIs(/^(?:si|gli|le|ci)$/)),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  // “tiene” means “be held” in “si tiene ogni anno” (is held every year), but not in “si tiene stretto” (holds tight).
  sense(
    'tiene tengono tenne tennero terrà terranno tenuto tenuta',
    'be-held/verb',
    both(
      ({ earlier }) => earlier.slice(-2).some(({ form }) => form === 'si'),
      nextIs(
        /^(?:ogni|dal|il|nel|nella|nell’|a|ad|alle|in|oggi|ieri|domani|presso|per|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|una|un)$/,
      ),
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “si spense” means “passed away” in “si spense nel 1890” (passed away in 1890).
  sense(
    formsOfGoOutLight,
    'pass-away/verb',
    both(
      ({ earlier }) => earlier.slice(-2).some(({ form }) => form === 'si'),
      nextIs(/^(?:nel|a|il|all’|serenamente|in)$/),
      not(near(/^(?:luc[ei]$|motor|fuoc|fiamm|incendi|lampad|candel|televis|computer)/)),
    ),
    { weightElsewhere: 0.05, weightOfOthers: 1e-4 },
  ),
  // “si presenta” means “appear” in “si presenta difficile” (appears difficult).
  cued(
    'presenta presentano presentava presentavano presentò',
    'appear-as-presentarsi-it/verb',
    both(
      beforeIs(/^si$/),
      ({ after: [next], lexicon }) => next?.form === 'come' || isOnly(next, ['adjective'], lexicon),
    ),
  ),
  inClass(
    'forte forti',
    'noun',
    both(
      beforeIs(/^(?:il|un|del|al|nel|dal|i)$/),
      near(/^(?:costruit|militar|castell|assedi|soldat|guarnigion|fortificaz|esercit|mura$|secol)/),
      ({ word, after: [next], lexicon }) => !next || next.start - word.end > 1 || !mayBe(next, ['noun'], lexicon),
    ),
  ),
  cued(
    'interessati interessato interessata',
    'person-concerned-interessato-it/noun',
    both(
      beforeIs(/^(?:gli|l’|degli|agli|dagli|dell’|all’|dall’|diretti|diretto)$/),
      ({ word, after: [next], lexicon }) => !next || next.start - word.end > 1 || !mayBe(next, ['noun'], lexicon),
    ),
  ),
  mostly('successivo successiva successivi successive', 'next/adjective subsequent/adjective'),
];
