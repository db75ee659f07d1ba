import type { Language } from '../language.ts';

/**
 * An entry of the lexicon as text, for tests. A language without words gets an explanation (“~”), which is shown but never
 * looked up.
 */
export const stanza = (name: string, part: string, lines: Partial<Record<Language, string>>) =>
  [
    name,
    part,
    ...(['en', 'es', 'fr', 'de', 'pt', 'it', 'sl'] as const).map(
      (language) => `${language}: ${lines[language] ?? `~${name}`}`,
    ),
  ].join('\n');
