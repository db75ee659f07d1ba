import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LegalPart, type LegalTexts, legalParts } from '../../domain/landing/legal.ts';
import { type Language, languages } from '../../domain/language.ts';
import type { PerLanguage } from '../../domain/per-language.ts';
import type { Services } from '../services.ts';

type World = Pick<Services, 'config' | 'log'>;

/** The legal texts of the operator in every language. The files are read at every call, so that a change needs no restart. */
export async function loadAllLegalTexts(services: World): Promise<PerLanguage<LegalTexts>> {
  const load = async (language: Language) => [language, await loadLegalTexts(services, language)] as const;
  return Object.fromEntries(await Promise.all(languages.map(load))) as PerLanguage<LegalTexts>;
}

export async function loadLegalTexts(services: World, language: Language): Promise<LegalTexts> {
  const load = async (part: LegalPart) => [part, await findText(services, part, language)] as const;
  return Object.fromEntries(await Promise.all(legalParts.map(load))) as LegalTexts;
}

/** Reads `privacy.de.txt` or, if it does not exist, `privacy.txt`, which is for all languages. */
async function findText({ config: { legalDir }, log }: World, part: LegalPart, language: Language) {
  if (legalDir === undefined) return null;
  for (const name of [`${part}.${language}.txt`, `${part}.txt`]) {
    try {
      return toParagraphs(await readFile(join(legalDir, name), 'utf8'));
    } catch (err) {
      const isMissing = err instanceof Error && 'code' in err && err.code === 'ENOENT';
      if (!isMissing) log.warn({ err, name }, 'a legal text could not be read');
    }
  }
  return null;
}

const toParagraphs = (text: string) =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
