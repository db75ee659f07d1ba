import type { Lexicon } from '../lexicon.ts';
import type { ExpressionMatch, ReadSentence, ReadWord } from '../read-sentence.ts';
import { englishMisreadings } from './english/english-misreadings.ts';
import { everydayFrenchMisreadings } from './french/french-everyday-misreadings.ts';
import { formalFrenchMisreadings } from './french/french-formal-misreadings.ts';
import { frenchMisreadings } from './french/french-misreadings.ts';
import { germanMisreadings } from './german/german-misreadings.ts';
import type { Misreading } from './misreading.ts';
import { portugueseMisreadings } from './portuguese/portuguese-misreadings.ts';
import { slovenianMisreadings } from './slovenian/slovenian-misreadings.ts';
import { isQuantity, livingThings } from './spanish/spanish-context.ts';
import { spanishMisreadings } from './spanish/spanish-misreadings.ts';
import { isOnly, isParticiple, mayBe } from './word-classes.ts';

/** How many words before an expression are looked at. */
const reach = 6;

const misreadings: readonly Misreading[] = [
  ...englishMisreadings,
  ...germanMisreadings,
  ...portugueseMisreadings,
  ...slovenianMisreadings,
  ...frenchMisreadings,
  ...everydayFrenchMisreadings,
  ...formalFrenchMisreadings,
  ...spanishMisreadings,
  {
    // “el atún es una especie de pez” names a species, “es una especie de sueño” does not.
    language: 'es',
    base: /^una especie de$/,
    isSeen: ({ next, later }) => [next, ...later.slice(0, 6)].some((word) => livingThings.test(word?.form ?? '')),
  },
  {
    // “cerca de setenta metros” means “about seventy metres”, not “near”.
    language: 'es',
    base: /^cerca de$/,
    isSeen: ({ next, lexicon }) => isQuantity(next, lexicon),
  },
  {
    // “se lo da” means “gives it to him”, “se lo lleva” means “takes it away”.
    language: 'es',
    base: /^se l[oa]s?/,
    isSeen: ({ next, before }) =>
      before?.form === 'que' ||
      /^(?:llev|com[eií]|beb|qued|pas[aóe]|pens|cre[eíy]|imagin|tom[aóe]|guard|quit|pus|pon[eg]|mere[cz]|puede|pued|conoc)/.test(
        next?.form ?? '',
      ),
  },
  {
    // “de todos” means “everyone’s”, “de todos los libros” does not.
    language: 'es',
    base: /^de todos$/,
    isSeen: ({ next }) => /^(?:los|las|sus|est[eoa]s|es[oa]s|ell[oa]s|nosotros|modos)$/.test(next?.form ?? ''),
  },
  {
    // “quedó en segundo lugar” is a rank, not “secondly”.
    language: 'es',
    base: /^en (?:primer|segundo|tercer|último) lugar$/,
    isSeen: ({ earlier }) =>
      earlier.some(({ form }) => /^(?:qued|termin|acab|lleg|finali[zc]|clasific|situ|coloc)/.test(form)),
  },
  {
    // “¿Y qué?” is a shrug, “¿Y qué dicen?” is a question.
    language: 'es',
    base: /^y qué$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “dinero de más” (too much money), but not “un equipo de más alto nivel” (of a higher level)
    language: 'es',
    base: /^de más$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // In “não o víamos há treze anos” and “há treze anos que”, “há” says how long something lasts, not how long ago it was.
    language: 'pt',
    base: /^há (?:… )?/,
    isSeen: ({ earlier, next }) => next?.form === 'que' || earlier.some(({ form }) => form === 'não'),
  },
  {
    // “não é?” asks for agreement, “não é fácil” does not. “Já está!” means that it is done, “já está pronto” does not.
    language: 'pt',
    base: /^(?:não é(?: verdade)?|já está)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “correr bem rápido” is not “correr bem” (go well).
    language: 'pt',
    base: /^correr\*? bem$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon),
  },
  {
    // “de todo o país” is not “de todo” (at all).
    language: 'pt',
    base: /^de todo$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // In “o debate sobre”, “debate” is a noun, not a form of “debater”.
    language: 'pt',
    base: /^\S+[aeio]r\*? (?:a|com|de|em|para|por|sobre)$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      /^(?:os?|as?)$/.test(before?.form ?? '') &&
      mayBe(first, ['noun'], lexicon) &&
      !/[aeio]r$/.test(first?.form ?? ''),
  },
  {
    // In “a maior parte dos casos”, “parte” is a noun, not a form of “partir”.
    language: 'pt',
    base: /^partir\*? de$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      /^partes?$/.test(first?.form ?? '') && !mayBe(before, ['name', 'pronoun'], lexicon),
  },
  {
    // “in questo settore”, “di ciò che”, “il tuo nome”: a noun or a clause follows, so the words are no pronouns.
    language: 'it',
    base: /^(?:(?:su|in|di|a|da|con|per) (?:quest[oaie]|quell[oaie]|ciò)|il (?:mio|tuo|suo|nostro|vostro|loro))$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (/^(?:che|stesso|stessa)$/.test(next.form) ||
        mayBe(next, ['noun', 'adjective', 'numeral'], lexicon) ||
        next.readings.length === 0),
  },
  {
    // “o oggi o domani” (either today or tomorrow), but not “una scuola o una classe o un corso”
    language: 'it',
    base: /^o … o$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      before !== undefined &&
      (first?.start ?? 0) - before.end === 1 &&
      mayBe(before, ['noun', 'adjective', 'name', 'verb'], lexicon),
  },
  {
    // “così grande che”, but not “così la legge sui diritti che”
    language: 'it',
    base: /^(?:così|tanto|talmente) … che$/,
    isSeen: ({ span, lexicon }) => span.length > 4 || !mayBe(span[1], ['adjective', 'adverb', 'verb'], lexicon),
  },
  {
    // “non esitate a chiamare” encourages, “non esitò a partire” does not.
    language: 'it',
    base: /^non esitare a$/,
    isSeen: ({ span }) => !span.some(({ form }) => /^esit(?:are|i|ate|a|ino|iamo)$/.test(form)),
  },
  {
    // “ora che è qui” (now that), but not “è ora che parta” (it is time)
    language: 'it',
    base: /^ora che$/,
    isSeen: ({ before }) => /^(?:è|e’|era|sarebbe|l’)$/.test(before?.form ?? ''),
  },
  {
    // “ha sostenuto che”, but not “una crescita sostenuta che”
    language: 'it',
    base: /^\S+[aei]re che$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      /[^g]ut[aie]$|at[aie]$|it[aie]$/.test(first?.form ?? '') &&
      isOnly(before, ['noun', 'adjective', 'conjunction'], lexicon),
  },
  {
    // “di cosa parli”, but not “la perdita di cosa assicurata”
    language: 'it',
    base: /^(?:di|a|in|con|su|per|da) cosa$/,
    isSeen: ({ before, next, lexicon }) => isOnly(before, ['noun'], lexicon) && isParticiple(next, 'it'),
  },
  {
    // “muore di fame”, but not “muoiono delle persone”
    language: 'it',
    base: /^morire di$/,
    isSeen: ({ span, next }) =>
      /^(?:dei|degli|delle)$/.test(span.at(-1)?.form ?? '') &&
      /^(?:person[ae]|uomini|donne|bambini|civili|soldati|migliaia|innocenti)$/.test(next?.form ?? ''),
  },
  {
    // “e voi?” asks back, “e voi avrete” does not.
    language: 'it',
    base: /^e (?:tu|lei|voi)$/i,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // In “…, da do njih pridejo čez ovinek”, “da” is a conjunction, not a form of “dati”.
    language: 'sl',
    base: /^dati\*? /,
    isSeen: ({ span: [first], before }) =>
      first?.form === 'da' &&
      (before === undefined || first.start - before.end > 1 || /^(?:in|ter|ali)$/.test(before.form)),
  },
  {
    // In “je iz hiše prišel” and “prišli so iz mesta”, the form of “biti” is an auxiliary. “Si” is mostly a pronoun.
    language: 'sl',
    base: /^biti\*? /,
    isSeen: ({ span, earlier, later, lexicon }) =>
      span.some(({ form }) => form === 'si') ||
      sameClause(earlier, span, later).some(
        (word) => /.{2}l[aeio]?$/.test(word.form) && !/^bil[aeio]?$/.test(word.form) && isOnly(word, ['verb'], lexicon),
      ),
  },
  {
    // “je na poti iz mesta” is not “je iz mesta”.
    language: 'sl',
    base: /^biti\*? iz$/,
    isSeen: ({ span, lexicon }) => span.slice(1, -1).some((word) => mayBe(word, ['noun', 'preposition'], lexicon)),
  },
  {
    // “slabo mi je” is a feeling, “vse je bilo slabo” is not.
    language: 'sl',
    base: /^biti\*? slabo$/,
    isSeen: ({ span, earlier, later }) =>
      !sameClause(earlier, span, later).some(({ form }) => /^(?:mi|ti|mu|ji|nam|vam|jim|nama)$/.test(form)),
  },
  {
    // “imam dovolj” (I am fed up), but not “imam dovolj časa”
    language: 'sl',
    base: /^imeti\*? dovolj$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “če je tako, …”, but not “če je tako velik”
    language: 'sl',
    base: /^če je tako$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “pri tem” (in doing so), but not “pri tem delu”
    language: 'sl',
    base: /^(?:pred|pri|o|za|po|s|v|na|od|do|glede|zaradi|ob|k|iz|proti|kljub) (?:tem|tega|to|temu)$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['noun', 'adjective'], lexicon) && !mayBe(next, ['verb', 'adverb'], lexicon),
  },
  {
    // “s čim” (with what), but not “s čim krajšim rokom”
    language: 'sl',
    base: /^\p{L}+ čim$/u,
    isSeen: ({ next }) => /^(?:bolj|manj|več|prej|.{2,}[šj][aeio](?:ga|mu|m|h|mi)?)$/.test(next?.form ?? ''),
  },
  {
    // “kakor da ne bi vedel” (as if he did not know) names no purpose.
    language: 'sl',
    base: /^da ne bi$/,
    isSeen: ({ before }) => /^(?:kakor|kot|tako)$/.test(before?.form ?? ''),
  },
  {
    // “tako mladi kot stari”, but not “tako kot včeraj”; “tako velik, da”, but not “zato, tako da”
    language: 'sl',
    base: /^tako … (?:kot|kakor|da)$/,
    isSeen: ({ span }) => span.length === 2,
  },
];

/** The words before, in and after an expression that only spaces separate from it. */
function sameClause(
  earlier: readonly ReadWord[],
  span: readonly ReadWord[],
  later: readonly ReadWord[],
): readonly ReadWord[] {
  const words = [...earlier, ...span, ...later];
  const isGap = (index: number) => (words[index]?.start ?? 0) - (words[index - 1]?.end ?? 0) > 1;
  let [first, last] = [earlier.length, earlier.length + span.length - 1];
  while (first > 0 && !isGap(first)) first -= 1;
  while (last < words.length - 1 && !isGap(last + 1)) last += 1;
  return words.slice(first, last + 1);
}

/** Whether the neighbouring words show that the words of a match are not meant as an expression. */
export function isMisread(
  { conceptId, base, words: places }: ExpressionMatch,
  { language, words }: ReadSentence,
  lexicon: Lexicon,
  isAlone = true,
): boolean {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const [end, next] = [words[last]?.end ?? 0, words[last + 1]];
  const neighbours = {
    conceptId,
    isAlone,
    span: words.slice(first, last + 1),
    before: words[first - 1],
    earlier: words.slice(Math.max(0, first - reach), first),
    next: next && next.start - end === 1 ? next : undefined,
    later: words.slice(last + 1),
    lexicon,
  };
  return misreadings.some((each) => each.language === language && each.base.test(base) && each.isSeen(neighbours));
}
