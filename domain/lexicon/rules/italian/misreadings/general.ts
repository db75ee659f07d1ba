import type { Lexicon } from '../../../lexicon.ts';
import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly, isParticiple, mayBe } from '../../word-classes.ts';

const formsOfBe = /^(?:è|e’|sono|era|erano|siano|sia|essere|fu|furono|sarà|saranno|ormai|stat[oaie])$/;

const isNumber = (word: ReadWord | undefined, lexicon: Lexicon): boolean =>
  word !== undefined && (/^\d/.test(word.form) || mayBe(word, ['numeral'], lexicon));

const isAmount = (word: ReadWord | undefined, lexicon: Lexicon): boolean =>
  isNumber(word, lexicon) ||
  /^(?:un|una|poco|molto|circa|oltre|quasi|più|tanto|qualche|pochi|diversi)$/.test(word?.form ?? '');

/** Words about school. In such a text, “ultimo anno” is the final year. */
const ofSchool =
  /^(?:lice[oi]|ginnasi|scuol|scolast|universit|superiori|student|studi[oa]?$|alunn|alliev|class[ei]$|facolt|esam|diplom|laure|matur|iscritt|frequent|istituto$|medie$|elementari$)/;

/** Text that looks like an Italian expression but does not contain it. */
export const italianMisreadings: readonly Misreading[] = [
  {
    // “questo” before a noun or a clause is no pronoun: “in questo settore” (in this sector).
    language: 'it',
    base: /^(?:(?:su|in|di|a|da|con|per) (?:quest[oaie]|quell[oaie]|ciò)|il (?:mio|tuo|suo|nostro|vostro|loro))$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (/^(?:che|stesso|stessa)$/.test(next.form) ||
        mayBe(next, ['noun', 'adjective', 'numeral'], lexicon) ||
        next.readings.length === 0),
  },
  {
    // False match: “una scuola o una classe o un corso” (a school or a class or a course). True match: “o oggi o domani”
    // (either today or tomorrow).
    language: 'it',
    base: /^o … o$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      before !== undefined &&
      (first?.start ?? 0) - before.end === 1 &&
      mayBe(before, ['noun', 'adjective', 'name', 'verb'], lexicon),
  },
  {
    // False match: “così la legge sui diritti che” (thus the law on the rights that). True match: “così grande che” (so big
    // that).
    language: 'it',
    base: /^(?:così|tanto|talmente) … che$/,
    isSeen: ({ span, lexicon }) => span.length > 4 || !mayBe(span[1], ['adjective', 'adverb', 'verb'], lexicon),
  },
  {
    // False match: “non esitò a partire” (did not hesitate to leave). True match: “non esitate a chiamare” (don’t hesitate
    // to call).
    language: 'it',
    base: /^non esitare a$/,
    isSeen: ({ span }) => !span.some(({ form }) => /^esit(?:are|i|ate|a|ino|iamo)$/.test(form)),
  },
  {
    // False match: “è ora che parta” (it is time for him to leave). True match: “ora che è qui” (now that he is here).
    language: 'it',
    base: /^ora che$/,
    isSeen: ({ before }) => /^(?:è|e’|era|sarebbe|l’)$/.test(before?.form ?? ''),
  },
  {
    // False match: “una crescita sostenuta che” (sustained growth that). True match: “ha sostenuto che” (claimed that).
    language: 'it',
    base: /^\S+[aei]re che$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      /[^g]ut[aie]$|at[aie]$|it[aie]$/.test(first?.form ?? '') &&
      (isOnly(before, ['noun', 'adjective', 'conjunction'], lexicon) || /^(?:e|ed|o)$/.test(before?.form ?? '')),
  },
  {
    // False match: “la perdita di cosa assicurata” (the loss of an insured thing). True match: “di cosa parli” (what are you
    // talking about).
    language: 'it',
    base: /^(?:di|a|in|con|su|per|da) cosa$/,
    isSeen: ({ before, next, lexicon }) => isOnly(before, ['noun'], lexicon) && isParticiple(next, 'it'),
  },
  {
    // False match: “muoiono delle persone” (people die). True match: “muore di fame” (starves).
    language: 'it',
    base: /^morire di$/,
    isSeen: ({ span, next }) =>
      /^(?:dei|degli|delle)$/.test(span.at(-1)?.form ?? '') &&
      /^(?:person[ae]|uomini|donne|bambini|civili|soldati|migliaia|innocenti)$/.test(next?.form ?? ''),
  },
  {
    // “e voi” is an expression only if nothing follows: “e voi?” (and you?), but not “e voi avrete” (and you will have).
    language: 'it',
    base: /^e (?:tu|lei|voi)$/i,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “in cammino verso la città” (on the way to the city). True match: “il cammino verso la pace” (the path to
    // peace).
    language: 'it',
    base: /^cammino verso$/,
    isSeen: ({ before }) => before?.form === 'in',
  },
  {
    // False match: “il punto all’ordine del giorno” (the item on the agenda). True match: “sono all’ordine del giorno” (are
    // commonplace).
    language: 'it',
    base: /^all’ordine del giorno$/,
    isSeen: ({ before, conceptId, isAlone }) =>
      isAlone && formsOfBe.test(before?.form ?? '') !== (conceptId === 'everyday-occurrence/expression'),
  },
  {
    // False match: “una volta al giorno” (once a day). True match: “una volta finito il lavoro” (once the work is done).
    language: 'it',
    base: /^una volta$/,
    isSeen: ({ before, next, conceptId, isAlone }) => {
      const opensClause =
        next !== undefined &&
        isParticiple(next, 'it') &&
        !/^(?:più|ancora|altra|ogni|di|per)$/.test(before?.form ?? '') &&
        !/^(?:ha|è|sono|hanno|al|alla|all’|ogni|per|a|in)$/.test(next.form);
      return isAlone && opensClause !== (conceptId === 'as-soon-as/conjunction');
    },
  },
  {
    // False match: “un controllo cosciente della mente” (conscious control of the mind), where “cosciente” describes the
    // noun before it. True match: “cosciente del rischio” (aware of the risk).
    language: 'it',
    base: /^cosciente di$/,
    isSeen: ({ before }) =>
      /^(?:controllo|scelta|decisione|atto|uso|parte|mente|attività|stato)$/.test(before?.form ?? ''),
  },
  {
    // False match: “la proprietà passerà agli eredi” (the property will pass to the heirs). True match: “passare a un altro
    // tema” (move on to another topic).
    language: 'it',
    base: /^passare a$/,
    isSeen: ({ earlier, later }) =>
      [...earlier, ...later.slice(0, 3)].some(({ form }) =>
        /^(?:propriet|eredi$|erede|titolarit|competenz|mani$|nemico|avversari|stat[oi]$|comune$|demanio)/.test(form),
      ),
  },
  {
    // False match: “il forte calo della natalità” (the sharp fall of the birth rate). True match: “calato del 3 per cento”
    // (fallen by 3 per cent).
    language: 'it',
    base: /^(?:calare|crescere|aumentare|diminuire|salire|scendere) (?:di|a)$/,
    isSeen: ({ next, lexicon }) => !isAmount(next, lexicon),
  },
  {
    // False match: “è passato dal 20 al 30 per cento” (went from 20 to 30 per cent). True match: “passa da me” (comes to my
    // place).
    language: 'it',
    base: /^passare da$/,
    isSeen: ({ next, lexicon }) => isNumber(next, lexicon),
  },
  {
    // False match: “felice come mai prima” (happy as never before). True match: “Come mai?” (how come?).
    language: 'it',
    base: /^come mai$/,
    isSeen: ({ before }) => before !== undefined && !/^(?:chied|sa|so$|dir|spieg|domand|e$|ma$|capi)/.test(before.form),
  },
  {
    // These expressions are not recognised before a noun: “come prima preferenza” (as first preference), “in più luoghi” (in
    // several places).
    language: 'it',
    base: /^(?:come prima|con la presente|in pubblico|in più|in comune)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon),
  },
  {
    // “a posto” in “a posto di” (instead of) does not mean “in order”. “al principio di” in “conforme al principio di
    // uguaglianza” (according to the principle of equality) does not mean “at the start of”.
    language: 'it',
    base: /^(?:a posto|al principio di)$/,
    isSeen: ({ before, next }) =>
      next?.form === 'di' ||
      /^(?:conforme|conformi|contrario|riferimento|secondo|appello|ispira|grazie)$/.test(before?.form ?? ''),
  },
  {
    // False match: “da qui è partito” (he started from here). True match: “da qui la necessità di” (hence the need for).
    language: 'it',
    base: /^da qui$/i,
    isSeen: ({ before, span: [first], next }) =>
      (before !== undefined && (first?.start ?? 0) - before.end === 1) ||
      !/^(?:il|lo|la|i|gli|le|l’|un|una|nasce|deriva|discende)$/.test(next?.form ?? ''),
  },
  {
    // False match: “il corpo di attore” (the body of an actor). True match: “carriera di attore” (acting career).
    language: 'it',
    base: /^di attore$/,
    isSeen: ({ before }) =>
      !/^(?:carriera|talento|lavoro|mestiere|scuola|corso|doti|esperienza)$/.test(before?.form ?? ''),
  },
  {
    // These expressions are not recognised if the phrase goes on: “di tutti gli elementi” (of all the elements), “non più di
    // venti” (not more than twenty).
    language: 'it',
    base: /^(?:di paese|di tutti|in tutto|non … più|per la maggior parte)$/,
    isSeen: ({ next }) =>
      /^(?:in|il|lo|la|i|gli|le|l’|quest[oaie]|quei|di|del|dell[aeo’]|dei|degli|noi|voi|loro)$/.test(next?.form ?? ''),
  },
  {
    // “di preferenza” does not mean “preferably” in “indicazione di preferenza” (statement of preference), and “di
    // passaggio” does not mean “passing through” in “servitù di passaggio” (right of way).
    language: 'it',
    base: /^di (?:preferenza|passaggio)$/,
    isSeen: ({ before, lexicon }) => isOnly(before, ['noun'], lexicon) || /^(?:o|ovvero|e)$/.test(before?.form ?? ''),
  },
  {
    // False match: “la domanda di trasferimento” (the application for a transfer). True match: “la domanda di petrolio” (the
    // demand for oil).
    language: 'it',
    base: /^domanda di$/,
    isSeen: ({ next }) =>
      /^(?:trasferiment|asilo|ammission|iscrizion|assegnazion|adesion|grazia|assunzion|passaggi|riduzion|rimbors|brevett|pension|matrimoni|divorzi|aiut|partecipazion|cittadinanz|cui|impiego|risarciment|visto)/.test(
        next?.form ?? '',
      ),
  },
  {
    // In “intervenire in maniera decisa” (intervene decisively), “in” does not belong to the verb: the phrase says how, not in
    // what.
    language: 'it',
    base: /^\S+(?:re|rsi) in$/,
    isSeen: ({ next }) =>
      /^(?:maniera|modo|ritardo|tempo|seguito|difesa|silenzio|fretta|particolare|genere|media)$/.test(next?.form ?? ''),
  },
  {
    // False match: “tra i lavori in corso del comitato” (among the committee’s current tasks). True match: “i lavori in
    // corso sulla strada” (the road works).
    language: 'it',
    base: /^lavori in corso$/,
    isSeen: ({ earlier, later }) =>
      ![...earlier, ...later].some(({ form }) => /^(?:strad|autostrad|cantier|traffic|via$)/.test(form)),
  },
  {
    // A participle without “si” is no form of a reflexive verb: “stabilito al comma 3” (laid down in paragraph 3) is not
    // “settled in”.
    language: 'it',
    base: /^(?:prestarsi a|stabilirsi a|proporsi di|trovarsi in|unirsi a|tenerci a|trasferirsi in)$/,
    isSeen: ({ span: [first], earlier }) =>
      isParticiple(first, 'it') && !earlier.slice(-3).some(({ form }) => /^(?:si|s’|mi|ti|ci|vi|c’)$/.test(form)),
  },
  {
    // “rischi” in “rischi di ogni tipo” (risks of any kind) is a noun, not a form of “rischiare” (risk).
    language: 'it',
    base: /^(?:rischiare di|stare per|temere che|domandare a)$/,
    isSeen: ({ span: [first], before }) =>
      /^(?:rischi|rischio|stessi|tema|domanda)$/.test(first?.form ?? '') &&
      !/^(?:tu|io|non|che|si|chi|lui|lei)$/.test(before?.form ?? ''),
  },
  {
    // In “la prima proposta della commissione” (the first proposal of the committee), “proposta” after an adjective is a noun.
    language: 'it',
    base: /^\S+[aei](?:re|rsi) (?:che|di|a|in|su|per)$/,
    isSeen: ({ span: [first], before, earlier, lexicon }) =>
      mayBe(first, ['noun'], lexicon) &&
      !/[aei]r(?:e|si)?$/.test(first?.form ?? '') &&
      (first?.start ?? 0) - (before?.end ?? 0) === 1 &&
      !mayBe(earlier.at(-2), ['noun'], lexicon) &&
      (isOnly(before, ['adjective', 'determiner', 'numeral'], lexicon) ||
        /^(?:prim[oa]|ultim[oa]|altr[oa])$/.test(before?.form ?? '')),
  },
  {
    // False match: “le vendite dell’ultimo anno” (the sales of the past year). True match: “l’ultimo anno di liceo” (the
    // final year of school).
    language: 'it',
    base: /^ultimo anno$/,
    isSeen: ({ span, earlier, later }) =>
      span[0]?.form === 'ultimi' || ![...earlier, ...later.slice(0, 5)].some(({ form }) => ofSchool.test(form)),
  },
  {
    // False match: “la seconda casa del paese” (the second house of the village). True match: “la seconda casa al mare”
    // (the second home by the sea).
    language: 'it',
    base: /^seconda casa$/,
    isSeen: ({ next }) => /^(?:più|di|del)$/.test(next?.form ?? ''),
  },
  {
    // False match: “come è fatta la cellula” (how the cell is built). True match: “Ecco, è fatta!” (there, it’s done!).
    language: 'it',
    base: /^è fatta$/,
    isSeen: ({ before, next }) => next !== undefined || /^(?:come|di|non)$/.test(before?.form ?? ''),
  },
  {
    // “l’assemblea generale delle Nazioni Unite” (the UN General Assembly) is no meeting of shareholders.
    language: 'it',
    base: /^assemblea generale$/,
    isSeen: ({ later }) => later.slice(0, 4).some(({ form }) => /^(?:nazioni|onu|stati|ordine)$/.test(form)),
  },
  {
    // False match: “fino a domani” (until tomorrow). True match: “fino a 30 chilometri” (up to 30 kilometres).
    language: 'it',
    base: /^fino a$/,
    isSeen: ({ span, next, conceptId, lexicon, isAlone }) => {
      const isLimit =
        span.at(-1)?.form === 'a' && isNumber(next, lexicon) && !/^(?:1\d|20)\d\d$|^un[oa]?$/.test(next?.form ?? '');
      return isAlone && isLimit !== (conceptId === 'up-to-a-number/preposition');
    },
  },
];
