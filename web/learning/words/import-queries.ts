import { mutationOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type { ImportedFile } from '../../../domain/learning/import/import-words.ts';
import { api, read } from '../../platform/api.ts';

interface Import {
  language: Language;
  kind: ImportedFile['kind'];
  file: File;
}

export const importWords = mutationOptions({
  mutationFn: async ({ language, kind, file }: Import) =>
    read(api.learning.words.import.$post({ json: { language, kind, file: await readFile(kind, file) } })),
});

/** Kindle's file is a database, so it is sent in base64. */
async function readFile(kind: Import['kind'], file: File): Promise<string> {
  if (kind !== 'kindle') return file.text();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
