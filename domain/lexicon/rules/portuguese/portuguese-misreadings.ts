import type { Lexicon } from '../../lexicon.ts';
import type { ReadWord } from '../../read-sentence.ts';
import type { Misreading } from '../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';
import { times } from './portuguese-context.ts';
import { portuguesePhraseMisreadings } from './portuguese-phrase-misreadings.ts';

const formOf = (word: ReadWord | undefined) => word?.form ?? '';

const isNominal = (word: ReadWord | undefined, lexicon: Lexicon) => mayBe(word, ['noun', 'adjective'], lexicon);

const beforeFeminine =
  /^(?:minha|tua|sua|nossa|vossa|própria|mesma|outra|nova|maior|menor|melhor|grande|primeira|última)$/;

/** Whether a noun phrase in the feminine singular starts here, so that “a” before it is an article: “a ajuda”, “a sua casa”. */
function isFeminine(word: ReadWord | undefined, lexicon: Lexicon): boolean {
  if (!word || isCapitalised(word) || isInfinitive(word, 'pt', lexicon)) return false;
  if (beforeFeminine.test(word.form)) return true;
  if (word.readings.length === 0) return /(?:a|ção|são|dade|gem)$/.test(word.form);
  return word.readings.some(
    ({ analysis: { word: listed, features } }) =>
      (listed.partOfSpeech === 'noun' && listed.gender === 'f' && !features.includes('pl')) ||
      (listed.partOfSpeech === 'adjective' && features.includes('f sg')),
  );
}

const isQuantity = (word: ReadWord | undefined, lexicon: Lexicon) =>
  /^(?:\d.*|cerca|mais|menos|até|quase|r)$/.test(formOf(word)) || mayBe(word, ['numeral'], lexicon);

const infinitiveSoon = (later: readonly ReadWord[], lexicon: Lexicon) =>
  later.slice(0, 3).some((word) => isInfinitive(word, 'pt', lexicon) || /.[aei]r(?:em|mos)?$/.test(word.form));

const opensTime = (word: ReadWord | undefined) =>
  times.test(formOf(word)) ||
  /^(?:1\d{3}|20\d\d|início|meados|véspera|manhã|madrugada|data|próxim[oa]s?|últim[oa]s?)$/.test(formOf(word));

/** Participles that name a reason with “por”: “condenado por roubo”. After others, “por” names who did it. */
const reasons =
  /^(?:conden|julg|process|pun|responsabiliz|culp|acus|indici|critic|troc|substitu|apaixon|interess|compost|constitu|formad|multiplic|dividid|conhec|multad|pres[oa]|esper)/;

export const portugueseMisreadings: readonly Misreading[] = [
  {
    // In “pediu a condenação”, “a” is an article; as a preposition it would be “à”.
    language: 'pt',
    base: /^\S+[aeioô]r(?:-se)?\*? a$/,
    isSeen: ({ span, next, lexicon }) => formOf(span.at(-1)) === 'a' && isFeminine(next, lexicon),
  },
  {
    // “fundado em 1889”, “terminou no sábado”: a time follows.
    language: 'pt',
    base: /^\S+[aeioô]r(?:-se)?\*? em$/,
    isSeen: ({ next, later }) => opensTime(next) || (/^\d{1,2}$/.test(formOf(next)) && formOf(later[1]) === 'de'),
  },
  {
    // “fundada em Lisboa” names a place.
    language: 'pt',
    base: /^fundar-se\*? em$/,
    isSeen: ({ span: [first], next }) => isParticiple(first, 'pt') && isCapitalised(next),
  },
  {
    // “a resposta dada pelo ministro” names who did it; “pelo menos” means “at least”.
    language: 'pt',
    base: /^\S+[aeioô]r(?:-se)?\*? por$/,
    isSeen: ({ span: [first], next }) =>
      formOf(next) === 'menos' || (isParticiple(first, 'pt') && !reasons.test(formOf(first))),
  },
  {
    // “aumentou em 10 %”, but not “aumento no preço” or “subiu no telhado”
    language: 'pt',
    base: /^(?:(?:aumentar|subir|descer)\*? em|atingir\*? os)$/,
    isSeen: ({ next, lexicon }) => !isQuantity(next, lexicon),
  },
  {
    // “voltou a jogar”, but not “voltou ao clube”; “começa a chover”, but not “começa às nove”
    language: 'pt',
    base: /^(?:voltou|voltar\*?|começar\*?|estar\*?|pôr-se\*?|desatar\*?|continuar\*?) a$/,
    isSeen: ({ later, lexicon }) => !infinitiveSoon(later, lexicon),
  },
  {
    // “informou ainda que” means “also informed that”.
    language: 'pt',
    base: /^ainda que$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      before !== undefined && (first?.start ?? 0) - before.end === 1 && isOnly(before, ['verb'], lexicon),
  },
  {
    // “dois dias a mais”, but not “a mais bonita”, which is the superlative
    language: 'pt',
    base: /^a mais$/,
    isSeen: ({ next, conceptId, lexicon }) =>
      conceptId.startsWith('the-most')
        ? !mayBe(next, ['adjective'], lexicon)
        : next !== undefined && next.form !== 'do',
  },
  {
    // “não trabalha mais aqui”, but not “não vejo nada de mais” or “não tem mais de dez anos”
    language: 'pt',
    base: /^não … mais$/,
    isSeen: ({ span, next }) =>
      (span.length > 2 && /^(?:de|[dn]?[oa]s?|muito|ainda|cada|pouco|nada|uma?|só)$/.test(formOf(span.at(-2)))) ||
      /^(?:de|d[oa]|que|ou)$/.test(formOf(next)),
  },
  {
    // Meant only at the end of a clause: “lá no alto.”, “o que está por traduzir.”, “e depois?”, “em grupos, a três”
    language: 'pt',
    base: /^(?:no alto|do alto|(?:a|para) fazer|e depois|e então|e tudo|a (?:dois|duas|três|quatro|cinco)|que falta|por traduzir|quanto é)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “em alta”, but not “em alta velocidade”; “na mesma”, but not “na mesma rua”; “o principal”, but not “o principal objetivo”
    language: 'pt',
    base: /^(?:em (?:alta|baixa|grande)|na mesma|o principal|(?:os dois|as duas|os três|as três)|de cor)$/,
    isSeen: ({ next, lexicon }) => isNominal(next, lexicon) || next?.readings.length === 0,
  },
  {
    // “da parte da tarde” is a time.
    language: 'pt',
    base: /^da parte de$/,
    isSeen: ({ next }) => /^(?:tarde|manhã|noite)$/.test(formOf(next)),
  },
  {
    // “voltar a casa”, but not “arrumar a casa”
    language: 'pt',
    base: /^a (?:casa|terra)$/,
    isSeen: ({ before }) => !/^(?:cheg|volt|regress|ir$|vai|foi|vou|fo[mr]|vie|veio|vir|torn|ia)/.test(formOf(before)),
  },
  {
    // “de quem é?” asks for the owner, “pistas de quem fez” does not.
    language: 'pt',
    base: /^de quem$/,
    isSeen: ({ next }) => !/^(?:é|são|era|eram|será)$/.test(formOf(next)),
  },
  {
    // “a casa de todos”, but not “de todos os lados”
    language: 'pt',
    base: /^de todos$/,
    isSeen: ({ next }) => /^(?:os|aqueles|esses|estes|nós|eles|n[oa]s|seus)$/.test(formOf(next)),
  },
  {
    // “tem trinta anos”, but not “tem o prazo de trinta anos”; “faz dez anos”, but not “feita há dez anos”
    language: 'pt',
    base: /^(?:ter|fazer)\*? (?:… )?anos$/,
    isSeen: ({ span, lexicon }) =>
      span.slice(1, -1).some((word) => word.form === 'há' || isOnly(word, ['noun', 'verb'], lexicon)),
  },
  {
    // “um dia saberá”, but not “um dia bonito” or “em um dia”
    language: 'pt',
    base: /^um dia$/,
    isSeen: ({ before, next, lexicon }) =>
      isNominal(next, lexicon) ||
      /^(?:d[eoa]|depois|antes)$/.test(formOf(next)) ||
      /^(?:em|por|de|há|dentro|apenas|só|é|foi|ter|mais)$/.test(formOf(before)),
  },
  {
    // In “artigos I e III”, “I” is a number.
    language: 'pt',
    base: /^i\. e\.$/,
    isSeen: ({ span: [first] }) => first?.text === 'I',
  },
  {
    // In “desse jeito” there is no form of “dar”, in “junto à porta” none of “juntar-se”.
    language: 'pt',
    base: /^(?:dar\*? jeito|juntar-se\*? a)$/,
    isSeen: ({ span: [first] }) => /^(?:desses?|junt[oa]s?)$/.test(formOf(first)),
  },
  {
    // “visto como herói”, but not “ver como é”
    language: 'pt',
    base: /^ver\*? como$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['verb'], lexicon),
  },
  {
    // “ainda não tem dito”, but not “ainda não tem provas”
    language: 'pt',
    base: /^ainda não ter\*?$/,
    isSeen: ({ next }) => !isParticiple(next, 'pt'),
  },
  {
    // A question or an answer of its own: “Como está?”, but not “fica como está hoje”
    language: 'pt',
    base: /^(?:como est(?:á|ás)|como disse|e vocês?)$/,
    isSeen: ({ before, next }) => before !== undefined || next !== undefined,
  },
  {
    // “ficou em primeiro lugar” is a rank, not “firstly”.
    language: 'pt',
    base: /^em (?:primeiro|segundo|terceiro|último) lugar$/,
    isSeen: ({ earlier, next }) =>
      /^(?:n[oa]|d[oa]|em)$/.test(formOf(next)) ||
      earlier.some(({ form }) => /^(?:fic|termin|acab|cheg|classific|coloc|est[aá])/.test(form)),
  },
  {
    // “está bem”, but not “está bem representado”; “ficou bem”, but not “ficou bem mais fácil”
    language: 'pt',
    base: /^(?:ficar\*?|estar\*?|está) bem$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon) || isParticiple(next, 'pt'),
  },
  {
    // “países em desenvolvimento”, but not “em desenvolvimento de”
    language: 'pt',
    base: /^em desenvolvimento$/,
    isSeen: ({ next }) => formOf(next) === 'de',
  },
  {
    // “começou a subir”, “convenceram-no a descer”: an infinitive, not “uphill”
    language: 'pt',
    base: /^a (?:subir|descer|correr)$/,
    isSeen: ({ before, lexicon }) => mayBe(before, ['verb', 'pronoun'], lexicon),
  },
  {
    // “cortado em pedaços”
    language: 'pt',
    base: /^cortar\*? em$/,
    isSeen: ({ span: [first] }) => isParticiple(first, 'pt'),
  },
  {
    // “dizem que ele é rico”, but not “especialistas dizem que”; “bom proveito!”, but not “tirou bom proveito”
    language: 'pt',
    base: /^(?:dizem que|bom proveito)$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // “passou a trabalhar” means “started to”, not “hand over to” or “move on to”.
    language: 'pt',
    base: /^passar\*? a$/,
    isSeen: ({ later, conceptId, lexicon }) =>
      /^(?:hand-over|move-on)/.test(conceptId) && infinitiveSoon(later.slice(0, 2), lexicon),
  },
  {
    // “muito cedo para saber”, but not “muito bom para nós”
    language: 'pt',
    base: /^muito … para$/,
    isSeen: ({ span, next, lexicon }) => span.length > 4 || !isInfinitive(next, 'pt', lexicon),
  },
  {
    // “ou hoje ou amanhã” (either today or tomorrow), but not “uma escola ou uma turma ou um curso”
    language: 'pt',
    base: /^ou … ou$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      before !== undefined &&
      (first?.start ?? 0) - before.end === 1 &&
      mayBe(before, ['noun', 'adjective', 'name', 'verb'], lexicon),
  },
  {
    // “porque não?” asks, “porque não veio” gives a reason.
    language: 'pt',
    base: /^porque não$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “não é verdade?” asks for agreement, “Não é verdade, diz” does not.
    language: 'pt',
    base: /^(?:não é verdade|que se passa)$/,
    isSeen: ({ before, span: [first] }) => before === undefined || (first?.start ?? 0) - before.end === 1,
  },
  {
    // In “tem visto que”, “visto” is a participle. In “livro de poemas”, “livro” is a noun.
    language: 'pt',
    base: /^(?:visto que|livrar\*? de)$/,
    isSeen: ({ span: [first], before }) =>
      /^livros?$/.test(formOf(first)) || (formOf(first) === 'visto' && /^t[eêi][mnr]/.test(formOf(before))),
  },
  {
    // “com o fim de ajudar”, but not “com o fim da guerra”
    language: 'pt',
    base: /^com o fim de$/,
    isSeen: ({ next, lexicon }) => !isInfinitive(next, 'pt', lexicon),
  },
  {
    // “pessoas de idade”, but not “vinte anos de idade”
    language: 'pt',
    base: /^de idade$/,
    isSeen: ({ before }) => /^(?:anos?|meses|dias|menor(?:es)?|maior(?:es)?)$/.test(formOf(before)),
  },
  {
    // “foi lançado no mercado”, “são encaminhados para o hospital”: a passive, not a reflexive verb
    language: 'pt',
    base: /^\S+[aeioô]r-se\*? (?:a|com|de|em|para|por|sobre)$/,
    isSeen: ({ span: [first], before }) =>
      isParticiple(first, 'pt') &&
      (/^(?:foi|foram|é|são|era|eram|será|serão|seria|ser|sido|sendo|seja|sejam)$/.test(formOf(before)) ||
        /^(?:lanç|encaminh|debat|cruz|responsabiliz|sobrep)/.test(formOf(first))) &&
      !/^(?:submet|dedic|relacion|basead|destin|situad|localiz|ligad|concentr)/.test(formOf(first)),
  },
  {
    // “saiu há dois dias” (two days ago), but not “mora aqui há dois anos” (for two years)
    language: 'pt',
    base: /^há … /,
    isSeen: ({ earlier, later }) =>
      ![...earlier, ...later.slice(0, 4)].some(({ analyses }) =>
        analyses.some(({ features }) => features.some((each) => each.startsWith('past'))),
      ),
  },
  ...portuguesePhraseMisreadings,
];
