import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { times } from '../portuguese-context.ts';
import { portugueseClauseMisreadings } from './clause.ts';
import { portugueseLiteralMisreadings } from './literal.ts';

/** More texts that contain the words of a Portuguese expression but not its meaning. */
export const portugueseFurtherMisreadings: readonly Misreading[] = [
  {
    // False match: “o teu telemóvel” (your phone). True match: “o teu é maior” (yours is bigger).
    language: 'pt',
    base: /^[oa]s? (?:meu|minha|teu|tua|seu|sua|noss[oa]|voss[oa])s?$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective', 'numeral', 'name'], lexicon),
  },
  {
    // False match: “chegou às sete” (arrived at seven). True match: “chegou à estação” (reached the station).
    language: 'pt',
    base: /^chegar\*? a$/,
    isSeen: ({ span, next, lexicon }) => span.at(-1)?.form === 'às' && mayBe(next, ['numeral'], lexicon),
  },
  {
    // False match: “pelo que disse” (from what he said). True match: “…, pelo que partiu” (so he left).
    language: 'pt',
    base: /^(?:pelo|só) que$/,
    isSeen: ({ before, span: [first], next }) =>
      (before !== undefined && (first?.start ?? 0) - before.end === 1) ||
      /^(?:vi|viu|vejo|sei|sabe|li|ouvi|diss\w*|diz\w*|parece|se|entendi|percebi|consta|me|é|foi)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // “E depois?” (so what?) is recognised only if it stands alone.
    language: 'pt',
    base: /^e (?:depois|então)$/,
    isSeen: ({ before, next }) => before !== undefined || next !== undefined,
  },
  {
    // False match: “promoção de Dia das Mães” (Mother’s Day promotion). True match: “trabalha de dia” (works during the
    // day).
    language: 'pt',
    base: /^de dia$/,
    isSeen: ({ span, next }) => isCapitalised(span.at(-1)) || /^d[aeo]s?$/.test(next?.form ?? ''),
  },
  {
    // False match: “festival de humor” (comedy festival). True match: “de bom humor” (in a good mood).
    language: 'pt',
    base: /^de … humor$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // False match: “resultado da disciplina” (result of discipline). True match: “tem resultado de” (has resulted from).
    language: 'pt',
    base: /^resultar\*? de$/,
    isSeen: ({ before, span: [first] }) =>
      /^resultados?$/.test(first?.form ?? '') && !/^(?:te[mr]|têm|tinha[m]?|tendo)$/.test(before?.form ?? ''),
  },
  {
    // False match: “obrigado pela função” (obliged by the position). True match: “Obrigado pela ajuda” (thank you for the
    // help).
    language: 'pt',
    base: /^obrigad[oa]s? (?:por|pel[oa]s?|a)$/,
    isSeen: ({ before }) => before !== undefined && before.form !== 'muito',
  },
  {
    // False match: “no passado sábado” (last Saturday). True match: “no passado era assim” (it was like this in the past).
    language: 'pt',
    base: /^no passado$/,
    isSeen: ({ next }) => times.test(next?.form ?? '') || /^(?:sábado|dia)$/.test(next?.form ?? ''),
  },
  {
    // False match: “no Centro de Instrução” (in the Training Centre) and “Coreia do Sul” (South Korea). True match: “no
    // centro de Lisboa” (in the middle of Lisbon).
    language: 'pt',
    base: /^(?:de|d[oa]|n[oa]|em) \p{Ll}+(?: de)?$/u,
    isSeen: ({ span }) => isCapitalised(span[1]) && !isCapitalised(span[0]),
  },
  {
    // False match: “joga fora da área” (plays outside the box). True match: “joga fora o papel” (throws the paper away).
    language: 'pt',
    base: /^jogar\*? fora$/,
    isSeen: ({ next }) => /^d[eoa]s?$/.test(next?.form ?? ''),
  },
  {
    // False match: “uma espécie de acordo” (a kind of agreement). True match: “estão de acordo” (agree).
    language: 'pt',
    base: /^de acordo$/,
    isSeen: ({ before, lexicon }) => isOnly(before, ['noun'], lexicon),
  },
  {
    // False match: “vê como ele vê” (sees how he sees). True match: “visto como herói” (seen as a hero).
    language: 'pt',
    base: /^ver\*? como$/,
    isSeen: ({ next }) => /^(?:el[ea]s?|eu|tu|nós|você|vocês|[oa]s?|se|é|são)$/.test(next?.form ?? ''),
  },
  {
    // In “forçados, ao invés, a sair” (forced, instead, to leave), “ao” does not belong to “forçar” (force).
    language: 'pt',
    base: /^\S+[aeioô]r\*? (?:a|de|em|com|por|para)$/,
    isSeen: ({ span: [verb, preposition, ...others] }) =>
      others.length === 0 && (preposition?.start ?? 0) - (verb?.end ?? 0) > 1,
  },
  {
    // False match: “foi mal conduzida” (was badly conducted). True match: “vai mal” (is in a bad way).
    language: 'pt',
    base: /^ir\*? (?:mal|bem)$/,
    isSeen: ({ next }) => isParticiple(next, 'pt'),
  },
  {
    // False match: “pode-se concluir” (one can conclude). True match: “Isso pode-se?” (can that be done?).
    language: 'pt',
    base: /^pode-se$/,
    isSeen: ({ next, lexicon }) => isInfinitive(next, 'pt', lexicon),
  },
  {
    // False match: “vou-me embora daqui a pouco” (I am leaving soon). True match: “vai-se embora daqui” (leaves here).
    language: 'pt',
    base: /^ir-se\*? embora de$/,
    isSeen: ({ span, next }) => span.at(-1)?.form === 'daqui' && next?.form === 'a',
  },
  {
    // False match: “encontram-se à porta” (meet at the door). True match: “encontrou-se a pensar” (found himself thinking).
    language: 'pt',
    base: /^encontrar-se\*? a$/,
    isSeen: ({ next, lexicon }) => !isInfinitive(next, 'pt', lexicon),
  },
  {
    // False match: “não faço ideia do que quer” (I have no idea of what he wants). True match: “maior do que” (bigger than).
    language: 'pt',
    base: /^do que$/,
    isSeen: ({ before }) =>
      /^(?:ideia|noção|consciência|conta|medo|certeza|esque\w+|depende\w*|dependia|falar|falou|falava|lembr\w+|precis\w+|gost\w+|acerca|avisar|nos|parte|resultado)$/.test(
        before?.form ?? '',
      ),
  },
  {
    // False match: “tinha acabado de chegar” (had just arrived). True match: “acabado de fazer” (freshly made).
    language: 'pt',
    base: /^acabad[oa]s? de$/,
    isSeen: ({ before }) => /^(?:te[mnr]|têm|tinham?|tivesse|tenha|tendo|havia)/.test(before?.form ?? ''),
  },
  {
    // False match: “além disso” (besides). True match: “além da chuva” (in addition to the rain).
    language: 'pt',
    base: /^(?:para )?além de$/,
    isSeen: ({ span }) => /^d(?:isso|isto|aquilo)$/.test(span.at(-1)?.form ?? ''),
  },
  {
    // False match: “continua voltando para casa” (keeps coming home). True match: “voltou-se para o pai” (turned to his
    // father).
    language: 'pt',
    base: /^voltar-se\*? para$/,
    isSeen: ({ before, span }) => ![before, ...span].some((word) => /^(?:me|te|se|nos|vos)$/.test(word?.form ?? '')),
  },
  {
    // False match: “o quarto dá para o mar” (the room faces the sea). True match: “dá para ver” (can be seen).
    language: 'pt',
    base: /^(?:dá|dar\*?) para$/,
    isSeen: ({ later, lexicon }) => !later.slice(0, 3).some((word) => isInfinitive(word, 'pt', lexicon)),
  },
  ...portugueseLiteralMisreadings,
  ...portugueseClauseMisreadings,
];
