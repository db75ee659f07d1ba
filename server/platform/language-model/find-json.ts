/** The object in an answer that has something around it: a fence, a thought aloud, a greeting. */
export function findJson(text: string): unknown {
  const spoken = text.replace(/<think>.*?<\/think>/gs, '');
  const [start, end] = [spoken.indexOf('{'), spoken.lastIndexOf('}')];
  if (start === -1 || end < start) return undefined;
  try {
    return JSON.parse(spoken.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
