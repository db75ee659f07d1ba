import type { Rule } from '../../grammar-rule.ts';
import { byAgent } from '../italian-context.ts';
import { beforeIs, both, either, mostly, near, nextIs, not, ofForms, sense, soon } from '../italian-senses.ts';
import { are } from '../italian-verb-forms.ts';

const school = /^(?:scuol|docent|insegn|titolar|supplen|precari|istitut|liceo|passagg|concors|trasferiment|post[oi]$)/;
const university = /^(?:universit|ateneo|facolt|ordinari|accademic)/;
const ofWork =
  /^(?:lavor|vacant|docent|insegn|organic|titolar|assunzion|assunt|disoccup|dipendent|soppress|sopprim|impieg|perdent|dotazion|trasferiment|precari|tipologi|occupazional|licenzi|stipend|sostegno$|concors|tip[oi]$|pless|gradiment|scolastic|scuol)/;
const onBody =
  /^(?:chin|scuot|scoss|pieg|capell|cappell|velo$|coron|abbass|reclin|cenn|cener|aureol|copr[iì]|copert|calv|gratt|spall|collo$|cospars)/;
const screen = /^(?:film|cinema|sal[ae]$|tv$|televis|stagion|teatr|festival|concert|emittent|rete$|palinsest)/;
const plan =
  /^(?:econom|bilanci|regional|territorial|negoziat|finanziari|scolastic|didattic|intervent|pian[oi]$|sanitari|fond[oi]$)/;
const check =
  /^(?:effettu|esattezz|qualità$|document|passaport|medic|sanitar|velocit|bigliett|periodic|routine|dogan|antidoping|fiscal|contabil|carabinier|polizi|accert|ispez|verific|bagagl|identità|rigoros|sever)/;

/** Senses of nouns about work, school and office, recognised by nearby words. */
export const italianOfficeSenses: readonly Rule[] = [
  // “posto” means “job” in “un posto vacante” (a vacant post), but not in “il primo posto” (first place) or “è stato posto”
  // (was put).
  sense(
    'posto posti',
    'job-post-it/noun',
    both(
      near(ofWork),
      not(nextIs(byAgent)),
      not(
        beforeIs(/^(?:al|primo|secondo|terzo|quarto|quinto|ultimo|è|sono|stat[oi]|viene|fu|ha|hanno|aveva|a|fuori)$/),
      ),
    ),
    { weightElsewhere: 1e-3, weightOfOthers: 0.01 },
  ),
  // “sede” means “place of work” in “la nuova sede di lavoro” (the new place of work), but not in “la sede dell’azienda”
  // (the head office of the company).
  sense(
    'sede sedi',
    'seat-location-it/noun',
    either(
      ({ word }) => word.form === 'sedi',
      near(
        /^(?:lavor|docent|insegn|titolar|trasferi|assegn|provvisori|definitiv|scolastic|nuov[ae]$|distaccat|operativ|periferic|esam[ei]$|secondari)/,
      ),
    ),
    { weightElsewhere: 1e-3, weightOfOthers: 0.01 },
  ),
  sense(
    'passaggio passaggi',
    'change-over-passaggio-it/noun',
    either(
      nextIs(/^da(?:l|ll[aeo’]|i|gli)?$/),
      ({ after: [next, second] }) =>
        ofForms.test(next?.form ?? '') &&
        /^(?:cattedra|ruolo|proprietà|consegn[ae]|poter[ei]|testimone|man[oi]|stato|fase|livello|regime|gestione|generazion[ei])$/.test(
          second?.form ?? '',
        ),
      near(/^(?:cattedr|trasferiment|docent|democrazi|euro$)/),
    ),
    { weightElsewhere: 1e-3, weightOfOthers: 0.01 },
  ),
  sense('passaggio passaggi', 'lift-in-a-car/noun', near(/^(?:macchin|auto$|motorin|moto$|autostop|furgon)/), {
    weightElsewhere: 0.05,
  }),
  // “voce” means “entry” in “la voce del modulo” (the entry on the form).
  sense(
    'voce voci',
    'entry-record/noun',
    near(/^(?:modul[oi]$|elenc|dizionar|enciclopedi|wikipedia|list[ae]$|catalog|compil|tabell)/),
    { weightElsewhere: 0.05 },
  ),
  sense('voce voci', 'budget-item/noun', near(/^(?:bilanci|spes[ae]$|entrat[ae]$|contabil|attiv[oe]$|passiv[oe]$)/), {
    weightElsewhere: 0.05,
  }),
  sense(
    'indirizzo indirizzi',
    'orientation-course/noun',
    near(
      /^(?:didattic|scuol|liceo|istitut[oi]$|stud[io]$|politic|classic|scientific|linguistic|maxisperimental|tecnic|professional|giurisprudenz|econom)/,
    ),
    { weightElsewhere: 0.1 },
  ),
  sense('dotazione dotazioni', 'staffing-it/noun', near(/^(?:post[oi]$|organic|personale$|docent|insegn)/), {
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  }),
  // “posto” in “il problema posto da” (the problem posed by) is a form of “porre” (put), not of “postare” (post).
  {
    forms: { it: 'posto posti' },
    means: (conceptId) => conceptId !== 'post-online/verb',
    holds: not(near(/^(?:foto|video|social|facebook|instagram|online|internet|blog|storie?$)/)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  sense('cattedra cattedre', 'teaching-post-it/noun', both(near(school), not(near(university))), {
    weightElsewhere: 1e-3,
  }),
  sense(
    'modalità',
    'procedure-manner-it/noun',
    not(
      near(
        /^(?:telefon|computer|schermo|silenzios|aereo$|giocator|notturn|automatic|manual|risparmio|app$|software|dispositiv)/,
      ),
    ),
  ),
  mostly('programmazione', 'programming/noun', either(near(screen), near(plan))),
  mostly('programmazione', 'film-run-it/noun', not(near(screen))),
  mostly('programmazione', 'planning-it/noun film-run-it/noun', not(near(plan))),
  // “pallone” means “football” in “il mondo del pallone” (the world of football), but not in “il peso del pallone” (the
  // weight of the ball).
  sense(
    'pallone',
    'football-game-it/noun',
    both(
      beforeIs(/^(?:del|il|nel|sul|al)$/),
      near(
        /^(?:mond[oi]$|stell[ae]$|tifos|dio$|stori[ae]$|industri|giustizi|politic|fan$|domenic|passion|religion|affar)/,
      ),
    ),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-6 },
  ),
  sense('registro registri', 'register-book-it/noun', not(near(/^(?:impres[ae]$|catast|indagat|anagraf)/)), {
    weightOfOthers: 1e-6,
  }),
  sense('controllo', 'check-verification/noun inspection/noun', near(check), {
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  }),
  mostly('controlli', 'check-verification/noun inspection/noun'),
  sense('puzzle', 'puzzle-mystery-it/noun', not(near(/^(?:pezz[oi]$|gioc|bambin|tesser|incastr|compon)/)), {
    weightElsewhere: 0.05,
  }),
  // “capo” means “head” in “scosse il capo” (shook his head).
  sense(
    'capo',
    'head/noun',
    both(near(onBody), not(nextIs(ofForms)), beforeIs(/^(?:il|sul|suo|mio|proprio|al|dal|col)$/)),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-5 },
  ),
  // “capo” means “boss” in “il mio capo” (my boss), but not in “il capo della polizia” (the chief of police).
  sense(
    'capo',
    'boss/noun',
    both(
      beforeIs(/^(?:mio|tuo|suo|nostro|vostro|loro|il|al|dal|del|un|signor|bel|nuovo|vecchio)$/),
      not(nextIs(ofForms)),
      not(
        nextIs(/^(?:tribù|indian|clan|famiglia|progetto|ufficio|storico|supremo|spirituale|politico|verde|horn|corsa)/),
      ),
      not(near(onBody)),
      not(near(/^(?:stato$|govern|tribù|indian[oi]|partit|corda|filo$|cav[oi]$|estremit|fune|promontor|altr[oi]$)/)),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  // “alzare” means “put up” in “alzare un muro” (put up a wall).
  sense(
    are('alz'),
    'put-up-wall-it/verb',
    soon(/^(?:mur[oia]$|muraglia|paret|barrier|barricat|edific|palizzat|recint)/),
    { weightElsewhere: 1e-4, weightOfOthers: 0.01 },
  ),
];
