import type { Language } from '../language.ts';
import type { ShownWord } from './concept-list.ts';
import { gerundOf } from './morphology/english-forms.ts';

type Change = (meaning: string) => string;

function doerOf(meaning: string): string {
  return `person or thing for ${gerundOf(meaning)}`;
}

const changeInto = (suffixes: string, change: Change) => suffixes.split(' ').map((suffix) => [suffix, change] as const);

/** How a suffix changes the English meaning of a word of another language. */
const changes: ReadonlyMap<string, Change> = new Map([
  ...changeInto(
    '-ung -ção -zione -mento -anje -enje -janje -jenje -itev -joč -ujoč -eč -alen -ilen -ement -issement',
    gerundOf,
  ),
  ...changeInto('-keit -heit -idade -ità -ezza -enza -ost -ota -ité', (meaning) => `being ${meaning}`),
  ...changeInto('-ment -mente -o', adverbOf),
  ...changeInto('-ov -ev -jev -in', (meaning) => `${meaning}’s`),
  ...changeInto('-weise', (meaning) => `it is ${meaning} that`),
  ...changeInto('-inho -ito -ino -ček -iček -čka -ce', (meaning) => `little ${meaning}`),
  ...changeInto('-vel -bile -able', (meaning) => `possible to ${meaning}`),
  ...changeInto('in…able', (meaning) => `impossible to ${meaning}`),
  ...changeInto('-dor -alec -ilec', doerOf),
  ...changeInto('-arstvo -ništvo -ljstvo -lstvo -nstvo', (meaning) =>
    `activity of a ${meaning}`.replace(/ a (?=[aeiou])/, ' an '),
  ),
  ...changeInto('-tore', (meaning) => agentOf(meaning) ?? doerOf(meaning)),
]);

/** Suffixes that keep the meaning of the word: Slovenian “valuten” (of currencies) is explained as “valuta” (currency). */
const keptBy =
  /^-(?:ito\/-ita|istico|ski|ški|o?ven|ičen|en|šnji|[ai]len|ast|jski|čji|ica|[aio]?[lrst]+ka|[aon][nmt]ka|afka|ičarka|[gf]inja|nica|j?[ae]nost|[aeo]vati)$/;

/**
 * The meaning of a word that is derived from a listed word: “transplanting” for Slovenian “presajanje”, “being permissible”
 * for German “Zulässigkeit”. In other languages than English, it is the meaning of the listed word. Undefined for a suffix
 * that is neither in `changes` nor in `keptBy`.
 */
export function defineDerived(suffix: string, head: ShownWord, target: Language): ShownWord | undefined {
  const change = changes.get(suffix);
  if (change === undefined) return keptBy.test(suffix) ? head : undefined;
  return target === 'en'
    ? { ...head, word: head.word.split(', ').map(change).join(', '), isRenderingOnly: true }
    : head;
}

/** The noun for a person or thing that does this: “climb, climber”; “investigate, investigator”. Only for single verbs. */
function agentOf(meaning: string): string | undefined {
  const [, verb, hint = ''] = /^([a-z]{3,})( \(.*\))?$/.exec(meaning) ?? [];
  if (verb === undefined) return undefined;
  const gerund = gerundOf(verb);
  return `${/ate$/.test(verb) ? verb.replace(/e$/, 'or') : gerund.replace(/ing$/, 'er')}${hint}`;
}

const withoutAdverb =
  /(?:ly|[^aeiou]ward|-.*)$|^(?:good|fast|hard|long|late|early|high|low|straight|black|white|red|green|blue|yellow|brown|pink|grey|orange|purple|better|best|worse|worst|more|less|far|further|.*(?:er|est|like))$/;

/**
 * English words from which no adverb in “-ly” is formed: participles (“prescribed”, “known”) and nouns that are used like
 * adjectives (“world”).
 */
const withoutForm =
  /^(?!(?:undoubted|unexpected|alleged|supposed|repeated|deserved|determined|marked|pointed|decided|excited|unprecedented|admitted|assured|exaggerated|devoted|dedicated|absorbed|contented|tired|wicked|naked|hurried|reserved|detailed|frank|open|sudden|drunken|mistaken|forbidden|golden|human|common|certain|plain|main|humane|modern|urban)$)(?:.{3,}ed|(?:.*own|.*awn|hidden|broken|written|chosen|frozen|stolen|spoken|taken|given|driven|proven|worn|torn|born|sworn|made|built|sold|paid|sent|lost|kept|left|set|cut))$|^(?:.*ish|dark|pale|big|whole|own|sports?|sporty|world|snow|priority|exempt|upright|erect|silvery|alone|home|state|family|night|day|summer|winter|evening|morning|water|city|school|work)$/;

/** The adjective and the adverb: “happy, happily”; “gentle, gently”; “tragic, tragically”; “Slovenian, in Slovenian”. */
function adverbOf(adjective: string): string {
  if (/^[A-Z]/.test(adjective)) return `in ${adjective}`;
  if (adjective.includes(' ')) return `in a way that is ${adjective}`;
  if (withoutAdverb.test(adjective) || withoutForm.test(adjective)) return adjective;
  if (/ic$/.test(adjective)) return `${adjective}ally`;
  if (/[^aeiou]le$/.test(adjective)) return adjective.replace(/e$/, 'y');
  if (/ll$/.test(adjective)) return `${adjective}y`;
  return `${adjective.replace(/(?<=[^aeiou])y$/, 'i').replace(/^true$/, 'tru')}ly`;
}
