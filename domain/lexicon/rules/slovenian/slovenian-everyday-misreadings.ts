import type { Misreading } from '../misreading.ts';
import { isOnly, mayBe } from '../word-classes.ts';
import { comparative } from './slovenian-context.ts';

const infinitive = /.{2}(?:ti|či)$/;

/** Verbs and adjectives that govern “z”: “se strinja s tem” is not “s tem” (thereby). */
const governsWith =
  /^(?:strinja|soglaš|ukvarja|sooč|sprijazn|zadovolj|nezadovolj|seznan|povez|sklad|začel|začne|začet|začen|konča|pohval|ponaša|obremenj|primerj|primerlj|muči|ubada|hvali|baha|tolaž|opraviti|opravka|prepriča|spopad|ponorč|zabava|računa|grozi)/;

const copula =
  /^(?:sem|si|je|sva|sta|smo|ste|so|bi|bom|boš|bo|bosta|bomo|boste|bodo|ni|nis(?:em|i|o|mo|te)|bil[aeio]?)$/;

/** Slovenian phrases of everyday language whose words also occur together by chance, see misreading.ts. */
export const everydaySlovenianMisreadings: readonly Misreading[] = [
  {
    // “dal je knjige na voljo”, but not “dal je vedeti, da bodo na voljo”: a comma or another verb separates the words.
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
    // “Tako je!” (that’s right), but not “tako je padel”
    language: 'sl',
    base: /^(?:tako je|res je)$/,
    isSeen: ({ span: [first], before, next }) =>
      next !== undefined || (before !== undefined && (first?.start ?? 0) - before.end === 1),
  },
  {
    // “s tem pomaga” (thereby), but not “se strinja s tem” (agrees with)
    language: 'sl',
    base: /^s tem$/,
    isSeen: ({ earlier, later }) =>
      [...earlier.slice(-4), ...later.slice(0, 2)].some(({ form }) => governsWith.test(form)),
  },
  {
    // “pomaga z veseljem” is “gladly”.
    language: 'sl',
    base: /^z veseljem$/,
    isSeen: ({ conceptId, isAlone }) => isAlone && conceptId.startsWith('be-pleased-to'),
  },
  {
    // “v teku stoletij” (in the course of), but not “postopek je v teku” (under way)
    language: 'sl',
    base: /^v teku$/,
    isSeen: ({ conceptId, next }) =>
      conceptId.startsWith('in-the-course-of') !==
      /^(?:\d|let|dne|dni|mesec|tedn|čas|stoletj|desetletj|zgodovin|stoletij|desetletij|razprav|postopk|življenj|jutr|vojn|poletj|zim|dopoldn|popoldn|večer|noči)/.test(
        next?.form ?? '',
      ),
  },
  {
    // “Lep dan!” (have a nice day), but not “je lep dan”
    language: 'sl',
    base: /^lep dan$/,
    isSeen: ({ span: [first], before, next }) =>
      next !== undefined || (before !== undefined && (first?.start ?? 0) - before.end === 1),
  },
  {
    // “je tak kot prej” (as before), but not “je večji kot prej” (than before)
    language: 'sl',
    base: /^kot prej$/,
    isSeen: ({ earlier }) => earlier.slice(-4).some(({ form }) => comparative.test(form)),
  },
  {
    // “zato, da” and “zato, ker”, but not “zato je rekel, da”
    language: 'sl',
    base: /^zato … (?:da|ker)$/,
    isSeen: ({ span }) => span.length > 2,
  },
  {
    // “to je res”, but not “je res lepa” or “je bila res poškodovana” (really)
    language: 'sl',
    base: /^biti\*? res$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined && mayBe(next, ['adjective', 'verb', 'adverb', 'determiner', 'noun', 'numeral'], lexicon),
  },
  {
    // “s tem pomaga” (thereby), but not “s tem, da pomaga” (by helping)
    language: 'sl',
    base: /^s tem$/,
    isSeen: ({ next, later: [first] }) => next === undefined && first?.form === 'da',
  },
  {
    // “če je treba, pridem” (if necessary), but not “vprašal je, če je treba pomagati”
    language: 'sl',
    base: /^če je treba$/,
    isSeen: ({ next, later }) => next !== undefined && later.slice(0, 3).some(({ form }) => infinitive.test(form)),
  },
  {
    // “od začetka” (from the outset), but not “od začetka leta” (since the beginning of)
    language: 'sl',
    base: /^(?:že )?od začetka$/,
    isSeen: ({ next, lexicon }) =>
      /^\d/.test(next?.form ?? '') || isOnly(next, ['noun', 'adjective', 'determiner', 'numeral'], lexicon),
  },
  {
    // “kot bi spal” (as if), but not “kot bi lahko rekli” (as) or “manj, kot bi jih potrebovali” (than)
    language: 'sl',
    base: /^(?:kot|kakor) bi$/,
    isSeen: ({ earlier, next, later }) =>
      earlier.some(({ form }) => comparative.test(form) || /^(?:drugač|prej$|toliko$|tako$)/.test(form)) ||
      [next, later[1]].some((word) =>
        /^(?:lahko|rekel|rekl[aio]|dejal[aio]?|temu|moral[aio]?)$/.test(word?.form ?? ''),
      ),
  },
  {
    // “je prav, da” (it is right), but not “je prav tako” or “ni prav velik”
    language: 'sl',
    base: /^(?:prav je|je prav|ni prav)$/,
    isSeen: ({ next }) => next !== undefined && !/^(?:da|če|bilo)$/.test(next.form) && !infinitive.test(next.form),
  },
  {
    // “je mogoče videti” (it is possible), but not “je mogoče prišel” (perhaps)
    language: 'sl',
    base: /^(?:je mogoče|mogoče je)$/,
    isSeen: ({ next, later, lexicon }) =>
      next !== undefined &&
      later.slice(0, 2).some((word) => /.l[aeio]?$/.test(word.form) && isOnly(word, ['verb'], lexicon)) &&
      !later.slice(0, 3).some(({ form }) => infinitive.test(form)),
  },
  {
    // “bolje mu je” (feels better), but not “bolje je brati”; “bilo mu je hudo”, but not “bilo je hudo”
    language: 'sl',
    base: /^biti\*? (?:bolje|hudo|nerodno|nelagodno)$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-3), ...span, ...later.slice(0, 3)].some(({ form }) =>
        /^(?:mi|ti|mu|ji|nam|vam|jim|nama|jima|vama|komu)$/.test(form),
      ),
  },
  {
    // “tu sem!” (here I am), but not “tu sem se naučil”
    language: 'sl',
    base: /^(?:tu|tukaj) (?:sem|smo|so)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “pa ti?” (and you?), but not “in ti ljudje” (these) or “pa ti povem” (to you)
    language: 'sl',
    base: /^(?:in|pa) (?:ti|vi)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “na začetku” (initially), but not “na začetku besede” (at the beginning of)
    language: 'sl',
    base: /^(?:na|v) začetku$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      !conceptId.startsWith('at-the-beginning') &&
      (/^\d/.test(next?.form ?? '') || isOnly(next, ['noun', 'adjective', 'determiner', 'name'], lexicon)),
  },
  {
    // “je na tem, da” (about to), but not “je na tem položaju”
    language: 'sl',
    base: /^biti\*? na tem$/,
    isSeen: ({ next }) => next !== undefined && next.form !== 'da',
  },
  {
    // “je na delu” (at work), but not “na delu ozemlja” (on part of)
    language: 'sl',
    base: /^na delu$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective', 'determiner', 'name'], lexicon),
  },
  {
    // “na račun drugih” (at the expense of), but not “nakazati na račun” (to the account)
    language: 'sl',
    base: /^na račun$/,
    isSeen: ({ earlier, next, later }) =>
      next === undefined ||
      [...earlier, ...later.slice(0, 3)].some(({ form }) => /^(?:nakaž|nakaz|plač|vplač|položi|prenes)/.test(form)),
  },
  {
    // “v starosti osmih let” (at the age of), but not “v starosti” (in old age)
    language: 'sl',
    base: /^v starosti$/,
    isSeen: ({ next, lexicon }) =>
      !/^(?:\d|od$|do$|nad$|pod$|med$)/.test(next?.form ?? '') && !mayBe(next, ['numeral'], lexicon),
  },
  {
    // “me veseli” (nice to meet you), but not “me veseli, da” (I am glad that)
    language: 'sl',
    base: /^me veseli$/,
    isSeen: ({ before, next, later: [first] }) => before !== undefined || next !== undefined || first?.form === 'da',
  },
  {
    // “ne dela” (out of order), but not “ne dela napak” or “nič ne dela”
    language: 'sl',
    base: /^ne dela$/,
    isSeen: ({ before, next }) => next !== undefined || /^(?:nič|nihče|ki|kdor)$/.test(before?.form ?? ''),
  },
  {
    // “ne da bi vedel” (without), but not “se ne da popraviti” (cannot be)
    language: 'sl',
    base: /^ne da$/,
    isSeen: ({ before, next }) => next?.form !== 'bi' || /^(?:se|mi|ti|mu|ji|nam|vam|jim)$/.test(before?.form ?? ''),
  },
  {
    // “se da popraviti” (can be), but not “zdi se, da”
    language: 'sl',
    base: /^se da$/,
    isSeen: ({ span: [first, second] }) => (second?.start ?? 0) - (first?.end ?? 0) !== 1,
  },
];
