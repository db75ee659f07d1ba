import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import {
  closeAfter,
  experienced,
  formOf,
  formsOfBe,
  formsOfHave,
  months,
  someAfter,
  times,
} from '../french-context.ts';

const clitics = /^(?:l[ae]s?|l’|lui|leur|y|en|se|s’|ne|pas|me|nous|vous|mieux|bien)$/;

/** Whether “que” or an infinitive with “de” follows: “propose de partir” (suggests leaving). */
const opensProposal = (place: Place): boolean =>
  /^(?:que|qu’)$/.test(formOf(closeAfter(place))) ||
  (/^(?:de|d’)$/.test(formOf(closeAfter(place))) &&
    isInfinitive(
      place.after.slice(1).find(({ form }) => !clitics.test(form)),
      'fr',
      place.lexicon,
    ));

export const frenchVerbRules: readonly Rule[] = [
  {
    // The conditional of “devoir” (must) means “should”: “il devrait” (he should)
    forms: { fr: 'devrait devraient devrais devriez devrions' },
    means: isConcept('should/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “connaître” means “experience” in “connaître un grand succès” (be a great success), but not in “connaître un voisin”
    // (know a neighbour).
    forms: {
      fr: 'connaître connaît connait connaissent connaissait connaissaient connut connurent connaîtra connaîtront connu connaissant',
    },
    means: isConcept('experience-undergo-connaitre/verb'),
    holds: (place) => someAfter(place, experienced),
    weightElsewhere: 0.1,
    weightOfOthers: 0.005,
  },
  {
    // “intervient” means “happen” in “l’accord intervient dix ans après” (the agreement comes ten years later).
    forms: {
      fr: 'intervient interviennent intervint intervinrent intervenu intervenue intervenus intervenues intervenait intervenaient interviendra interviendrai interviendront interviendrait intervenir intervenant intervienne',
    },
    means: isConcept('occur-intervenir/verb'),
    holds: ({ after: [next, ...others] }) =>
      /^(?:après|avant|en|le|au|lors|alors|quelques|peu|deux|trois|dix|\d+)$/.test(formOf(next)) &&
      [next, ...others].some((word) => times.test(formOf(word)) || months.test(formOf(word))),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    // “paru”, a form of “paraître” (usually “seem”), means “published” in “paru en 1990” (published in 1990).
    forms: { fr: 'paru parue parus parues parut parurent paraît paraissent paraissait paraîtra' },
    means: isConcept('be-published-paraitre/verb'),
    holds: (place) =>
      /^parue?s?$/.test(place.word.form) ||
      /^(?:en|chez|aux|le|depuis|sous|chaque|tous|toutes)$/.test(formOf(closeAfter(place))),
    weightElsewhere: 0.02,
    weightOfOthers: 0.005,
  },
  {
    // “nommé” means “appointed” in “est nommé ministre” (is appointed minister), but not in “un homme nommé Paul” (a man
    // named Paul).
    forms: { fr: 'nommé nommée nommés nommées' },
    means: isConcept('appoint/verb'),
    holds: (place) =>
      formsOfHave.test(formOf(place.before)) ||
      ((!isCapitalised(closeAfter(place)) || mayBe(closeAfter(place), ['noun'], place.lexicon)) &&
        ((formsOfBe.test(formOf(place.before)) && !/^(?:ainsi|en|d’|selon)$/.test(formOf(closeAfter(place)))) ||
          /^(?:à|aux?|par)$/.test(formOf(closeAfter(place))) ||
          isOnly(closeAfter(place), ['noun'], place.lexicon))),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “mort” means “died” in “né en 1900 et mort en 1980” (born in 1900 and died in 1980).
    forms: { fr: 'mort morte' },
    means: isConcept('die/verb'),
    holds: (place) =>
      place.after.length > 0 &&
      /^(?:à|le|en|au|aux|dans|vers|sur|près|chez)$/.test(formOf(place.after[0])) &&
      (formsOfBe.test(formOf(place.before)) || formOf(place.before) === 'et' || gapBefore(place) > 1),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “passer” means “spend” in “passer trois jours” (spend three days), but usually “pass”.
    forms: {
      fr: 'passer passe passent passait passaient passa passèrent passé passée passés passera passant',
    },
    means: isConcept('spend/verb'),
    holds: (place) =>
      !/^(?:par|à|aux?|de|en|sous|devant|entre)$/.test(formOf(place.after[0])) &&
      place.after.slice(0, 4).some(({ form }) => times.test(form)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    // “verser une somme” (pay a sum)
    forms: { fr: 'verser verse versent versait versé versée versés versées versa verseront versera' },
    means: isConcept('pay-money-verser/verb', 'disburse/verb'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) =>
        /^(?:euros?|dollars?|francs?|millions?|milliards?|sommes?|salaires?|pensions?|indemnités?|argent|rançon|montant|acompte|commissions?|dividendes?|loyers?|subventions?|fonds|rétro-?commissions?|primes?)$/.test(
          form,
        ),
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    // “évoluer” means “play for a team” in “évoluer en première division” (play in the first division).
    forms: { fr: 'évolue évoluait évolua évoluent évoluaient évoluant évoluer évolué' },
    means: isConcept('play-for-team/verb'),
    holds: (place) =>
      someAfter(place, /^(?:poste|club|équipe|championnat|division|ligue|attaquant|défenseur|fc|milieu|série)$/),
    weightElsewhere: 0.01,
    weightOfOthers: 0.005,
  },
  {
    // “inscrire” means “score” in “inscrire un but” (score a goal).
    forms: { fr: 'inscrit inscrire inscrivit inscrivent inscrivant inscrits inscrira' },
    means: isConcept('score-inscrire/verb'),
    holds: (place) => someAfter(place, /^(?:buts?|points?|essais?|paniers?|doublé|triplé)$/),
    weightElsewhere: 0.01,
    weightOfOthers: 0.005,
  },
  {
    // “réaliser” means “direct” in “réaliser un film” (direct a film).
    forms: { fr: 'réalise réalisa réaliser réalisé réalisés réalisée réalisées réalisant réalisera' },
    means: isConcept('direct-film/verb'),
    holds: (place) =>
      [...place.after, ...place.earlier].some(
        ({ form }, index, words) =>
          /^(?:films?|courts?-métrages?|longs?-métrages?|métrages?|documentaires?|clips?|téléfilms?|épisodes?|séries?|comédies?|westerns?)$/.test(
            form,
          ) &&
          // In “réaliser une série de dessins” (make a series of drawings), “série” is not a television series.
          !(/^séries?$/.test(form) && /^(?:de|d’)$/.test(formOf(words[index + 1]))),
      ),
    weightElsewhere: 0.02,
    weightOfOthers: 0.005,
  },
  {
    // “arrêté” means “arrested” in “être arrêté par la police” (be arrested by the police).
    forms: { fr: 'arrêté arrêtée arrêtés arrêtées arrête arrêter arrêtent' },
    means: isConcept('arrest/verb'),
    holds: (place) =>
      (formsOfBe.test(formOf(place.before)) &&
        /^arrêtée?s?$/.test(place.word.form) &&
        !place.earlier.some(({ form }) => /^s[e’]$/.test(form))) ||
      [...place.after, ...place.earlier].some(({ form }) =>
        /^(?:polic|gendarm|soldats|suspect|voleur|terroris)/.test(form),
      ),
    weightElsewhere: 0.2,
    weightOfOthers: 0.1,
  },
  {
    // “cité” is a verb in “a cité” (quoted), not the noun “cité” (city).
    forms: { fr: 'cité' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before }) => formsOfBe.test(formOf(before)) || formsOfHave.test(formOf(before)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // “propose” means “suggest” in “propose de partir” (suggests leaving), but not in “propose des plats” (offers dishes).
    forms: {
      fr: 'propose proposent proposait proposaient proposa proposé proposée proposés proposées proposer proposant',
    },
    means: isConcept('suggest/verb'),
    holds: opensProposal,
    weightElsewhere: 0.02,
    weightOfOthers: 0.1,
  },
  {
    forms: {
      fr: 'propose proposent proposait proposaient proposa proposé proposée proposés proposées proposer proposant',
    },
    means: isConcept('offer-propose/verb'),
    holds: (place) => !opensProposal(place),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “sort” means “come out” in “le film sort en mai” (the film comes out in May), but not in “il sort de la maison” (he
    // comes out of the house).
    forms: { fr: 'sort sortent sorti sortie sortis sorties sortit sortirent sortira sortait sortant' },
    means: isConcept('come-out-release/verb'),
    holds: (place) =>
      [...place.earlier, ...place.after].some(({ form }) =>
        /^(?:films?|albums?|disques?|singles?|jeux?|livres?|romans?|chansons?|titres?|dvd|versions?|clips?|maxi|ep|opus|séries?|mixtapes?|numéros?|modèles?)$/.test(
          form,
        ),
      ) && !/^(?:de|du|d’)$/.test(formOf(place.after[0])),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    // “compte” means “have” in “le village compte 300 habitants” (the village has 300 inhabitants).
    forms: { fr: 'compte comptent comptait comptaient compta comptant' },
    means: isConcept('have-in-number/verb'),
    holds: (place) =>
      mayBe(closeAfter(place), ['numeral'], place.lexicon) ||
      /^(?:\d.*|près|environ|plus|aujourd’hui|actuellement|alors|quelque|plusieurs|une|un|de)$/.test(
        formOf(closeAfter(place)),
      ),
    weightElsewhere: 0.02,
    weightOfOthers: 0.1,
  },
  {
    // “suivre des études” (study)
    forms: { fr: 'suit suivent suivi suivit suivre suivait suivant suivra' },
    means: isConcept('attend-course/verb'),
    holds: (place) =>
      place.after
        .slice(0, 3)
        .some(({ form }) => /^(?:études|cours|formations?|enseignements?|scolarité|stages?)$/.test(form)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.05,
  },
  {
    // “élu” means “elected” in “est élu maire” (is elected mayor).
    forms: { fr: 'élu élue élus élues' },
    means: isConcept('elect/verb'),
    holds: (place) =>
      formsOfBe.test(formOf(place.before)) || formsOfHave.test(formOf(place.before)) || gapBefore(place) > 1,
    weightElsewhere: 0.5,
    weightOfOthers: 0.03,
  },
  {
    // “porter” means “wear” in “porter un chapeau” (wear a hat).
    forms: { fr: 'porte portent portait portaient porter portant porta porté portera' },
    means: isConcept('wear/verb'),
    holds: (place) =>
      place.after
        .slice(0, 4)
        .some(({ form }) =>
          /^(?:chapeaux?|robes?|costumes?|lunettes|vêtements?|uniformes?|masques?|manteaux?|maillots?|couronnes?|barbe|moustache|bijoux|voile|casques?|armures?|chaussures?|brassard|tenues?|jupes?|perruque|plumes?|pagnes?|gants?|cravates?|pantalons?|chemises?|bottes?|bérets?|bonnets?|capes?|colliers?|boucles|bagues?|soutanes?|turbans?|foulards?|écharpes?|vestes?|blousons?|badges?|kimonos?|tuniques?|insignes?|tabliers?)$/.test(
            form,
          ),
        ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.03,
  },
  {
    // “recherché” is usually a verb (sought). Near words for police or justice, it is the adjective “wanted”: “recherché par
    // la police” (wanted by the police)
    forms: { fr: 'recherché recherchée recherchés recherchées' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) =>
      ![...place.earlier, ...place.after].some(({ form }) => /^(?:polic|interpol|justice|suspect)/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
];
