import type { Rule } from '../../grammar-rule.ts';
import { formsOf } from '../italian-base-forms.ts';
import { only } from '../italian-places.ts';
import { beforeIs, both, either, near, nextIs, not, ofForms, sense, soon } from '../italian-senses.ts';

const police = /^(?:polizi|carabinier|questur|agent[ei]$|arrest|uomo$|uomini$|person[ae]$|sospett|giovan[ei]$|indagat)/;
const parties =
  /^(?:partit|congress|democristian|socialist|sinistr|destr|leader$|segretari|andreottian|dorote|dc$|psi$|pds$|pci$)/;
const market =
  /^(?:borsa$|quotat|titol[oi]$|milion|miliard|pacchett|azionist|capital[ei]$|dividend|lir[ae]$|euro$|acquist|vend|cento$|salgono|scendono|ordinari[ae]|privilegiat[ae]|risparmio)/;

/** A rule for a sense that is meant where `holds` is true. Elsewhere the sense keeps its weight. */
const where = (forms: string, concepts: string, holds: Rule['holds']): Rule =>
  sense(forms, concepts, holds, { weightElsewhere: 1, weightOfOthers: 1e-4 });

/** Senses of words about politics, law and business that other words of the sentence show. */
export const italianWrittenPublicLife: readonly Rule[] = [
  // “stato” means “state (country)” in “lo stato ha speso miliardi” (the state spent billions), but not in “lo stato dei
  // lavori” (the state of the work).
  where(
    'stato',
    'state-country/noun',
    both(
      beforeIs(/^(?:lo|dallo|allo)$/),
      nextIs(
        /^(?:ha|deve|può|non|spende|paga|italiano|francese|tedesco|ebraico|sociale|federale|moderno|centrale|nazionale|sovrano|unitario)$/,
      ),
    ),
  ),
  where(
    'esercizio esercizi',
    'financial-year/noun',
    both(
      near(/^(?:bilanc|perdit|util[ei]$|fatturat|finanziari|dividend|ricav|societ|contabil)/),
      not(nextIs(/^(?:del|della|dell’|di|d’|fisic|spiritual)/)),
    ),
  ),
  where('azioni', 'share-stock/noun', both(near(market), not(nextIs(/^(?:di$|militari|legali|terrorist|umane)/)))),
  only(
    'carica cariche',
    'charge-carica-it/noun',
    both(
      near(/^(?:polizi|carabinier|celer|cavaller|manifestant|manganell|corte[oi]$|bufal|tor[oi]$)/),
      not(nextIs(/^(?:di|pubblic|elettiv)/)),
    ),
  ),
  only(
    'scorte scorta',
    'supply-scorta-it/noun',
    either(
      both(({ word }) => word.form === 'scorte', not(near(/^(?:giudic|magistrat|polizi|agent|uomini)/))),
      near(/^(?:magazzin|aliment|grano$|petroli|viver|benzin|cibo$|legna$)/),
    ),
  ),
  where(
    'organi organo',
    'authority-body-organo/noun',
    near(
      /^(?:cnr$|partit|stat[oi]$|collegial|amministrativ|dirigent|competent|polizi|stampa$|tutel|giudiziar|costituzional|consultiv|controll|vigilanz|elettiv|deliberant|govern)/,
    ),
  ),
  where(
    'materia materie',
    'school-subject/noun',
    both(
      near(/^(?:scuol|studi|esam|insegn|greco|latino|matematic|lice|profess|pagell|alunn|student)/),
      not(nextIs(ofForms)),
      not(beforeIs(/^in$/)),
    ),
  ),
  where(
    'camera camere',
    'chamber/noun',
    both(
      beforeIs(/^(?:la|alla|dalla|della|le|alle)$/),
      nextIs(/^(?:ha|vota|approva|respinge|bassa|alta|discute|boccia)$/),
      near(/^(?:vot|approv|respin|discu|bocc|fiducia|ministr)/),
    ),
  ),
  where(
    'carta carte',
    'charter/noun',
    nextIs(/^(?:costituzionale|atlantica|dei|sociale|fondamentale|olimpica|repubblicana)$/),
  ),
  where(
    'carta carte',
    'map/noun',
    nextIs(/^(?:geografic[ah]e?|stradal[ei]|nautic[ah]e?|topografic[ah]e?|militar[ei]|geologic[ah]e?)$/),
  ),
  only(
    'quadri',
    'manager-quadro-it/noun',
    both(
      near(/^(?:dirigent|impiegat|aziend|intermed|tecnic|sindac|manager|operai|personal|impres|ufficial)/),
      not(near(/^(?:pittor|dipint|mostr|museo|galleri|esposi|tel[ae]$|collezion)/)),
    ),
  ),
  where(
    'passo passi',
    'excerpt/noun',
    near(/^(?:libr[oi]$|vangel|scritt[oi]$|test[oi]$|citat|brano|lettera$|bibbia|pagin|romanz|articol[oi]$)/),
  ),
  only('corrente correnti', 'faction-corrente-it/noun', near(parties)),
  where(
    'portata',
    'scope/noun',
    both(
      beforeIs(/^(?:la|della|sulla|di|tale|vasta|grande|ampia|storica|vera)$/),
      not(near(/^(?:piatt|menu|menù|cuoc|pranz|cena$|risotto|mano$|ristorant|litri|fium)/)),
    ),
  ),
  only(
    'assise',
    'assembly-assise-it/noun',
    both(not(near(/^cort[ei]$/)), not(near(/^(?:imput|ergastol|omicid|process|giudic)/))),
  ),
  only(
    'rilievi rilievo',
    'finding-rilievo-it/noun',
    either(
      both(
        ({ word }) => word.form === 'rilievi',
        near(
          /^(?:polizi|carabinier|scientific|tecnic|incident|fotografic|mosso|mossi|critic|avanz|formulat|corte$|delitt)/,
        ),
      ),
      both(beforeIs(/^(?:un|primo|solo)$/), near(/^(?:mosso|mosse|critic|avanz|muov)/)),
    ),
  ),
  only(
    'verdi',
    'green-verdi-it/noun',
    both(
      beforeIs(/^(?:i|dei|ai|dai|coi|e)$/),
      ({ word, after: [next] }) =>
        next === undefined ||
        next.start - word.end > 1 ||
        /^(?:hanno|sono|si|non|e|di|che|chied|vot|propong|protest|italiani|tedeschi|europei|ha)/.test(next.form),
    ),
  ),
  where(
    'collegio',
    'boarding-school/noun',
    either(
      near(/^(?:suor[ea]$|pret[ei]$|gesuit|ragazz[ie]$|infanzi|educand|orfan|studi[oòa]$)/),
      both(beforeIs(/^in$/), not(nextIs(/^(?:elettoral|docent|sindacal)/))),
    ),
  ),
  where(
    'servizio servizi',
    'reportage/noun',
    near(/^(?:telegiornal|tg\d?$|inviat|giornalist|reporter|fotografic|cronist|cameraman|redazion)/),
  ),
  where(
    'cartello',
    'cartel/noun',
    both(
      nextIs(/^(?:di|del|dell[aeo’]|delle|elettorale|progressista)$/),
      near(/^(?:sinistr|destr|elettoral|partit|list[ae]$|opposizion|petroli|imprese)/),
    ),
  ),
  where(
    formsOf('mancare', 'verb'),
    'miss-target/verb',
    both(
      ({ earlier }) => earlier.slice(-3).some(({ form }) => /^(?:ha|hanno|aveva|avevano|ho|aver|avere)$/.test(form)),
      near(/^(?:gol$|bersagli|rigor|occasion|palla$|porta$|obiettiv|colp[oi]$)/),
    ),
  ),
  where(
    `${formsOf('tenere', 'verb')} tenne tennero tenuto tenuta`,
    'hold-event/verb',
    soon(
      /^(?:comizi|discors|conferenz|lezion|concert|riunion|cors[oi]$|seminari|relazion|congress|assemble|udienz)/,
      3,
    ),
  ),
  where(
    'disposto disposta disposti disposte dispone dispose',
    'order-officially/verb',
    both(
      near(/^(?:giudic|magistrat|procur|tribunal|ministr|pm$|gip$|sindac)/),
      soon(
        /^(?:sequestr|arrest|perizi|autops|rinvi|chiusur|scarcer|trasferiment|cattur|accertament|archiviazion|sgomber)/,
        3,
      ),
    ),
  ),
  only(
    formsOf('fermare', 'verb'),
    'detain-fermare-it/verb',
    both(near(/^(?:polizi|carabinier|questur|agenti$)/), soon(police, 4), not(beforeIs(/^(?:si|s’)$/))),
  ),
];
