import type { Language } from '../../domain/language.ts';
import { countTypos } from '../../domain/text/count-typos.ts';
import type { Services } from '../services.ts';

// Shorter words are not corrected, because each of them is one typo away from too many other words.
const shortestCorrected = 4;
const mostNearWords = 8;
// In a short word, the first letter is hardly ever the typo: “zoro” is a typo of Spanish “zorro” (fox), not of “oro”
// (gold).
const longestShortWord = 5;

/** Lists the nearest spelling corrections for each word, the longest common prefix first. The word itself is left out. */
export async function findNearWords({ db }: Pick<Services, 'db'>, words: readonly string[], language: Language) {
  const rows = await db.query<{ given: string; near: string[] }>`
    select given, array(
      select w.word from search_words w
      where w.language = ${language} and w.neighbours && word_neighbours(given) and w.word <> given and length(given) >= ${shortestCorrected}
      limit 200
    ) as near
    from unnest(${words}::text[]) with ordinality as typed(word, ordinal), lateral (select unaccent(lower(typed.word))) as plain(given)
    order by ordinal`;
  return rows.map(({ given, near }) => chooseNearest(given, near));
}

/**
 * Returns the words with the smallest edit distance, at most `mostNearWords`. The search accepts any of them, so the other
 * words of the query decide which one fits.
 */
function chooseNearest(given: string, near: readonly string[]) {
  const rated = near
    .map((word) => ({ word, typos: countTypos(given, word) }))
    .filter(({ word, typos }) => isClose({ given, word, typos }));
  const fewest = Math.min(...rated.map(({ typos }) => typos));
  return rated
    .filter(({ typos }) => typos === fewest)
    .map(({ word }) => word)
    .sort((a, b) => commonPrefixLength(given, b) - commonPrefixLength(given, a) || a.localeCompare(b))
    .slice(0, mostNearWords);
}

/**
 * A long word may have one typo anywhere, or two typos after its first letter. A short word may have one typo after its first
 * letter.
 */
function isClose({ given, word, typos }: { given: string; word: string; typos: number }) {
  const isShort = given.length <= longestShortWord;
  return given[0] === word[0] ? typos <= (isShort ? 1 : 2) : typos <= (isShort ? 0 : 1);
}

function commonPrefixLength(a: string, b: string) {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
