/** The pause after a sentence depends on what follows it. */
type Pause = 'sentence' | 'dialogue' | 'paragraph' | 'heading';

export const pauseSeconds: Record<Pause, number> = { sentence: 0.38, dialogue: 0.58, paragraph: 0.86, heading: 1.15 };

/** The pause after a sentence. Where direct speech begins or ends, the pause is longer, because the speaker may change. */
export function choosePause(paragraph: readonly string[], index: number): Pause {
  const sentence = paragraph[index] ?? '';
  const next = paragraph[index + 1];
  if (next === undefined) return isHeading(paragraph) ? 'heading' : 'paragraph';
  return beginsSpeech(next) || endsSpeech(sentence) ? 'dialogue' : 'sentence';
}

/** A short paragraph of one sentence without a full stop. */
const isHeading = ([only = '', ...others]: readonly string[]) =>
  others.length === 0 && only.length <= 80 && !/[.!?…:;,”»"’)]\s*$/u.test(only);

const beginsSpeech = (sentence: string) => /^\s*(?:[–—]\s?|[“„«»"‘‚])/u.test(sentence);
const endsSpeech = (sentence: string) => /[”“»«"]\s*$/u.test(sentence);
