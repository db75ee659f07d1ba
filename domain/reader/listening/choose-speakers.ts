/**
 * The number of the speaker of each sentence, counted from 0. One speaker reads an article; in an interview two speakers
 * alternate.
 */
export function chooseSpeakers(paragraphs: readonly (readonly string[])[], speakerCount: number): number[] {
  const sentenceCount = paragraphs.reduce((total, { length }) => total + length, 0);
  if (speakerCount < 2) return Array.from({ length: sentenceCount }, () => 0);
  const main = hash(paragraphs[0]?.[0] ?? '') % speakerCount;
  const other = (main + 1) % speakerCount;
  const names = listInterviewNames(paragraphs);
  let speaker = main;
  return paragraphs.flatMap((paragraph) =>
    paragraph.map((sentence) => {
      const name = findName(sentence);
      if (name !== undefined && names.includes(name)) speaker = names.indexOf(name) % 2 === 0 ? main : other;
      return speaker;
    }),
  );
}

/**
 * The names that stand before a colon at the start of at least two paragraphs, in order. Empty if there is only one such
 * name.
 */
function listInterviewNames(paragraphs: readonly (readonly string[])[]) {
  const turns = new Map<string, number>();
  for (const [first = ''] of paragraphs) {
    const name = findName(first);
    if (name !== undefined) turns.set(name, (turns.get(name) ?? 0) + 1);
  }
  const names = [...turns].filter(([, count]) => count > 1).map(([name]) => name);
  return names.length > 1 ? names : [];
}

/** Finds the name before a colon: “Ana: …”, “Dr. Novak: …”. */
const findName = (sentence: string) => /^(\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2})\s?: /u.exec(sentence)?.[1];

/** FNV-1a hash. It is deterministic, so the same article always gets the same speaker. */
function hash(text: string) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}
