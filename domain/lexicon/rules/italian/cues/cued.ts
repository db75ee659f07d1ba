import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { beforeIs, both, either, inClass, near, nextIs, not, ofForms, sense, soon } from '../italian-senses.ts';

/** A rule for a sense that is much rarer than the usual one. It is meant only where `holds` is true. */
const rare = (forms: string, concept: string, holds: Rule['holds']): Rule =>
  sense(forms, concept, holds, { weightElsewhere: 1e-4, weightOfOthers: 1e-6 });

const branchOfLaw =
  /^(?:penal|civil|roman|internazional|comunitari|pubblic|privat|costituzional|amministrativ|commercial|canonic|natural|positiv|tributari|process|feudal|d’autore|vigente)/;
const formsOfSupport =
  'sostenere sostiene sostengono sostenne sostennero sostenuto sostenuta sostenuti sostenute sosteneva sostenevano sosterrà sosterranno sostenendo sostenga';
const formsOfRise = 'sorge sorgono sorse sorsero sorto sorta sorti sorte sorgeva sorgevano sorgere sorgerà sorga';
const formsOfRender =
  'rendere rende rendono rese resero reso resa resi rese rendeva rendevano renderà renderanno rendendo renda';
const formsOfCover =
  'ricopre ricoprono ricoprì ricoperto ricoperta ricoprire ricopriva ricoprirà ricoprendo riveste rivestono rivestì rivestito rivestita rivestire rivestiva';

/** Senses of words about law, office and public life, recognised by nearby words. */
export const italianCuedSenses: readonly Rule[] = [
  // “diritto” means “law” in “studia diritto” (studies law), but not in “il diritto di voto” (the right to vote).
  rare(
    'diritto',
    'law-field-diritto-it/noun',
    either(
      nextIs(branchOfLaw),
      both(
        not(nextIs(/^(?:di|d’|del|dell[aeo’]|a|ad|al|all[aeo’]|che)$/)),
        near(
          /^(?:studi[aoò]|laure|professor|insegn|facolt|filosof|dottrin|scienz|principi[oi]?$|fonti$|stato$|giurist|ordinament)/,
        ),
      ),
    ),
  ),
  rare(
    'entrate',
    'revenue/noun',
    both(
      beforeIs(/^(?:le|delle|alle|nelle|sulle|nuove|maggiori|minori|di|proprie)$/),
      near(/^(?:stato$|fiscal|tributar|spes[ae]$|miliard|milion|bilanci|uscite$|comun[ei]$|tass[ae]$|impost|econom)/),
    ),
  ),
  rare(
    formsOfCover,
    'hold-post-ricoprire-it/verb',
    soon(/^(?:caric[ah]|ruol|incaric|funzion|post[oi]$|poltron|importanz|interess|qualific)/, 4),
  ),
  // “parti” means “parties” in “le parti hanno firmato” (the parties have signed).
  sense(
    'parti',
    'party-to-talks/noun',
    both(
      beforeIs(/^(?:le|delle|alle|dalle|tra|due|entrambe)$/),
      near(
        /^(?:firm|contratt|accord|intes[ae]$|volontà|lite$|controvers|process|giudic|creditor|negozi|trattativ|sindacat|stipul|pattuit|consens)/,
      ),
    ),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 1e-3,
    },
  ),
  rare(
    'corso',
    'river-course-corso-it/noun',
    both(not(beforeIs(/^(?:in|nel)$/)), near(/^(?:fium|acqu[ae]$|torrent|rusc|canal[ei]$|alveo|letto$|alluvion)/)),
  ),
  rare(
    'ordine ordini',
    'professional-body-ordine-it/noun',
    ({ after: [next, second] }) =>
      ofForms.test(next?.form ?? '') &&
      /^(?:avvocat|medic|giornalist|ingegner|architett|psicolog|notai|commercialist|farmacist|geometr|professional)/.test(
        second?.form ?? '',
      ),
  ),
  rare(
    'opera',
    'work-activity-opera-it/noun',
    ({ after: [next, second] }) =>
      /^(?:di|d’)$/.test(next?.form ?? '') &&
      /^(?:bonific|mediazion|persuasion|convincim|risanament|prevenzion|restaur|assistenz|ricostruzion|soccors|volontariat|sensibilizzazion|terz[oi]$|repression|recuper|divulgazion|informazion|demolizion|apostolat)/.test(
        second?.form ?? '',
      ),
  ),
  sense(
    'assolve assolvono assolvere assolto assolta assolveva assolverà',
    'fulfil-pay-off-s-acquitter/verb',
    near(/^(?:compit|funzion|obblig|dover[ei]$|ruol|impegn)/),
    { weightElsewhere: 0.02, weightOfOthers: 1e-3 },
  ),
  rare(formsOfSupport, 'bear-costs-sostenere-it/verb', soon(/^(?:spes[ae]$|cost[oi]$|oner[ei]$|sacrific|pagament)/, 4)),
  rare(
    formsOfSupport,
    'take-exam-sostenere-it/verb',
    soon(/^(?:esam[ei]$|colloqui|prov[ae]$|interrogazion|concors)/, 4),
  ),
  sense(
    'consegue conseguono conseguirà conseguiva',
    'follow-logically/verb',
    either(beforeIs(/^(?:ne|ciò|che)$/), nextIs(/^(?:che|da|dal|dall[ae’])$/)),
    { weightElsewhere: 0.1, weightOfOthers: 1e-4 },
  ),
  sense(formsOfRise, 'rise-of-the-sun/verb', near(/^(?:sol[ei]$|luna$|alba$)/), {
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  }),
  rare(
    formsOfRise,
    'stand-be-located-sorgere-it/verb',
    near(
      /^(?:citt|castell|edific|chies|palazz|villagg|monument|tempi[oe]$|quartier|fabbric|stabiliment|borg[oh]|vill[ae]$|torr[ei]$|ospedal|collin|colle$|stadi|museo|mont[ei]$|paes[ei]$)/,
    ),
  ),
  rare(
    'aula aule',
    'chamber-courtroom-aula-it/noun',
    near(
      /^(?:parlament|deputat|senat|approv|camera$|vot|legg[ei]$|montecitorio|consigli|tribunal|giudic|imputat|process|udienz|emendament|presiden|govern|dibattiment|giustizi|bunker|maggioranz|corte$)/,
    ),
  ),
  sense(
    'pratica pratiche',
    'application-file/noun',
    both(
      beforeIs(/^(?:la|le|una|della|delle|alla|questa)$/),
      near(/^(?:archivi|uffici|document|richiest|sbrig|istru|burocra|sportell|modul|domand|evas)/),
    ),
    { weightElsewhere: 0.01, weightOfOthers: 1e-4 },
  ),
  sense('esercizio esercizi', 'establishment/noun', nextIs(/^(?:commercial|pubblic|alberghier|turistic)/), {
    weightElsewhere: 0.01,
    weightOfOthers: 1e-5,
  }),
  rare(
    'presenti',
    'people-present-it/noun',
    both(
      beforeIs(/^(?:i|dei|ai|dai|tra|molti)$/),
      ({ word, after: [next], lexicon }) =>
        next === undefined || next.start - word.end > 1 || !mayBe(next, ['noun', 'adjective'], lexicon),
    ),
  ),
  rare('minore minori', 'younger-minore-it/adjective', beforeIs(/^(?:fratell[oi]|sorell[ae]|figlio|figlia)$/)),
  sense('maggiore maggiori', 'elder/adjective', beforeIs(/^(?:fratell[oi]|sorell[ae]|figli[oa]?|figlie)$/), {
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  }),
  rare(
    formsOfRender,
    'give-statement-rendere-it/verb',
    near(/^(?:dichiarazion|testimonianz|interrogatori|deposizion)/),
  ),
  rare(
    formsOfRender,
    'give-back-rendere-it/verb',
    both(nextIs(/^(?:il|la|i|le|l’|gli)$/), soon(/^(?:libr|sold[oi]$|denar|chiav|maltolt|prestit|favor)/, 2)),
  ),
  // “pacifica” means “peaceful” in “una soluzione pacifica” (a peaceful solution), but not in “il Pacifico” (the Pacific).
  rare('pacifico pacifica pacifici pacifiche', 'peaceful-pacifico-it/adjective', ({ word }) => !isCapitalised(word)),
  // “fondamentale” means “crucial” in “essere fondamentale per” (be crucial for).
  sense(
    'fondamentale fondamentali',
    'key-crucial/adjective',
    either(nextIs(/^(?:per|che)$/), beforeIs(/^(?:è|sia|sarà|era|sono|siano|ruolo|importanza)$/)),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense(
    'corrompere corrompe corrompono corrotto corrotta corrotti corrotte corruppe',
    'corrupt/verb',
    near(/^(?:sistem|costum|politic|potere$|giovan|anim[ae]$|linguagg|moral|societ)/),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense(
    'perseguire persegue perseguono perseguito perseguita perseguiti perseguite perseguendo',
    'pursue/verb',
    not(near(/^(?:reat|crimin|legg[ei]$|giudiz|penal|autorit|colpevol|magistrat|legalment|responsabil)/)),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense(
    'impronta impronte',
    'imprint-mark-es/noun',
    near(/^(?:lasci|duratur|stil[ei]$|indelebil|cultur|personal|forte$)/),
    { weightElsewhere: 0.01, weightOfOthers: 1e-3 },
  ),
  sense(
    'relazione relazioni',
    'report/noun',
    both(
      nextIs(/^(?:di|d’|annual|semestral|tecnic|scritt)/),
      near(/^(?:valutazion|indipendent|annual|minorit|bilanci|accompagnament|tecnic|semestral|commission|attività$)/),
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  rare(
    'risoluzione',
    'termination-risoluzione-it/noun',
    near(/^(?:contratt|licenz|inadempi|rapporto$|consensual|clausol|anticipat|preavvis)/),
  ),
  // “sfuggire” means “escape” in “sfuggire alla polizia” (escape from the police), but not in “mi sfugge il nome” (the name
  // escapes me).
  rare(
    'sfuggire sfugge sfuggono sfuggì sfuggirono sfuggito sfuggita sfuggiti sfuggiva sfuggirà sfuggendo',
    'escape-sfuggire-it/verb',
    nextIs(/^(?:a|ad|al|all[aeo’]|ai|agli)$/),
  ),
  sense(
    'manifestazione manifestazioni',
    'demonstration-protest/noun',
    both(
      near(
        /^(?:protest|piazz|corteo|indett|sindacat|polizi|govern|opposizion|student|pacif|contro$|sciop|scontr|oper[ai]|sfil|slogan|capital|organizzat)/,
      ),
      not(near(/^(?:cultural|natur|vita$|sport|musical|artistic|spettacol)/)),
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense(
    'manifestazione manifestazioni',
    'public-event/noun',
    near(/^(?:sport|cultural|musical|artistic|fier[ae]$|teatral|canor|festiv|gara$|olimpic|ciclistic)/),
    { weightElsewhere: 0.05, weightOfOthers: 1e-3 },
  ),
  inClass('entrate', 'verb', beforeIs(/^(?:sono|siete|erano|siano|essere|voi)$/)),
  rare(
    'chiamata chiamate',
    'phone-call/noun',
    both(
      beforeIs(/^(?:la|le|una|alcune|due|tre|delle|della|molte|numerose|queste|quella|altre|prima|ultima)$/),
      not(nextIs(/^(?:a|al|alla|alle)$/)),
    ),
  ),
];
