import { gapBefore, infinitiveAfter, isConcept, lengthOfComma, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { articles, gerundAfter, masculine, nextForm, times } from '../portuguese-context.ts';

const vehicles =
  /^(?:avião|carro|automóvel|comboio|trem|ônibus|autocarro|barco|navio|bicicleta|táxi|metrô|metro|helicóptero|moto|mota|ambulância|elétrico|camião|caminhão)$/;

/** Verbs of motion before “de avião” (by plane) and “a Lisboa” (to Lisbon). */
const motion =
  /^(?:ir|irá|irão|ido|vai|vão|vou|vamos|foi|foram|fui|fomos|ia|iam|indo|vem|veio|vieram|vir|viaj\w+|cheg\w+|volt\w+|regress\w+|retorn\w+|segu\w+|and[aeo]\w*|desloc\w+|transport\w+|fug\w+|sa[ií]\w*)$/;

const days = /^(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|feira|janeiro|dezembro)$/;

/** Verbs before a question with “como”: “não sabe como foi” (does not know how it was). */
const asking =
  /^(?:sei|sab\w+|soub\w+|expli[cq]\w+|mostr\w+|entend\w+|ver|veja|vejam|vê|descobr\w+|aprend\w+|ensin\w+|pergunt\w+|imagin\w+|perceb\w+|compreend\w+|lembr\w+|decid\w+|discut\w+|descrev\w+|conhec\w+|sobre|eis)$/;

/** Rules for frequent words with two meanings. The words beside them decide. */
export const portugueseSenseRules: readonly Rule[] = [
  {
    // “ouvido” is a noun in “o ouvido do menino” (the boy’s ear), but not in “foi ouvido” (was heard).
    forms: { pt: 'ouvido ouvidos' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => articles.test(before?.form ?? '') || before?.form === 'de',
    weightElsewhere: 0.3,
    weightOfOthers: 1e-3,
  },
  {
    // “meio” means “half” in “um ano e meio” (a year and a half).
    forms: { pt: 'meio meia' },
    means: isConcept('half/adjective'),
    holds: ({ before }) => before?.form === 'e',
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “meio” means “kind of” in “estava meio cansada” (was kind of tired).
    forms: { pt: 'meio' },
    means: isConcept('kind-of/adverb'),
    holds: ({ before, after: [next], lexicon }) =>
      isOnly(before, ['verb'], lexicon) &&
      (isOnly(next, ['adjective'], lexicon) || isParticiple(next, 'pt')) &&
      !isParticiple(before, 'pt'),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
  },
  {
    // “final” means “final match” in “a final da Copa” (the final of the Cup), but not in “o final do filme” (the end of the
    // film).
    forms: { pt: 'final finais' },
    means: isConcept('final-match/noun'),
    holds: ({ before }) => /^(?:[dn]?as?|às?|pelas?|uma|sua|desta|nesta|quartas|semifinais)$/.test(before?.form ?? ''),
    weightElsewhere: 0.05,
    weightOfOthers: 1e-3,
  },
  {
    // “mal” means “evil” in “o mal existe” (evil exists), but not in “mal sabe ler” (can hardly read).
    forms: { pt: 'mal males' },
    means: isConcept('evil/noun'),
    holds: ({ before }) => /^(?:o|do|ao|no|pelo|um|este|esse|nenhum|grande|os|dos|outros)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “mal” means “badly” in “joga mal” (plays badly), but not in “mal sabe ler” (can hardly read).
    forms: { pt: 'mal' },
    means: isConcept('badly/adverb'),
    holds: ({ before, after: [next], lexicon }) =>
      isOnly(before, ['verb'], lexicon) && !isOnly(next, ['verb'], lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “bem” is a noun in “o bem comum” (the common good), but not in “o bem sucedido autor” (the successful author).
    forms: { pt: 'bem' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ word, before, after: [next] }) =>
      /^(?:o|do|ao|pelo|um|este|esse|cada|seu)$/.test(before?.form ?? '') &&
      (!next ||
        next.start - word.end > 1 ||
        /^(?:comum|público|maior|móvel|imóvel|cultural|coletivo|jurídico|material|d[eoa]s?|e|é|foi|será)$/.test(
          next.form,
        )),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “alta” is a noun in “teve alta do hospital” (was discharged from hospital).
    forms: { pt: 'alta' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:teve|tiveram|ter|terá|receb\w+|deu|dar|regist\w+|fech\w+|oper\w+)$/.test(before?.form ?? '') &&
      !isOnly(next, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “como” means “how” in “explica como funciona” (explains how it works).
    forms: { pt: 'como' },
    means: isConcept('how/adverb'),
    holds: (place) => gapBefore(place) === 1 && asking.test(place.before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “mesmo” means “himself” in “ele mesmo fez o bolo” (he made the cake himself).
    forms: { pt: 'mesmo mesma mesmos mesmas' },
    means: isConcept('self/adjective', 'myself-mesmo-pt/adjective'),
    holds: ({ before }) => /^(?:[dn]?el[ea]s?|eu|tu|vocês?|nós|si|mim)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “Mesmo” means “even” in “Mesmo cansado, continuou” (even though tired, he went on).
    forms: { pt: 'mesmo' },
    means: isConcept('even/adverb'),
    holds: (place) =>
      gapBefore(place) >= lengthOfComma && !isOnly(place.after[0], ['noun'], place.lexicon) && place.after.length > 0,
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “ia” means “was going to” in “ia sair quando tocou o telefone” (was going to leave when the phone rang).
    forms: {
      pt: 'ia ias íamos iam vou vais vai vamos vão fui foste foi fomos foram irei irá iremos irão iria iriam iríamos for formos forem fosse fôssemos fossem fora ir irem irmos indo ido vá',
    },
    means: isConcept('be-going-to-ir-pt/verb'),
    holds: (place) => /^[ií]a/.test(place.word.form) && infinitiveAfter(place),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
  },
  {
    // “Faz” means “it has been” in “Faz dois anos que saiu” (he left two years ago).
    forms: {
      pt: 'faz fazia fez fazem faço fazes fazemos faziam fiz fizemos fizeram fará farão faria fariam faça façam fizesse fizessem fizer fizerem fizera fazer fazerem fazermos fazendo feito feita feitos feitas',
    },
    means: isConcept('it-has-been-fazer-pt/verb'),
    holds: (place) =>
      /^(?:faz|fazia|fez|fazem)$/.test(place.word.form) &&
      (place.before === undefined || gapBefore(place) > 1 || /^(?:já|que|quando|hoje)$/.test(place.before.form)) &&
      (/^(?:tempos?|anos|meses)$/.test(nextForm(place.after)) ||
        (mayBe(place.after[0], ['numeral', 'determiner', 'adverb'], place.lexicon) &&
          place.after.slice(1, 4).some(({ form }) => times.test(form)))) &&
      !/^(?:[oa]s?|ess[ea]s?|est[ea]s?)$/.test(nextForm(place.after)),
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-3,
  },
  {
    // “embora” means “away” in “foi embora” (went away), but not in “embora chova” (although it rains).
    forms: { pt: 'embora' },
    means: isConcept('away/adverb'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      (motion.test(place.before?.form ?? '') ||
        /^(?:mand\w+|lev\w+|deit\w+|vá|irem|irmos|se|me|nos)$/.test(place.before?.form ?? '')),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “Querido” is an adjective in “Querido pelos torcedores” (loved by the fans), but not in “tem querido sair” (has been
    // wanting to leave).
    forms: { pt: 'querido querida queridos queridas' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before }) => !/^(?:te[nmrv]|tê|ti[nv]|havi)/.test(before?.form ?? ''),
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    // “seguranças” means “guards” in “os seguranças do clube” (the guards of the club), but not in “a segurança do país”
    // (the security of the country).
    forms: { pt: 'segurança seguranças' },
    means: isConcept('security-guard/noun'),
    holds: ({ word, before }) => word.form === 'seguranças' || masculine.test(before?.form ?? ''),
    weightElsewhere: 0.02,
    weightOfOthers: 1e-4,
  },
  {
    // “famosa” is an adjective in “a famosa atriz” (the famous actress), but not in “os famosos chegaram” (the celebrities
    // arrived).
    forms: { pt: 'famoso famosa famosos famosas vizinho vizinha' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      (isCapitalised(next) ||
        mayBe(next, ['noun'], lexicon) ||
        (/^famos/.test(word.form) && next.start - word.end > 1 && next.start - word.end !== lengthOfComma)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “era” is a noun in “uma nova era digital” (a new digital era), but not in “ela era digital” (it was digital).
    forms: { pt: 'era eras' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) =>
      /^(?:uma|nova|novas|nesta|desta|nessa|dessa|cada|outra|na|da|primeira|toda)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “comigo” means “with me”, not “me”: it contains the preposition “com” (with).
    forms: { pt: 'comigo contigo' },
    means: isConcept('with-me-comigo-pt/preposition', 'with-you-contigo-pt/preposition'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “de” means “by” in “viajou de avião” (travelled by plane), but not in “o piloto de avião” (the plane’s pilot).
    forms: { pt: 'de' },
    means: isConcept('by-de-pt/preposition'),
    holds: ({ before, after }) => vehicles.test(nextForm(after)) && motion.test(before?.form ?? ''),
    weightElsewhere: 1e-8,
    weightOfOthers: 1e-4,
  },
  {
    // “a” is a preposition in “foi a Lisboa” (went to Lisbon).
    forms: { pt: 'a' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: ({ before, after: [next] }) =>
      /^(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|cem|mil|meio)$/.test(
        next?.form ?? '',
      ) ||
      (motion.test(before?.form ?? '') && isCapitalised(next)) ||
      (days.test(before?.form ?? '') && days.test(next?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “o” before an infinitive used as a noun is an article: “o quebrar do sonho” (the breaking of the dream).
    forms: { pt: 'o' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next, afterNext], language, lexicon }) =>
      isInfinitive(next, language, lexicon) && /^d[eoa]s?$/.test(afterNext?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “foi” means “went” in “foi acenando até sair” (went on waving until he left).
    forms: { pt: 'foi foram fui fomos' },
    means: isConcept('go/verb'),
    holds: ({ after }) => gerundAfter(after) && nextForm(after) !== 'sendo',
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “o” after a verb and before a name is an article: “mantém o Google” (keeps Google). A pronoun would be attached.
    forms: { pt: 'o a os as' },
    means: isConcept('the/determiner'),
    holds: ({ word, before, after: [next], lexicon }) =>
      word.form !== 'a' && !word.isAttached && isCapitalised(next) && isOnly(before, ['verb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “a lei n. 8” (law no. 8)
    forms: { pt: 'n' },
    means: isConcept('no-n-pt/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “reserva” is an adjective in “o goleiro reserva” (the reserve goalkeeper), but not in “a reserva do hotel” (the
    // booking of the hotel).
    forms: { pt: 'reserva reservas' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before }) =>
      /^(?:goleiros?|guarda-redes|jogador(?:es)?|times?|equip[ae]s?|zagueiros?|laterais|lateral|atacantes?|volantes?|meias?)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
  },
  {
    // “os pais” are parents, hardly ever fathers.
    forms: { pt: 'pais' },
    means: isConcept('parents/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
];
