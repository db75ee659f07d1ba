import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { times } from '../portuguese-context.ts';

/** Further text that contains the words of a fixed phrase without its meaning. */
export const portugueseFurtherMisreadings: readonly Misreading[] = [
  {
    // “o teu é maior” (yours is bigger), but not “o teu telemóvel” (your phone)
    language: 'pt',
    base: /^[oa]s? (?:meu|minha|teu|tua|seu|sua|noss[oa]|voss[oa])s?$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective', 'numeral', 'name'], lexicon),
  },
  {
    // “chegou à estação” (reached the station), but not “chegou às sete” (arrived at seven)
    language: 'pt',
    base: /^chegar\*? a$/,
    isSeen: ({ span, next, lexicon }) => span.at(-1)?.form === 'às' && mayBe(next, ['numeral'], lexicon),
  },
  {
    // “, pelo que partiu” (so he left), but not “pelo que disse” (from what he said)
    language: 'pt',
    base: /^(?:pelo|só) que$/,
    isSeen: ({ before, span: [first], next }) =>
      (before !== undefined && (first?.start ?? 0) - before.end === 1) ||
      /^(?:vi|viu|vejo|sei|sabe|li|ouvi|diss\w*|diz\w*|parece|se|entendi|percebi|consta|me|é|foi)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // “E depois?” (so what?) stands alone.
    language: 'pt',
    base: /^e (?:depois|então)$/,
    isSeen: ({ before, next }) => before !== undefined || next !== undefined,
  },
  {
    // “trabalha de dia” (works during the day), but not “promoção de Dia das Mães” (Mother’s Day promotion)
    language: 'pt',
    base: /^de dia$/,
    isSeen: ({ span, next }) => isCapitalised(span.at(-1)) || /^d[aeo]s?$/.test(next?.form ?? ''),
  },
  {
    // “de bom humor” (in a good mood), but not “festival de humor” (comedy festival)
    language: 'pt',
    base: /^de … humor$/,
    isSeen: ({ span: [first, second] }) => (second?.start ?? 0) - (first?.end ?? 0) === 1,
  },
  {
    // “tem resultado de” (has resulted from), but not “resultado da disciplina” (result of discipline)
    language: 'pt',
    base: /^resultar\*? de$/,
    isSeen: ({ before, span: [first] }) =>
      /^resultados?$/.test(first?.form ?? '') && !/^(?:te[mr]|têm|tinha[m]?|tendo)$/.test(before?.form ?? ''),
  },
  {
    // “Obrigado pela ajuda” (thank you for the help), but not “obrigado pela função” (obliged by the position)
    language: 'pt',
    base: /^obrigad[oa]s? (?:por|pel[oa]s?|a)$/,
    isSeen: ({ before }) => before !== undefined && before.form !== 'muito',
  },
  {
    // “no passado era assim” (it was like this in the past), but not “no passado sábado” (last Saturday)
    language: 'pt',
    base: /^no passado$/,
    isSeen: ({ next }) => times.test(next?.form ?? '') || /^(?:sábado|dia)$/.test(next?.form ?? ''),
  },
  {
    // “no centro de Lisboa” (in the middle of Lisbon), but not “no Centro de Instrução” (in the Training Centre) and “Coreia do
    // Sul” (South Korea)
    language: 'pt',
    base: /^(?:de|d[oa]|n[oa]|em) \p{Ll}+(?: de)?$/u,
    isSeen: ({ span }) => isCapitalised(span[1]) && !isCapitalised(span[0]),
  },
  {
    // “joga fora o papel” (throws the paper away), but not “joga fora da área” (plays outside the box)
    language: 'pt',
    base: /^jogar\*? fora$/,
    isSeen: ({ next }) => /^d[eoa]s?$/.test(next?.form ?? ''),
  },
  {
    // “estão de acordo” (agree), but not “uma espécie de acordo” (a kind of agreement)
    language: 'pt',
    base: /^de acordo$/,
    isSeen: ({ before, lexicon }) => isOnly(before, ['noun'], lexicon),
  },
  {
    // “visto como herói” (seen as a hero), but not “vê como ele vê” (sees how he sees)
    language: 'pt',
    base: /^ver\*? como$/,
    isSeen: ({ next }) => /^(?:el[ea]s?|eu|tu|nós|você|vocês|[oa]s?|se|é|são)$/.test(next?.form ?? ''),
  },
  {
    // “forçados, ao invés, a sair” (forced, instead, to leave): not “forçar a” with “ao”
    language: 'pt',
    base: /^\S+[aeioô]r\*? (?:a|de|em|com|por|para)$/,
    isSeen: ({ span: [verb, preposition, ...others] }) =>
      others.length === 0 && (preposition?.start ?? 0) - (verb?.end ?? 0) > 1,
  },
  {
    // “vai mal” (is in a bad way), but not “foi mal conduzida” (was badly conducted)
    language: 'pt',
    base: /^ir\*? (?:mal|bem)$/,
    isSeen: ({ next }) => isParticiple(next, 'pt'),
  },
  {
    // “Isso pode-se?” (can that be done?), but not “pode-se concluir” (one can conclude)
    language: 'pt',
    base: /^pode-se$/,
    isSeen: ({ next, lexicon }) => isInfinitive(next, 'pt', lexicon),
  },
  {
    // “vai-se embora daqui” (leaves here), but not “vou-me embora daqui a pouco” (I am leaving soon)
    language: 'pt',
    base: /^ir-se\*? embora de$/,
    isSeen: ({ span, next }) => span.at(-1)?.form === 'daqui' && next?.form === 'a',
  },
  {
    // “encontrou-se a pensar” (found himself thinking), but not “encontram-se à porta” (meet at the door)
    language: 'pt',
    base: /^encontrar-se\*? a$/,
    isSeen: ({ next, lexicon }) => !isInfinitive(next, 'pt', lexicon),
  },
  {
    // “maior do que” (bigger than), but not “não faço ideia do que quer” (I have no idea of what he wants)
    language: 'pt',
    base: /^do que$/,
    isSeen: ({ before }) =>
      /^(?:ideia|noção|consciência|conta|medo|certeza|esque\w+|depende\w*|dependia|falar|falou|falava|lembr\w+|precis\w+|gost\w+|acerca|avisar|nos|parte|resultado)$/.test(
        before?.form ?? '',
      ),
  },
  {
    // “acabado de fazer” (freshly made), but not “tinha acabado de chegar” (had just arrived)
    language: 'pt',
    base: /^acabad[oa]s? de$/,
    isSeen: ({ before }) => /^(?:te[mnr]|têm|tinham?|tivesse|tenha|tendo|havia)/.test(before?.form ?? ''),
  },
  {
    // “além disso” is an adverb (besides), “além da chuva” (in addition to the rain) is not.
    language: 'pt',
    base: /^(?:para )?além de$/,
    isSeen: ({ span }) => /^d(?:isso|isto|aquilo)$/.test(span.at(-1)?.form ?? ''),
  },
  {
    // “voltou-se para o pai” (turned to his father), but not “continua voltando para casa” (keeps coming home)
    language: 'pt',
    base: /^voltar-se\*? para$/,
    isSeen: ({ before, span }) => ![before, ...span].some((word) => /^(?:me|te|se|nos|vos)$/.test(word?.form ?? '')),
  },
  {
    // “dá para ver” (can be seen), but not “o quarto dá para o mar” (the room faces the sea)
    language: 'pt',
    base: /^(?:dá|dar\*?) para$/,
    isSeen: ({ later, lexicon }) => !later.slice(0, 3).some((word) => isInfinitive(word, 'pt', lexicon)),
  },
];
