import type { Place, Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { beforeIs, both, either, inClass, near, nextIs, not, sense } from '../italian-senses.ts';

/** A rule for a sense that is meant only where `holds` is true. */
const rare = (forms: string, concept: string, holds: Rule['holds']): Rule =>
  sense(forms, concept, holds, { weightElsewhere: 1e-5, weightOfOthers: 1e-5 });

/** A rule for a part of speech that the word has where `holds` is true, and almost never elsewhere. */
const onlyIf = (forms: string, part: string, holds: Rule['holds']): Rule => inClass(forms, part, holds, 1e-3);

const opensClause = ({ word, before }: Place) => before === undefined || word.start - before.end > 1;
const endsClause = ({ word, after: [next] }: Place) => next === undefined || next.start - word.end > 1;

const isBehindNoun = ({ word, before, lexicon }: Place) =>
  before !== undefined && word.start - before.end <= 1 && mayBe(before, ['noun'], lexicon);

/**
 * Whether a finite verb or the end of the clause follows, so that the word is a noun: “il vecchio tace” (the old man is
 * silent).
 */
const precedesVerb = (place: Place): boolean => {
  const [next] = place.after;
  return (
    endsClause(place) ||
    /^(?:è|era|ha|aveva|si|non|sono|erano|hanno|che|e|di|del|della|con|per|in|a|al|alla|dove|mi|lo|gli|ci)$/.test(
      next?.form ?? '',
    ) ||
    isOnly(next, ['verb'], place.lexicon)
  );
};

const article =
  /^(?:il|lo|la|i|gli|le|l’|un|uno|una|un’|questo|quel|[dns][aeu]l|al|nel|dei|ai|quei|questi|due|tre|altro|bel|nostro)$/;
const vehicle = /^(?:tren[oi]$|vol[oi]$|aere[oi]$|nav[ei]$|autobus|pullman|traghett|corrier|metro)/;

/** Words whose part of speech is recognised by the words beside them. */
export const italianClassByPlace: readonly Rule[] = [
  // “sei” is a verb in “tu sei bravo” (you are good), but not in “sei giorni” (six days).
  inClass(
    'sei',
    'verb',
    both(
      not(beforeIs(/^(?:alle|dalle|le|verso|i|gli|delle|ai|dei|di|in|ogni|ultimi|primi|circa|o|per|da|oltre|su)$/)),
      either(
        beforeIs(/^(?:tu|mi|ti|ci|chi|non|se|che|dove|come|ne|quando|ora|già)$/),
        both(
          not(nextIs(/(?:mila|cento)$/)),
          ({ word, after: [next], lexicon }) =>
            next !== undefined &&
            next.start - word.end <= 1 &&
            (/^(?:proprio|molto|così|troppo|già|davvero|sempre|ancora|tu|un|una|un’|uno|il|la|l’|lo|in|qui|a|bravo|brava|solo|sola|matto|pazzo|pazza|bello|bella|stat[oa]|il)$/.test(
              next.form,
            ) ||
              (isParticiple(next, 'it') && /[oa]$/.test(next.form) && !mayBe(next, ['noun'], lexicon))),
        ),
      ),
    ),
  ),
  inClass(
    'sei',
    'numeral',
    either(
      beforeIs(/^(?:alle|dalle|le|verso|ultimi|primi|circa|oltre|ogni)$/),
      nextIs(/^(?:anni|mesi|giorni|ore|minuti|settimane|persone|milioni|miliardi|punti|chilometri|volte|euro|metri)$/),
    ),
  ),
  // “Fate” is a verb in “Fate bollire l’acqua” (boil the water), but not in “le fate” (the fairies).
  inClass('fate', 'verb', not(beforeIs(/^(?:le|delle|alle|dalle|due|tre|di|delle|belle|altre)$/))),
  // “Dai” means “come on” in “Dai, vieni!” (come on, come!), but not in “dai bambini” (from the children).
  rare('dai', 'come-on-encourage/expression', both(opensClause, endsClause)),
  // “Andiamo” is a verb in “Andiamo a casa” (we are going home), but not in “Andiamo, è tardi!” (come on, it’s late!).
  inClass(
    'andiamo',
    'verb',
    nextIs(/^(?:a|ad|al|all[aeo’]|in|via|da|dal|avanti|oltre|d’accordo|per|con|tutti|subito)$/),
  ),
  // “Nato” is a verb in “Nato a Firenze” (born in Florence), but not in “la Nato” (NATO).
  inClass('nato', 'verb', nextIs(/^(?:a|ad|ne|nel|nell[ae’]|in|da|dal|dall[ae’]|il|l’|per|come|dopo|e)$/)),
  // “parte” is a verb in “il treno parte alle otto” (the train leaves at eight).
  inClass(
    'parte',
    'verb',
    either(
      both(
        near(vehicle),
        not(
          beforeIs(
            /^(?:di|da|una|la|gran|in|a|ogni|dalla|della|nella|quella|questa|altra|prima|seconda|maggior|far|fa|facente)$/,
          ),
        ),
      ),
      beforeIs(/^(?:si|non|poi|lui|lei|quando|ora|domani|che|ne|oggi)$/),
      both(isBehindNoun, nextIs(/^(?:per|alle|domani|oggi|dalla|dal|dall’|da|stasera|subito|con)$/)),
    ),
  ),
  // “dura” is a verb in “la batteria dura poco” (the battery does not last long), but not in “una vita dura” (a hard life).
  inClass(
    'dura',
    'verb',
    either(
      nextIs(
        /^(?:poco|molto|tanto|troppo|pochissimo|da|fino|circa|solo|soltanto|un|una|un’|due|tre|quattro|cinque|dieci|ancora|sempre|per|più|meno|almeno|anni|mesi|ore|\d+)$/,
      ),
      beforeIs(/^(?:non|quanto|che)$/),
    ),
  ),
  // “salutare” is a verb in “andarsene senza salutare” (leave without saying goodbye), but not in “un cibo salutare” (a
  // healthy food).
  inClass('salutare', 'verb', either(not(isBehindNoun), beforeIs(/^(?:senza|per|a|di|da)$/))),
  inClass('salutare', 'adjective', both(isBehindNoun, not(nextIs(article)))),
  // “pure” means “by all means” in “Entrate pure” (do come in), but not in “pure lui” (he too) or “acque pure” (pure
  // waters).
  sense(
    'pure',
    'by-all-means/adverb',
    both(
      ({ word, before, lexicon }) =>
        before !== undefined &&
        word.start - before.end <= 1 &&
        mayBe(before, ['verb'], lexicon) &&
        !mayBe(before, ['noun'], lexicon) &&
        !/^(?:sono|era|erano|è|ha|hanno|aveva)$/.test(before.form),
      either(endsClause, nextIs(/^(?:a|che|con|tutt[oi]|quanto|di|se|il|la|le|i)$/)),
    ),
    { weightElsewhere: 0.05, weightOfOthers: 1e-4 },
  ),
  sense('pure', 'also/adverb', both(not(endsClause), not(isBehindNoun)), { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  onlyIf(
    'pure',
    'adjective',
    both(isBehindNoun, ({ before }) => /[ei]$/.test(before?.form ?? '')),
  ),
  // “proprio” means “really” in “sei proprio sicuro” (are you really sure), but not in “proprio lì” (right there) and “il
  // proprio figlio” (one’s own son).
  rare(
    'proprio',
    'really-proprio-it/adverb',
    ({ word, before, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      !/^(?:il|del|al|nel|dal|sul|un|col|suo|di|l’)$/.test(before?.form ?? '') &&
      (/^(?:bene|male|bravo|bello|vero|niente|nulla|tanto|non|un|una)$/.test(next.form) ||
        (isOnly(next, ['adjective'], lexicon) && mayBe(before, ['verb'], lexicon))),
  ),
  inClass(
    'proprio',
    'adverb',
    both(
      not(beforeIs(/^(?:il|del|al|nel|dal|sul|un|col|di|in)$/)),
      not(
        (place) =>
          isBehindNoun(place) &&
          !mayBe(place.before, ['verb'], place.lexicon) &&
          (endsClause(place) || nextIs(/^(?:e|o|di|del)$/)(place)),
      ),
    ),
  ),
  // “locale” means “place” in “Il locale è carino” (the place is nice), but not in “il governo locale” (the local
  // government).
  rare(
    'locale locali',
    'venue-locale-it/noun',
    both(
      beforeIs(/^(?:il|un|questo|i|del|nel|dei|nei|al|dal|quel|bel|piccolo|alcuni|due|tre|notturn[oi])$/),
      precedesVerb,
    ),
  ),
  rare(
    'locale locali',
    'venue-locale-it/noun',
    both(
      beforeIs(/^(?:il|un|questo|i|dei|nei|del|nel)$/),
      nextIs(/^(?:accoglient|nottur|carin|tipic|elegant|pubblic|affollat|molto|commercial|adiacent|caldai)/),
    ),
  ),
  rare('vecchio', 'old-man/noun', both(beforeIs(/^(?:il|un|del|al|dal|quel|povero)$/), precedesVerb)),
  inClass(
    'contrario contraria contrari contrarie',
    'adjective',
    beforeIs(/^(?:era|è|sono|erano|sia|fu|sarà|stato|stata|detto|detta)$/),
  ),
  // “piatto” is a noun in “un piatto di pasta” (a plate of pasta), but not in “schermo piatto” (flat screen).
  inClass('piatto piatti', 'noun', not(isBehindNoun)),
  sense(
    'piatto piatti',
    'dish-food/noun',
    near(
      /^(?:cucin|prepar|ristorant|gust|chef|cuoc|tipic|squisit|ricett|carne|pesce|pasta|ordin|menu|sapor|abbondant|unico)/,
    ),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 1e-3,
    },
  ),
  // “eletto” is a verb in “fu eletto papa” (was elected pope).
  inClass(
    'eletto eletta eletti elette',
    'verb',
    beforeIs(/^(?:fu|furono|è|sono|stato|stata|stati|state|venne|vennero|era|viene|essere|venire|ha|hanno)$/),
  ),
  // “delusi” is an adjective in “siamo rimasti delusi” (we were disappointed), but not in “mi ha deluso” (it disappointed
  // me).
  inClass(
    'deluso delusa delusi deluse',
    'adjective',
    beforeIs(/^(?:rimast[oaie]|rimane|rimasi|rimase|resta|restò|restat[oaie]|molto|un|sono|era|ero|è|siamo|così|più)$/),
  ),
  // “certificato” is a noun in “produrre un certificato” (present a certificate), but not in “ha certificato” (has
  // certified).
  inClass('certificato certificati', 'noun', not(beforeIs(/^(?:ha|hanno|è|sono|era|stat[oi]|ho|aveva|viene|fu)$/))),
  // “presto” means “early” in “domani mi alzo presto” (tomorrow I’ll get up early), but not in “verrà presto” (will come
  // soon).
  rare(
    'presto',
    'early-presto-it/adverb',
    either(
      beforeIs(/^(?:troppo|così|mattina|molto|è|era|più|meno)$/),
      near(/^(?:alz[oaiò]|alziam|alzano|alzar|svegli|lett[oi]$|mattina|mattino|alba$)/),
    ),
  ),
  inClass('presto', 'adverb', not(beforeIs(/^(?:ti|gli|le|io|lo|la|te|non)$/))),
  // “tanto” means “anyway” in “…, tanto non ti ascolta” (he doesn’t listen to you anyway).
  rare(
    'tanto',
    'anyway-tanto-it/adverb',
    both(
      ({ word, before }) => before !== undefined && word.start - before.end > 1,
      nextIs(/^(?:non|ormai|lo|la|poi|prima|è|nessuno|c’|sai|si|mi|ti|a)$/),
    ),
  ),
  // “che” means “what a” in “Ma che bella sorpresa!” (what a nice surprise!).
  rare(
    'che',
    'what-a-che-it/determiner',
    both(
      ({ before, earlier }) =>
        before === undefined || (earlier.length === 1 && /^(?:ma|oh|ah|e|eh|uh|dio|mamma)$/.test(before.form)),
      nextIs(
        /^(?:bell[oaie’]?|bel|brutt[oaie]|buon[oa]?|peccato|gioia|noia|fortuna|sfortuna|vergogna|stran[oa]|schifo|meraviglia|fame|caldo|freddo|sorpresa|disastro|paura|fatica|casino|brav[oaie]|gran|stupend[oa]|tristezza|orrore|sollievo|coraggio|emozione|coincidenza|razza|dolore|carin[oaie]|delusione|spettacolo)$/,
      ),
    ),
  ),
  // “che” means “only” in “non ci sono che due strade” (there are only two roads).
  rare(
    'che',
    'but-only-che-it/particle',
    ({ earlier, after: [next], lexicon }) =>
      earlier.slice(-4, -1).some(({ form }) => form === 'non') &&
      /^(?:è|sono|era|erano|fu|ha|hanno|aveva|resta|rimane|restava|rimaneva|c’è|restano|può|fa)$/.test(
        earlier.at(-1)?.form ?? '',
      ) &&
      next !== undefined &&
      (/^(?:un|una|uno|un’|l’inizio|pochi|poche)$/.test(next.form) || mayBe(next, ['numeral'], lexicon)),
  ),
  rare('ragazzi', 'guys-ragazzi-it/interjection', both(opensClause, endsClause)),
  // “anziani” means “old people” in “gli anziani soli” (lonely elderly people), but not in “persone anziane” (elderly
  // people).
  rare(
    'anziani anziano anziana anziane',
    'elders-anziani-it/noun',
    both(beforeIs(/^(?:gli|degli|agli|dagli|l’|un|un’|le|una|molti|due|tre|dell’|all’|per|tra|e)$/), precedesVerb),
  ),
  // “ancora” means “yet” in “non è ancora arrivato” (has not arrived yet).
  sense('ancora', 'yet/adverb', ({ earlier }) => earlier.slice(-3).some(({ form }) => form === 'non'), {
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  }),
  // “aperto” is an adjective in “il negozio resta aperto” (the shop stays open), but not in “ha aperto la porta” (opened the
  // door).
  inClass(
    'aperto aperta aperti aperte',
    'adjective',
    beforeIs(
      /^(?:rest[aoiòe]|resta(?:no|va|ta|to)|rimane|rimasto|rimasta|lascia(?:re|to)?|sempre|è|sono|tenere|all’)$/,
    ),
  ),
  // “Quanto” means “how much” in “Quanto costa questo libro?” (how much does this book cost?).
  sense(
    'quanto',
    'how-much-a-quanto-it/pronoun how-much/adverb how-much/pronoun how-much/determiner',
    both(opensClause, nextIs(/^(?:cost|vien|vale|pag|dura|pesa|spend|guadagn|misur|ci$|tempo$|ho$|hai$|ha$)/)),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “ci” means “there” in “ci vado spesso” (I often go there).
  sense(
    'ci',
    'there/adverb',
    ({ after: [next, second], language, lexicon }) =>
      /^(?:torn[oaieò]|torner|vado$|vai$|va$|vanno$|andrò|andai|andò|andava|vivo$|abit[oa]|sono$|siamo$|entr[oaiò]|arriv|rest[oaiò]|pass[oaiò]$)/.test(
        next?.form ?? '',
      ) && !isInfinitive(second, language, lexicon),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  rare(
    'slitta slittano slittato slittata slittare slitterà slittò',
    'be-postponed-slittare-it/verb',
    near(
      /^(?:settembre|ottobre|novembre|dicembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|lunedì|martedì|mercoledì|giovedì|venerdì|settiman|mes[ei]$|ann[oi]$|riform|vot[oi]$|uscita|apertura|partita|decision|inizio|data$)/,
    ),
  ),
];
