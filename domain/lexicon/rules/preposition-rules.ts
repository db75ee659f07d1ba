import { infinitiveAfter, isConcept, type Rule } from './grammar-rule.ts';
import { isInfinitive, isMasculine, isOnly, mayBe } from './word-classes.ts';

const timeUnits =
  /^(?:(?:second|minute|hour|day|week|month|year|moment|afternoon|century)s?|centuries|second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|moment[oi]|istante|pomeriggio|secol[oi])$/;

/** Words of moving away or separating. After them, “de” and German “von” mean “from”: Spanish “viene de” (comes from). */
const separated =
  /^(?:escond|sal[eiír]|v[ie]en|vin[oi]|viene|proced|lleg|part[ieí]|quit|sac[aóo]|separ|distingu|difi|libr|liber|cay|sort|détach|sépar|stamm|komm|kam|trenn|befrei|veio|vem|vêm|sa[ií]|tir[ao]|retir)/;

/**
 * The preposition between two numbers: Spanish “cuatro de cinco” (four of five), French “neuf sur dix” (nine out of ten).
 */
const ofHowMany = isConcept('of/preposition', 'on/preposition', 'in/preposition');

/** A span of time after German “vor” or Slovenian “pred” (ago): “vor einigen Jahren” (some years ago). */
const spanOfTime =
  /^(?:sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|jahrzehnten?|jahrhunderten?|jahrtausenden|kurzem|langem|längerem|langer|kurzer|sekund(?:o|ami)|minut(?:o|ami)|ur(?:o|ami)|dnevi|dnevoma|tedn(?:om|i|oma)|mesec(?:em|i|ema)|let(?:om|i|oma)|desetletj[ie]m?a?|stoletj[ie]m?a?|časom|kratkim)$/;
const amount =
  /^(?:\d.*|einige[nrm]|wenige[nrm]?|viele[nr]?|mehreren|ein(?:em|er)|etwa|rund|fast|gut|knapp|über|ungefähr|genau|erst|kurzem|langem|längerem|lange[rm]|kurzer|geraumer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|hundert|tausend|približno|skoraj|več|nekaj|mnogo|mnogimi|dobrim[ia]?|enim|eno|dvema|tremi|štirimi|petimi|šestimi|sedmimi|osmimi|devetimi|desetimi|kratkim|časom|leti|letom|dnevi|tedni|tednom|mesec(?:em|i)|uro|urami|minutami|desetletji|stoletji|pol|sto|dvajsetimi|tridesetimi|petdesetimi|stotimi|tisoč|davnim|okoli|okrog|manj|točno|natanko|dobro|slabim[ia]?)$/;

export const prepositionRules: readonly Rule[] = [
  {
    forms: { de: 'vor', sl: 'pred' },
    means: isConcept('ago/preposition'),
    holds: ({ after }) =>
      amount.test(after[0]?.form ?? '') && after.slice(0, 4).some(({ form }) => spanOfTime.test(form)),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.02,
  },
  {
    forms: { pt: 'a' },
    means: isConcept('to/preposition'),
    holds: ({ before, after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon) &&
      !mayBe(next, ['noun'], lexicon) &&
      !/^(?:para|de|por|sem|até)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
  },
  {
    forms: { pt: 'a' },
    means: isConcept('to/preposition', 'at/preposition', 'to-somebody/preposition'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      // Portuguese “a” is the article in “a 7ª edição” (the 7th edition).
      (isMasculine(next, lexicon) ||
        (/s$/.test(next?.form ?? '') && isOnly(next, ['noun'], lexicon)) ||
        /^(?:um|uns|umas?|quem|mim|ti|si|el[ea]s?|nós|vocês|est[ea]s?|ess[ea]s?|aquel[ea]s?|isto|isso|cada|tod[oa]s?|algu.+|nenhum.*|ninguém|seus?|partir|\d.*)$/.test(
          next?.form ?? '',
        )) &&
      !/^\d+(?:\.?ª|a)$/.test(next?.form ?? '') &&
      afterNext?.form !== 'ª',
    weightElsewhere: 1,
  },
  {
    forms: { es: 'a', fr: 'à', it: 'a', pt: 'a' },
    means: isConcept('at/preposition'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      /^(?:midi|minuit|mezzogiorno|mezzanotte|medianoche)$/.test(next?.form ?? '') ||
      (/^las?$/.test(next?.form ?? '') && mayBe(afterNext, ['numeral'], lexicon)) ||
      (mayBe(next, ['numeral'], lexicon) && /^heures?$/.test(afterNext?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'de', pt: 'de' },
    means: isConcept('of/preposition'),
    holds: infinitiveAfter,
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { es: 'de', fr: 'de d’', pt: 'de', it: 'di' },
    means: isConcept('about/preposition'),
    holds: () => false,
    weightElsewhere: 0.3,
  },
  {
    forms: { es: 'de', fr: 'de sur', pt: 'de em', it: 'di su', de: 'von' },
    means: ofHowMany,
    holds: ({ earlier, after: [next], lexicon }) =>
      (isOnly(next, ['numeral'], lexicon) || next?.form === 'cada') &&
      earlier.slice(-2).some((word) => isOnly(word, ['numeral'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'de', fr: 'de', pt: 'de das', it: 'da dalle' },
    means: isConcept('from/preposition', 'from-the/preposition'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      mayBe(next, ['numeral'], lexicon) && /^(?:a|à|às|alle)$/.test(afterNext?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'de', fr: 'de d’', pt: 'de', de: 'von' },
    means: isConcept('from/preposition'),
    holds: ({ before, lexicon }) => separated.test(before?.form ?? '') && isOnly(before, ['verb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { es: 'de', pt: 'de' },
    means: isConcept('of/preposition'),
    holds: ({ after: [next] }) =>
      /^(?:\d{4}$|ener|jan|febr|fever|mar[zç]o|abril|ma[yi]o|juni|junho|juli|julho|agosto|se[pt]t?iemb|setem|octub|outub|nov|dic|dez)/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { pt: 'nos' },
    means: isConcept('in-the/preposition'),
    holds: ({ after: [next], lexicon }) =>
      mayBe(next, ['determiner', 'adjective', 'noun', 'numeral'], lexicon) && !mayBe(next, ['verb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { pt: 'havia há' },
    means: isConcept('for-time-now/preposition'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['numeral'], lexicon) || /^(?:muit|pouc)/.test(next?.form ?? ''),
    weightElsewhere: 0.05,
    weightOfOthers: 1,
  },
  {
    forms: { fr: 'dans' },
    means: isConcept('in-after-time/preposition'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      mayBe(next, ['numeral'], lexicon) &&
      /^(?:seconde|minute|heure|jour|semaine|mois|an|année)s?$/.test(afterNext?.form ?? ''),
    weightElsewhere: 0.01,
  },
  {
    forms: { en: 'a an', es: 'por a', fr: 'par à', pt: 'por', it: 'a', sl: 'na' },
    means: isConcept('per/preposition'),
    holds: ({ after: [next] }) =>
      /^(?:hour|day|week|month|year|hora|día|dia|semana|mes|mês|año|ano|persona|habitante|familia|hogar|cabeza|cápita|kilómetro|km|metro|litro|unidad|segundo|minuto|noche|temporada|partido|equipo|alumno|página|niño|adulto|pareja|ciento|cien|capítulo|episodio|heure|jour|semaine|mois|an|ora|giorno|settimana|mese|anno|uro|dan|teden|mesec|leto)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 0.001,
    weightOfOthers: 1,
  },
  {
    forms: { sl: 'na' },
    means: isConcept('per/preposition'),
    holds: ({ before, after: [next], lexicon }) =>
      isOnly(before, ['noun'], lexicon) && /^(?:uro|dan|teden|mesec|leto)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { en: 'for', it: 'per' },
    means: isConcept('for-duration/preposition', 'for-time-now/preposition'),
    holds: ({ after: [next, ...others], lexicon }) =>
      mayBe(next, ['determiner', 'numeral', 'adverb', 'adjective'], lexicon) &&
      [next, ...others.slice(0, 3)].some((word) => timeUnits.test(word?.form ?? '')),
    weightElsewhere: 0.2,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'durante', fr: 'pendant', pt: 'durante' },
    means: isConcept('during/preposition'),
    holds: ({ after: [next] }) =>
      /^(?:el|l[aeo]s?|l’|[oa]s?|[mts]es|sus?|suas?|ce|cette|est[ea]s?)$/.test(next?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.3,
  },
  {
    forms: { sl: 'od' },
    means: isConcept('of/preposition'),
    holds: ({ before, lexicon }) =>
      !/^(?:s[ei]|ga|jo|jih|mu|ji|jim|nas|vas|nam|vam|m[ei]|t[eio]|več|manj|ki|kar)$/.test(before?.form ?? '') &&
      (/^(?:naj.{3,}|katere(?:ga|mu|m|)|katera|katero|kateri|nekater.*)$/.test(before?.form ?? '') ||
        (['numeral', 'pronoun', 'determiner'] as const).some((part) => isOnly(before, [part], lexicon))),
    weightElsewhere: 0.001,
  },
];
