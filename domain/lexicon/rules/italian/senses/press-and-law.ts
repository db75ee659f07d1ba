import type { Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { only } from '../italian-places.ts';
import { beforeIs, both, either, inClass, mostly, near, nextIs, not, ofForms, sense } from '../italian-senses.ts';
import { are } from '../italian-verb-forms.ts';

/** A rule for a sense that is meant where `holds` is true. Elsewhere the sense keeps its weight. */
const where = (forms: string, concepts: string, holds: Rule['holds']): Rule =>
  sense(forms, concepts, holds, { weightElsewhere: 1, weightOfOthers: 1e-6 });

const formsOfBe =
  /^(?:è|era|sono|erano|fu|furono|sarà|sia|fosse|stat[oaie]|viene|venne|vengono|venut[oaie]|essere|essendo|appena|sarebbe)$/;
const market =
  /^(?:societ|titol[oi]$|mercat|azion|quot|rialz|ribass|seduta$|scamb|cento$|milano$|wall$|finanz|investit|piazza$|capital)/;
const stadium =
  /^(?:stadi|partit|teatr|gara$|gare$|cinema|sala$|film$|palco|platea|spettacol|concert|curva$|tribun|bigliett)/;

/** Senses of words in news, law and official texts, recognised by nearby words. */
export const italianPressAndLaw: readonly Rule[] = [
  where('borsa', 'stock-exchange/noun', both(beforeIs(/^(?:in|alla|della|dalla|sulla|la)$/), near(market))),
  where('titolo', 'security-share-titolo-it/noun', near(/^(?:seduta$|scambi$|rialz|ribass|quotaz|azionist|listino)/)),
  where(
    are('slitt'),
    'be-postponed-slittare-it/verb',
    near(
      /^(?:autunn|primaver|estate$|mes[ei]$|anno$|giorn[oi]$|settiman|dat[ae]$|scadenz|termin|lunedì|venerdì|tempi$|approvazion|riunion)/,
    ),
  ),
  where(
    are('stanzi'),
    'allocate-resources/verb',
    near(/^(?:milion|miliard|fond[oi]$|euro$|lir[ae]$|somm|finanzi|dollar|govern|region|comune$|risors)/),
  ),
  where(
    'schieramento schieramenti',
    'side-faction/noun',
    not(near(/^(?:missil|trupp|militar|poliz|esercit|arm[aie]|soldat|forze$|agent|sicurezza$|uomini$)/)),
  ),
  where('spettatori spettatore', 'spectator-spettatore-it/noun', near(stadium)),
  where(
    'portiere',
    'goalkeeper/noun',
    near(/^(?:infortun|panchin|parat|par[aò]$|rete$|calci|gol$|area$|difensor|attaccant|tir[oò]$)/),
  ),
  mostly(
    'replica repliche',
    'reply-replica-it/noun',
    near(/^(?:teatr|spettacol|televis|puntat|copia$|perfett|rai$|scena$|giorni$)/),
  ),
  mostly('rifiuti', 'waste/noun', near(/^(?:oppost|categoric|dinieg|ripetut|continui$|incassat)/)),
  // “saggio” means “essay” in “un saggio sulla mafia” (an essay on the mafia).
  where(
    'saggio saggi',
    'essay/noun',
    both(
      beforeIs(/^(?:un|il|i|suo|suoi|dei|nel|del|breve|lungo|due|tre|questo|primo|nuovo)$/),
      either(
        nextIs(/^(?:su|sul|sull[aeo’]|sui|sugli|di|storic|critic|filosofic|letterari|intitolat|dedicat)/),
        near(/^(?:autor|libr|pubblic|scritt|editor|volum|pagin|romanz|edizion)/),
      ),
    ),
  ),
  inClass('spoglia spogli spoglie spoglio', 'adjective', beforeIs(formsOfBe)),
  inClass(
    'legge',
    'noun',
    beforeIs(
      /^(?:presente|citata|predetta|suddetta|nuova|vecchia|stessa|medesima|tale|apposita|seguente|recente|propria)$/,
    ),
  ),
  inClass('uscita uscite entrata condotta contenuto contenuta contenuti contenute', 'verb', beforeIs(formsOfBe)),
  inClass('guida', 'noun', both(beforeIs(/^(?:la|una|sotto|della|alla|dalla|sua|nuova)$/), nextIs(ofForms))),
  inClass('disdetta', 'noun', not(beforeIs(/^(?:ha|hanno|è|stata|era|sarà)$/))),
  inClass('stato', 'noun', beforeIs(/^(?:buono|buon|ottimo|pessimo|cattivo|perfetto|allo|lo|dello|nello|dallo|uno)$/)),
  only(
    'fedeli',
    'believer-fedele-it/noun',
    both(
      beforeIs(/^(?:i|dei|ai|dai|sui|molti|migliaia|tra|di|altri)$/),
      near(
        /^(?:pap[aà]$|chies|pregh|messa$|vescov|parroc|cattolic|relig|pontefic|piazza$|cristian|sacerdot|culto$|musulman|moschea)/,
      ),
    ),
  ),
  // “lo Stato interessato” (the state concerned), but not “interessato alla musica” (interested in music)
  only(
    'interessato interessata interessati interessate',
    'concerned-interessato-it/adjective',
    both(
      ({ before, word, lexicon }) =>
        before !== undefined && word.start - before.end <= 1 && isOnly(before, ['noun'], lexicon),
      not(nextIs(/^(?:a|ad|al|all[aeo’]|ai|agli|solo|soltanto|più|molto)$/)),
    ),
  ),
  only(
    'decadenza',
    'forfeiture-decadenza-it/noun',
    near(/^(?:pena$|termin|diritt|prescri|domand|giorn[oi]$|potest|atto$|atti$|nullità)/),
  ),
  only(
    'cumulo',
    'accumulation-cumulo-it/noun',
    near(/^(?:pension|pene$|reddit|incaric|caric[ah]|stipend|riserv|indennità)/),
  ),
  only('conduttore', 'tenant-conduttore-it/noun', near(/^(?:locat|locazion|canone|immobil|affitt|sfratt|inquilin)/)),
  only(
    'direzione',
    'leadership-direzione-it/noun',
    near(/^(?:segretari|partit[oi]$|pds$|dc$|psi$|pci$|sanitari|aziendal)/),
  ),
  only(
    'competenza competenze',
    'jurisdiction-competenza-it/noun',
    near(
      /^(?:giudic|tribunal|territorial|comun[ei]$|region|stato$|ministr|esclusiv|legislativ|cort[ei]$|ent[ei]$|provinc|giurisdiz|parlament)/,
    ),
  ),
  where(
    'rapporto',
    'report/noun',
    both(
      near(/^(?:emerg|censis|onu$|istat|amnesty|annual|redatt|stilat|pubblicat|presentat|cifre$|dati$)/),
      not(nextIs(/^(?:tra|fra|con|di)$/)),
    ),
  ),
  where(
    'grado gradi',
    'rank/noun',
    near(/^(?:colonnell|capitan|tenent|militar|ufficial|sergent|maresciall|ammiragli)/),
  ),
  only('aggira aggirano aggirava aggiravano', 'be-around-amount-aggirarsi/verb', ({ after, lexicon }) =>
    after
      .slice(0, 4)
      .some(
        (word) =>
          /^\d/.test(word.form) ||
          isOnly(word, ['numeral'], lexicon) ||
          /^(?:cento|mila|milion|miliard)/.test(word.form),
      ),
  ),
  where(
    'rinviare rinviato rinviata rinviati rinviate rinvia rinviò rinviando',
    'send-back-rinviare-it/verb',
    near(/^(?:camer[ae]$|legg[ei]$|messagg|parlament|mittent|procur|atti$)/),
  ),
  only(
    'toghe',
    'judge-toga-it/noun',
    near(/^(?:protest|magistrat|giudic|sindacat|riform|governo$|procur|sciopero$|giustizia$)/),
  ),
  where(
    'esibito esibita esibiti esibite esibirà',
    'perform-stage/verb',
    near(/^(?:cantant|pubblico$|palco|concert|teatr|orchestr|band[ae]?$|piazza$|music)/),
  ),
  // “alla terza ripresa” (in the third round of a boxing match)
  inClass(
    'ripresa',
    'noun',
    beforeIs(/^(?:prima|seconda|terza|quarta|quinta|sesta|settima|ottava|nona|decima|ultima|la|della|nella|una)$/),
  ),
  only('ripresa riprese', 'round-of-drinks/noun', near(/^(?:pugil|ring$|tappeto$|k\.?o|match$|gong)/)),
  // “la squadra parte oggi” (the team leaves today)
  inClass(
    'parte',
    'verb',
    both(
      nextIs(
        /^(?:oggi|domani|stamattina|stasera|domattina|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|subito|per)$/,
      ),
      ({ before }) => before !== undefined,
      not(
        beforeIs(
          /^(?:in|a|da|di|per|con|la|una|della|alla|dalla|nella|sulla|questa|quella|ogni|sua|mia|loro|nostra|maggior|gran|buona|altra|prima|seconda|terza|ultima|grande|minima|qualche|nessuna|sola|piccola|larga|massima)$/,
        ),
      ),
    ),
  ),

  inClass(
    'polemica',
    'noun',
    both(beforeIs(/^(?:è|fu|era)$/), nextIs(/^(?:su|sul|sull[aeo’]|sui|sugli|tra|fra|per|in|a)$/)),
  ),
  mostly('chiamata chiamate', 'phone-call/noun'),
  inClass('chiamata chiamate', 'noun', beforeIs(/^(?:la|una|della|alla|dalla|prima|ultima|ogni|le|delle|alle)$/)),
  where(
    'incide incidono incideva incidevano inciderà incideranno incidere',
    'have-effect-incidere-it/verb',
    not(near(/^(?:disc[oh]|canzon|pietra|marmo|legno|lama$|rame$|brano|album|corteccia|metall|lapid|cortecc)/)),
  ),
  inClass(
    'precisi preciso precisa precise attenti limitati',
    'adjective',
    beforeIs(/^(?:più|meno|molto|così|troppo|poco|assai|abbastanza)$/),
  ),
  only(
    'percepire percepisce percepiscono percepito percepita percepiti percepite percepiva',
    'receive-percepire-it/verb',
    near(
      /^(?:frutti$|reddit|stipend|pension|somm[ae]$|indennit|euro$|lir[ae]$|assegn|compens|retribu|tangent|mensil|salari)/,
    ),
  ),
  where(
    'parti',
    'party-to-talks/noun',
    both(
      beforeIs(/^(?:le|delle|alle|dalle|tra|due|entrambe|delle)$/),
      near(/^(?:stabil|contratt|termin[ei]$|patt[oi]$|clausol|volontà|giudic|controvers|convenut|disdett|accord)/),
    ),
  ),
  // “da dieci anni” (for ten years)
  where(
    'da',
    'for-time-now/preposition',
    ({ after: [first, ...others], lexicon }) =>
      first !== undefined &&
      (/^(?:\d|molt[ie]$|poch[ie]$|tant[ie]$|alcun[ie]$|qualche$|circa$|oltre$|quasi$|divers[ie]$)/.test(first.form) ||
        mayBe(first, ['numeral'], lexicon)) &&
      others
        .slice(0, 2)
        .some(({ form }) =>
          /^(?:minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|secol[oi]|decenni|tempo)$/.test(form),
        ),
  ),
];
