import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { times } from '../portuguese-context.ts';

/** Further text that contains the words of a fixed phrase without its meaning. */
export const portugueseFurtherMisreadings: readonly Misreading[] = [
  {
    // Misread: “o teu telemóvel” (your phone). Meant: “o teu é maior” (yours is bigger).
    language: 'pt',
    base: /^[oa]s? (?:meu|minha|teu|tua|seu|sua|noss[oa]|voss[oa])s?$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective', 'numeral', 'name'], lexicon),
  },
  {
    // Misread: “chegou às sete” (arrived at seven). Meant: “chegou à estação” (reached the station).
    language: 'pt',
    base: /^chegar\*? a$/,
    isSeen: ({ span, next, lexicon }) => span.at(-1)?.form === 'às' && mayBe(next, ['numeral'], lexicon),
  },
  {
    // Misread: “pelo que disse” (from what he said). Meant: “, pelo que partiu” (so he left).
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
    // Misread: “promoção de Dia das Mães” (Mother’s Day promotion). Meant: “trabalha de dia” (works during the day).
    language: 'pt',
    base: /^de dia$/,
    isSeen: ({ span, next }) => isCapitalised(span.at(-1)) || /^d[aeo]s?$/.test(next?.form ?? ''),
  },
  {
    // Misread: “festival de humor” (comedy festival). Meant: “de bom humor” (in a good mood).
    language: 'pt',
    base: /^de … humor$/,
    isSeen: ({ span: [first, second] }) => (second?.start ?? 0) - (first?.end ?? 0) === 1,
  },
  {
    // Misread: “resultado da disciplina” (result of discipline). Meant: “tem resultado de” (has resulted from).
    language: 'pt',
    base: /^resultar\*? de$/,
    isSeen: ({ before, span: [first] }) =>
      /^resultados?$/.test(first?.form ?? '') && !/^(?:te[mr]|têm|tinha[m]?|tendo)$/.test(before?.form ?? ''),
  },
  {
    // Misread: “obrigado pela função” (obliged by the position). Meant: “Obrigado pela ajuda” (thank you for the help).
    language: 'pt',
    base: /^obrigad[oa]s? (?:por|pel[oa]s?|a)$/,
    isSeen: ({ before }) => before !== undefined && before.form !== 'muito',
  },
  {
    // Misread: “no passado sábado” (last Saturday). Meant: “no passado era assim” (it was like this in the past).
    language: 'pt',
    base: /^no passado$/,
    isSeen: ({ next }) => times.test(next?.form ?? '') || /^(?:sábado|dia)$/.test(next?.form ?? ''),
  },
  {
    // Misread: “no Centro de Instrução” (in the Training Centre) and “Coreia do Sul” (South Korea). Meant: “no centro
    // de Lisboa” (in the middle of Lisbon).
    language: 'pt',
    base: /^(?:de|d[oa]|n[oa]|em) \p{Ll}+(?: de)?$/u,
    isSeen: ({ span }) => isCapitalised(span[1]) && !isCapitalised(span[0]),
  },
  {
    // Misread: “joga fora da área” (plays outside the box). Meant: “joga fora o papel” (throws the paper away).
    language: 'pt',
    base: /^jogar\*? fora$/,
    isSeen: ({ next }) => /^d[eoa]s?$/.test(next?.form ?? ''),
  },
  {
    // Misread: “uma espécie de acordo” (a kind of agreement). Meant: “estão de acordo” (agree).
    language: 'pt',
    base: /^de acordo$/,
    isSeen: ({ before, lexicon }) => isOnly(before, ['noun'], lexicon),
  },
  {
    // Misread: “vê como ele vê” (sees how he sees). Meant: “visto como herói” (seen as a hero).
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
    // Misread: “foi mal conduzida” (was badly conducted). Meant: “vai mal” (is in a bad way).
    language: 'pt',
    base: /^ir\*? (?:mal|bem)$/,
    isSeen: ({ next }) => isParticiple(next, 'pt'),
  },
  {
    // Misread: “pode-se concluir” (one can conclude). Meant: “Isso pode-se?” (can that be done?).
    language: 'pt',
    base: /^pode-se$/,
    isSeen: ({ next, lexicon }) => isInfinitive(next, 'pt', lexicon),
  },
  {
    // Misread: “vou-me embora daqui a pouco” (I am leaving soon). Meant: “vai-se embora daqui” (leaves here).
    language: 'pt',
    base: /^ir-se\*? embora de$/,
    isSeen: ({ span, next }) => span.at(-1)?.form === 'daqui' && next?.form === 'a',
  },
  {
    // Misread: “encontram-se à porta” (meet at the door). Meant: “encontrou-se a pensar” (found himself thinking).
    language: 'pt',
    base: /^encontrar-se\*? a$/,
    isSeen: ({ next, lexicon }) => !isInfinitive(next, 'pt', lexicon),
  },
  {
    // Misread: “não faço ideia do que quer” (I have no idea of what he wants). Meant: “maior do que” (bigger than).
    language: 'pt',
    base: /^do que$/,
    isSeen: ({ before }) =>
      /^(?:ideia|noção|consciência|conta|medo|certeza|esque\w+|depende\w*|dependia|falar|falou|falava|lembr\w+|precis\w+|gost\w+|acerca|avisar|nos|parte|resultado)$/.test(
        before?.form ?? '',
      ),
  },
  {
    // Misread: “tinha acabado de chegar” (had just arrived). Meant: “acabado de fazer” (freshly made).
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
    // Misread: “continua voltando para casa” (keeps coming home). Meant: “voltou-se para o pai” (turned to his father).
    language: 'pt',
    base: /^voltar-se\*? para$/,
    isSeen: ({ before, span }) => ![before, ...span].some((word) => /^(?:me|te|se|nos|vos)$/.test(word?.form ?? '')),
  },
  {
    // Misread: “o quarto dá para o mar” (the room faces the sea). Meant: “dá para ver” (can be seen).
    language: 'pt',
    base: /^(?:dá|dar\*?) para$/,
    isSeen: ({ later, lexicon }) => !later.slice(0, 3).some((word) => isInfinitive(word, 'pt', lexicon)),
  },
];
