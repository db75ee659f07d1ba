import type { Place, Rule } from '../../grammar-rule.ts';
import { isParticiple, mayBe } from '../../word-classes.ts';
import { articleForms, beforeIs, both, either, inClass, near, nextIs, not, sense, usually } from '../italian-senses.ts';

const formsOfHave =
  /^(?:ho|hai|ha|abbiamo|avete|hanno|avevo|avevi|aveva|avevamo|avevano|avr(?:ò|à|emo|anno|ei|ebbe|ebbero)|abbia|abbiano|avesse|avessero|ebbe|ebbero|avendo|aver|avere)$/;

/**
 * Participles before which “va” means “gets”: “va perduto” (gets lost). Before other participles, “va” means “must be”: “va
 * inserito” (must be inserted).
 */
const getsLost = /^(?:pers|perdut|distrutt|smarrit|esaurit|dispers|bruciat|sprecat|subito|svanit|fallit|deserta)/;

const mayComeBetween =
  /^(?:poi|anche|quindi|però|inoltre|infine|sempre|comunque|innanzitutto|ancora|infatti|invece|dunque)$/;
const verbAfter = ({ after }: Place) => after.find(({ form }) => !mayComeBetween.test(form));

const period =
  /^(?:or[ae]|giorn[oi]|giornat[ae]|nott[ei]|mes[ei]|ann[oi]|settiman[ae]|vacanz[ae]|tempo|serat[ae]|sera|estate|inverno|infanzia|vita|pomeriggi[oi]?|weekend|natale|minut[oi]|mattin[ao]|mattinata|feste|pasqua|capodanno|adolescenza)$/;

/** Senses of verbs, recognised by nearby words. */
export const italianVerbSenses: readonly Rule[] = [
  {
    // “va” means “must be” in “va ricordato che” (it must be remembered that).
    forms: { it: 'va vanno andrà andranno andrebbe andrebbero andava andavano vada vadano' },
    means: (conceptId) => conceptId === 'should-be-done/verb',
    holds: (place) => {
      const verb = verbAfter(place);
      return (
        !beforeIs(/^(?:ne|se|ci|vi|mi|ti)$/)(place) &&
        verb !== undefined &&
        mayBe(verb, ['verb'], place.lexicon) &&
        verb.readings.some(({ analysis }) => analysis.features.some((each) => each.startsWith('part'))) &&
        !getsLost.test(verb.form)
      );
    },
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “subito” is a verb in “aveva subito tre infarti” (had suffered three heart attacks), but not in “ha subito detto” (said
  // at once).
  inClass('subito', 'verb', (place) => beforeIs(formsOfHave)(place) && !isParticiple(place.after[0], 'it'), 0.01),
  inClass('subita subiti subite', 'verb', () => true),
  sense('isola isolano', 'insulate/verb', near(/^(?:fredd|cald|termic|acustic|rumor|lan[ae]|materiale|tetto)/), {
    weightElsewhere: 0.3,
  }),
  inClass('isola', 'verb', both(nextIs(/^da(?:l|ll[aeo’]|i|gli)?$/), not(beforeIs(articleForms)))),
  {
    // “registra” does not mean “sign up” in “si registra un aumento” (an increase is recorded), but it does in “si registra
    // al sito” (signs up on the site).
    forms: {
      it: 'registra registrano registrava registravano registrò registrarono registrato registrata registrati registrate',
    },
    means: (conceptId) => conceptId !== 'sign-up/verb' && conceptId !== 'check-in/verb',
    holds: not(nextIs(/^(?:al|alla|a|presso|come|online|su|sul|sulla)$/)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // “trasferisce” means “transfer” in “la proprietà si trasferisce” (the property is transferred), but not in “la famiglia
  // si trasferisce a Roma” (the family moves to Rome).
  sense(
    'trasferisce trasferiscono trasferirà trasferì trasferisca',
    'transfer/verb',
    near(/^(?:proprietà|diritt|possess|titolo|ben[ei]|domini|risch|energi|calor|denar|fond[oi]|compratore|acquirent)/),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'accordare accorda accordano accordò accordarono accordato accordata accordati accordate accordava accordando accorderà accordasse',
    'grant/verb',
    not(
      either(near(/^(?:strument|chitarr|pianofort|violin|cord[ae]$|orchestr|piano$|organo|arpa)/), ({ earlier }) =>
        earlier.slice(-3).some(({ form }) => /^(?:si|s’|ci|vi|mi|ti)$/.test(form)),
      ),
    ),
    { weightElsewhere: 0.02, weightOfOthers: 0.005 },
  ),
  sense(
    'passare passa passano passò passarono passato passata passati passate passava passavano passando passerà passeranno passo passiamo',
    'spend/verb',
    both(
      ({ after }) => after.slice(0, 4).some(({ form }) => period.test(form)),
      not(beforeIs(/^(?:sono|è|erano|era|siano|sia|essere)$/)),
    ),
    { weightElsewhere: 0.01, weightOfOthers: 0.05 },
  ),
  sense(
    'assumere assume assumono assunse assunsero assunto assunta assunti assunte assumeva assumevano assumerà assumendo assuma assumesse',
    'assume-assumere-it/verb',
    near(
      /^(?:ruol|compit|responsabil|caric[ah]|incaric|form[ae]$|nom[ei]$|aspett|significat|importanz|funzion|valor[ei]|comand|direzion|guida|caratter|atteggiament|controll|impegn|proporzion|posizion|obblig|tono|toni|difes|forme|colore|contorn|prov[ae]$|poter[ei]|rilev|iniziativ)/,
    ),
    { weightElsewhere: 0.1, weightOfOthers: 0.01 },
  ),
  usually(
    'conseguire consegue conseguono conseguì conseguirono conseguito conseguita conseguiti conseguite conseguiva conseguendo conseguirà',
    'gain-qualification/verb',
    either(beforeIs(/^(?:ne|che)$/), nextIs(/^(?:che|da|dal|dalla|dall’)$/)),
  ),
  sense(
    'svolgere svolge svolgono svolse svolsero svolto svolta svolti svolte svolgeva svolgevano svolgerà svolgendo svolga',
    'perform-role/verb',
    near(/^(?:ruol|funzion|part[ei]$|compit)/),
    { weightElsewhere: 0.1, weightOfOthers: 0.05 },
  ),
  // “disposto” means “ordered” in “il giudice ha disposto il sequestro” (the judge ordered the seizure), but not in “è
  // disposto a” (is willing to).
  sense(
    'disposto disposta disposti disposte dispose disposero dispone disporre disporrà disponga',
    'order-officially/verb provide-for-foresee-law/verb',
    both(
      not(nextIs(/^(?:ad?|di|d’|del|dell[aeo’]|dei)$/)),
      near(
        /^(?:giudic|autorit|magistrat|tribunal|minist|govern|legge$|leggi$|decret|articol|procur|sequestr|arrest|questor|sindac|perquisiz|trasferiment|assegnazion|moviment[oi]$|indagin|inchiest|provvediment|corte$|riduzion|chiusur|scarcerazion|autopsi)/,
      ),
    ),
    { weightElsewhere: 0.1, weightOfOthers: 1e-3 },
  ),
  usually(
    'liberare liberato liberata liberati liberate liberò liberarono liberando libererà liberano',
    'free-verb/verb release/verb liberate/verb',
    either(nextIs(/^da(?:l|ll[aeo’]|i|gli)?$/), near(/^(?:gas$|energi|ossigen|calor|post[oi]$|stanz|local)/)),
  ),
  sense(
    'favorire favorisce favoriscono favorito favorita favoriti favorite favoriva favorì favorendo',
    'favour/verb',
    near(/^(?:accus|squadr|arbitr|candidat|ricch|juve|amic|parent|impres[ae]$|concorrent|avversar)/),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // Forms that are mostly participles. As adjectives, they mean something else: “consumato” (worn), “condannato” (doomed).
  inClass(
    'consumato consumata consumati consumate',
    'verb',
    not(near(/^(?:scarp|suol|vestit|gomm|gradin|tappet|giacc|tessut|bord)/)),
  ),
  inClass(
    'condannato condannata condannati condannate',
    'verb',
    not(beforeIs(/^(?:il|un|i|dei|ai|al|del|gli|una|la)$/)),
  ),
  inClass('discusso discussa discussi discusse', 'verb', not(beforeIs(/^(?:più|molto|tanto|assai|il|la|un|una)$/))),
  sense(
    'costituita costituite costituito costituiti costituì costituirono',
    'constitute-legally/verb',
    near(
      /^(?:societ|servit|associazion|enfiteus|usufrutt|garanz|ipotec|fondazion|comitat|cooperativ|consorz|spa$|srl$)/,
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  sense('esserci', 'there-be-y-avoir/expression', () => true, { weightOfOthers: 1e-5 }),
  // “serba” mostly means “Serbian”. In “serba rancore” (bears a grudge), it is a form of “serbare” (keep).
  inClass(
    'serba serbe serbi serbo',
    'adjective',
    not(
      either(
        beforeIs(/^(?:ci|mi|si|gli|le|in|un|il|i|gli)$/),
        nextIs(/^(?:rancore|il|la|un|una|ancora|memoria|ricordo|gratitudine)$/),
      ),
    ),
  ),
  // Plural nouns rather than rare forms of verbs: “gli accordi” (the agreements).
  inClass(
    'accordi armi requisiti risorse limiti aspetti testi studi immagini sistemi generi auguri',
    'noun',
    not(beforeIs(/^(?:tu|che|ti|si|non|se|mi|ci|ne|stat[oaie]|sono|siano|vengono|furono)$/)),
  ),
  inClass('appunto', 'particle', not(beforeIs(/^(?:un|l’|quest’|quell’|breve|ultimo|dell’|all’)$/))),
];
