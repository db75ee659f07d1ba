import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from './domain/language.ts';

const tests = ['**/*.test.*'];

// Separate message catalogues, with the folders of web/ that they cover. The first page of the app does not need these
// catalogues. Each is loaded by the routes and lazy components that need it.
const sections: Record<string, string[]> = {
  admin: ['admin'],
  creation: ['creation', 'translation/book'],
  landing: ['landing'],
  // The definition window and the menu of the reader are always loaded together with this catalogue.
  learning: ['learning', 'reader/definition', 'reader/page/reader-menu.tsx', 'reader/search'],
  'reader/assist': [
    'reader/assist',
    'reader/listening',
    'reader/typography/typography-panel.tsx',
    'translation/book',
    'translation/device',
  ],
  settings: ['settings', 'billing/subscription', 'learning/settings'],
  waiting: ['access/waiting'],
};
const folderOf = (folder: string) => `<rootDir>/web/${folder}`;

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [
    {
      path: '<rootDir>/web/locales/{locale}',
      include: ['<rootDir>/web'],
      exclude: [...tests, ...Object.values(sections).flat().map(folderOf)],
    },
    ...Object.entries(sections).map(([section, folders]) => ({
      path: `<rootDir>/web/locales/${section}/{locale}`,
      include: folders.map(folderOf),
      exclude: tests,
    })),
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
