import type { Lexicon } from '../../../lexicon.ts';
import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';

const formOf = (word: ReadWord | undefined) => word?.form ?? '';

const isNominal = (word: ReadWord | undefined, lexicon: Lexicon) => mayBe(word, ['noun', 'adjective'], lexicon);

const ofNoun = /^d[eoa]s?$/;

/** Forms of the verbs after which an expression with “em” or “de” describes a state: “está em jogo” (is at stake). */
const stateVerb = /^(?:est[aáãeêio]|fic[aáou]|fiqu|põe|pôr|punh|pus|posto|coloc|entrou|entra[mr]?$|continu|permanec)/;

/** Verbs with “de” and no clause: “o assunto de que falámos” (the matter that we talked about). */
const verbsWithDe =
  /^(?:fal(?:o|a|am|amos|ámos|ou|ei|ava|avam|ar|aram)|precis(?:o|a|am|amos|ava|avam|ar|ou)|gost(?:o|a|am|amos|ava|avam|ei|ou)|disp(?:õe|õem|unha|unham|omos)|necessit(?:a|am|ava|avam)|depend(?:e|em|ia|iam)|sofr(?:e|em|ia|iam|eu))$/;

/** Texts that contain the words of a Portuguese expression with “de”, “em” or another preposition in their literal sense. */
export const portugueseLiteralMisreadings: readonly Misreading[] = [
  {
    // False match: “há mais de um mês” (more than a month ago), “pena de trinta anos” (sentence of thirty years). True match:
    // “uma mulher de trinta anos” (a thirty-year-old woman).
    language: 'pt',
    base: /^de (?:\S+ anos|um (?:ano|mês))$/,
    isSeen: ({ base, before, next }) =>
      /^(?:mais|menos|cerca|depois|antes|perto|partir|dentro|além|durante|média)$/.test(formOf(before)) ||
      next?.form === 'para' ||
      (/anos$/.test(base) &&
        /^(?:penas?|prisão|prazo|período|mandato|contrato|experiência|espaço|guerra|intervalo|história|carreira|cadeia|casamento|condenação|reclusão)$/.test(
          formOf(before),
        )),
  },
  {
    // False match: “prestação de serviço” (provision of services), “campanha de prevenção” (prevention campaign). True match:
    // “está de serviço” (is on duty).
    language: 'pt',
    base: /^de (?:serviço|prevenção)$/,
    isSeen: ({ before }) =>
      !stateVerb.test(formOf(before)) &&
      !/^(?:médic|enfermeir|polícia|agente|oficial|soldado|bombeir|farmácia)/.test(formOf(before)),
  },
  {
    // False match: “estava de passagem” (was passing through), “ave de passagem” (bird of passage). True match: “notou, de
    // passagem, que” (noted by the way that).
    language: 'pt',
    base: /^de passagem$/,
    isSeen: ({ before, next, lexicon }) =>
      stateVerb.test(formOf(before)) ||
      isOnly(before, ['noun'], lexicon) ||
      /^(?:d[aeo]|por|pel[oa])$/.test(formOf(next)),
  },
  {
    // False match: “dez quilos de peso” (ten kilos of weight). True match: “um nome de peso” (a weighty name).
    language: 'pt',
    base: /^de peso$/,
    isSeen: ({ before }) =>
      /^(?:perda|ganho|quilos?|kg|excesso|toneladas?|gramas?|aumento|redução|controle|controlo|limite|categorias?|unidades?|falta|variação|problemas?)$/.test(
        formOf(before),
      ),
  },
  {
    // False match: “de primeira necessidade” (essential). True match: “comida de primeira” (first-rate food).
    language: 'pt',
    base: /^de primeira$/,
    isSeen: ({ next, lexicon }) => isNominal(next, lexicon) || next?.readings.length === 0,
  },
  {
    // False match: “moradores do sul do país” (people from the south of the country). True match: “a costa do sul” (the
    // southern coast).
    language: 'pt',
    base: /^d[eo] (?:sul|norte|leste|oeste|nordeste|noroeste|sudeste|sudoeste)$/,
    isSeen: ({ next }) => ofNoun.test(formOf(next)),
  },
  {
    // False match: “A casa dos pais é longe” (the parents’ house is far away). True match: “foi a casa dos pais” (went to
    // his parents’).
    language: 'pt',
    base: /^a casa de$/,
    isSeen: ({ before }) =>
      !/^(?:cheg|volt|regress|ir$|vai|vamos|foi|vou|fo[mr]|vie|veio|vir|ia|íamos|lev)/.test(formOf(before)),
  },
  {
    // False match: “em jogo contra o Porto” (in a match against Porto). True match: “o que está em jogo” (what is at stake).
    language: 'pt',
    base: /^em jogo$/,
    isSeen: ({ before, next, lexicon }) =>
      !stateVerb.test(formOf(before)) &&
      next !== undefined &&
      (isNominal(next, lexicon) ||
        isParticiple(next, 'pt') ||
        /^(?:contra|pel[oa]s?|d[oae]s?|n[oa]|com|entre|que|em|a|válid[oa]|de)$/.test(next.form)),
  },
  {
    // False match: “investir em segurança” (invest in security). True match: “chegou em segurança” (arrived safely).
    language: 'pt',
    base: /^em segurança$/,
    isSeen: ({ before, next, lexicon }) =>
      isOnly(before, ['noun', 'adjective'], lexicon) || /^invest/.test(formOf(before)) || isNominal(next, lexicon),
  },
  {
    // False match: “em parte do país” (in part of the country), “no conjunto da obra” (in the whole of the work). True match:
    // “em parte por medo” (partly out of fear).
    language: 'pt',
    base: /^(?:em (?:parte|questão|número|série|ordem|trabalho|negócios|cadeia|linha)|no (?:conjunto|terreno|lugar)|com o tempo)$/,
    isSeen: ({ next }) => ofNoun.test(formOf(next)) || formOf(next) === 'que',
  },
  {
    // False match: “em ordem alfabética” (in alphabetical order), “com o tempo frio” (with the cold weather). True match:
    // “pôs tudo em ordem” (put everything in order).
    language: 'pt',
    base: /^(?:em (?:número|ordem|trabalho|cadeia)|com (?:o tempo|vida)|no lugar|na hora)$/,
    isSeen: ({ next, lexicon }) =>
      isNominal(next, lexicon) || /^(?:cert|exat|errad|onde$|em$|d[eoa]s?$|que$|nacional)/.test(formOf(next)),
  },
  {
    // False match: “em condições de igualdade” (on equal terms). True match: “em condições de jogar” (able to play).
    language: 'pt',
    base: /^(?:estar\*? )?em condições de$/,
    isSeen: ({ next, lexicon }) => !isInfinitive(next, 'pt', lexicon),
  },
  {
    // False match: “está no curso de medicina” (is on the medicine course). True match: “no curso da história” (in the course
    // of history).
    language: 'pt',
    base: /^no curso de$/,
    isSeen: ({ span }) => formOf(span.at(-1)) === 'de',
  },
  {
    // False match: “está na direção da empresa” (is in the management of the company). True match: “na direção da porta”
    // (towards the door).
    language: 'pt',
    base: /^na dire[cç]ç?ão de$/,
    isSeen: ({ next }) =>
      /^(?:empresa|clube|partido|escola|hospital|instituição|companhia|jornal|banco|filme|entidade|federação|associação|museu|orquestra|revista)$/.test(
        formOf(next),
      ),
  },
  {
    // False match: “tirou da bolsa o telemóvel” (took the phone out of the bag). True match: “a queda da bolsa” (the fall of the
    // stock market).
    language: 'pt',
    base: /^da bolsa$/,
    isSeen: ({ before }) =>
      !/^(?:índices?|queda|alta|pregão|operador\w*|operações|fechamento|fecho|abertura|investidor\w*|mercados?|crise|subida|baixa|recuo|sessão|ações|acções)$/.test(
        formOf(before),
      ),
  },
  {
    // False match: “nada de engraçado” (nothing funny). True match: “nada de açúcar” (no sugar at all).
    language: 'pt',
    base: /^nada de$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective'], lexicon) && !isOnly(next, ['noun'], lexicon),
  },
  {
    // False match: “o assunto de que falámos” (the matter that we talked about), “De que forma?” (in what way?). True match: “a
    // ideia de que venceu” (the idea that he won).
    language: 'pt',
    base: /^de que$/,
    isSeen: ({ before, next, later }) =>
      before === undefined ||
      /^(?:forma|modo|maneira|lado|tipo|cor|país)$/.test(formOf(next)) ||
      later.slice(0, 3).some(({ form }) => verbsWithDe.test(form)),
  },
  {
    // False match: “sem querer falar” (without wanting to speak), “sem ligação com o crime” (without a link to the crime). True
    // match: “caiu sem querer” (fell accidentally).
    language: 'pt',
    base: /^sem (?:querer|ligação)$/,
    isSeen: ({ next, lexicon }) => isInfinitive(next, 'pt', lexicon) || /^(?:que|com|a|ao|à|entre)$/.test(formOf(next)),
  },
  {
    // False match: “para o ano letivo” (for the school year). True match: “Para o ano vou a Roma” (next year I will go to Rome).
    language: 'pt',
    base: /^para o ano$/,
    isSeen: ({ next, lexicon }) => isNominal(next, lexicon) || /^(?:\d+|d[eoa]s?|que|em)$/.test(formOf(next)),
  },
  {
    // False match: “pessoas de todo o mundo” (people from all over the world). True match: “todo o mundo sabe” (everybody
    // knows).
    language: 'pt',
    base: /^todo o mundo$/,
    isSeen: ({ before }) => /^(?:de|em|por|pelo|no|do)$/.test(formOf(before)),
  },
  {
    // False match: “série de televisão” (television series), “um número de telefone” (a phone number). True match: “uma série de
    // problemas” (a number of problems).
    language: 'pt',
    base: /^(?:uma série|um número) de$/,
    isSeen: ({ next }) =>
      /^(?:televisão|tv|tevê|animação|comédia|drama|ficção|terror|rádio|livros|filmes|telefone|telemóvel|celular|série|identificação|registo|registro|contribuinte)$/i.test(
        formOf(next),
      ),
  },
  {
    // False match: “à partida do comboio” (at the departure of the train). True match: “à partida, é fácil” (at first it is
    // easy).
    language: 'pt',
    base: /^à partida$/,
    isSeen: ({ next }) => /^(?:d[eoa]s?|contra|entre|com|em|n[oa]|para)$/.test(formOf(next)),
  },
  {
    // “à vista” is about payment in “pagou à vista” (paid in cash), but not in “havia terra à vista” (land was in sight).
    language: 'pt',
    base: /^à vista$/,
    isSeen: ({ conceptId, before, earlier }) =>
      conceptId.startsWith('in-cash-a-vista-pt') !==
      [...earlier.slice(-3), ...(before ? [before] : [])].some(({ form }) =>
        /^(?:pag|preç|compr|dinheiro$|desconto|valor|vend[ae]|parcel|reais$|euros$|cobr)/.test(form),
      ),
  },
];
