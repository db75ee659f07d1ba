import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage } from '../../domain/language.ts';
import type { Content } from '../load-content.ts';

const sensesFile = join(import.meta.dirname, '../senses.txt');
const atLeastShare = 0.97;

export type SenseScore = { marked: number; right: number; wrong: string[]; problems: string[] };

/**
 * Compares the concepts that our annotation chose with the concepts that people chose, and counts the matches. A line of
 * `file` is “article-id sentence-number language word concept”. If the word occurs twice in the sentence, “word#2” names the
 * second. “a|b” accepts either concept. A concept needs a part of speech (“abuse/noun”) only if its name is ambiguous.
 * Returns undefined if the file does not exist.
 */
export function measureSenses(content: Content, file = sensesFile): SenseScore | undefined {
  if (!existsSync(file)) return undefined;
  const score: SenseScore = { marked: 0, right: 0, wrong: [], problems: [] };
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    const found = findMarked(content, line);
    if (typeof found === 'string') score.problems.push(`senses.txt:${index + 1} ${found}`);
    else {
      score.marked += 1;
      if (found.chosen.some((id) => found.accepted.includes(id))) score.right += 1;
      else score.wrong.push(`${line}: is ${found.chosen.join(', ')}`);
    }
  }
  return score;
}

export function checkSenses(content: Content): string[] {
  const score = measureSenses(content);
  if (!score) return [];
  const isEnough = score.right >= atLeastShare * score.marked;
  return isEnough
    ? score.problems
    : [...score.problems, `${score.right} of ${score.marked} annotated words have their concept`, ...score.wrong];
}

/**
 * Finds the word that a line names. Returns the concepts that our annotation chose for the word or for an expression that
 * contains it, and the accepted concepts. Returns an error message if the line is invalid.
 */
function findMarked({ sentences, concepts }: Content, line: string): { chosen: string[]; accepted: string[] } | string {
  const [articleId, number, language, marked = '', conceptNames = '', ...rest] = line.trim().split(/\s+/);
  if (!isLanguage(language) || conceptNames === '' || rest.length > 0)
    return 'is not “article sentence language word concept”';
  const sentence = sentences.find((sentence) => sentence.articleId === articleId && sentence.number === Number(number));
  if (!sentence) return `sentence ${number} of ${articleId} does not exist`;
  const [text, occurrence = '1'] = marked.split('#');
  const word = (sentence.annotation[language] ?? []).filter((word) => word.text === text)[Number(occurrence) - 1];
  if (!word) return `the sentence does not contain “${marked}”`;
  const chosen = [...new Set([word.conceptId, word.ownConceptId])].filter((id) => id !== undefined);
  const accepted: string[] = [];
  for (const name of conceptNames.split('|')) {
    const named = concepts.filter(({ id }) => id === name || id.split('/')[0] === name);
    if (named.length !== 1) return `${named.length} concepts are called “${name}”`;
    accepted.push(...named.map(({ id }) => id));
  }
  return { chosen, accepted };
}
