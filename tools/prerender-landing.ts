import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlesFolder, parseArticle } from '../content/read-articles.ts';
import { defaultPlans } from '../domain/billing/subscription-plan.ts';
import { firstLearning } from '../domain/landing/landing-content.ts';
import type { Language } from '../domain/language.ts';
import { perLanguage } from '../domain/per-language.ts';
import { paintWithoutFaces } from '../server/http/paint-first.ts';
import { landingFiles } from '../server/landing/landing-files.ts';
import type { LandingSource } from '../server/landing/landing-source.ts';
import { renderPages } from '../server/landing/render-pages.ts';
import { cutPassage, sampleArticleName } from '../server/reader/load-sample-passage.ts';

/** Leaves the landing page without its words for the server. */
export function writeLandingTemplate(folder: string) {
  const file = join(folder, 'landing.html');
  writeFileSync(landingFiles.template, paintWithoutFaces({ html: readFileSync(file, 'utf8'), folder }));
  rmSync(file);
}

/** Leaves its text in seven languages, with what a new database holds. */
export async function prerenderLanding() {
  writeFileSync(landingFiles.prerendered, JSON.stringify(await renderPages(readSource())));
}

function readSource(): LandingSource {
  const file = join(articlesFolder, `${sampleArticleName}.md`);
  const { title, paragraphs } = parseArticle(sampleArticleName, readFileSync(file, 'utf8'));
  const textsIn = (language: Language) =>
    paragraphs.map(({ sentences }) => sentences.map(({ versions }) => versions[language]));
  const passageFor = (native: Language) => {
    const learning = firstLearning(native);
    return cutPassage({ title: title[learning], paragraphs: textsIn(learning), translations: textsIn(native) });
  };
  return { plans: defaultPlans, passages: perLanguage(passageFor), isOpen: false };
}
