// In characters. Limits the work for a text with many opening brackets, because a scan may start at each of them.
const longestWalk = 500_000;
const mostStarts = 200;

/**
 * Lists the JSON values in an answer, last first, because models may write their reasoning before the answer. Handles code
 * fences, greetings, stray braces, trailing commas, line breaks in strings and JSON inside a JSON string.
 */
export function findJson(text: string): unknown[] {
  const whole = parseLoosely(text.trim());
  if (typeof whole === 'string') return findJson(whole);
  if (whole !== undefined) return [whole];
  const values = listValues(skipThinking(text));
  return values.length > 0 ? values : listValues(text);
}

/** Completes an answer that was cut off: drops the unfinished list item and closes the brackets. */
export function closeJson(text: string): unknown {
  const start = text.indexOf('{');
  let kept: string | undefined;
  const open: string[] = [];
  for (const { index, bracket } of listBrackets(text, Math.max(0, start))) {
    if (bracket === '{' || bracket === '[') open.push(bracket === '{' ? '}' : ']');
    else if (open.pop() !== bracket) return undefined;
    else if (open.at(-1) === ']') kept = text.slice(start, index + 1) + open.toReversed().join('');
  }
  return kept === undefined ? undefined : parseLoosely(kept);
}

/** The text after the last block of reasoning. Some servers leave out the opening tag. */
function skipThinking(text: string) {
  const ends = ['</think>', '</thinking>'].map(
    (tag) => text.lastIndexOf(tag) + tag.length * Number(text.includes(tag)),
  );
  return text.slice(Math.max(0, ...ends));
}

function listValues(text: string): unknown[] {
  const values: unknown[] = [];
  const bracket = /[{[]/g;
  for (let [starts, walked] = [0, 0]; starts < mostStarts && walked < longestWalk; starts++) {
    const start = bracket.exec(text)?.index;
    if (start === undefined) break;
    const end = findEnd(text, start);
    walked += (end ?? text.length) - start;
    const value = end === undefined ? undefined : parseLoosely(text.slice(start, end));
    if (value === undefined) continue;
    values.push(value);
    bracket.lastIndex = end ?? text.length;
  }
  return values.reverse();
}

/** Returns the offset after the object or list that starts at `start`. */
function findEnd(text: string, start: number): number | undefined {
  let depth = 0;
  for (const { index, bracket } of listBrackets(text, start)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return undefined;
}

/** Lists the brackets of a JSON text that are not inside strings. */
function* listBrackets(text: string, start: number) {
  let isInString = false;
  for (let index = start; index < text.length; index++) {
    const character = text.charAt(index);
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if ('{}[]'.includes(character)) yield { index, bracket: character };
  }
}

/** Parses JSON and tolerates trailing commas and line breaks in strings. */
export function parseLoosely(json: string): unknown {
  return (
    parseJson(json) ?? parseJson(json.replace(stringOrComma, (found) => (found === ',' ? '' : escapeBreaks(found))))
  );
}

const stringOrComma = /"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])/g;

const escapeBreaks = (found: string) => found.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
