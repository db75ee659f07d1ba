/**
 * The packages that only the build of the web app needs. They are in `dependencies`, not in `devDependencies`, because `npm
 * start` builds the web app. The Docker image leaves these packages out. `tests/server/image.test.ts` compares the list with
 * what the server imports.
 */
export const buildPackages = [
  '@ark-ui/react',
  '@babel/core',
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/figtree',
  '@fontsource-variable/literata',
  '@hookform/resolvers',
  '@lingui/babel-plugin-lingui-macro',
  '@lingui/core',
  '@lingui/format-po',
  '@lingui/react',
  '@lingui/vite-plugin',
  '@rolldown/plugin-babel',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'react-hook-form',
  'vite',
  'workbox-precaching',
  'workbox-routing',
];
