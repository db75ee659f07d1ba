/** A text as it is spoken. Each of its UTF-16 units has the offset of its origin in the written text. */
export interface SpokenText {
  text: string;
  origins: number[];
}

export interface SpeechRule {
  /** Needs the flags g and u. */
  pattern: RegExp;
  /** Returns what is spoken instead of the match; undefined leaves the match as it is. */
  say: (...groups: string[]) => string | undefined;
}

export const toSpokenText = (text: string): SpokenText => ({
  text,
  origins: Array.from({ length: text.length }, (_, index) => index),
});

export function applyRule({ text, origins }: SpokenText, { pattern, say }: SpeechRule): SpokenText {
  const result: SpokenText = { text: '', origins: [] };
  let done = 0;
  const copyUntil = (end: number) => {
    result.text += text.slice(done, end);
    for (let index = done; index < end; index++) result.origins.push(origins[index] ?? 0);
    done = end;
  };
  for (const match of text.matchAll(pattern)) {
    const [written, ...groups] = match;
    const spoken = say(written, ...groups);
    if (spoken === undefined) continue;
    // The common prefix of the written and the spoken text keeps its offsets. A match may begin with an ordinary word before
    // an abbreviation or a unit, and this word needs its own time in the audio.
    copyUntil(match.index + commonPrefix(written, spoken));
    const rest = spoken.slice(commonPrefix(written, spoken));
    result.text += rest;
    for (let index = 0; index < rest.length; index++) result.origins.push(origins[done] ?? origins.at(-1) ?? 0);
    done = match.index + written.length;
  }
  copyUntil(text.length);
  return result;
}

function commonPrefix(one: string, other: string) {
  let length = 0;
  while (length < one.length - 1 && length < other.length && one[length] === other[length]) length++;
  return length;
}
