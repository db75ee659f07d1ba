import type { Place, Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { closeAfter, closeBefore, formOf, isNounAfter } from '../french-context.ts';
import { both, determiner, either, isAfter, not, partOfSpeech } from '../french-senses.ts';
import {
  around,
  aroundNoun,
  before,
  behind,
  type Cue,
  cued,
  followed,
  followedByNoun,
  meant,
} from '../french-word-cues.ts';

const always: Cue = () => true;
const behindTwo = new Set(['les', 'des', 'aux', 'ces', 'entre']);
const possessives = new Set(['sa', 'ma', 'ta', 'son', 'mon', 'ton']);
const isAfterConjunction = behind('où que qu’ et mais car or si dont donc quand');
const opensClause: Cue = (place) => closeBefore(place) === undefined || isAfterConjunction(place);
const isNumberBefore: Cue = ({ before: word, lexicon }) =>
  /^\d/.test(formOf(word)) || isOnly(word, ['numeral'], lexicon);

const rules: readonly (Rule | readonly Rule[])[] = [
  // “figure” means “geometric shape” in “les angles d’une figure” (the angles of a figure), but not in “une figure de la
  // politique” (a political figure).
  meant(
    'figure figures',
    'shape-figure-fr/noun',
    aroundNoun(
      'géométrie géométrique triangle cercle carré polygone congruente plan côté angle symétrie symétrique aire',
    ),
  ),
  // “suite” means “sequence” in “une suite de nombres” (a sequence of numbers), but not in “la suite du film” (the rest of
  // the film).
  meant(
    'suite suites',
    'series-suite-fr/noun',
    both(
      behind('une des cette deux quelques longue'),
      followedByNoun('nombre chiffre événement évènement note son terme point accident malheur incident mot lettre à'),
    ),
  ),
  meant(
    'chant chants',
    'call-of-animal-chant-fr/noun',
    aroundNoun('oiseau oiseaux baleine rossignol coq mâle cigale grillon insecte merle coucou alouette espèce hertz'),
  ),
  // The plural “relations” means contacts between groups: “les relations entre pays” (relations between countries). The
  // singular may mean something else: “une relation amoureuse” (a love relationship).
  meant('relations', 'relations-fr/noun', always),
  meant(
    'épuration épurations',
    'purge-epuration-fr/noun',
    aroundNoun(
      'libération collaborateur guerre parti ethnique politique procès justice armée fonctionnaire vichy comité',
    ),
  ),
  // “parties” means “parties to talks” in “les deux parties négocient” (the two parties are negotiating), but not in “les
  // deux parties du livre” (the two parts of the book).
  cued(
    'parties',
    'party-to-talks/noun',
    both(
      not(before('de du des d’')),
      either(
        both(behind('deux'), isAfterTwo),
        before('prenantes contractantes concernées adverses civiles signataires belligérantes'),
      ),
    ),
  ),
  // “impasse” means “deadlock” in “l’impasse politique” (the political deadlock), but not in “habiter dans une impasse”
  // (live in a cul-de-sac).
  cued(
    'impasse impasses',
    'impasse/noun',
    not(aroundNoun('rue quartier bout voiture maison habiter habite numéro ruelle avenue garé garée')),
  ),
  // “ordonnance” means “order” in “une ordonnance du juge” (an order of the judge), but not in “une ordonnance du médecin”
  // (a prescription).
  meant(
    'ordonnance ordonnances',
    'order-ordonnance-fr/noun',
    not(aroundNoun('médecin médicament pharmacie pharmacien docteur patient prescrire délivré dose traitement sans')),
  ),
  // “juridiction” means “court” in “la juridiction administrative” (the administrative court), but not in “la juridiction de
  // l’évêque” (the bishop’s jurisdiction).
  meant(
    'juridiction juridictions',
    'court-juridiction-fr/noun',
    either(
      both(({ word }) => word.form === 'juridictions', not(before('de du des d’'))),
      before(
        'administrative pénale criminelle suprême internationale militaire civile compétente supérieure disciplinaire spécialisée répressive',
      ),
    ),
  ),
  meant(
    'renvoi renvois',
    'referral-renvoi-fr/noun',
    aroundNoun('tribunal cour cassation juridiction assises ordonnance correctionnelle note page'),
  ),
  // “traits” means “features” in “les traits communs” (the common features), but not in “sous les traits de” (in the guise
  // of).
  meant(
    'traits',
    'features-traits-fr/noun',
    not(({ earlier }) => earlier.slice(-2).some(({ form }) => form === 'sous')),
  ),
  cued(
    'sièges',
    'seat-in-parliament/noun',
    aroundNoun('parti nombre élection élections conseil majorité député perd gagne obtient liste opposition coalition'),
  ),
  // “circulation” means “movement” in “la libre circulation des personnes” (the free movement of people), but not in “la
  // circulation automobile” (road traffic).
  meant(
    'circulation',
    'movement-circulation-fr/noun',
    either(
      behind('libre'),
      followed(
        'personnes biens marchandises capitaux travailleurs idées informations monnaie billets air eau armes livres',
        3,
      ),
    ),
  ),
  // “places” means “seats” in “un stade de 500 places” (a stadium with 500 seats), but not in “gagner trois places” (move up
  // three places).
  meant(
    'places',
    'seat-places-fr/noun',
    both(isNumberBefore, not(aroundNoun('classement gagne perd rang gagné perdu ville marché forte'))),
  ),
  // “poursuite” means “pursuit” in “à la poursuite du voleur” (in pursuit of the thief), but not in “la poursuite des
  // travaux” (the continuation of the work).
  meant(
    'poursuite',
    'pursuit-poursuite-fr/noun',
    not(
      followedByNoun(
        'travaux projet étude activité négociation programme réforme effort exploitation construction grève',
        3,
      ),
    ),
  ),
  cued(
    'sous-sol sous-sols',
    'subsoil/noun',
    aroundNoun(
      'roche géologie géologique minerai pétrole richesse gisement nappe calcaire granit schiste argile ressource minier',
    ),
  ),
  // “Seuls” means “only” in “Seuls les élus votent” (only the members vote), but not in “il part seul le matin” (he leaves
  // alone in the morning).
  cued(
    'seul seule seuls seules',
    'only-sole/adjective',
    both(opensClause, before('le la les l’ ce ces cet cette son sa ses leur leurs un une quelques deux')),
  ),
  cued(
    'croisé croisés',
    'crusader/noun',
    aroundNoun(
      'croisade jérusalem constantinople saladin templier prince chevalier musulman antioche byzantin sarrasin',
    ),
  ),
  cued('pendant', 'during/preposition', before('lequel laquelle lesquels lesquelles')),
  // “caisse” means “fund” in “une caisse de retraite” (a pension fund) and “les caisses de l’État” (the coffers of the
  // state), but not in “passer à la caisse” (go to the checkout).
  meant(
    'caisse caisses',
    'fund-caisse-fr/noun',
    followedByNoun('retraite maladie allocation assurance épargne dépôt prévoyance sociale nationale primaire', 3),
  ),
  meant('caisses', 'coffers-caisses-fr/noun', around('état vides remplir renflouer trésor commune royaume ville')),
  cued(
    'caisse',
    'checkout-till/noun',
    aroundNoun('magasin client supermarché ticket payer payé paie achat queue passer'),
  ),
  cued(
    'caisse caisses',
    'crate/noun',
    followedByNoun('bois vin bouteille pomme arme munition outil champagne bière orange', 2),
  ),
  // “faible” means “low” in “de faible hauteur” (of low height), but not in “un enfant faible” (a weak child).
  meant('faible faibles', 'low-faible/adjective', isNounAfter),
  cued(
    'femme',
    'wife/noun',
    either(
      behind('sa ma ta'),
      both(behind('première seconde deuxième troisième future ex jeune'), ({ earlier }) =>
        isPossessive(earlier.at(-2)),
      ),
    ),
  ),
  // “particulière” means “special” in “une attention particulière” (special attention), but not in “dans ce cas particulier”
  // (in this particular case).
  cued(
    'particulier particulière particuliers particulières',
    'special/adjective',
    not(aroundNoun('cas point exemple')),
  ),
  partOfSpeech('traits sièges', 'noun', always, { weightOfOthers: 1e-5 }),
  partOfSpeech('croisé croisés', 'noun', both(isAfter(determiner), not(isNounAfter)), { weightOfOthers: 1e-4 }),
  // “sous-marin” is a noun in “un sous-marin allemand” (a German submarine), but not in “un volcan sous-marin” (an
  // underwater volcano).
  partOfSpeech('sous-marin sous-marins', 'noun', (place) => !mayBe(closeBefore(place), ['noun'], place.lexicon), {
    weightOfOthers: 1e-5,
  }),
  // “rose” is a noun in “une variété de rose” (a variety of rose), but not in “un mur rose” (a pink wall).
  partOfSpeech('rose roses', 'noun', behind('une la les des de deux chaque variétés'), { weightOfOthers: 1e-4 }),
  partOfSpeech(
    'pervers',
    'noun',
    (place) => isAfter(determiner)(place) && !mayBe(closeAfter(place), ['noun'], place.lexicon),
    { weightOfOthers: 1e-4 },
  ),
];

/** Common nouns and adjectives of law, politics, sport, trade and daily life. The words nearby show which sense is meant. */
export const frenchCuedSenses: readonly Rule[] = rules.flat();

function isAfterTwo({ earlier }: Place): boolean {
  return behindTwo.has(formOf(earlier.at(-2)));
}
function isPossessive(word: Place['before']): boolean {
  return possessives.has(formOf(word));
}
