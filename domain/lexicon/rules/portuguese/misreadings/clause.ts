import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, mayBe } from '../../word-classes.ts';

const formOf = (word: ReadWord | undefined) => word?.form ?? '';

/** Texts that contain a verb and the other words of a Portuguese expression in their literal sense. */
export const portugueseClauseMisreadings: readonly Misreading[] = [
  {
    // False match: “acabou de vez” (ended once and for all), “anda e para das cidades”. True match: “acabou de sair” (has just
    // left).
    language: 'pt',
    base: /^(?:(?:acab|par)ar\*?|acaba|acabou) de$/,
    isSeen: ({ next, lexicon }) =>
      !isInfinitive(next, 'pt', lexicon) && !/.[aei]r(?:em|mos|-\w+)?$/.test(formOf(next)) && formOf(next) !== 'se',
  },
  {
    // False match: “chegou para ser titular” (came to be in the first team). True match: “não chega para pagar” (is not
    // enough to pay).
    language: 'pt',
    base: /^chegar\*? para$/,
    isSeen: ({ before }) => !/^(?:não|já|mal|dinheiro|salário|tempo)$/.test(formOf(before)),
  },
  {
    // False match: “lembrou do pai” (remembered his father). True match: “lembrou o pai do filme” (reminded his father of the
    // film).
    language: 'pt',
    base: /^lembrar\*? (?:… )?de$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // False match: “abriu para visitantes” (opened for visitors). True match: “a janela abre para o mar” (the window opens onto
    // the sea).
    language: 'pt',
    base: /^abrir\*? para$/,
    isSeen: ({ before, earlier }) =>
      ![...earlier, ...(before ? [before] : [])].some(({ form }) =>
        /^(?:janela|porta|varanda|quarto|sala|terraço|portão|sacada|corredor)/.test(form),
      ),
  },
  {
    // False match: “jogou ao lado do irmão” (played beside his brother). True match: “joga à bola” (plays football).
    language: 'pt',
    base: /^jogar\*? (?:ao|à)$/,
    isSeen: ({ next }) =>
      /^(?:lado|mesmo|ar|longo|chão|lixo|vento|mar|vivo|água|frente|noite|tarde)$/.test(formOf(next)),
  },
  {
    // False match: “ganhou em casa” (won at home). True match: “ganha em qualidade” (gains in quality).
    language: 'pt',
    base: /^ganhar\*? em$/,
    isSeen: ({ next }) =>
      !/^(?:qualidade|valor|experiência|peso|importância|eficiência|tempo|velocidade|competitividade|produtividade|saúde|clareza|rapidez|força|conforto)$/.test(
        formOf(next),
      ),
  },
  {
    // False match: “o banco fica ao lado da igreja” (the bank is beside the church). True match: “ficou ao lado do amigo” (stood
    // by his friend).
    language: 'pt',
    base: /^ficar\*? ao lado de$/,
    isSeen: ({ span: [first] }) => /^fica(?:m|va|vam)?$/.test(formOf(first)),
  },
  {
    // False match: “votaram em plenário” (voted in the plenary session). True match: “votaram em Lula” (voted for Lula).
    language: 'pt',
    base: /^votar\*? em$/,
    isSeen: ({ next }) =>
      /^(?:ordem|sentido|branco|plenário|massa|bloco|separado|turno|primeiro|segundo|sessão|urnas?|conjunto|consciência|peso|referendo|assembleia|plebiscito|duas|dois|comissão)$/.test(
        formOf(next),
      ),
  },
  {
    // False match: “as vendas ocorreram com preços altos” (the sales took place at high prices). True match: “o que ocorreu com
    // ele” (what happened to him).
    language: 'pt',
    base: /^ocorrer\*? com$/,
    isSeen: ({ before }) => !/^(?:que|isso|isto|mesmo|já|também|não|nada)$/.test(formOf(before)),
  },
  {
    // False match: “se deu conta do erro” (realised the mistake). True match: “o facto deu-se em Roma” (it happened in Rome).
    language: 'pt',
    base: /^dar-se\*?$/,
    isSeen: ({ next, later }) => formOf(next) === 'conta' || formOf(later[0]) === 'conta',
  },
  {
    // False match: “ter relações comerciais” (have trade relations), “teve relações com a empresa” (had links to the company).
    language: 'pt',
    base: /^ter\*? relações$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “tem sede em Lisboa” (is based in Lisbon), “tem sede própria” (has its own headquarters). True match: “tem
    // sede” (is thirsty).
    language: 'pt',
    base: /^(?:ter\*?|com) sede$/,
    isSeen: ({ next }) => /^(?:n[oa]s?|em|própria|social|d[eo])$/.test(formOf(next)),
  },
  {
    // False match: “vai buscar a vitória” (will seek victory). True match: “vai buscar o filho” (goes to fetch his son).
    language: 'pt',
    base: /^ir\*? buscar$/,
    isSeen: ({ later }) =>
      later
        .slice(0, 3)
        .some(({ form }) =>
          /^(?:vitória|título|resultado|solução|soluções|recuperação|classificação|medalha|apoio|ouro|vaga|alternativas?|acordo|recursos|empate|parcerias?)$/.test(
            form,
          ),
        ),
  },
  {
    // False match: “é melhor que o outro” (is better than the other). True match: “é melhor esperar” (it is better to wait).
    language: 'pt',
    base: /^(?:é|o) melhor(?: é)?$/,
    isSeen: ({ before, next, later, lexicon }) =>
      !later.slice(0, 3).some((word) => isInfinitive(word, 'pt', lexicon)) &&
      !(before === undefined && formOf(next) === 'que'),
  },
  {
    // False match: “o partido que apoia o governo” (the party that supports the government). True match: “palavras que magoam”.
    language: 'pt',
    base: /^que (?:apoia|faz pensar|magoa|consente)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // These expressions are recognised only if they stand alone: “Tudo bem?” (how are you?), but not “está tudo bem com ela”
    // (she is all right).
    language: 'pt',
    base: /^(?:tudo bem|quem fala|um momento)$/,
    isSeen: ({ before, next }) => before !== undefined || next !== undefined,
  },
  {
    // False match: “quem sabe a resposta” (who knows the answer). True match: “quem sabe ele venha” (maybe he will come).
    language: 'pt',
    base: /^quem sabe$/,
    isSeen: ({ before, span: [first], next, lexicon }) =>
      (before !== undefined &&
        (first?.start ?? 0) - before.end === 1 &&
        /^(?:para|de|a|com|por|há|só)$/.test(before.form)) ||
      /^(?:[oa]s?|que|se|como|onde|disso|d[eoa])$/.test(formOf(next)) ||
      isInfinitive(next, 'pt', lexicon),
  },
  {
    // False match: “é o que é feito” (that is what is done). True match: “é o que é” (that’s how it is).
    language: 'pt',
    base: /^(?:é o que é|é assim mesmo)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “quanto mais vendia” (the more it sold). True match: “não anda, quanto mais correr” (cannot walk, let alone
    // run).
    language: 'pt',
    base: /^quanto mais$/,
    isSeen: ({ next, lexicon }) => !isInfinitive(next, 'pt', lexicon),
  },
  {
    // False match: “Pelo que podemos ver” (from what we can see). True match: “choveu, pelo que ficámos” (it rained, so we
    // stayed).
    language: 'pt',
    base: /^pelo que$/,
    isSeen: ({ before, next, later }) =>
      before === undefined ||
      /^(?:sabemos|vemos|vimos|vejo|ouvi|ouvimos|entendo|percebo|conheço|lembro|soube|consigo|tudo|eu|dizem|contam|consta)$/.test(
        formOf(next),
      ) ||
      later.slice(0, 3).some(({ form }) => /^(?:ver|saber|perceber|entender|observar|apurar|notar)$/.test(form)),
  },
  {
    // False match: “superior a dez” (higher than ten). True match: “superior aos outros” (superior to the others).
    language: 'pt',
    base: /^superior a$/,
    isSeen: ({ conceptId, next, later, lexicon }) =>
      conceptId.startsWith('superior-to') &&
      (/^(?:\d.*|r|us|média|limite|valor)$/.test(formOf(next)) ||
        mayBe(next, ['numeral'], lexicon) ||
        /^(?:por|%|anos)$/.test(formOf(later[1]))),
  },
  {
    // False match: “não saiu mais da frente” (never again left the lead). True match: “mais da metade” (more than half).
    language: 'pt',
    base: /^(?:mais|menos) de$/,
    isSeen: ({ span, next }) =>
      /^d[oa]s?$/.test(formOf(span.at(-1))) &&
      !/^(?:metade|dobro|triplo|maioria|conta|mesm[oa]|que|quarta|terça)$/.test(formOf(next)) &&
      !isCapitalised(next),
  },
];
