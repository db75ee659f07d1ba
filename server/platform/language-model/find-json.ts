/** Extracts the JSON object from an answer with surrounding text: a code fence, a thinking block, a greeting. */
export function findJson(text: string): unknown {
  const answer = text.replace(/<think>.*?<\/think>/gs, '');
  const [start, end] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  if (start === -1 || end < start) return undefined;
  try {
    return JSON.parse(answer.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
