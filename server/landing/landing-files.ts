import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedLanding } from '../../domain/landing/landing-content.ts';
import type { Language } from '../../domain/language.ts';

/** The paths of the landing page in the `pages` folder of the build. */
export const landingFiles = (pages: string) => ({
  prerendered: join(pages, 'landing.json'),
  render: join(pages, 'render-landing.js'),
});

/** The rendered page in every language, and the fingerprint of the data it was rendered from. */
export interface PrerenderedLanding {
  madeFrom: string;
  pages: Record<Language, RenderedLanding>;
}

// Written by our own build.
export const readPrerendered = async (pages: string) =>
  JSON.parse(await readFile(landingFiles(pages).prerendered, 'utf8')) as PrerenderedLanding;
