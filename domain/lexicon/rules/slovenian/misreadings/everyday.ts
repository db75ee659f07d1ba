import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { comparative } from '../slovenian-context.ts';

const infinitive = /.{2}(?:ti|či)$/;

/**
 * Verbs and adjectives that are used with “z” (with). After them, “s tem” is not “thereby”: “se strinja s tem” (agrees with
 * this).
 */
const governsWith =
  /^(?:strinja|soglaš|ukvarja|sooč|sprijazn|zadovolj|nezadovolj|seznan|povez|sklad|začel|začne|začet|začen|konča|pohval|ponaša|obremenj|primerj|primerlj|muči|ubada|hvali|baha|tolaž|opraviti|opravka|prepriča|spopad|ponorč|zabava|računa|grozi)/;

const copula =
  /^(?:sem|si|je|sva|sta|smo|ste|so|bi|bom|boš|bo|bosta|bomo|boste|bodo|ni|nis(?:em|i|o|mo|te)|bil[aeio]?)$/;

/** Rules against false matches of Slovenian phrases of everyday language. */
export const everydaySlovenianMisreadings: readonly Misreading[] = [
  {
    // False match: “dal je vedeti, da bodo na voljo” (let it be known that they will be available). True match: “dal je
    // knjige na voljo” (made books available).
    language: 'sl',
    base: /^\p{L}+(?:ti|či)\*? (?!.*(?:da|ki|ko|če|kako|kot|ali)$)/u,
    isSeen: ({ base, span, lexicon }) =>
      span.some(({ start }, index) => {
        const previous = span[index - 1];
        return previous !== undefined && start - previous.end > 1 && !/^\d+$/.test(previous.form);
      }) ||
      span.filter((word) => isOnly(word, ['verb'], lexicon) && !copula.test(word.form)).length >
        base.split(' ').filter((word) => /(?:ti|či)\*?$/.test(word)).length,
  },
  {
    // False match: “imam te rad” (I love you). True match: “Imam te!” (gotcha).
    language: 'sl',
    base: /^imam te$/,
    isSeen: ({ next, before }) => next !== undefined || before !== undefined,
  },
  {
    // False match: “kar naprej ponavlja” (keeps repeating). True match: “Kar naprej!” (do come in).
    language: 'sl',
    base: /^kar naprej$/,
    isSeen: ({ conceptId, next, before }) =>
      !/^con(?:stantly|tinually)/.test(conceptId) && (next !== undefined || before !== undefined),
  },
  {
    // False match: “ustavila se je pred hišo” (stopped in front of the house). The meaning “shrink from” is excluded if
    // there is no translation.
    language: 'sl',
    base: /^ustaviti\*? se pred$/,
    isSeen: ({ isAlone }) => isAlone,
  },
  {
    // False match: “je že tako velik” (is so big already). True match: “to že tako veš” (you know this anyway).
    language: 'sl',
    base: /^že tako$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['adjective', 'adverb'], lexicon),
  },
  {
    // False match: “rada bi imela kavo” (would like to have coffee). True match: “rada ima kavo” (likes coffee).
    language: 'sl',
    base: /^(?:rad[aei]? imeti|imeti (?:… )?rad[aei]?)\*?$/,
    isSeen: ({ earlier, span, later }) =>
      [...earlier.slice(-4), ...span, ...later.slice(0, 1)].some(({ form }) => form === 'bi'),
  },
  {
    // False match: “tako je padel” (so he fell). True match: “Tako je!” (that’s right).
    language: 'sl',
    base: /^(?:tako je|res je)$/,
    isSeen: ({ span: [first], before, next }) =>
      next !== undefined || (before !== undefined && (first?.start ?? 0) - before.end === 1),
  },
  {
    // False match: “se strinja s tem” (he agrees with this). True match: “s tem pomaga” (thereby he helps).
    language: 'sl',
    base: /^s tem$/,
    isSeen: ({ earlier, later }) =>
      [...earlier.slice(-4), ...later.slice(0, 5)].some(({ form }) => governsWith.test(form)),
  },
  {
    // False match: “pomaga z veseljem” (helps gladly). The meaning “be pleased to” is excluded if there is no translation.
    language: 'sl',
    base: /^z veseljem$/,
    isSeen: ({ conceptId, isAlone }) => isAlone && conceptId.startsWith('be-pleased-to'),
  },
  {
    // False match: “postopek je v teku” (the procedure is under way). True match: “v teku stoletij” (in the course of the
    // centuries).
    language: 'sl',
    base: /^v teku$/,
    isSeen: ({ conceptId, next }) =>
      conceptId.startsWith('in-the-course-of') !==
      /^(?:\d|let|dne|dni|mesec|tedn|čas|stoletj|desetletj|zgodovin|stoletij|desetletij|razprav|postopk|življenj|jutr|vojn|poletj|zim|dopoldn|popoldn|večer|noči)/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “je lep dan” (it is a nice day). True match: “Lep dan!” (have a nice day).
    language: 'sl',
    base: /^lep dan$/,
    isSeen: ({ span: [first], before, next }) =>
      next !== undefined || (before !== undefined && (first?.start ?? 0) - before.end === 1),
  },
  {
    // False match: “je večji kot prej” (is bigger than before). True match: “je tak kot prej” (is as before).
    language: 'sl',
    base: /^kot prej$/,
    isSeen: ({ earlier }) => earlier.slice(-4).some(({ form }) => comparative.test(form)),
  },
  {
    // False match: “zato je rekel, da” (therefore he said that). True match: “zato, da” (in order that).
    language: 'sl',
    base: /^zato … (?:da|ker)$/,
    isSeen: ({ span }) => span.length > 2,
  },
  {
    // False match: “je res lepa” (is really beautiful). True match: “to je res” (that is true).
    language: 'sl',
    base: /^biti\*? res$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined && mayBe(next, ['adjective', 'verb', 'adverb', 'determiner', 'noun', 'numeral'], lexicon),
  },
  {
    // False match: “s tem, da pomaga” (by helping). True match: “s tem pomaga” (thereby helps).
    language: 'sl',
    base: /^s tem$/,
    isSeen: ({ next, later: [first] }) => next === undefined && first?.form === 'da',
  },
  {
    // False match: “vprašal je, če je treba pomagati” (asked whether help was needed). True match: “če je treba, pridem”
    // (I’ll come if necessary).
    language: 'sl',
    base: /^če je treba$/,
    isSeen: ({ next, later }) => next !== undefined && later.slice(0, 3).some(({ form }) => infinitive.test(form)),
  },
  {
    // False match: “od začetka leta” (since the beginning of the year). True match: “od začetka” (from the outset).
    language: 'sl',
    base: /^(?:že )?od začetka$/,
    isSeen: ({ next, lexicon }) =>
      /^\d/.test(next?.form ?? '') || isOnly(next, ['noun', 'adjective', 'determiner', 'numeral'], lexicon),
  },
  {
    // False match: “kot bi lahko rekli” (as one might say). True match: “kot bi spal” (as if asleep).
    language: 'sl',
    base: /^(?:kot|kakor) bi$/,
    isSeen: ({ earlier, next, later }) =>
      earlier.some(({ form }) => comparative.test(form) || /^(?:drugač|prej$|toliko$|tako$)/.test(form)) ||
      [next, later[1]].some((word) =>
        /^(?:lahko|rekel|rekl[aio]|dejal[aio]?|temu|moral[aio]?)$/.test(word?.form ?? ''),
      ),
  },
  {
    // False match: “ni prav velik” (is not very big). True match: “je prav, da” (it is right that).
    language: 'sl',
    base: /^(?:prav je|je prav|ni prav)$/,
    isSeen: ({ next }) => next !== undefined && !/^(?:da|če|bilo)$/.test(next.form) && !infinitive.test(next.form),
  },
  {
    // False match: “je mogoče prišel” (perhaps he came). True match: “je mogoče videti” (it is possible to see).
    language: 'sl',
    base: /^(?:je mogoče|mogoče je)$/,
    isSeen: ({ next, later, lexicon }) =>
      next !== undefined &&
      later.slice(0, 2).some((word) => /.l[aeio]?$/.test(word.form) && isOnly(word, ['verb'], lexicon)) &&
      !later.slice(0, 3).some(({ form }) => infinitive.test(form)),
  },
  {
    // False match: “bolje je brati” (it is better to read). True match: “bolje mu je” (he feels better).
    language: 'sl',
    base: /^biti\*? (?:bolje|hudo|nerodno|nelagodno)$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-3), ...span, ...later.slice(0, 3)].some(({ form }) =>
        /^(?:mi|ti|mu|ji|nam|vam|jim|nama|jima|vama|komu)$/.test(form),
      ),
  },
  {
    // False match: “tu sem se naučil” (here I learned). True match: “tu sem!” (here I am).
    language: 'sl',
    base: /^(?:tu|tukaj) (?:sem|smo|so)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “in ti ljudje” (and these people). True match: “pa ti?” (and you?).
    language: 'sl',
    base: /^(?:in|pa) (?:ti|vi)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “na začetku besede” (at the beginning of the word). True match: “na začetku” (initially).
    language: 'sl',
    base: /^(?:na|v) začetku$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      !conceptId.startsWith('at-the-beginning') &&
      (/^\d/.test(next?.form ?? '') || isOnly(next, ['noun', 'adjective', 'determiner', 'name'], lexicon)),
  },
  {
    // False match: “je na tem položaju” (is in this position). True match: “je na tem, da” (is about to).
    language: 'sl',
    base: /^biti\*? na tem$/,
    isSeen: ({ next }) => next !== undefined && next.form !== 'da',
  },
  {
    // False match: “na delu ozemlja” (on part of the territory). True match: “je na delu” (is at work).
    language: 'sl',
    base: /^na delu$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective', 'determiner', 'name'], lexicon),
  },
  {
    // False match: “nakazati na račun” (transfer to the account). True match: “na račun drugih” (at the expense of others).
    language: 'sl',
    base: /^na račun$/,
    isSeen: ({ earlier, next, later }) =>
      next === undefined ||
      [...earlier, ...later.slice(0, 3)].some(({ form }) => /^(?:nakaž|nakaz|plač|vplač|položi|prenes)/.test(form)),
  },
  {
    // False match: “v starosti” (in old age). True match: “v starosti osmih let” (at the age of eight).
    language: 'sl',
    base: /^v starosti$/,
    isSeen: ({ next, lexicon }) =>
      !/^(?:\d|od$|do$|nad$|pod$|med$)/.test(next?.form ?? '') && !mayBe(next, ['numeral'], lexicon),
  },
  {
    // False match: “me veseli, da” (I am glad that). True match: “me veseli” (nice to meet you).
    language: 'sl',
    base: /^me veseli$/,
    isSeen: ({ before, next, later: [first] }) => before !== undefined || next !== undefined || first?.form === 'da',
  },
  {
    // False match: “ne dela napak” (makes no mistakes). True match: “ne dela” (out of order).
    language: 'sl',
    base: /^ne dela$/,
    isSeen: ({ before, next }) => next !== undefined || /^(?:nič|nihče|ki|kdor)$/.test(before?.form ?? ''),
  },
  {
    // False match: “se ne da popraviti” (cannot be repaired). True match: “ne da bi vedel” (without knowing).
    language: 'sl',
    base: /^ne da$/,
    isSeen: ({ before, next }) => next?.form !== 'bi' || /^(?:se|mi|ti|mu|ji|nam|vam|jim)$/.test(before?.form ?? ''),
  },
  {
    // False match: “v kateri koli točki” (at any point). True match: “v kateri” (in which).
    language: 'sl',
    base: /^\p{L}+ kater\p{L}+$/u,
    isSeen: ({ next }) => next?.form === 'koli',
  },
  {
    // False match: “začela se je odzivati” (began to respond). True match: “začela se je vojna” (a war began).
    language: 'sl',
    base: /^(?:začeti|začenjati|nehati|prenehati)\*? se$/,
    isSeen: ({ next, later }) =>
      infinitive.test(next?.form ?? '') || later.slice(0, 3).some(({ form }) => infinitive.test(form)),
  },
  {
    // False match: “na pet let zapora” (to five years in prison). True match: “razdeliti na pet” (divide in five).
    language: 'sl',
    base: /^na (?:dva|dve|tri|štiri|pet|šest)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “zdi se, da” (it seems that). True match: “se da popraviti” (can be repaired).
    language: 'sl',
    base: /^se da$/,
    isSeen: ({ span: [first, second] }) => (second?.start ?? 0) - (first?.end ?? 0) !== 1,
  },
];
