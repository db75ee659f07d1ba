import { isConcept, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../word-classes.ts';
import { closeAfter, closeBefore, formOf, isInstitution, possessives, someAfter, textAfter } from './french-context.ts';

export const frenchNounRules: readonly Rule[] = [
  {
    forms: { fr: 'mort' },
    means: isConcept('death/noun'),
    holds: (place) => /^(?:la|sa|leur|ma|ta|cette|une|de|à|notre|votre)$/.test(formOf(closeBefore(place))),
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
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
    // With the s: money.
    forms: { fr: 'fonds' },
    means: isConcept('fund/noun'),
    holds: ({ after: [next] }) => !/^marins?$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
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
];
