import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from './domain/language.ts';

const tests = ['**/*.test.*'];

// Loaded by their routes or lazy parts: the first page of the app does not need them.
const sections = ['admin', 'creation', 'landing', 'learning', 'reader/assist', 'reader/listening', 'settings'];
const folderOf = (section: string) => `<rootDir>/web/${section}`;

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [
    {
      path: '<rootDir>/web/locales/{locale}',
      include: ['<rootDir>/web'],
      exclude: [...tests, ...sections.map(folderOf)],
    },
    ...sections.map((section) => ({
      path: `<rootDir>/web/locales/${section}/{locale}`,
      include: [folderOf(section)],
      exclude: tests,
    })),
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
