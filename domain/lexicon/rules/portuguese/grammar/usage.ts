import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { nextForm } from '../portuguese-context.ts';

/** Units of time and quantity after “por” (per): “por dia” (per day). */
const units =
  /^(?:dia|noite|semana|mês|ano|hora|minuto|segundo|trimestre|semestre|pessoa|habitante|aluno|cabeça|quilo|litro|metro|quilómetro|quilômetro|km|hectare|tonelada|barril|unidade|partida|jogo|rodada|temporada|edição|cento)$/;

/** Imperatives at the start of a sentence, which address the reader: “Confira as suas notas” (check your marks). */
const imperatives =
  /^(?:confira|veja|clique|saiba|descubra|faça|use|evite|escolha|envie|deixe|participe|acesse|aceda|compre|procure|concentre|mantenha|tenha|seja|aproveite|verifique|experimente|cuide|inscreva|responda|assista|leia|ouça|conheça|entre|baixe|troque|lave|coloque|peça|diga|conte|lembre|acompanhe|marque|comente)$/;

const months = /^(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;

const clothes =
  /^(?:chinelos|pijama|luvas|chapéu|boné|barrete|óculos|casaco|gravata|farda|uniforme|botas|sapatos|calções|saia|véu|batina|biquíni|fato)$/;

const addressesReader = ({ earlier, after, rest }: Place): boolean =>
  [...earlier, ...after, ...rest.slice(0, 12)].some(({ form }) => /^vocês?$/.test(form)) ||
  earlier.some((word) => isCapitalised(word) && imperatives.test(word.form));

/**
 * Whether “parte” is a form of “partir” (leave) with its subject before it: “Ela parte para Lisboa” (she leaves for
 * Lisbon).
 */
export const isVerbParte = (before: Place['before'], gap: number, next: string, lexicon: Place['lexicon']): boolean =>
  before !== undefined &&
  gap === 1 &&
  /^(?:d[eoa]s?|duma?|dalgu(?:ns|mas)|dest[ea]|dess[ea]|para|em|rumo)$/.test(next) &&
  (/^(?:el[ea]|quem|já|se|não|também|autor|autora|livro|filme|obra|texto)$/.test(before.form) ||
    (isCapitalised(before) &&
      !mayBe(before, ['preposition', 'determiner', 'conjunction', 'verb', 'adjective'], lexicon)));

export const portugueseUsageRules: readonly Rule[] = [
  {
    // “sua” means “your” beside “você” (you) or after an imperative: “Confira a sua conta” (check your account)
    forms: { pt: 'seu sua seus suas' },
    means: isConcept('your-seu-pt/determiner'),
    holds: addressesReader,
    weightElsewhere: 1e-4,
    weightOfOthers: 0.02,
  },
  {
    // “seu” may mean “his”, “her”, “its” or “their”. A single sentence seldom shows which, so one concept covers them.
    forms: { pt: 'seu sua seus suas' },
    means: isConcept('his-her-seu-pt/determiner'),
    holds: (place) => !addressesReader(place),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “nem” means “nor” in “não há registo, nem a polícia confirma” (there is no record, nor do the police confirm it), but
    // not in “nem um nem outro” (neither one nor the other).
    forms: { pt: 'nem' },
    means: isConcept('nor-nem-pt/conjunction'),
    holds: ({ earlier, rest }) => ![...earlier, ...rest.slice(0, 8)].some(({ form }) => form === 'nem'),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.1,
    isForSingleVersion: true,
  },
  {
    // “ao” means “per” in “duas vezes ao dia” (twice a day), but not in “ao ano seguinte” (to the following year).
    forms: { pt: 'ao' },
    means: isConcept('per-ao-pt/preposition'),
    holds: ({ earlier, after: [next, afterNext] }) =>
      /^(?:ano|mês|dia|minuto|segundo|quilo|litro)$/.test(next?.form ?? '') &&
      earlier.slice(-4).some(({ form }) => /^(?:\d.*|vez|vezes|cento|juros?|taxa)$/.test(form)) &&
      !/^(?:d[eoa]|seguinte|anterior|passado|\d.*)$/.test(afterNext?.form ?? ''),
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-3,
  },
  {
    // “por” means “per” in “três vezes por semana” (three times per week).
    forms: { pt: 'por' },
    means: isConcept('per/preposition'),
    holds: ({ after: [next, afterNext] }) => units.test(next?.form ?? '') && afterNext?.form !== 'inteiro',
    weightElsewhere: 0.02,
    weightOfOthers: 1e-6,
  },
  {
    // “precisar” means “specify” in “não soube precisar a data” (could not specify the date), but not in “precisa de ajuda”
    // (needs help).
    forms: { pt: 'precisar precisou precisaram precisando' },
    means: isConcept('specify/verb'),
    holds: ({ after, language, lexicon }) =>
      /^(?:[oa]s?|quant[oa]s?|quando|onde|qual|quais|como|uma?)$/.test(nextForm(after)) &&
      !isInfinitive(after[1], language, lexicon),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-6,
  },
  {
    // “melhor” is an adjective in “a melhor chance” (the best chance), but not in “joga melhor” (plays better).
    forms: { pt: 'melhor melhores pior piores' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      isOnly(next, ['noun', 'adjective'], lexicon) &&
      mayBe(next, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “parte” is a verb in “Ela parte de uma ideia” (she starts from an idea), but not in “uma parte de Lisboa” (a part of
    // Lisbon).
    forms: { pt: 'parte' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ word, before, after, lexicon }) =>
      isVerbParte(before, word.start - (before?.end ?? 0), nextForm(after), lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “a” means “on” in “a 16 de novembro” (on 16 November).
    forms: { pt: 'a' },
    means: isConcept('on-date-a-pt/preposition'),
    holds: ({ after: [day, of, month] }) =>
      /^\d{1,2}$/.test(day?.form ?? '') && of?.form === 'de' && months.test(month?.form ?? ''),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-12,
  },
  {
    // “de” means “wearing” in “um homem de chapéu” (a man in a hat), but not in “uma loja de chapéus” (a hat shop).
    forms: { pt: 'de' },
    means: isConcept('in-wearing-de-pt/preposition'),
    holds: ({ before, after }) =>
      clothes.test(nextForm(after)) &&
      /^(?:home[mn]s?|mulher(?:es)?|senhor[ae]?s?|cavalheiro|rapaz|rapariga|menin[oa]|raposa|vestid[oa]s?|porta|andar|estar|está|estava|andava|,)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-12,
  },
  {
    // “devagar” (slowly) and “depressa” (quickly) are adverbs.
    forms: { pt: 'devagar devagarinho lentamente vagarosamente depressa rapidamente' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “gota a gota” (drop by drop)
    forms: { pt: 'a' },
    means: isConcept('by-gota-a-gota-pt/preposition'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      (place.before?.form.length ?? 0) > 2 &&
      mayBe(place.before, ['noun'], place.lexicon) &&
      place.before?.form === nextForm(place.after) &&
      (place.after[0]?.start ?? 0) - place.word.end === 1,
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-12,
  },
  {
    // “qual” seldom means “like”, as in “qual garrafa” (like a bottle). It usually means “which”: “a qual” (which)
    forms: { pt: 'qual' },
    means: isConcept('like-qual-pt/preposition'),
    holds: () => false,
    weightElsewhere: 1e-4,
  },
  {
    // “alguma” means “any at all” in “sem dúvida alguma” (without any doubt) and “não tem opinião alguma” (has no opinion at
    // all).
    forms: { pt: 'algum alguma' },
    means: isConcept('any-at-all-algum-pt/determiner'),
    holds: ({ before, earlier, lexicon }) =>
      mayBe(before, ['noun'], lexicon) &&
      !mayBe(before, ['verb', 'preposition', 'conjunction'], lexicon) &&
      earlier.some(({ form }) => /^(?:não|nem|sem|nunca|jamais|ninguém|nada)$/.test(form)),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “pouco” means “little” in “pouco tempo” (little time), but not in “fala pouco” (speaks little) or “poucos anos” (few
    // years).
    forms: { pt: 'pouco pouca' },
    means: isConcept('little-pouco-pt/determiner'),
    holds: ({ after: [next], before, lexicon }) =>
      before?.form !== 'um' && isOnly(next, ['noun'], lexicon) && !/s$/.test(next?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  },
];
