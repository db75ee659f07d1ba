import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { closeAfter, formOf, formsOfBe, formsOfHave, isNounAfter } from '../french-context.ts';
import {
  both,
  determiner,
  either,
  isAfter,
  isBefore,
  near,
  not,
  partOfSpeech,
  sense,
  senseAndClass,
} from '../french-senses.ts';

const isBehindNoun = (place: Place) =>
  gapBefore(place) === 1 && (isOnly(place.before, ['noun', 'adjective'], place.lexicon) || isCapitalised(place.before));
/**
 * Whether the word opens a phrase: no word stands before it, or a comma or another mark separates it from the word before.
 */
const opensPhrase = (place: Place) => place.before === undefined || gapBefore(place) > 1;
const isBeforeName = ({ after: [next] }: Place) => isCapitalised(next);
const animals =
  /^(?:hommes?|femmes?|enfants?|adultes?|jeunes|adolescents?|personnes?|patients?|malades|rats?|souris|chiens?|chats?|animal|animaux|mammifères?|oiseaux|poissons|insectes|mâles?|femelles?|nouveau-nés?|humains?|sujets?|filles|garçons|populations?|certaine?s|autres|nombreux|électeurs|espèces?|singes?|plantes?|primates?|ouvriers|fumeurs)$/;
/** Whether “chez” names a group in which something occurs: “chez l’homme” (in humans). */
export const isAmong = ({ after }: Place): boolean =>
  after.slice(0, 3).some(({ form }) => animals.test(form)) || /^(?:plus|moins|\d.*)$/.test(formOf(after[0]));

/** Verbs whose object begins with “de”: “bénéficier du soutien” (benefit from the support). */
const governsDe =
  /^(?:bénéfici|profit|dispos|dépend|souffr|résult|découl|provien|proven|témoign|parl|dout|abus|hérit|vien|venu|approch|éloign|débarrass|empar|souvien|manqu|dat[eéa]|libér|inform|avert|accus|exclu)/;

const rules: readonly (Rule | readonly Rule[])[] = [
  // “date” is a verb in “l’église date du XIIe siècle” (the church dates from the 12th century), but not in “la date du
  // mariage” (the date of the wedding).
  partOfSpeech(
    'date',
    'verb',
    both(
      isBefore(/^(?:de|du|d’|des)$/),
      not(either(isAfter(determiner), isAfter(/^(?:à|de|en|sans|jusqu’à|même|autre)$/))),
    ),
    { weightOfOthers: 0.005 },
  ),
  // “nommée” is a verb in “est nommée présidente” (is appointed president), but not in “un homme nommé Pierre” (a man named
  // Pierre).
  partOfSpeech(
    'nommé nommée nommés nommées',
    'verb',
    (place) =>
      formsOfHave.test(formOf(place.before)) ||
      ((formsOfBe.test(formOf(place.before)) || isBefore(/^(?:à|aux?|par)$/)(place)) &&
        !/^(?:ainsi|en|d’|selon|aussi)$/.test(formOf(place.after[0]))),
    { weightOfOthers: 0.001 },
  ),
  // “général” is a noun in “le général Joffre” (General Joffre), but not in “l’intérêt général” (the general interest).
  partOfSpeech(
    'général',
    'noun',
    (place) =>
      (isAfter(/^(?:le|un|du|au|ce|jeune|vieux)$/)(place) && (isBeforeName(place) || !isNounAfter(place))) ||
      (opensPhrase(place) && isBeforeName(place)),
    { weightOfOthers: 0.01 },
  ),
  // “présent” is an adjective in “un Breton présent à Paris” (a Breton present in Paris), but not in “le présent” (the
  // present).
  partOfSpeech('présent', 'adjective', not(isAfter(/^(?:le|du|un|ce|au|à|cadeau|mon|son|en)$/)), {
    weightOfOthers: 0.02,
  }),
  // “court” means “sports court” in “fond de court” (baseline of the court), but not in “un court séjour” (a short stay).
  senseAndClass(
    'court courts',
    'court-sport/noun',
    both(
      isAfter(/^(?:le|un|du|au|sur|de|les|des|ce)$/),
      both(not(isNounAfter), near('tennis|joueu|balle|fond$|gazon|raquette|central|terre$|service')),
    ),
    { weightElsewhere: 0.05 },
  ),
  partOfSpeech(
    'militant militante militants militantes',
    'noun',
    either(
      isAfter(determiner),
      isAfter(/^(?:devient|est|ancien|ancienne|anciens|comme|et|jeune|jeunes|nombreux|premiers|simple|fut)$/),
    ),
    { weightOfOthers: 0.05 },
  ),
  partOfSpeech('assemblée', 'noun', not(isAfter(/^(?:est|été|fut|était|a|ont)$/)), { weightOfOthers: 0.02 }),
  // “dessert” is a verb in “la compagnie dessert trois villes” (the company serves three cities), but not in “le dessert”
  // (the dessert).
  partOfSpeech(
    'dessert',
    'verb',
    both(
      isBefore(/^(?:l[ae]s?|l’|\d.*|plusieurs|une?|aussi|également|de|deux|trois|notamment)$/),
      either(isBehindNoun, isAfter(/^(?:il|elle|qui|et)$/)),
    ),
    { weightOfOthers: 0.005 },
  ),
  // “mets” is a noun in “des mets raffinés” (refined dishes), but not in “je mets” (I put).
  partOfSpeech('mets', 'noun', not(isAfter(/^(?:je|tu|j’|ne|n’|me|m’|te|t’|y|en|se|lui)$/)), { weightOfOthers: 0.005 }),
  // “reporter” is a noun in “un journaliste, reporter et auteur” (a journalist, reporter and author), but not in “reporter
  // la réunion” (postpone the meeting).
  partOfSpeech(
    'reporter reporters',
    'noun',
    either(
      isAfter(/^(?:un|le|une|la|du|grand|journaliste|comme|et|des|les)$/),
      both(opensPhrase, isBefore(/^(?:et|pour|à|de)$/)),
    ),
    { weightOfOthers: 0.01 },
  ),
  // “santé” is a noun in “la section santé” (the health section), but not in “Santé !” (cheers).
  partOfSpeech('santé', 'noun', (place) => place.before !== undefined || closeAfter(place) !== undefined, {
    weightOfOthers: 0.001,
  }),
  // “occupés” means “occupied by an army” in “les territoires occupés” (the occupied territories), but not in “il est très
  // occupé” (he is very busy).
  sense(
    'occupé occupée occupés occupées',
    'occupied-country/adjective',
    near('territoire|pays$|zone|france|pologne|palestin|cisjordanie|israél|armée|allemand|guerre|troupes'),
    { weightElsewhere: 0.1 },
  ),
  // “interne” is an adjective in “une structure interne” (an internal structure), but not in “on l’interne” (they commit
  // him).
  partOfSpeech(
    'interne internes fixe fixes',
    'adjective',
    either(isBehindNoun, isAfter(/^(?:et|ou|plus|très|est|sont)$/)),
    { weightOfOthers: 0.02 },
  ),
  // “centrales” is an adjective in “les Alpes centrales” (the central Alps), but not in “une centrale” (a power station).
  partOfSpeech('centrale centrales', 'adjective', isBehindNoun, { weightOfOthers: 0.02 }),
  partOfSpeech(
    'employé employée employés employées',
    'noun',
    either(isAfter(/^\d.*$/), isAfter(/^(?:les|des|aux|ses|leurs|nos|ces|un|une|quelques|plusieurs)$/)),
    { weightOfOthers: 0.05 },
  ),
  // “absorbée” is a verb in “l’énergie absorbée” (the absorbed energy), but not in “absorbé par sa lecture” (absorbed in his
  // reading).
  partOfSpeech(
    'absorbé absorbée absorbés absorbées',
    'verb',
    not(near('pensée|lecture|livre|travail|réflexion|méditation')),
    { weightOfOthers: 0.05 },
  ),
  partOfSpeech('appliqué appliquée appliqués appliquées', 'verb', not(near('élève|enfant|écoli|écriture|étudiant')), {
    weightOfOthers: 0.02,
  }),
  // “traités” is a verb in “les patients traités par” (the patients treated with), but not in “le traité de Rome” (the
  // Treaty of Rome).
  partOfSpeech(
    'traité traités',
    'verb',
    either(
      isBefore(/^(?:par|avec|dans|comme)$/),
      isAfter(/^(?:est|sont|été|être|fut|patients?|malades?|personnes|sujets?|thèmes?|questions?|cas|a|ont|avait)$/),
    ),
    { weightOfOthers: 0.02 },
  ),
  // “voies” is a noun in “les voies du nord” (the roads of the north), but not in “pour que tu les voies” (so that you see
  // them).
  partOfSpeech(
    'voie voies élève élèves',
    'noun',
    ({ earlier, before }) =>
      formOf(before) === 'les' && !/^(?:je|tu|ils?|elles?|on|nous|vous|qui|ne)$/.test(formOf(earlier.at(-2))),
    { weightOfOthers: 0.005 },
  ),
  partOfSpeech('reprise reprises', 'noun', isAfter(/^(?:de|la|une|cette|sa|d’|plusieurs|deux|trois|nombreuses)$/), {
    weightOfOthers: 0.05,
  }),
  partOfSpeech('alerte', 'adjective', isAfter(/^(?:demeure|reste|est|était|très|toujours|encore|plus)$/), {
    weightOfOthers: 0.05,
  }),
  // “saint” means “Saint” in “saint Pierre” (Saint Peter), but not in “un lieu saint” (a holy place).
  senseAndClass('saint sainte saints saintes', 'saint/noun', isBeforeName, { weightElsewhere: 0.3 }),
  // “bienheureux” means “blessed by the Church” in “le bienheureux Jean” (the Blessed John), but not in “Bienheureux les
  // pauvres” (blessed are the poor).
  {
    forms: { fr: 'bienheureux bienheureuse' },
    means: isConcept('blessed/adjective'),
    holds: ({ before }) => before !== undefined,
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  // “servant” means “servient” only near another legal term: “le fonds servant” (the servient land)
  {
    forms: { fr: 'servant servante servants servantes' },
    means: isConcept('servient/adjective'),
    holds: near('fonds|servitude|héritage|dominant'),
    weightElsewhere: 1e-5,
    weightOfOthers: 1,
  },
  // “chez” means “among” in “chez les enfants” (among children), but not in “chez le médecin” (at the doctor’s).
  sense('chez', 'among-chez/preposition', isAmong, { weightElsewhere: 1e-4 }),
  // “vers” means “around” in “vers midi” (around noon), but not in “vers la gare” (towards the station).
  sense(
    'vers',
    'around-time-vers/preposition',
    ({ after: [next, afterNext] }) =>
      /^(?:\d.*|midi|minuit|noël|pâques)$/.test(formOf(next)) ||
      (/^(?:l[ae]s?|l’|cette|sa|ses)$/.test(formOf(next)) &&
        /^(?:fin|milieu|début|an|âge|années?|même|époque|période|moitié|mi-.*)$/.test(formOf(afterNext))) ||
      (/^(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze)$/.test(formOf(next)) &&
        /^heures?$/.test(formOf(afterNext))),
    { weightElsewhere: 1e-5 },
  ),
  sense('peu', 'a-little/adverb', isAfter(/^un$/), { weightElsewhere: 0.05 }),
  // “du” means “of the” after a verb with “de”: “bénéficier du soutien” (benefit from the support), but not in “il mange du
  // pain et du fromage” (he eats bread and cheese).
  {
    forms: { fr: 'du des' },
    means: isConcept('of-the/preposition'),
    holds: ({ before, earlier, lexicon }) => {
      if (!/^(?:et|ou|ni|comme)$/.test(formOf(before))) return governsDe.test(formOf(before));
      const opening = earlier.findLastIndex(({ form }) => /^(?:de|d’|du|des)$/.test(form));
      return opening > 0 && mayBe(earlier[opening - 1], ['noun'], lexicon);
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “Côté” means “as for” in “Côté cuisine, tout va bien” (as for the kitchen, all is well).
  senseAndClass(
    'côté',
    'as-for-cote/preposition',
    both(
      opensPhrase,
      (place) => isNounAfter(place) && !mayBe(closeAfter(place), ['preposition', 'adjective'], place.lexicon),
    ),
    { weightElsewhere: 1e-4 },
  ),
  partOfSpeech('veuillez', 'interjection', () => true, { weightOfOthers: 1e-4 }),
  // “avions” is a verb in “nous l’avions dit” (we had said so), but not in “les avions” (the planes).
  partOfSpeech('avions', 'verb', isAfter(/^(?:nous|l’|n’|y|en)$/), { weightOfOthers: 1e-4 }),
  // “devant” is a verb in “les patients devant prendre ce médicament” (patients who must take this medicine), but not in
  // “devant la maison” (in front of the house).
  partOfSpeech('devant', 'verb', ({ after: [next], lexicon }) => isInfinitive(next, 'fr', lexicon), {
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  }),
  partOfSpeech('droits', 'noun', not(isAfter(/^(?:angles?|bras|côtés|murs|bords|très|plus)$/)), {
    weightOfOthers: 0.02,
  }),
  // “public” is an adjective in “un débat public” (a public debate), but not in “le public” (the audience).
  partOfSpeech('public', 'adjective', isBehindNoun, { weightOfOthers: 0.02 }),
  // “toujours” means “still” in “n’est toujours pas fini” (is still not finished), but not in “il est toujours là” (he is
  // always there).
  sense('toujours', 'still/adverb', isBefore(/^(?:pas|aucune?)$/), { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  // “privé” is a verb in “être privé de sortie” (be grounded), but not in “un club privé” (a private club).
  partOfSpeech(
    'privé privée privés privées',
    'verb',
    both(isBefore(/^(?:de|d’)$/), isAfter(/^(?:est|sont|été|être|fut|sera|seront|était|a|ont|se)$/)),
    { weightOfOthers: 0.01 },
  ),
  partOfSpeech('obtenu obtenue obtenus obtenues', 'verb', () => true, { weightOfOthers: 0.05 }),
  partOfSpeech('pensée pensées', 'noun', isAfter(/^(?:de|d’|la|les|ses|sa|une|leur|leurs|cette|des|ma|mes)$/), {
    weightOfOthers: 0.02,
  }),
  // “Seuls” means “only” in “Seuls les habitants peuvent” (only the residents can), but not in “il est seul” (he is alone).
  sense(
    'seul seule seuls seules',
    'only-sole/adjective',
    both(
      opensPhrase,
      ({ after: [next], lexicon }) => mayBe(next, ['determiner', 'noun'], lexicon) || isCapitalised(next),
    ),
    { weightElsewhere: 1 },
  ),
  // “juste avant” (just before)
  sense(
    'juste',
    'just-right-juste/adverb',
    isBefore(/^(?:au-dessus|au-dessous|en|à|au|aux|devant|derrière|sous|sur|après|avant|là|ici|quand|où)$/),
    { weightElsewhere: 0.001 },
  ),
  sense('voix', 'vote/noun', near('tours?$|scrutin|candidat|suffrage|élus?$|réuni|majorité|obten|obtien|recueil'), {
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  }),
  // “politique” means “politics” in “la parité en politique” (parity in politics), but not in “la politique du pays” (the
  // country’s policy).
  sense('politique', 'politics/noun', isAfter(/^en$/), { weightElsewhere: 1 }),
  // “bien” means “fine” in “c’est très bien” (that’s very good), but not in “très bien fait” (very well done).
  senseAndClass(
    'bien',
    'fine-good/adjective',
    (place) =>
      isAfter(/^(?:très|plutôt|vraiment|pas)$/)(place) &&
      /^(?:est|était|sont|fut|serait)$/.test(formOf(place.earlier.at(-2))) &&
      (closeAfter(place) === undefined || /^(?:et|mais|pour)$/.test(formOf(closeAfter(place)))),
    { weightElsewhere: 0.5 },
  ),
];

/** Rules for forms that belong to several parts of speech, such as “date” (noun and verb). */
export const frenchHomographRules: readonly Rule[] = rules.flat();
