import type { Place, Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly } from '../../word-classes.ts';
import { closeAfter, formOf } from '../french-context.ts';
import {
  both,
  determiner,
  either,
  er,
  isAfter,
  isBefore,
  isReflexive,
  near,
  not,
  partOfSpeech,
  sense,
  senseAndClass,
  usually,
} from '../french-senses.ts';

const isBehindNoun = (place: Place) => isOnly(place.before, ['noun'], place.lexicon) && isAfter(/./)(place);
const completer =
  'compléter complète complètent complétait complétaient compléta complétèrent complété complétée complétés complétées complétant complétera compléteront complétez';
const rendre =
  'rendre rend rendent rendait rendaient rendit rendirent rendu rendue rendus rendues rendra rendront rendant rendrait';
const valoir = 'valoir vaut valut valurent valait valaient valu vaudra vaudront vaudrait valent valant';
const joindre = 'joindre joint joignent joignait joignit joignirent joignant joindra joignez';

/** Senses of verbs of acting and saying, and of words for news, people and places. */
export const frenchConductSenses: readonly Rule[] = [
  sense(completer, 'complete/verb', () => true, { weightElsewhere: 1 }),
  // “concernant” (concerning) is mostly a preposition.
  sense(er('concern').replace(' concernant', ''), 'concern/verb', () => true, { weightElsewhere: 1 }),
  usually(er('dérang', 'dérange'), 'bother-disturb/verb'),
  // “oppose” means “set against each other” in “un match qui oppose deux équipes” (a match between two teams), but not in
  // “s’opposer à” (oppose).
  sense(er('oppos'), 'set-against-opposer/verb', not(isReflexive), { weightElsewhere: 0.01 }),
  // “rendre” means “deliver a verdict” in “rendre un verdict” (deliver a verdict), but not in “rendre un livre” (return a
  // book).
  sense(
    rendre,
    'deliver-verdict-rendre/verb',
    near('verdict|jugement|arrêt$|arrêts$|sentence|décision|ordonnance|avis$|conclusions'),
    { weightElsewhere: 0.001 },
  ),
  // “vaut” means “earn” in “ce rôle lui vaut un prix” (this role earns him a prize), but not in “cela vaut dix euros” (that
  // is worth ten euros).
  sense(
    valoir,
    'earn-valoir/verb',
    ({ earlier }) => {
      const isAuxiliary = /^(?:a|ont|avait|avaient|aura|aurait|ayant)$/.test(formOf(earlier.at(-1)));
      return /^(?:lui|leur|me|m’|te|t’|nous|vous)$/.test(formOf(earlier.at(isAuxiliary ? -2 : -1)));
    },
    { weightElsewhere: 1e-4 },
  ),
  sense(joindre, 'contact-somebody/verb', near('téléphon|numéro|mail|appel|sms|portable|contact|injoignable'), {
    weightElsewhere: 0.05,
  }),
  sense(joindre, 'join-together/verb', not(near('téléphon|numéro|mail|lettre|document|pièce|dossier|courrier')), {
    weightElsewhere: 0.3,
  }),
  // “retenir” means “select” in “retenir un candidat” (select a candidate), but not in “retenir un nom” (remember a name).
  sense(
    'retenir retient retiennent retenait retint retenu retenue retenus retenues retiendra',
    'select-retenir/verb',
    near('candidat|projet|sélection|équipe|liste|offre|finaliste|proposition|critère|jury|solution|date$|option|site$'),
    { weightElsewhere: 0.01 },
  ),
  sense(
    'soutenir soutient soutenait soutint soutenu soutenue soutenus soutenues',
    'defend-thesis-soutenir/verb',
    near('thèse|mémoire$|doctorat'),
    { weightElsewhere: 1e-4 },
  ),
  // “va” means “suit” in “la robe lui va bien” (the dress suits her), but not in “il lui va chercher du pain” (he goes to
  // fetch bread for him).
  sense(
    'va vont allait allaient ira irait',
    'suit-aller/verb',
    both(
      isAfter(/^(?:lui|leur|me|te|vous)$/),
      isBefore(/^(?:bien|mal|très|comme|parfaitement|à|si|mieux|toujours|pas|plutôt)$/),
    ),
    { weightElsewhere: 1e-5 },
  ),
  sense(er('mont'), 'edit-film-monter/verb', near('bandes?$|rushes|montage|caméra|séquence'), {
    weightElsewhere: 1e-4,
  }),
  sense(
    er('support'),
    'support-compatible/verb',
    near('windows|logiciel|navigateur|format|système|serveur|processeur|version|mémoire|fichier|matériel|linux'),
    { weightElsewhere: 1e-4 },
  ),
  // “coupé” is a verb in “du pain coupé en tranches” (bread cut into slices), but not in “le courant est coupé” (the power
  // is off).
  partOfSpeech(
    'coupé coupée coupés coupées',
    'verb',
    not(near('courant|électricité|gaz$|téléphone|moteur|eau$|chauffage|micro|son$')),
    { weightOfOthers: 0.02 },
  ),
  partOfSpeech(
    'égaré égarée égarés égarées',
    'verb',
    isAfter(/^(?:est|sont|êtes|suis|étaient|était|a|ont|avait|été)$/),
    { weightOfOthers: 0.01 },
  ),
  // “nouvelle” means “news” in “la nouvelle de sa mort” (the news of his death), but not in “la nouvelle du recueil” (the
  // short story of the collection).
  senseAndClass(
    'nouvelle',
    'news/noun',
    both(
      isAfter(/^(?:la|cette|bonne|mauvaise|triste)$/),
      isBefore(/^(?:du|de|d’|que|qu’|se|parv.*|arriv.*|est|fut|était|tomb.*|pour)$/),
      not(near('recueil|écrivain|roman|auteur|littér|publi|poèm|adapt')),
    ),
    { weightElsewhere: 1 },
  ),
  // “abbé” means “Father” in “l’abbé Pierre” (Father Pierre), but not in “l’abbé du monastère” (the abbot of the monastery).
  sense('abbé abbés', 'priest-abbe/noun', (place) => isCapitalised(closeAfter(place)), { weightElsewhere: 0.01 }),
  // “journal” means “diary” in “tenir un journal” (keep a diary), but not in “lire un journal” (read a newspaper).
  sense(
    'journal journaux',
    'diary-journal/noun',
    either(
      isBefore(/^(?:intime|personnel)$/),
      ({ earlier }) =>
        /^(?:un|son|mon|leur)$/.test(earlier.at(-1)?.form ?? '') &&
        earlier.slice(-3).some(({ form }) => /^(?:tient|tenait|tenir|tint|tenu|écrit|écrivait|écrire)$/.test(form)),
    ),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'condamnation condamnations',
    'condemnation-fr/noun',
    near('dénonc|violation|unanim|attentat|résolution|ferme$|communauté|onu$|morale|acte'),
    { weightElsewhere: 0.1 },
  ),
  // “étranger” means “abroad” in “venir de l’étranger” (come from abroad), but not in “l’étranger entra” (the stranger came
  // in).
  sense(
    'étranger',
    'abroad-countries/noun',
    ({ earlier }) =>
      earlier.at(-1)?.form === 'l’' &&
      /^(?:de|vers|pour|avec|depuis|par|sur|et|en|à)$/.test(earlier.at(-2)?.form ?? ''),
    { weightElsewhere: 0.1 },
  ),
  // “fin” is a noun in “la fin du film” (the end of the film), but not in “du sable fin” (fine sand).
  partOfSpeech(
    'fin',
    'noun',
    either(
      isBefore(
        /^(?:\d.*|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|de|du|des|d’)$/,
      ),
      not(either(isBehindNoun, isAfter(/^(?:très|plus|si|trop|assez|et|est)$/))),
    ),
    { weightOfOthers: 0.005 },
  ),
  partOfSpeech('arrière arrières', 'adjective', isBehindNoun, { weightOfOthers: 0.02 }),
  partOfSpeech('excepté', 'preposition', not(isAfter(/^(?:a|est|été|être|ont)$/)), { weightOfOthers: 0.01 }),
  partOfSpeech('thématique thématiques', 'noun', isAfter(determiner), { weightOfOthers: 0.05 }),
  partOfSpeech(
    'interdit interdits',
    'noun',
    both(
      isAfter(/^(?:l’|un|les|des|cet|ces|aux)$/),
      not((place) => isOnly(closeAfter(place), ['noun'], place.lexicon)),
    ),
    { weightOfOthers: 0.02 },
  ),
  partOfSpeech(
    'meurtrier meurtrière meurtriers meurtrières',
    'noun',
    both(
      isAfter(determiner),
      not((place) => isOnly(closeAfter(place), ['noun'], place.lexicon)),
    ),
    { weightOfOthers: 0.02 },
  ),
  sense(
    'meurtrières',
    'arrow-slit-meurtriere/noun',
    near('mur|tour|porte|château|rempart|fort|ouverture|pont|enceinte|donjon'),
    { weightElsewhere: 0.001 },
  ),
  usually('sympa sympas', 'nice-sympa/adjective'),
  // “Ainsi” means “thus” in “Ainsi, il partit” (thus he left), but not in “vivre ainsi” (live like this).
  sense(
    'ainsi',
    'thus-ainsi/adverb',
    (place) =>
      place.before === undefined ||
      place.word.start - place.before.end > 1 ||
      (closeAfter(place) !== undefined && !/^(?:à|que|qu’)$/.test(formOf(closeAfter(place)))),
    { weightElsewhere: 0.001 },
  ),
  usually('lui-même', 'himself-lui-meme/pronoun'),
  usually('elle-même', 'herself-elle-meme/pronoun'),
  usually('eux-mêmes elles-mêmes', 'themselves-eux-memes/pronoun'),
  sense('vous', 'you-vous-fr/pronoun', not(isAfter(/^vous$/)), {
    weightElsewhere: 0.01,
    weightOfOthers: 0.2,
    weightIfMeant: 50,
  }),
  usually('votre vos', 'your-votre-fr/determiner'),
].flat();
