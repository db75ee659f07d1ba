import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { closeAfter, closeBefore, formOf, isInstitution, someAfter, textAfter } from '../french-context.ts';

/** Whether a word about business is near “société”: “les salariés de la société” (the employees of the company). */
const companies = ({ earlier, after }: Place) =>
  [...earlier, ...after].some(({ form }) =>
    /^(?:filiales?|actionn|capital|cotée|pdg|salari|entreprises?|chiffre|rachet|rachat|contrats?|siège|emplo[iy]|fusion|acqui|bours|logiciels?|clients?|dirigeant|patron|fondateur|fournisseu|usine|faillite|liquidation|marques?$|produits?$|commercialis|fabri|dépos|brevet|sarl|cofond|embauch|licenci|gérant|devis|factur|prestataire|concurrent|employeur|associés?$)/.test(
      form,
    ),
  );

const someNear = ({ earlier, after }: Place, pattern: RegExp) =>
  [...earlier, ...after].some(({ form }) => pattern.test(form));

/** Rules for nouns that may name an institution: “la cour d’appel” (the court of appeal). */
export const frenchInstitutionRules: readonly Rule[] = [
  {
    // “société” is a company if a name, a country or a trade follows: “une société de transport” (a transport company)
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
      if (place.word.form === 'sociétés' || formOf(place.before) === 'ma' || companies(place)) return true;
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
    // “cour” means “royal court” in “à la cour du roi” (at the king’s court).
    forms: { fr: 'cour' },
    means: isConcept('court-royal/noun'),
    holds: (place) =>
      /^(?:royale|impériale|pontificale|papale|du (?:roi|duc|prince|sultan|tsar)|de l’ empereur|de la reine|de france|d’ (?:angleterre|espagne))/.test(
        textAfter(place),
      ) ||
      (formOf(place.before) === 'la' && formOf(place.earlier.at(-2)) === 'à') ||
      someNear(
        place,
        /^(?:roi|reine|princ|duc|duch|empereur|sultan|tsar|monarque|souverain|courtisan|favori|palais$|versailles)/,
      ),
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
    // “unité” means “unity” in “l’unité nationale” (national unity), but not in “une unité de mesure” (a unit of
    // measurement).
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
    // “chaîne” means “television channel” in “la chaîne de télévision” (the television channel).
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
    // “fonds” (with an s) means money, but not in “fonds marins” (seabed).
    forms: { fr: 'fonds' },
    means: isConcept('fund/noun'),
    holds: ({ after: [next] }) => !/^marins?$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “dispositions” means “provisions” in “les dispositions de la loi” (the provisions of the law), but not in “à sa
    // disposition” (at his disposal).
    forms: { fr: 'disposition dispositions' },
    means: isConcept('provision-legal/noun'),
    holds: ({ word }) => word.form === 'dispositions',
    weightElsewhere: 0.03,
    weightOfOthers: 0.05,
  },
  {
    // “portail” means “website” in “le portail internet” (the internet portal).
    forms: { fr: 'portail portails' },
    means: isConcept('portal/noun'),
    holds: (place) => isInstitution(place) || /^(?:internet|web|d’ information|en ligne)/.test(textAfter(place)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    // “mise” is the act of placing if a preposition follows: “la mise sur le marché” (placing on the market). Otherwise it
    // usually means a stake.
    forms: { fr: 'mise mises' },
    means: isConcept('placing-mise/noun'),
    holds: (place) =>
      /^(?:la|une|de|sa|cette|leur|les|des|à)$/.test(formOf(closeBefore(place))) &&
      /^(?:en|sur|à|au|aux|hors|sous|bas|de)$/.test(formOf(place.after[0])),
    weightElsewhere: 0.05,
    weightOfOthers: 0.005,
  },
  {
    // “formation” means “forming” in “la formation du gouvernement” (the formation of the government), but not in “la
    // formation des enseignants” (the training of teachers).
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
    // “voix” means “votes” in “trois cents voix” (three hundred votes).
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
    // “siège” means “headquarters” in “le siège social” (the registered office).
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
    // “siège” means “siege” in “le siège de Paris” (the siege of Paris).
    forms: { fr: 'siège' },
    means: isConcept('siege/noun'),
    holds: ({ before, after: [next, afterNext] }) =>
      /^(?:le|du|au|un)$/.test(formOf(before)) && /^(?:de|d’)$/.test(formOf(next)) && isCapitalised(afterNext),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
];
