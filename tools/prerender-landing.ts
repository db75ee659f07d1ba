import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlesFolder, parseArticle } from '../content/read-articles.ts';
import { defaultPlans } from '../domain/billing/subscription-plan.ts';
import { firstLearning } from '../domain/landing/landing-content.ts';
import { noLegalTexts } from '../domain/landing/legal.ts';
import type { Language } from '../domain/language.ts';
import { perLanguage } from '../domain/per-language.ts';
import { sampleArticleName } from '../domain/reader/sample-article.ts';
import { paintWithoutFaces } from '../server/http/paint-first.ts';
import { landingFiles } from '../server/landing/landing-files.ts';
import type { LandingSource } from '../server/landing/landing-source.ts';
import { renderPages } from '../server/landing/render-pages.ts';
import { cutPassage } from '../server/reader/load-sample-passage.ts';

/** Moves the landing page template out of the folder of public files. */
export function writeLandingTemplate(folder: string, template: string) {
  const file = join(folder, 'landing.html');
  writeFileSync(template, paintWithoutFaces({ html: readFileSync(file, 'utf8'), folder }));
  rmSync(file);
}

/** Prerenders the landing page in seven languages into the folder, with the data of a new database. */
export async function prerenderLanding(folder: string) {
  const { prerendered, render } = landingFiles(folder);
  writeFileSync(prerendered, JSON.stringify(await renderPages(readSource(), render)));
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
  return {
    plans: defaultPlans,
    passages: perLanguage(passageFor),
    isOpen: false,
    hasModel: false,
    takesPayments: false,
    legal: perLanguage(() => noLegalTexts),
  };
}
