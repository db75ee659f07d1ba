import { isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { isInfinitive, isParticiple } from '../word-classes.ts';

/** Participles of verbs that form the perfect with “be”: Italian “è arrivata” (has arrived). */
const participlesWithBe: Readonly<Record<string, RegExp>> = {
  fr: /^(?:re)?(?:allé|arrivé|devenu|entré|resté|tombé|parti|sorti|venu|parvenu|intervenu|né|mort|décédé|retourné)e?s?$/,
  it: /^(?:ri)?(?:andat|arrivat|accadut|accors|affiorat|affondat|annegat|appars|approdat|arrossit|aumentat|avvenut|balzat|bastat|cadut|calat|cambiat|cominciat|compars|continuat|costat|cresciut|crollat|culminat|decedut|decollat|dimagrit|diminuit|dipes|diventat|divenut|durat|emers|emigrat|entrat|esistit|esplos|evas|fallit|fuggit|fuoriuscit|giunt|guarit|intervenut|invecchiat|iniziat|mancat|migliorat|mort|nat|pars|partit|passat|peggiorat|penetrat|perit|pervenut|piaciut|piovut|precipitat|prevals|provenut|restat|rimast|riuscit|salit|saltat|sbarcat|sbocciat|scadut|scappat|sces|scivolat|scompars|scoppiat|sembrat|sfociat|sfuggit|slittat|sopraggiunt|sopravvissut|sort|sspuntat|stat|subentrat|succedut|success|svanit|svenut|tornat|tramontat|trapelat|trascors|uscit|vals|venut|vissut|volat)[oaie]$/,
};

const isStato = /^stat[oaie]$/;

const reflexives = /^(?:[mst][ei’]?|ci|vi)$/;
const mayComeBetween =
  /^(?:pas|plus|jamais|soit|déjà|bien|toujours|aussi|cependant|donc|ainsi|également|toutefois|alors|désormais|maintenant|encore|ensuite|probablement|certainement|rapidement|notamment|peut-être|non|già|mai|più|sempre|anche|ancora|poi|quindi|inoltre|infine|però|dunque|spesso|subito|così|invece|infatti|comunque|solo|ora|oggi|appena|ormai|\p{L}{3,}mente|stat[oaie])$/u;

const clitics = /^(?:[mst]e|[mstl]’|l[ae]s?|lui|leur|y|en|nous|vous|ne)$/;

/** The next word that is not an adverb: “arrivata” in Italian “è già arrivata” (has already arrived). */
const verbAfter = ({ after }: Place) => after.find(({ form }) => !mayComeBetween.test(form));

const formsOfBe = {
  fr: 'est sont était étaient sera seront serait seraient soit soient fut furent suis es sommes êtes étant être',
  it: 'è sono era erano sarà saranno sarebbe sarebbero sia siano fu furono sei siamo siete essendo essere',
};

export const romanceAuxiliaryRules: readonly Rule[] = [
  {
    forms: formsOfBe,
    means: isConcept('have/verb'),
    holds: (place) => {
      const { before, after, language } = place;
      const verb = verbAfter(place);
      const isReflexive = reflexives.test(before?.form ?? '') && isParticiple(verb, language);
      // Before a form of Italian “stato” (been), the auxiliary means “have”: “è stata usata” (has been used), “è stato un
      // successo” (has been a success)
      const isOfBe = after.slice(0, 3).find(({ form }) => isStato.test(form) || !mayComeBetween.test(form));
      return (
        isReflexive ||
        isStato.test(isOfBe?.form ?? '') ||
        (participlesWithBe[language]?.test((verb ?? after[0])?.form ?? '') ?? false)
      );
    },
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    forms: {
      it: 'viene vengono venne vennero veniva venivano verrà verranno verrebbe verrebbero venga vengano venire',
    },
    means: isConcept('be-passive/verb'),
    holds: (place) => isParticiple(verbAfter(place), 'it'),
    weightElsewhere: 0.01,
    weightOfOthers: 0.02,
  },
  {
    forms: { pt: 'vai vais vou vamos vão ia iam', fr: 'va vais vas vont allons allez allait allaient' },
    means: isConcept('will/verb'),
    // Also with a pronoun before the infinitive: French “va se passer” (is going to happen)
    holds: ({ after, language, lexicon }) =>
      isInfinitive(
        after.find(({ form }) => !mayComeBetween.test(form) && !(language === 'fr' && clitics.test(form))),
        language,
        lexicon,
      ),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
  },
];
