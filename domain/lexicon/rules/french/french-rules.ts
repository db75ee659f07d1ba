import type { ReadWord } from '../../read-sentence.ts';
import { gapBefore, isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../word-classes.ts';

const formOf = (word: ReadWord | undefined) => word?.form ?? '';

/** The word directly before or after; undefined if a comma or another mark separates it. */
const closeBefore = (place: Place) => (gapBefore(place) === 1 ? place.before : undefined);
const closeAfter = ({ word, after: [next] }: Place) => (next && next.start - word.end === 1 ? next : undefined);

/** Whether a noun or a word that the lexicon does not list follows directly. */
const isNounAfter = (place: Place) => {
  const next = closeAfter(place);
  return next !== undefined && (next.readings.length === 0 || mayBe(next, ['noun'], place.lexicon));
};

/** A capital letter inside a sentence shows an institution: “le Conseil”, “la Cour”. */
const isInstitution = ({ word, before }: Place) => before !== undefined && isCapitalised(word);

/** The next words as one text: “d’ appel de paris”. */
const textAfter = ({ after }: Place) => after.map(({ form }) => form).join(' ');

const someAfter = ({ after }: Place, pattern: RegExp) => after.some(({ form }) => pattern.test(form));

/** Nouns for events and states, after which “connaître” means “experience” (“connaître un succès”), not “know”. */
const experienced =
  /^(?:succès|échecs?|essor|crises?|croissance|développement|augmentation|hausse|baisse|recul|déclin|retards?|phases?|évolutions?|changements?|modifications?|transformations?|difficultés?|problèmes?|périodes?|âge|apogée|expansion|guerre|épidémie|popularité|gloire|fin|débuts?|sort|destin|défaites?|victoires?|rebondissements?|adresses?|carrière|activité|mutations?|regain|engouement|renouveau|parcours|vague|pic|réussite|prospérité|bouleversements?|chute|variations?|exode|versions?|éditions?|relief|climat)$/;

const times =
  /^(?:ans?|années?|jours?|journées?|mois|semaines?|heures?|minutes?|week-end|soirée|nuits?|temps|vie|enfance|adolescence|jeunesse|vacances|été|hiver|saisons?|moments?|reste|début)$/;

const months =
  /^(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|(?:1[5-9]|20)\d\d|après|lendemain|moment|suite|lors|alors)$/;

const formsOfBe = /^(?:est|sont|fut|furent|était|étaient|été|être|sera|seront|serait|soit)$/;
const formsOfHave = /^(?:ai|as|a|ont|avons|avez|avait|avaient|aura|auront|aurait|auraient|eut|eurent|ait|aient)$/;
const possessives = /^(?:m[ae]|t[ae]|s[ae]|mes|tes|ses|leurs?|notre|votre|nos|vos)$/;

export const frenchRules: readonly Rule[] = [
  {
    // Before its noun it means “former” (“un ancien ministre”), after it “ancient” (“le grec ancien”).
    forms: { fr: 'ancien ancienne anciens anciennes' },
    means: isConcept('former/adjective'),
    holds: (place) => isNounAfter(place),
    weightElsewhere: 0.02,
    weightOfOthers: 0.005,
  },
  {
    // “un double but”
    forms: { fr: 'double doubles' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) => isNounAfter(place),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // The conditional of “must” is “should”.
    forms: { fr: 'devrait devraient devrais devriez devrions' },
    means: isConcept('should/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “connaître un grand succès”, but not “connaître un voisin”
    forms: {
      fr: 'connaître connaît connait connaissent connaissait connaissaient connut connurent connaîtra connaîtront connu connaissant',
    },
    means: isConcept('experience-undergo-connaitre/verb'),
    holds: (place) => someAfter(place, experienced),
    weightElsewhere: 0.1,
    weightOfOthers: 0.005,
  },
  {
    // “l’accord intervient dix ans après”
    forms: { fr: 'intervient interviennent intervint intervinrent intervenu intervenue intervenait interviendra' },
    means: isConcept('occur-intervenir/verb'),
    holds: ({ after: [next, ...others] }) =>
      /^(?:après|avant|en|le|au|lors|alors|quelques|peu|deux|trois|dix|\d+)$/.test(formOf(next)) &&
      [next, ...others].some((word) => times.test(formOf(word)) || months.test(formOf(word))),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    // “paru en 1990”, “paraît chaque semaine”; otherwise “seem”
    forms: { fr: 'paru parue parus parues parut parurent paraît paraissent paraissait paraîtra' },
    means: isConcept('be-published-paraitre/verb'),
    holds: (place) =>
      /^paru/.test(place.word.form) ||
      /^(?:en|chez|aux|le|depuis|sous|chaque|tous|toutes)$/.test(formOf(closeAfter(place))),
    weightElsewhere: 0.02,
    weightOfOthers: 0.005,
  },
  {
    // “est nommé ministre”, but “un homme nommé Pierre”
    forms: { fr: 'nommé nommée nommés nommées' },
    means: isConcept('appoint/verb'),
    holds: (place) =>
      !isCapitalised(closeAfter(place)) &&
      ((formsOfBe.test(formOf(place.before)) && !/^(?:ainsi|en|d’|selon)$/.test(formOf(closeAfter(place)))) ||
        /^(?:à|aux?|par)$/.test(formOf(closeAfter(place))) ||
        isOnly(closeAfter(place), ['noun'], place.lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    forms: { fr: 'mort' },
    means: isConcept('death/noun'),
    holds: (place) => /^(?:la|sa|leur|ma|ta|cette|une|de|à|notre|votre)$/.test(formOf(closeBefore(place))),
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
  },
  {
    // “né en 1900 et mort en 1980”
    forms: { fr: 'mort morte' },
    means: isConcept('die/verb'),
    holds: (place) =>
      place.after.length > 0 &&
      /^(?:à|le|en|au|aux|dans|vers)$/.test(formOf(place.after[0])) &&
      (formsOfBe.test(formOf(place.before)) || formOf(place.before) === 'et' || gapBefore(place) > 1),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “un objet personnel”, but “le personnel”
    forms: { fr: 'personnel' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) => isOnly(closeBefore(place), ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “la pratique du sport”
    forms: { fr: 'pratique pratiques' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => /^(?:la|une|sa|leur|cette|en|les|des|ses|leurs|ces)$/.test(formOf(closeBefore(place))),
    weightElsewhere: 0.5,
    weightOfOthers: 0.03,
  },
  {
    // “but” and “mentions” are hardly ever forms of “boire” and “mentir”, and “complet” hardly ever means a suit.
    forms: { fr: 'but buts mention mentions recours complet opéra' },
    means: (conceptId, partOfSpeech) => partOfSpeech !== 'verb' && conceptId !== 'suit-clothes/noun',
    holds: ({ before }) => !/^(?:je|tu|ils?|elles?|on|nous)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “la droite”, “la rive droite”, but “une ligne droite”
    forms: { fr: 'droite' },
    means: (conceptId) => !['straight/adjective', 'erect/adjective'].includes(conceptId),
    holds: ({ before }) => !/^lignes?$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “un livre neuf”, but “neuf livres”
    forms: { fr: 'neuf' },
    means: isConcept('new/adjective'),
    holds: (place) =>
      isOnly(closeBefore(place), ['noun', 'adverb'], place.lexicon) &&
      !mayBe(closeAfter(place), ['noun'], place.lexicon),
    weightElsewhere: 0.02,
    weightOfOthers: 0.005,
  },
  {
    // “les frais”, but “des produits frais”
    forms: { fr: 'frais' },
    means: isConcept('expense/noun'),
    holds: (place) =>
      /^(?:les|des|aux|ses|leurs|sans|mes|nos|ces|de)$/.test(formOf(closeBefore(place))) &&
      !isOnly(closeAfter(place), ['noun'], place.lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.005,
  },
  {
    // A company if a name, a country or a trade follows: “la société Renault”, “une société de transport”.
    forms: { fr: 'société sociétés' },
    means: isConcept('company-societe/noun', 'company/noun', 'corporation/noun', 'company-firm-firma/noun'),
    holds: (place) => {
      const next = closeAfter(place);
      if (
        /^(?:humaines?|modernes?|savantes?|traditionnelles?|primitives?|occidentales?|secrètes?|démocratiques?|civile|contemporaines?)$/.test(
          formOf(next),
        )
      )
        return false;
      if (place.word.form === 'sociétés') return true;
      return (
        isCapitalised(next) ||
        /^(?:anonyme|mère|américaine|française|allemande|japonaise|britannique|italienne|espagnole|suisse|belge|canadienne|chinoise|russe|israélienne|indienne|panaméenne|néerlandaise|suédoise|privée|publique|cotée|pétrolière|minière|informatique|commerciale|financière|immobilière|étrangère|spécialisée|nationale|générale|exploitante|éditrice)$/.test(
          formOf(next),
        ) ||
        /^(?:de (?:production|services?|gestion|transports?|distribution|conseil|capitaux|construction|développement|crédit|bourse|chemins?|télé|capital|location|vente|sécurité)|d’ (?:assurances?|exploitation|investissement|économie|édition|import|ingénierie))/.test(
          textAfter(place),
        )
      );
    },
    weightElsewhere: 0.02,
    weightOfOthers: 0.005,
  },
  {
    // “l’histoire de France”, “son histoire”, but “une histoire”, “l’histoire d’un homme”
    forms: { fr: 'histoire' },
    means: isConcept('history/noun'),
    holds: (place) =>
      isInstitution(place) ||
      (/^(?:l’|d’|son|notre|leur|en)$/.test(formOf(place.before)) && !/^d’ une? /.test(textAfter(place))),
    weightElsewhere: 0.2,
    weightOfOthers: 0.1,
  },
  {
    // “à la campagne”, “une maison de campagne”; otherwise a campaign
    forms: { fr: 'campagne campagnes' },
    means: isConcept('countryside/noun'),
    holds: (place) =>
      (formOf(place.before) === 'la' && formOf(place.earlier.at(-2)) === 'à') ||
      /^(?:pleine|rase)$/.test(formOf(place.before)) ||
      (formOf(place.before) === 'de' &&
        /^(?:pain|maisons?|médecin|curé|chemins?|vie|église)$/.test(formOf(place.earlier.at(-2)))) ||
      /^(?:environnante|alentour|anglaise|normande|profonde|et|verdoyante)/.test(textAfter(place)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “sa fille”, “la fille du roi”, “fille de Jean”, but not “une jeune fille”
    forms: { fr: 'fille filles' },
    means: isConcept('daughter/noun'),
    holds: (place) =>
      possessives.test(formOf(place.before)) ||
      /^(?:unique|aînée|cadette|adoptive|naturelle)\b/.test(textAfter(place)) ||
      (/^(?:du|de|d’)$/.test(formOf(place.after[0])) && !/^(?:jeunes?|petites?|joie)$/.test(formOf(place.before))),
    weightElsewhere: 0.2,
    weightOfOthers: 0.05,
  },
  {
    // Feminine: a tower.
    forms: { fr: 'tour tours' },
    means: isConcept('tower/noun'),
    holds: ({ before, after: [next], earlier }) =>
      /^(?:la|une|cette|deux|trois|quatre|haute|vieille|grosse|grande|ancienne)$/.test(formOf(before)) &&
      !/^(?:faire|fait|font|à)$/.test(formOf(earlier.at(-2))) &&
      formOf(next) !== 'à',
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “au second tour”
    forms: { fr: 'tour' },
    means: isConcept('reign-round-qualifying/noun'),
    holds: ({ before }) => /^(?:premier|1er|second|deuxième|2e|troisième|3e|quatrième|dernier)$/.test(formOf(before)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “le Tour de France”
    forms: { fr: 'tour' },
    means: isConcept('tour-race/noun'),
    holds: (place) =>
      isCapitalised(place.word) && /^(?:de|d’|du)$/.test(formOf(place.after[0])) && formOf(place.before) !== 'la',
    weightElsewhere: 0.01,
    weightOfOthers: 0.005,
  },
  {
    forms: { fr: 'conseil conseils' },
    means: isConcept('council/noun'),
    holds: (place) =>
      isInstitution(place) ||
      /^(?:municipal|général|régional|départemental|exécutif|constitutionnel|national|communal|communautaire|supérieur|fédéral|d’ (?:administration|état)|de (?:sécurité|surveillance|guerre|discipline|régence|l’ europe)|des ministres)/.test(
        textAfter(place),
      ),
    weightElsewhere: 0.2,
    weightOfOthers: 0.005,
  },
  {
    forms: { fr: 'cour' },
    means: isConcept('court-of-law/noun'),
    holds: (place) =>
      isInstitution(place) ||
      /^(?:suprême|européenne|constitutionnelle|martiale|pénale|internationale|d’ a(?:ppel|ssises)|de (?:cassation|justice)|des comptes)/.test(
        textAfter(place),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “à la cour du roi”
    forms: { fr: 'cour' },
    means: isConcept('court-royal/noun'),
    holds: (place) =>
      /^(?:royale|impériale|pontificale|papale|du (?:roi|duc|prince|sultan|tsar)|de l’ empereur|de la reine|de france|d’ (?:angleterre|espagne))/.test(
        textAfter(place),
      ) ||
      (formOf(place.before) === 'la' && formOf(place.earlier.at(-2)) === 'à'),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-3,
  },
  {
    forms: { fr: 'chambre chambres' },
    means: isConcept('chamber/noun'),
    holds: (place) =>
      isInstitution(place) ||
      /^(?:haute|basse|syndicale|criminelle|civile|sociale|à gaz|funéraire|de commerce|d’ agriculture|des (?:députés|communes|lords|représentants|métiers))/.test(
        textAfter(place),
      ),
    weightElsewhere: 0.2,
    weightOfOthers: 0.005,
  },
  {
    forms: { fr: 'prix' },
    means: isConcept('prize/noun', 'award/noun'),
    holds: (place) =>
      isInstitution(place) ||
      isCapitalised(closeAfter(place)) ||
      /^(?:littéraire|spécial|d’ (?:honneur|interprétation|excellence)|d[ue] (?:la )?(?:meilleure?|public|jury|critique))/.test(
        textAfter(place),
      ) ||
      place.earlier.some(({ form }) =>
        /^(?:remport|reçoi|reçu|obt[ie]|décern|gagn|attrib|lauréat|récompens)/.test(form),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // A square: “la place du marché”, “une grande place”, “la place Rouge”.
    forms: { fr: 'place places' },
    means: isConcept('square-in-town/noun'),
    holds: (place) =>
      formOf(place.earlier.at(-2)) !== 'à' &&
      (isInstitution(place) ||
        isCapitalised(closeAfter(place)) ||
        /^(?:centrale|principale|publique|ronde|royale|du (?:marché|village|quartier)|de l’ (?:église|hôtel)|de la (?:mairie|ville|cathédrale))/.test(
          textAfter(place),
        ) ||
        (/^grande?s?$/.test(formOf(place.before)) && formOf(place.after[0]) !== 'à') ||
        (/^(?:la|une)$/.test(formOf(place.before)) && formOf(place.earlier.at(-2)) === 'sur')),
    weightElsewhere: 0.05,
    weightOfOthers: 0.03,
  },
  {
    // “l’unité nationale”, “l’unité du pays”, but “une unité de mesure”
    forms: { fr: 'unité' },
    means: isConcept('unity/noun'),
    holds: (place) =>
      /^(?:l’|d’|leur|son|notre)$/.test(formOf(place.before)) &&
      /^(?:nationale|politique|européenne|allemande|italienne|syndicale|territoriale|religieuse|et |d[ue]s? (?:la |l’ )?(?:nations?|pays|peuples?|état|église|royaume|parti|monde|style|famille|gauche|groupe))/.test(
        textAfter(place),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.005,
  },
  {
    // “passer trois jours”; otherwise “pass”
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
    // “verser une somme”
    forms: { fr: 'verser verse versent versait versé versée versés versées versa verseront versera' },
    means: isConcept('pay-money-verser/verb', 'disburse/verb'),
    holds: (place) =>
      someAfter(
        place,
        /^(?:euros?|dollars?|francs?|millions?|milliards?|sommes?|salaires?|pensions?|indemnités?|argent|rançon|montant|acompte|commissions?|dividendes?|loyers?|subventions?|fonds)$/,
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    // “évoluer en défense”, “évolue au poste d’attaquant”
    forms: { fr: 'évolue évoluait évolua évoluent évoluaient évoluant évoluer évolué' },
    means: isConcept('play-for-team/verb'),
    holds: (place) =>
      someAfter(place, /^(?:poste|club|équipe|championnat|division|ligue|attaquant|défenseur|fc|milieu|série)$/),
    weightElsewhere: 0.01,
    weightOfOthers: 0.005,
  },
  {
    // “inscrire un but”
    forms: { fr: 'inscrit inscrire inscrivit inscrivent inscrivant inscrits inscrira' },
    means: isConcept('score-inscrire/verb'),
    holds: (place) => someAfter(place, /^(?:buts?|points?|essais?|paniers?|doublé|triplé)$/),
    weightElsewhere: 0.01,
    weightOfOthers: 0.005,
  },
  {
    // “la chaîne de télévision”, “la chaîne Arte”, “sur la chaîne”
    forms: { fr: 'chaîne chaînes' },
    means: isConcept('channel-tv/noun', 'broadcaster-channel-cadena/noun'),
    holds: (place) =>
      isCapitalised(closeAfter(place)) ||
      /^(?:télé|câblée|publique|nationale|privée|américaine|britannique|française|d’ information|de (?:télé|radio))/.test(
        textAfter(place),
      ) ||
      someAfter(place, /^(?:diffus|programm|émission|télévis)/) ||
      place.earlier.some(({ form }) => /^(?:diffus|émission|télévis)/.test(form)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.03,
  },
  {
    // “le 50e anniversaire”, “l’anniversaire de la bataille”
    forms: { fr: 'anniversaire' },
    means: isConcept('anniversary/noun'),
    holds: (place) =>
      /^(?:\d.*|[xv]+e|.*ième)$/.test(formOf(place.before)) || /^(?:de l[a’]|du|des) /.test(textAfter(place)),
    weightElsewhere: 0.2,
    weightOfOthers: 0.03,
  },
  {
    // Names only together with their other half: “Art Fry”, “British Association”.
    forms: { fr: 'art association british n press' },
    means: (_, partOfSpeech) => partOfSpeech === 'name',
    holds: ({ before, after: [next] }) =>
      formOf(next) === 'fry' || formOf(before) === 'british' || formOf(next) === 'association',
    weightElsewhere: 1e-4,
    weightOfOthers: 1,
  },
  {
    // “Il y habite” (there), but “il y pense” (about it)
    forms: { fr: 'y' },
    means: isConcept('there/adverb'),
    holds: ({ after }) =>
      !after
        .slice(0, 2)
        .some(({ form }) =>
          /^(?:pens|croi|cru|tien|particip|répond|ajout|renonc|consacr|réfléch|adhér|oppos|attend|habitu|intéress|contribu|parv[ie]|échapp|recour)/.test(
            form,
          ),
        ),
    weightElsewhere: 0.2,
    weightOfOthers: 0.05,
  },
  {
    // Before its verb, “lui” is an object: “on lui donne”.
    forms: { fr: 'lui' },
    means: isConcept('him/pronoun', 'her/pronoun'),
    holds: (place) => {
      const next = closeAfter(place);
      return (
        !isOnly(place.before, ['preposition'], place.lexicon) &&
        !/^(?:à|pour|de|est)$/.test(formOf(place.before)) &&
        (mayBe(next, ['verb'], place.lexicon) || /^(?:en|y)$/.test(formOf(next)))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // After a preposition and in “c’est lui”: “him”.
    forms: { fr: 'lui' },
    means: isConcept('him/pronoun'),
    holds: (place) => {
      const before = closeBefore(place);
      return (
        !isInfinitive(closeAfter(place), 'fr', place.lexicon) &&
        (isOnly(before, ['preposition'], place.lexicon) ||
          /^(?:à|pour|de|d’|est|était|fut|que|avec|chez|après|avant|devant|selon|entre)$/.test(formOf(before)))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “Pierre, lui, reste”
    forms: { fr: 'lui' },
    means: isConcept('he/pronoun'),
    holds: (place) =>
      gapBefore(place) > 1 && (closeAfter(place) === undefined || /^(?:aussi|seul|non)$/.test(formOf(place.after[0]))),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // Reflexive only after the same word as the subject: “nous nous levons”.
    forms: { fr: 'nous vous' },
    means: isConcept('oneself/pronoun'),
    holds: ({ word, before }) => formOf(before) === word.form,
    weightElsewhere: 0.03,
    weightOfOthers: 0.005,
  },
  {
    // “ne … que” means “only”, unless another word completes the negation: “ne pense pas que”.
    forms: { fr: 'que qu’' },
    means: isConcept('only-que/particle'),
    holds: (place) => {
      const start = place.earlier.findLastIndex(({ form }) => /^(?:ne|n’)$/.test(form));
      if (start < 0 || gapBefore(place) > 1) return false;
      const inside = place.earlier.slice(start + 1);
      if (
        inside.some(({ form }) =>
          /^(?:pas|plus|point|jamais|rien|aucune?|personne|guère|ni|que|qu’|autre|autres|moins)$/.test(form),
        )
      )
        return false;
      // If a subject follows, “que” opens a clause, as after “doute” and “empêche”.
      return !/^(?:je|j’|tu|il|ils|elles?|on|nous|vous|cela|ce|c’)$/.test(formOf(place.after[0]));
    },
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “ce qui”, “ce que”: “what” or “which”, but not in “jusqu’à ce que”.
    forms: { fr: 'ce' },
    means: isConcept('what-ce/pronoun'),
    holds: (place) =>
      !place.word.isAttached &&
      /^(?:qui|que|qu’|dont)$/.test(formOf(closeAfter(place) ?? place.after[0])) &&
      !/^(?:à|jusqu’à|parce|est)$/.test(formOf(place.before)),
    weightElsewhere: 1e-5,
    weightOfOthers: 0.005,
  },
  {
    // “toute la ville” is “all”, not “completely”.
    forms: { fr: 'tout toute tous toutes' },
    means: (conceptId) => conceptId !== 'completely/adverb',
    holds: (place) => mayBe(closeAfter(place), ['determiner'], place.lexicon) || /^tous|^toutes/.test(place.word.form),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “…, soit 10 % du total”
    forms: { fr: 'soit' },
    means: isConcept('that-is-soit/adverb'),
    holds: (place) =>
      gapBefore(place) > 1 &&
      /^(?:\d.*|une?|environ|près|plus|le|la|les|l’|deux|trois|cinq|dix)$/.test(formOf(place.after[0])),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.005,
  },
  {
    // With the s: money.
    forms: { fr: 'fonds' },
    means: isConcept('fund/noun'),
    holds: ({ after: [next] }) => !/^marins?$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “réaliser un film”
    forms: { fr: 'réalise réalisa réaliser réalisé réalisés réalisée réalisées réalisant réalisera' },
    means: isConcept('direct-film/verb'),
    holds: (place) =>
      [...place.after, ...place.earlier].some(({ form }) =>
        /^(?:films?|courts?-métrages?|longs?-métrages?|métrages?|documentaires?|clips?|téléfilms?|épisodes?|séries?|comédies?|westerns?)$/.test(
          form,
        ),
      ),
    weightElsewhere: 0.02,
    weightOfOthers: 0.005,
  },
  {
    // “être arrêté par la police”
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
    // “les dispositions de la loi”, but “à sa disposition”
    forms: { fr: 'disposition dispositions' },
    means: isConcept('provision-legal/noun'),
    holds: ({ word }) => word.form === 'dispositions',
    weightElsewhere: 0.03,
    weightOfOthers: 0.05,
  },
  {
    // “notre Portail”, “le portail internet”
    forms: { fr: 'portail portails' },
    means: isConcept('portal/noun'),
    holds: (place) => isInstitution(place) || /^(?:internet|web|d’ information|en ligne)/.test(textAfter(place)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    // “le tableau suivant”, “tableau économique”
    forms: { fr: 'tableau tableaux' },
    means: isConcept('chart-table/noun'),
    holds: (place) =>
      /^(?:suivant|ci|récapitulatif|comparatif|économique|statistique|synoptique|présent|\d)/.test(textAfter(place)),
    weightElsewhere: 0.2,
    weightOfOthers: 0.005,
  },
  {
    // “il épouse Marie” is a verb, “son épouse” is not.
    forms: { fr: 'épouse épouses' },
    means: isConcept('wife-epouse/noun'),
    holds: (place) =>
      possessives.test(formOf(place.before)) ||
      /^(?:l’|d’|une|première|seconde|deuxième|future|ex)$/.test(formOf(place.before)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    // “a cité”, “est cité”: the verb.
    forms: { fr: 'cité' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before }) => formsOfBe.test(formOf(before)) || formsOfHave.test(formOf(before)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // The act of placing, if a preposition follows: “la mise sur le marché”. Otherwise rather a stake.
    forms: { fr: 'mise mises' },
    means: isConcept('placing-mise/noun'),
    holds: (place) =>
      /^(?:la|une|de|sa|cette|leur|les|des|à)$/.test(formOf(closeBefore(place))) &&
      /^(?:en|sur|à|au|aux|hors|sous|bas|de)$/.test(formOf(place.after[0])),
    weightElsewhere: 0.05,
    weightOfOthers: 0.005,
  },
  {
    // Names the French pronoun itself only after “le”, in texts about languages: “le vous”.
    forms: { fr: 'vous' },
    means: isConcept('vous-french/pronoun'),
    holds: ({ before }) => formOf(before) === 'le',
    weightElsewhere: 1e-3,
    weightOfOthers: 1,
  },
  {
    // “propose de partir”, “propose que”, but “propose des plats” (offer)
    forms: {
      fr: 'propose proposent proposait proposaient proposa proposé proposée proposés proposées proposer proposant',
    },
    means: isConcept('suggest/verb'),
    holds: (place) => /^(?:de|d’|que|qu’)$/.test(formOf(closeAfter(place))),
    weightElsewhere: 0.02,
    weightOfOthers: 0.1,
  },
  {
    forms: {
      fr: 'propose proposent proposait proposaient proposa proposé proposée proposés proposées proposer proposant',
    },
    means: isConcept('offer-propose/verb'),
    holds: (place) => !/^(?:de|d’|que|qu’)$/.test(formOf(closeAfter(place))),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “atteint d’une maladie”, but “a atteint son but”
    forms: { fr: 'atteint atteinte atteints atteintes' },
    means: isConcept('afflicted-ill/adjective'),
    holds: (place) => /^(?:de|d’|du)$/.test(formOf(closeAfter(place))) && !formsOfHave.test(formOf(place.before)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.1,
  },
  {
    // “Jean, dit le Bon”; otherwise “says”
    forms: { fr: 'dit dite dits dites' },
    means: isConcept('so-called-known-as/adjective'),
    holds: (place) =>
      place.word.form !== 'dit' ||
      isCapitalised(place.after[0]) ||
      (/^l[ae]s?$/.test(formOf(place.after[0])) && isCapitalised(place.after[1])),
    weightElsewhere: 0.02,
    weightOfOthers: 0.3,
  },
  {
    // “le film sort en mai”, but “il sort de la maison”
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
    // “le village compte 300 habitants”
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
    // “suivre des études”
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
    // “la formation du gouvernement”, but “la formation des enseignants”
    forms: { fr: 'formation formations' },
    means: isConcept('formation-forming/noun'),
    holds: (place) =>
      /^(?:du|des|de (?:la|l’|ce|cette|son|sa)|d’ une?) /.test(textAfter(place)) &&
      !someAfter(
        place,
        /^(?:enseignants?|maîtres?|professeurs?|jeunes|adultes|cadres|médecins|personnels?|ingénieurs|élèves|étudiants|apprentis|salariés)$/,
      ),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “le cours de la rivière”
    forms: { fr: 'cours' },
    means: isConcept('course-of-time/noun'),
    holds: (place) =>
      /^(?:inférieur|supérieur|moyen|du (?:fleuve|temps|rhin|nil)|de (?:la (?:rivière|vie|guerre)|l’ (?:histoire|eau|année)))/.test(
        textAfter(place),
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    // “trois cents voix”, “les voix des électeurs”
    forms: { fr: 'voix' },
    means: isConcept('vote/noun'),
    holds: (place) =>
      mayBe(place.before, ['numeral'], place.lexicon) ||
      /^\d/.test(formOf(place.before)) ||
      [...place.earlier, ...place.after].some(({ form }) =>
        /^(?:électeurs?|élections?|scrutin|suffrages?|candidate?s?|majorité|contre|élue?s?|obt[ie].*)$/.test(form),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // “le siège social”, “son siège à Paris”, “le siège de la banque”
    forms: { fr: 'siège sièges' },
    means: isConcept('headquarters/noun'),
    holds: (place) =>
      place.word.form === 'siège' &&
      (/^(?:social|mondial|central|est (?:à|situé)|se (?:trouve|situe)|à )/.test(textAfter(place)) ||
        (/^(?:le|au|du|son|leur)$/.test(formOf(place.before)) && /^(?:du|de (?:la|l’)|des) /.test(textAfter(place)))),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // “le siège de Paris”
    forms: { fr: 'siège' },
    means: isConcept('siege/noun'),
    holds: ({ before, after: [next, afterNext] }) =>
      /^(?:le|du|au|un)$/.test(formOf(before)) && /^(?:de|d’)$/.test(formOf(next)) && isCapitalised(afterNext),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “est élu maire”
    forms: { fr: 'élu élue élus élues' },
    means: isConcept('elect/verb'),
    holds: (place) =>
      formsOfBe.test(formOf(place.before)) || formsOfHave.test(formOf(place.before)) || gapBefore(place) > 1,
    weightElsewhere: 0.5,
    weightOfOthers: 0.03,
  },
  {
    // “les membres inférieurs”
    forms: { fr: 'membre membres' },
    means: isConcept('limb/noun'),
    holds: (place) => /^(?:inférieur|supérieur|antérieur|postérieur|arrière|fantôme)/.test(textAfter(place)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.005,
  },
  {
    // “l’ensemble du pays”, but “vivre ensemble”
    forms: { fr: 'ensemble' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => /^(?:l’|un|cet|son|leur|d’|grand|petit|bel|vaste)$/.test(formOf(place.before)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.005,
  },
  {
    // “la musique classique”
    forms: { fr: 'classique classiques' },
    means: isConcept('classical/adjective'),
    holds: ({ before }) =>
      /^(?:orchestres?|musiques?|danses?|guitares?|piano|concerts?|compositeurs?|chant|répertoire|ballets?|grec|antiquité|littérature|formation)$/.test(
        formOf(before),
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // A noun only after “l’”: “l’au-delà” is the afterlife.
    forms: { fr: 'au-delà' },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun',
    holds: ({ before }) => formOf(before) !== 'l’',
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “dès 2006” (from), but “dès que” (as soon as)
    forms: { fr: 'dès' },
    means: isConcept('from-des/preposition'),
    holds: ({ after: [next] }) => !/^(?:que|qu’|lors)$/.test(formOf(next)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // “porter un chapeau”
    forms: { fr: 'porte portent portait portaient porter portant porta porté portera' },
    means: isConcept('wear/verb'),
    holds: (place) =>
      place.after
        .slice(0, 4)
        .some(({ form }) =>
          /^(?:chapeaux?|robes?|costumes?|lunettes|vêtements?|uniformes?|masques?|manteaux?|maillots?|couronnes?|barbe|moustache|bijoux|voile|casques?|armures?|chaussures?|brassard|tenues?|jupes?|perruque)$/.test(
            form,
          ),
        ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.03,
  },
  {
    // Before an adjective or an adverb: “fort utile”
    forms: { fr: 'fort' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: (place) =>
      mayBe(closeAfter(place), ['adjective', 'adverb'], place.lexicon) &&
      !mayBe(closeAfter(place), ['noun', 'preposition', 'conjunction'], place.lexicon) &&
      !/^(?:un|le|plus|très|si|aussi)$/.test(formOf(place.before)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “les officiers supérieurs”
    forms: { fr: 'supérieur supérieurs' },
    means: isConcept('senior/adjective'),
    holds: ({ before }) => /^(?:officiers?|cadres?|fonctionnaires?)$/.test(formOf(before)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // In “à partir de 1990” (from 1990 on), “à” does not introduce an infinitive.
    forms: { fr: 'à' },
    means: isConcept('to/preposition', 'at/preposition'),
    holds: ({ after: [next, afterNext] }) => formOf(next) === 'partir' && /^(?:de|d’|du|des)$/.test(formOf(afterNext)),
    weightElsewhere: 1,
    weightOfOthers: 1e-8,
  },
  {
    // Not the adjective “wanted”, unless the police are mentioned: “recherché par la police”
    forms: { fr: 'recherché recherchée recherchés recherchées' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) =>
      ![...place.earlier, ...place.after].some(({ form }) => /^(?:polic|interpol|justice|suspect)/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
];
