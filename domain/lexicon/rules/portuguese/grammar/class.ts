import type { Place, Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { nextForm } from '../portuguese-context.ts';
import { definite } from './construction.ts';

/** Whether only a space separates the word from the word before it. */
const isBehindWord = ({ word, before }: Place) => before !== undefined && word.start - before.end === 1;

/** Rules for forms with two parts of speech, such as noun and verb. The neighbouring words decide between them. */
export const portugueseClassRules: readonly Rule[] = [
  {
    // “procura” is a verb in “procura ajudar” (tries to help), but not in “a procura de casa” (the search for a home).
    forms: { pt: 'procura procuras conta manda' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, after, language, lexicon }) =>
      isInfinitive(after[0], language, lexicon) && !definite.has(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “fala” is a verb in “de que se fala” (that people talk about), but not in “a fala” (the speech).
    forms: { pt: 'fala procura compra troca pesquisa espera conta trata usa cria busca gasta ganha vende' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) => place.before?.form === 'se' && !place.before.isAttached && isBehindWord(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “se” does not mean “if” in “as peças se encaixam” (the pieces fit), but it does in “sai se chover” (goes out if it
    // rains).
    forms: { pt: 'se' },
    means: (conceptId) => conceptId !== 'if/conjunction' && conceptId !== 'whether/conjunction',
    holds: (place) =>
      isBehindWord(place) &&
      (/^\d/.test(place.before?.form ?? '') ||
        mayBe(place.before, ['noun', 'adjective', 'pronoun', 'name'], place.lexicon)) &&
      !mayBe(place.before, ['verb', 'preposition', 'conjunction', 'adverb'], place.lexicon) &&
      isOnly(place.after[0], ['verb'], place.lexicon) &&
      (place.after[0]?.readings.every(({ analysis: { features } }) =>
        features.some((each) => /^(?:pres|past|impf|fut|cond|subj)\b/.test(each)),
      ) ??
        false),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “Química” is a noun in “Química e matemática” (chemistry and mathematics), but not in “a indústria química” (the
    // chemical industry).
    forms: { pt: 'química matemática física lógica mecânica genética informática óptica gramática estatística' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => {
      const [next] = place.after;
      return (
        (!isBehindWord(place) || /^(?:[oae]|d[ea]|em|na|à)$/.test(place.before?.form ?? '')) &&
        (next === undefined || next.start - place.word.end > 1 || !mayBe(next, ['noun'], place.lexicon))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “vai” means “will” in “vai me ajudar” (will help me), but not in “vai à escola” (goes to school).
    forms: { pt: 'vai vais vou vamos vão' },
    means: (conceptId) => conceptId === 'will/verb',
    holds: ({ after, language, lexicon }) =>
      /^(?:me|te|se|nos|lhes?|não|também|já|ainda|sempre|mesmo)$/.test(nextForm(after)) &&
      isInfinitive(after[1], language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “cedo” is not a verb in “acorda cedo” (wakes early), but it is in “eu cedo o lugar” (I give up the seat).
    forms: { pt: 'cedo' },
    means: (_, partOfSpeech) => partOfSpeech !== 'verb',
    holds: ({ before }) => before?.form !== 'eu',
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “responsável” is an adjective in “sério e responsável” (serious and responsible), but not in “o responsável” (the
    // person in charge).
    forms: { pt: 'responsável responsáveis' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before, earlier, lexicon }) =>
      /^(?:é|são|era|eram|foi|ser|mais|muito|tão|pouco)$/.test(before?.form ?? '') ||
      (/^(?:e|ou)$/.test(before?.form ?? '') &&
        mayBe(earlier.at(-2), ['adjective'], lexicon) &&
        !mayBe(earlier.at(-2), ['noun'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “Prova” at the start of a sentence is a noun: “Prova disso é o livro” (proof of this is the book).
    forms: { pt: 'prova provas' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after }) =>
      before === undefined && after.slice(0, 2).some(({ form }) => /^(?:d[eoa]s?|disso|disto|que)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “visita” is a verb in “Pedro visita a mãe” (Pedro visits his mother), but not in “a visita a Lisboa” (the visit to
    // Lisbon).
    forms: { pt: 'causa visita compra disputa busca marca troca procura critica ameaça denuncia anuncia deixa' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ word, before, after, lexicon }) =>
      before !== undefined &&
      word.start - before.end === 1 &&
      isCapitalised(before) &&
      !mayBe(before, ['determiner', 'preposition', 'conjunction'], lexicon) &&
      /^(?:[oa]s?|uma?|seus?|suas?)$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “jovens” is a noun in “para jovens de 15 anos” (for young people aged 15), but not in “para jovens atores” (for young
    // actors).
    forms: { pt: 'jovens' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ word, before, after: [next], lexicon }) =>
      /^(?:para|os|dos|aos|por|com|entre|de|pelos|muitos|alguns|dois|e)$/.test(before?.form ?? '') &&
      (next === undefined || next.start - word.end > 1 || !mayBe(next, ['noun', 'adjective'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “coordenador” is a noun in “e coordenador do programa” (and coordinator of the programme), but not in “o órgão
    // coordenador” (the coordinating body).
    forms: { pt: 'coordenador coordenadora coordenadores coordenadoras' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ after }) => /^(?:d[eoa]s?|gera(?:l|is))$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “poder” is a noun in “sem poder” (without power), but not in “sem poder sair” (without being able to leave).
    forms: { pt: 'poder' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after, language, lexicon }) =>
      /^(?:sem|com|mais|muito|tanto|ao|do|no|pelo|de)$/.test(before?.form ?? '') &&
      !isInfinitive(after[0], language, lexicon) &&
      !/^(?:-?se|nunca|também|contar|vir)$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “era” is a noun in “a era Vargas” (the Vargas era), but not in “não a era” (was not).
    forms: { pt: 'era' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after }) =>
      before?.form === 'a' && (isCapitalised(after[0]) || /^d[eoa]s?$/.test(nextForm(after))),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “auxiliar” is a verb in “pode auxiliar o clube” (can help the club), but not in “o auxiliar do chefe” (the boss’s
    // assistant).
    forms: { pt: 'auxiliar' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, lexicon }) => before?.form === 'para' || isOnly(before, ['verb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “vale” is a verb in “um contrato que vale até maio” (a contract that is valid until May), but not in “o vale do rio”
    // (the valley of the river).
    forms: { pt: 'vale' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before }) => /^(?:que|não|já|só|isso|isto|também|ainda|nada|quanto|ele|ela|se)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “francesa” is an adjective in “a televisão pública francesa” (French public television), but not in “uma francesa” (a
    // Frenchwoman).
    forms: {
      pt: 'francesa espanhola inglesa alemã italiana brasileira portuguesa japonesa chinesa americana russa sueca suíça belga holandesa argentina mexicana angolana indiana grega polaca turca irlandesa escocesa',
    },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) =>
      isBehindWord(place) &&
      mayBe(place.before, ['noun', 'adjective'], place.lexicon) &&
      !mayBe(place.before, ['verb', 'determiner', 'preposition', 'conjunction', 'numeral'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “o” does not mean “the one” in “…, o diz bem” (says it well), but it does in “o que diz” (what he says).
    forms: { pt: 'o a os as' },
    means: (conceptId) => conceptId !== 'the-one/pronoun',
    holds: ({ after: [next], language, lexicon }) =>
      isOnly(next, ['verb'], lexicon) && !isInfinitive(next, language, lexicon) && !isCapitalised(next),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “militar” is not a verb in “a aliança militar” (the military alliance), but it is in “para militar num partido” (to be
    // active in a party).
    forms: { pt: 'militar militares' },
    means: (_, partOfSpeech) => partOfSpeech !== 'verb',
    holds: ({ before, lexicon }) => !isOnly(before, ['verb'], lexicon) && before?.form !== 'para',
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “direto” is an adjective in “foi mais direto” (was more direct), but not in “vai direto ao assunto” (goes straight to
    // the point).
    forms: { pt: 'direto directo' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before }) => /^(?:mais|muito|tão|é|foi|bem|menos)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “via” is not a verb in “…, via satélite” (by satellite), but it is in “ela via o mar” (she saw the sea).
    forms: { pt: 'via' },
    means: (_, partOfSpeech) => partOfSpeech !== 'verb',
    holds: (place) => place.after.length > 0 && !isBehindWord(place),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
];
