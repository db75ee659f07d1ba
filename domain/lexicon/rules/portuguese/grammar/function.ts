import {
  gapBefore,
  infinitiveAfter,
  isConcept,
  lengthOfComma,
  lengthOfQuotation,
  type Rule,
} from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { isNeverFeminine, nextForm, subject, times } from '../portuguese-context.ts';

/** Forms of verbs of saying and thinking that may also be nouns: “espera que” (hopes that). */
const ofSaying =
  /^(?:penso|acho|acha|acham|creio|digo|espero|espera|esperam|garante|garantem|lembra|lembram|destaca|destacam|informa|informam|nota|conta|contam|mostra|mostram|indica|indicam|estima|estimam|promete|prometem|denuncia|alerta|explica|confirma|revela|acusa|defende|sugere|aponta|avalia|entende|reforça|brinco|aguarda|comenta|relata|declara|argumenta|promete|pesquisa)$/;

export const portugueseFunctionRules: readonly Rule[] = [
  {
    // “um” means “one” in “um dos três” (one of the three).
    forms: { pt: 'um uma' },
    means: isConcept('one/numeral'),
    holds: ({ before, after }) =>
      /^(?:d[oa]s|del[ea]s|dess[ea]s|dest[ea]s|daquel[ea]s)$/.test(nextForm(after)) ||
      /^(?:cada|qualquer|nem)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “a” before an infinitive is not an article: “proposta a ser votada” (proposal to be voted on). Infinitives used as
    // nouns are masculine.
    forms: { pt: 'a' },
    means: isConcept('to/preposition'),
    holds: ({ before, after: [next], language, lexicon }) =>
      (isInfinitive(next, language, lexicon) || /[aei]r(?:em|mos)$/.test(next?.form ?? '')) &&
      isNeverFeminine(next) &&
      !/^(?:para|de|por|sem|até|não)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “se” at the start of a clause is a conjunction: “se o governo” (if the government), “Se chover” (if it rains).
    forms: { pt: 'se' },
    means: isConcept('if/conjunction', 'whether/conjunction'),
    holds: (place) =>
      gapBefore(place) >= lengthOfQuotation ||
      place.before === undefined ||
      subject.test(nextForm(place.after)) ||
      (isParticiple(place.after[0], 'pt') &&
        !/^(?:te[rmn]|tê|ti[nv]|h[aá]|houv)/.test(place.before.form) &&
        !mayBe(place.after[0], ['noun'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “Depende” means “it depends” in “Depende.” (it depends), but not in “depende do preço” (depends on the price).
    forms: { pt: 'depende' },
    means: isConcept('it-depends/expression'),
    holds: ({ word, after: [next] }) => !next || next.start - word.end > 1,
    weightElsewhere: 1e-3,
    weightOfOthers: 1,
  },
  {
    // “passado” means “after” in “passado um ano” (after a year).
    forms: { pt: 'passado passada passados passadas' },
    means: isConcept('after-time/preposition'),
    holds: ({ before, after: [next], lexicon }) =>
      mayBe(next, ['numeral', 'determiner'], lexicon) &&
      !/^(?:[oa]s?|que|quanto)$/.test(next?.form ?? '') &&
      !/^(?:[dn]?o|ao|pelo|seu)$/.test(before?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 0.2,
  },
  {
    // “entre” means “among” in “entre os alunos” (among the pupils), but not in “entre o rio e o mar” (between the river and
    // the sea).
    forms: { pt: 'entre' },
    means: isConcept('amongst/preposition'),
    holds: ({ after }) =>
      /^(?:[oa]s|nós|el[ea]s|outr[oa]s|vári[oa]s|muit[oa]s|ess[ea]s|est[ea]s|seus|suas)$/.test(nextForm(after)) &&
      !after.some(({ form }) => form === 'e'),
    weightElsewhere: 0.3,
    weightOfOthers: 0.2,
  },
  {
    // “tem que sair” (has to leave)
    forms: { pt: 'que' },
    means: isConcept('to-ter-que-pt/conjunction'),
    holds: (place) =>
      /^(?:te[nmrv]|tê|tin|tiv|terá|terã|teri)/.test(place.before?.form ?? '') && infinitiveAfter(place),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “há” means “ago” in “saiu há dois dias” (left two days ago) and “for” in “mora aqui há meses” (has lived here for
    // months).
    forms: { pt: 'há' },
    means: isConcept('ago-for-ha-pt/preposition'),
    holds: ({ after }) =>
      /^(?:muito|pouco|tempos?)$/.test(nextForm(after)) || after.slice(0, 4).some(({ form }) => times.test(form)),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “o” in “de acordo com o planejado” (according to plan) is an article: no object pronoun comes before a participle.
    forms: { pt: 'o a os as' },
    means: isConcept('the/determiner'),
    holds: ({ word, before, after: [next], lexicon }) =>
      /[aií]d[oa]s?$/.test(next?.form ?? '') &&
      (next?.readings.every(({ analysis: { features } }) => features.every((each) => /^(?:part|$)/.test(each))) ??
        false) &&
      (before === undefined || word.start - before.end > 1 || mayBe(before, ['preposition', 'conjunction'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
  {
    // “se” means “whether” in “não sabe se vai” (does not know whether he is going).
    forms: { pt: 'se' },
    means: isConcept('if/conjunction', 'whether/conjunction'),
    holds: ({ before }) =>
      /^(?:ou|mas|imagin[ae]|inform(?:ar|ou)|sobre|dúvidas?|saber|saibam?|sab(?:e|em|ia|iam|emos)|sei|soube|defin(?:ir|iu)|decid(?:ir|iu)|pergunt(?:ar|a|ou|aram|ando)|avali(?:ar|a|ou)|verific(?:ar|a|ou|ando)|analis(?:ar|a|ou)|discut(?:ir|e|iu)|descobr(?:ir|iu)|question(?:ar|a|ou)|perceber|ver|veja|esclarecer|esclareceu|provou|conferir|certificar)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “caiu em 10 %” (fell by 10 %)
    forms: { pt: 'em' },
    means: isConcept('by-em-pt/preposition'),
    holds: ({ before, after: [next, afterNext], lexicon }) =>
      /^(?:aument|cresc|ca[iíu]|reduz|subi|sobe|diminu|elev|recu|encolh|avanç|super|ampli)/.test(before?.form ?? '') &&
      (/^(?:\d{1,3}(?:[.,]\d+)*|cerca|até)$/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon)) &&
      !/^(?:1\d{3}|20\d\d)$/.test(next?.form ?? '') &&
      afterNext?.form !== 'de',
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
  },
  {
    // “ainda” means “also” in “informou ainda que” (also reported that).
    forms: { pt: 'ainda' },
    means: isConcept('also-ainda-pt/adverb'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      isOnly(place.before, ['verb'], place.lexicon) &&
      !isParticiple(place.before, 'pt') &&
      !/^(?:sou|somos|é|são|era|eram|está|estão|estava|estavam|ser|estar|há|havia|tem|têm|tinha|tinham|existem?|vive|vivem|mora|moram|faltam?|restam?|continua|permanece|fica|ficou)$/.test(
        place.before?.form ?? '',
      ) &&
      /^(?:que|[oa]s?|uma?|uns|umas|para|durante|como|com|seus?|suas?|outr[oa]s?|[dn][oa]s?|\d.*)$/.test(
        nextForm(place.after),
      ),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “depois” means “later” in “dois anos depois” (two years later).
    forms: { pt: 'depois' },
    means: isConcept('later-depois-pt/adverb'),
    holds: ({ before, after }) =>
      (times.test(before?.form ?? '') || /^(?:logo|pouco|muito|tempos?)$/.test(before?.form ?? '')) &&
      !/^(?:de|d[oa]s?|disso|que)$/.test(nextForm(after)),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “que” after a noun and a comma is a relative pronoun: “o livro, que depois foi filmado” (the book, which was later
    // filmed).
    forms: { pt: 'que' },
    means: isConcept('who-which/pronoun'),
    holds: (place) =>
      place.before !== undefined &&
      gapBefore(place) === lengthOfComma &&
      !isOnly(place.before, ['verb', 'adverb', 'conjunction'], place.lexicon) &&
      !/^(?:entanto|ainda|também|assim|aliás|porém|hoje|ontem|diz\w*|disse\w*)$/.test(place.before.form) &&
      (mayBe(place.before, ['noun', 'adjective', 'name'], place.lexicon) || isCapitalised(place.before)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “ao chegar” (when arriving)
    forms: { pt: 'ao' },
    means: isConcept('when-ao-pt/preposition'),
    holds: (place) => infinitiveAfter(place) && !/^(?:poder|ser|jantar|luar)$/.test(nextForm(place.after)),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
  },
  {
    // “Segundo” means “according to” in “Segundo a polícia” (according to the police), but not in “o segundo dia” (the
    // second day).
    forms: { pt: 'segundo' },
    means: isConcept('according-to/preposition'),
    holds: ({ word, before, after: [next] }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      !/^(?:[dn]?[oa]|ao|pelo|um|cada|em|este|seu|por)$/.test(before?.form ?? '') &&
      (isCapitalised(next) ||
        /^(?:[oa]s?|uma?|el[ea]s?|dados|informações|fontes?|seus?|suas?|est[ea]s?|ess[ea]s?|noss[oa]s?|pesquisas?|testemunhas|especialistas|relatos|autoridades|investigadores|estimativas|levantamento|noticiou|explicou|disse|apurou|consta)$/.test(
          next.form,
        )),
    weightElsewhere: 0.05,
    weightOfOthers: 1e-4,
  },
  {
    // “caso” means “if” in “caso não chova” (if it does not rain), but not in “o caso foi” (the case was).
    forms: { pt: 'caso' },
    means: isConcept('if-caso-pt/conjunction', 'in-case/conjunction', 'in-case-should/conjunction'),
    holds: (place) =>
      !/^(?:[dn]?[oa]|ao|pelo|um|cada|em|[dn]?es[st]e|outro|seu|nenhum|algum|qualquer|primeiro|último|novo|grande|de)$/.test(
        place.before?.form ?? '',
      ) &&
      ((gapBefore(place) > 1 && isOnly(place.after[0], ['verb'], place.lexicon)) ||
        /^(?:não|[oa]s?|ele|ela|seja|sejam|haja|tenha|tenham|queira|venha|fosse|fossem|esteja|estejam|isso|você|seu|sua|um|uma|.*sse|.*ssem)$/.test(
          nextForm(place.after),
        )),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “via” means “by way of” in “transmitido via internet” (broadcast via the internet), but not in “ele via o mar” (he saw
    // the sea) or “a via férrea” (the railway).
    forms: { pt: 'via' },
    means: isConcept('via/preposition'),
    holds: ({ before, after: [next], lexicon }) =>
      !/^(?:[dn]?[oa]|à|pela|uma|que|não|se|eu|ele|ela|quem|já|só|também|nunca|me|te|nos|lhe|cada|essa|esta|sua|de|em|por)$/.test(
        before?.form ?? '',
      ) &&
      (isCapitalised(next) || isOnly(next, ['noun'], lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
  },
  {
    // “quer” means “whether … or” in “quer chova quer faça sol” (whether it rains or shines), but not in “ele quer sair” (he
    // wants to leave).
    forms: { pt: 'quer' },
    means: isConcept('either-or/conjunction'),
    holds: ({ earlier, rest }) => [...earlier, ...rest.slice(0, 8)].some(({ form }) => form === 'quer'),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.1,
  },
  {
    // “Saúde” means “cheers” in “Saúde!” (cheers), but not in “boa saúde” (good health).
    forms: { pt: 'saúde' },
    means: isConcept('cheers/interjection'),
    holds: ({ before, rest }) => before === undefined && rest.length === 0,
    weightElsewhere: 1e-4,
    weightOfOthers: 0.2,
  },
  {
    // “demais” means “other” in “os demais” (the others), but not in “é grande demais” (is too big).
    forms: { pt: 'demais' },
    means: isConcept('other/adjective'),
    holds: ({ before }) => /^(?:[dn]?[oa]s|aos|às|pel[oa]s|entre|e)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “fora” is a verb in “que fora criado” (which had been created), but not in “ficou fora” (stayed outside).
    forms: { pt: 'fora' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, after: [next], language }) =>
      /^(?:que|se|ele|ela|já|não|quem|nunca)$/.test(before?.form ?? '') && isParticiple(next, language),
    weightElsewhere: 0.01,
    weightOfOthers: 0.1,
  },
  {
    // “a” before a quantity or a masculine noun is no article: “a cerca de 100 km” (about 100 km away), “a pedido de” (at
    // the request of).
    forms: { pt: 'a' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: ({ after: [next, afterNext], lexicon }) =>
      (afterNext?.form !== 'ª' &&
        /^(?:aproximadamente|apenas|cerca|quase|poucos|poucas|\d[\d.,]*|partir|pedido|cargo|respeito|um|uma|quem|você|ele|ela|eles|elas|isso|todos)$/.test(
          next?.form ?? '',
        )) ||
      (/o$/.test(next?.form ?? '') &&
        next?.form !== 'rádio' &&
        isOnly(next, ['noun'], lexicon) &&
        isNeverFeminine(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “que” directly after a verb is a conjunction: “espera que a equipe vença” (hopes that the team wins).
    forms: { pt: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      (isOnly(place.before, ['verb'], place.lexicon) ||
        (mayBe(place.before, ['verb'], place.lexicon) && ofSaying.test(place.before?.form ?? ''))) &&
      !/^(?:é|são|era|foi|te[nmrv].*|tê.*|tin.*|tiv.*|terá.*|há|havia)$/.test(place.before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “há” is a verb if no time follows: “onde há nove casas” (where there are nine houses).
    forms: { pt: 'há havia' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: ({ after }) =>
      /^(?:muito|pouco|tempos?)$/.test(nextForm(after)) || after.slice(0, 4).some(({ form }) => times.test(form)),
    weightElsewhere: 1e-3,
    weightOfOthers: 1,
  },
  {
    // “até” means “even” in “parecem até engraçados” (even seem funny).
    forms: { pt: 'até' },
    means: isConcept('even/adverb'),
    holds: ({ before, after: [next], lexicon }) =>
      isOnly(next, ['adjective'], lexicon) && isOnly(before, ['verb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
];
