import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedLanding } from '../../domain/landing/landing-content.ts';
import type { Language } from '../../domain/language.ts';

const folder = join(import.meta.dirname, '..', '..', 'dist');

/** What the build leaves of the landing page. */
export const landingFiles = {
  /** The page without its words. */
  template: join(folder, 'landing-template.html'),
  prerendered: join(folder, 'pages', 'landing.json'),
  render: join(folder, 'pages', 'render-landing.js'),
};

/** The page in every language, and what it was made from. */
export interface PrerenderedLanding {
  madeFrom: string;
  pages: Record<Language, RenderedLanding>;
}

export const readTemplate = () => readFile(landingFiles.template, 'utf8');
// Written by our own build.
export const readPrerendered = async () =>
  JSON.parse(await readFile(landingFiles.prerendered, 'utf8')) as PrerenderedLanding;
