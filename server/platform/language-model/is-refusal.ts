const longestRefusal = 600;

// How models decline in the seven languages, when the provider does not say so itself.
const phrases = [
  "I(?:’|'| a)m (?:very )?(?:sorry|unable|not able)",
  "I (?:cannot|can(?:’|')t|won(?:’|')t|must decline|decline)",
  'lo siento|no puedo',
  'désolée?|je ne peux pas',
  'tut mir leid|kann ich nicht|ich kann (?:dir |dabei |das )?nicht',
  'lamento|não posso',
  'mi dispiace|non posso',
  'žal|ne morem',
];
const refusal = new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'iu');

/** Whether a model declines in words: a short text without JSON, or a JSON object that only holds the refusal. */
export function isRefusal(text: string, values: readonly unknown[]): boolean {
  const answer = text.replace(/^[\s\S]*<\/think(?:ing)?>/, '').trim();
  if (answer.length > longestRefusal) return false;
  const hasOtherValue = values.some((value) => !(isRecord(value) && ('refusal' in value || 'error' in value)));
  return !hasOtherValue && (refusal.test(answer) || values.some((value) => isRecord(value) && 'refusal' in value));
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;
