const longestRefusal = 600;

// Phrases with which models decline in the seven languages. Needed if the provider does not report a refusal itself.
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

/** Whether a model declines in words: in a short text without JSON, or in a JSON object that only contains the refusal. */
export function isRefusal(text: string, values: readonly unknown[]): boolean {
  const answer = text.replace(/^[\s\S]*<\/think(?:ing)?>/, '').trim();
  if (answer.length > longestRefusal) return false;
  const hasOtherValue = values.some((value) => !(isRecord(value) && ('refusal' in value || 'error' in value)));
  return !hasOtherValue && (refusal.test(answer) || values.some((value) => isRecord(value) && 'refusal' in value));
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;
