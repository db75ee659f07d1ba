import { languages } from '../domain/language.ts';
import { type PerLanguage, perLanguage } from '../domain/per-language.ts';
import { FormatError } from './read-stanzas.ts';

/** Reads seven lines, one per language in fixed order, and returns each text without its language code. */
export function readSevenLanguages(file: string, firstLine: number, lines: readonly string[]): PerLanguage<string> {
  if (lines.length !== languages.length)
    throw new FormatError(file, firstLine, `needs ${languages.length} language lines, has ${lines.length}`);
  return perLanguage((language) => {
    const index = languages.indexOf(language);
    const line = lines[index] ?? '';
    const text = line.slice(language.length + 2);
    if (!line.startsWith(`${language}: `))
      throw new FormatError(file, firstLine + index, `should begin with “${language}: ”`);
    if (text.trim() === '') throw new FormatError(file, firstLine + index, 'is empty');
    if (text !== text.trim() || text.includes('  '))
      throw new FormatError(file, firstLine + index, 'has superfluous spaces');
    if (text !== text.normalize('NFC'))
      throw new FormatError(file, firstLine + index, 'is not in Unicode normalization form NFC');
    return text;
  });
}
