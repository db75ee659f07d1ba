import type { Lexicon } from '../../../lexicon.ts';
import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { startsFeminine, times } from '../portuguese-context.ts';
import { portugueseFurtherMisreadings } from './further.ts';
import { portuguesePhraseMisreadings } from './phrase.ts';

const formOf = (word: ReadWord | undefined) => word?.form ?? '';

const isNominal = (word: ReadWord | undefined, lexicon: Lexicon) => mayBe(word, ['noun', 'adjective'], lexicon);

const isQuantity = (word: ReadWord | undefined, lexicon: Lexicon) =>
  /^(?:\d.*|cerca|mais|menos|até|quase|r)$/.test(formOf(word)) || mayBe(word, ['numeral'], lexicon);

const infinitiveSoon = (later: readonly ReadWord[], lexicon: Lexicon) =>
  later.slice(0, 3).some((word) => isInfinitive(word, 'pt', lexicon) || /.[aei]r(?:em|mos)?$/.test(word.form));

const opensTime = (word: ReadWord | undefined) =>
  times.test(formOf(word)) ||
  /^(?:1\d{3}|20\d\d|início|meados|véspera|manhã|madrugada|data|próxim[oa]s?|últim[oa]s?)$/.test(formOf(word));

/**
 * Participles after which “por” names a reason: “condenado por roubo” (convicted of robbery). After other participles, “por”
 * names who did it.
 */
const reasons =
  /^(?:conden|julg|process|pun|responsabiliz|culp|acus|indici|critic|troc|substitu|apaixon|interess|compost|constitu|formad|multiplic|dividid|conhec|multad|pres[oa]|esper)/;

export const portugueseMisreadings: readonly Misreading[] = [
  {
    // In “Alan Bates em confronto” (Alan Bates in a confrontation), “Bates” is a name, not a form of “bater” (hit).
    language: 'pt',
    base: /^\S+[aeioô]r(?:-se)?\*? /,
    isSeen: ({ before, span: [first] }) => isCapitalised(first) && isCapitalised(before),
  },
  {
    // In “pediu a condenação” (asked for the conviction), “a” is an article. As a preposition it would be “à”.
    language: 'pt',
    base: /^(?!(?:cheir|sab|tresand)ar\*? a$|saber\*? a$)\S+[aeioô]r(?:-se)?\*? a$/,
    isSeen: ({ span, next, lexicon }) =>
      formOf(span.at(-1)) === 'a' && formOf(next) !== 'uma' && startsFeminine(next, lexicon),
  },
  {
    // “em” before a time does not belong to the verb: “fundado em 1889” (founded in 1889).
    language: 'pt',
    base: /^\S+[aeioô]r(?:-se)?\*? em$/,
    isSeen: ({ next, later }) => opensTime(next) || (/^\d{1,2}$/.test(formOf(next)) && formOf(later[1]) === 'de'),
  },
  {
    // “em” in “fundada em Lisboa” (founded in Lisbon) names a place and does not mean “based on”.
    language: 'pt',
    base: /^fundar-se\*? em$/,
    isSeen: ({ span: [first], next }) => isParticiple(first, 'pt') && isCapitalised(next),
  },
  {
    // “por” does not belong to the verb if it names who did something, as in “a resposta dada pelo ministro” (the answer
    // given by the minister), or in “pelo menos” (at least).
    language: 'pt',
    base: /^\S+[aeioô]r(?:-se)?\*? por$/,
    isSeen: ({ span: [first], next }) =>
      formOf(next) === 'menos' || (isParticiple(first, 'pt') && !reasons.test(formOf(first))),
  },
  {
    // False match: “subiu no telhado” (climbed on the roof). True match: “aumentou em 10 %” (rose by 10 %).
    language: 'pt',
    base: /^(?:(?:aumentar|subir|descer)\*? em|(?:subir|descer)\*? para|atingir\*? os)$/,
    isSeen: ({ next, lexicon }) => !isQuantity(next, lexicon),
  },
  {
    // False match: “voltou ao clube” (returned to the club). True match: “voltou a jogar” (played again).
    language: 'pt',
    base: /^(?:voltou|voltar\*?|começar\*?|estar\*?|pôr-se\*?|desatar\*?|continuar\*?) a$/,
    isSeen: ({ later, lexicon }) => !infinitiveSoon(later, lexicon),
  },
  {
    // “ainda que” in “informou ainda que” (also reported that) does not mean “although”.
    language: 'pt',
    base: /^ainda que$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      before !== undefined && (first?.start ?? 0) - before.end === 1 && isOnly(before, ['verb'], lexicon),
  },
  {
    // False match: “a mais bonita” (the most beautiful). True match: “dois dias a mais” (two extra days).
    language: 'pt',
    base: /^a mais$/,
    isSeen: ({ next, conceptId, lexicon }) =>
      conceptId.startsWith('the-most')
        ? !mayBe(next, ['adjective'], lexicon)
        : next?.form === 'de' || (formOf(next) !== 'como' && mayBe(next, ['adjective', 'adverb'], lexicon)),
  },
  {
    // False match: “não tem mais de dez anos” (is not more than ten years old). True match: “não trabalha mais aqui” (no
    // longer works here).
    language: 'pt',
    base: /^não … mais$/,
    isSeen: ({ span, next }) =>
      (span.length > 2 && /^(?:de|[dn]?[oa]s?|muito|ainda|cada|pouco|nada|uma?|só)$/.test(formOf(span.at(-2)))) ||
      /^(?:de|d[oa]|que|ou)$/.test(formOf(next)),
  },
  {
    // These expressions are recognised only at the end of a clause: “lá no alto.” (up there), “e depois?” (so what?)
    language: 'pt',
    base: /^(?:no alto|do alto|(?:a|para) fazer|e tudo|do lado|em nov[oa]s?|e tal|a (?:dois|duas|três|quatro|cinco)|que falta|por traduzir|quanto é)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “em alta velocidade” (at high speed). True match: “em alta” (rising).
    language: 'pt',
    base: /^(?:em (?:alta|baixa|grande)|na mesma|o principal|(?:os dois|as duas|os três|as três)|de cor)$/,
    isSeen: ({ before, next, lexicon }) =>
      isNominal(next, lexicon) || next?.readings.length === 0 || /^mud/.test(formOf(before)),
  },
  {
    // “da parte da tarde” (in the afternoon) does not contain “da parte de” (on behalf of).
    language: 'pt',
    base: /^da parte de$/,
    isSeen: ({ next }) => /^(?:tarde|manhã|noite)$/.test(formOf(next)),
  },
  {
    // False match: “arrumar a casa” (tidy the house). True match: “voltar a casa” (return home).
    language: 'pt',
    base: /^a (?:casa|terra)$/,
    isSeen: ({ before }) => !/^(?:cheg|volt|regress|ir$|vai|foi|vou|fo[mr]|vie|veio|vir|torn|ia)/.test(formOf(before)),
  },
  {
    // False match: “pistas de quem fez” (clues as to who did it). True match: “de quem é?” (whose is it?).
    language: 'pt',
    base: /^de quem$/,
    isSeen: ({ next }) => !/^(?:é|são|era|eram|será)$/.test(formOf(next)),
  },
  {
    // False match: “de todos os lados” (from all sides). True match: “a casa de todos” (everybody’s house).
    language: 'pt',
    base: /^de todos$/,
    isSeen: ({ next }) => /^(?:os|aqueles|esses|estes|nós|eles|n[oa]s|seus)$/.test(formOf(next)),
  },
  {
    // False match: “tem o prazo de trinta anos” (has a term of thirty years). True match: “tem trinta anos” (is thirty).
    language: 'pt',
    base: /^(?:ter|fazer)\*? (?:… )?anos$/,
    isSeen: ({ span, lexicon }) =>
      span.slice(1, -1).some((word) => word.form === 'há' || isOnly(word, ['noun', 'verb'], lexicon)),
  },
  {
    // False match: “um dia bonito” (a beautiful day). True match: “um dia saberá” (will know some day).
    language: 'pt',
    base: /^um dia$/,
    isSeen: ({ before, next, lexicon }) =>
      isNominal(next, lexicon) ||
      /^(?:d[eoa]|depois|antes)$/.test(formOf(next)) ||
      /^(?:em|por|de|há|dentro|apenas|só|é|foi|ter|mais)$/.test(formOf(before)),
  },
  {
    // In “artigos I e III” (articles I and III), “I” is a number, not the start of “i. e.” (that is).
    language: 'pt',
    base: /^i\. e\.$/,
    isSeen: ({ span: [first] }) => first?.text === 'I',
  },
  {
    // “desse” in “desse jeito” (in that way) is not a form of “dar” (give). “junto” in “junto à porta” (next to the door) is
    // not a form of “juntar-se” (join).
    language: 'pt',
    base: /^(?:dar\*? jeito|juntar-se\*? a)$/,
    isSeen: ({ span: [first] }) => /^(?:desses?|junt[oa]s?)$/.test(formOf(first)),
  },
  {
    // False match: “ver como é” (see what it is like). True match: “visto como herói” (seen as a hero).
    language: 'pt',
    base: /^ver\*? como$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['verb'], lexicon),
  },
  {
    // False match: “ainda não tem provas” (has no evidence yet). True match: “ainda não tem dito” (has not said yet).
    language: 'pt',
    base: /^ainda não ter\*?$/,
    isSeen: ({ next }) => !isParticiple(next, 'pt'),
  },
  {
    // These expressions are recognised only if they stand alone: “Como está?” (how are you?), but not “fica como está hoje”
    // (stays as it is today).
    language: 'pt',
    base: /^(?:como est(?:á|ás)|como disse|e vocês?)$/,
    isSeen: ({ before, next }) => before !== undefined || next !== undefined,
  },
  {
    // “em primeiro lugar” means a rank in “ficou em primeiro lugar” (came first), not “firstly”.
    language: 'pt',
    base: /^em (?:primeiro|segundo|terceiro|último) lugar$/,
    isSeen: ({ earlier, next }) =>
      /^(?:n[oa]|d[oa]|em)$/.test(formOf(next)) ||
      earlier.some(({ form }) => /^(?:fic|termin|acab|cheg|classific|coloc|est[aá])/.test(form)),
  },
  {
    // False match: “está bem representado” (is well represented). True match: “está bem” (is well).
    language: 'pt',
    base: /^(?:ficar\*?|estar\*?|está) bem$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon) || isParticiple(next, 'pt'),
  },
  {
    // False match: “em desenvolvimento de” (in the development of). True match: “países em desenvolvimento” (developing
    // countries).
    language: 'pt',
    base: /^em desenvolvimento$/,
    isSeen: ({ next }) => formOf(next) === 'de',
  },
  {
    // In “começou a subir” (began to rise), “subir” is an infinitive, and “a subir” does not mean “uphill”.
    language: 'pt',
    base: /^a (?:subir|descer|correr)$/,
    isSeen: ({ before, lexicon }) => mayBe(before, ['verb', 'pronoun'], lexicon),
  },
  {
    // False match: “cortado em pedaços” (cut into pieces).
    language: 'pt',
    base: /^cortar\*? em$/,
    isSeen: ({ span: [first] }) => isParticiple(first, 'pt'),
  },
  {
    // False match: “especialistas dizem que” (experts say that). True match: “dizem que ele é rico” (they say that he is
    // rich).
    language: 'pt',
    base: /^(?:dizem que|bom proveito)$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // “passou a” in “passou a trabalhar” (started to work) does not mean “hand over to” or “move on to”.
    language: 'pt',
    base: /^passar\*? a$/,
    isSeen: ({ later, conceptId, lexicon }) =>
      /^(?:hand-over|move-on)/.test(conceptId) && infinitiveSoon(later.slice(0, 2), lexicon),
  },
  {
    // False match: “muito bom para nós” (very good for us). True match: “muito cedo para saber” (too early to know).
    language: 'pt',
    base: /^muito … para$/,
    isSeen: ({ span, next, lexicon }) => span.length > 4 || !isInfinitive(next, 'pt', lexicon),
  },
  {
    // False match: “uma escola ou uma turma ou um curso” (a school or a class or a course). True match: “ou hoje ou amanhã”
    // (either today or tomorrow).
    language: 'pt',
    base: /^ou … ou$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      before !== undefined &&
      (first?.start ?? 0) - before.end === 1 &&
      mayBe(before, ['noun', 'adjective', 'name', 'verb'], lexicon),
  },
  {
    // False match: “porque não veio” (because he did not come). True match: “porque não?” (why not?).
    language: 'pt',
    base: /^porque não$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “Não é verdade, diz” (it is not true, he says). True match: “…, não é verdade?” (isn’t it?).
    language: 'pt',
    base: /^(?:não é verdade|que se passa)$/,
    isSeen: ({ before, span: [first] }) => before === undefined || (first?.start ?? 0) - before.end === 1,
  },
  {
    // In “tem visto que” (has seen that), “visto” is a participle. In “livro de poemas” (book of poems), “livro” is a noun.
    language: 'pt',
    base: /^(?:visto que|livrar\*? de)$/,
    isSeen: ({ span: [first], before }) =>
      /^livros?$/.test(formOf(first)) || (formOf(first) === 'visto' && /^t[eêi][mnr]/.test(formOf(before))),
  },
  {
    // False match: “com o fim da guerra” (with the end of the war). True match: “com o fim de ajudar” (in order to help).
    language: 'pt',
    base: /^com o fim de$/,
    isSeen: ({ next, lexicon }) => !isInfinitive(next, 'pt', lexicon),
  },
  {
    // False match: “vinte anos de idade” (twenty years of age). True match: “pessoas de idade” (elderly people).
    language: 'pt',
    base: /^de idade$/,
    isSeen: ({ before }) => /^(?:anos?|meses|dias|menor(?:es)?|maior(?:es)?)$/.test(formOf(before)),
  },
  {
    // “foi lançado no mercado” (was launched on the market) is a passive, not a reflexive verb.
    language: 'pt',
    base: /^\S+[aeioô]r-se\*? (?:a|com|de|em|para|por|sobre)$/,
    isSeen: ({ span: [first], before }) =>
      isParticiple(first, 'pt') &&
      (/^(?:foi|foram|é|são|era|eram|será|serão|seria|ser|sido|sendo|seja|sejam)$/.test(formOf(before)) ||
        /^(?:lanç|encaminh|debat|cruz|responsabiliz|sobrep|prest|opost|expost)/.test(formOf(first))) &&
      !/^(?:submet|dedic|relacion|basead|destin|situad|localiz|ligad|concentr)/.test(formOf(first)),
  },
  {
    // False match: “mora aqui há dois anos” (has lived here for two years). True match: “saiu há dois dias” (left two days
    // ago).
    language: 'pt',
    base: /^há … /,
    isSeen: ({ earlier, later }) =>
      ![...earlier, ...later.slice(0, 4)].some(({ analyses }) =>
        analyses.some(({ features }) => features.some((each) => each.startsWith('past'))),
      ),
  },
  ...portuguesePhraseMisreadings,
  ...portugueseFurtherMisreadings,
];
