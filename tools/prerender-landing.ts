import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlesFolder, parseArticle } from '../content/read-articles.ts';
import { defaultPlans } from '../domain/billing/subscription-plan.ts';
import { firstLearning } from '../domain/landing/landing-content.ts';
import type { Language } from '../domain/language.ts';
import { perLanguage } from '../domain/per-language.ts';
import type { LandingTemplate } from '../server/landing/assemble-page.ts';
import { landingFiles } from '../server/landing/landing-files.ts';
import type { LandingSource } from '../server/landing/landing-source.ts';
import { renderPages } from '../server/landing/render-pages.ts';
import { cutPassage, sampleArticleName } from '../server/reader/load-sample-passage.ts';

/** Leaves the landing page's frame for the server. */
export function writeLandingTemplate(output: string) {
  writeFileSync(landingFiles.template, JSON.stringify(createTemplate(output)));
}

/** Leaves its text in seven languages, with what a new database holds. */
export async function prerenderLanding() {
  writeFileSync(landingFiles.prerendered, JSON.stringify(await renderPages(readSource())));
}

function createTemplate(output: string): LandingTemplate {
  const file = join(output, 'landing.html');
  const styles: string[] = [];
  const scripts: string[] = [];
  const html = readFileSync(file, 'utf8')
    // The styles are part of the page, so that it is painted with the first answer.
    .replaceAll(/\s*<link rel="stylesheet"[^>]*href="([^"]+)">/g, (_link, href) => {
      styles.push(readFileSync(join(output, href), 'utf8').trim());
      return '';
    })
    .replaceAll(
      /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)">(?:<\/script>)?/g,
      (_tag, address) => {
        scripts.push(address);
        return '';
      },
    );
  rmSync(file);
  const tags = `  <style>${styles.join('\n')}</style>\n  <script>${fetchAfterPaint(scripts)}</script>\n  </head>`;
  return {
    html: html.replace('</head>', () => tags),
    fonts: perLanguage((language) => listFonts(output, language)),
  };
}

/** The text is complete without scripts, so they leave it the connection until it is painted. The first one brings the page to life. */
const fetchAfterPaint = ([main, ...imported]: string[]) =>
  `requestAnimationFrame(()=>setTimeout(()=>{import(${JSON.stringify(main)});for(const href of ${JSON.stringify(imported)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))}))`;

/** Slovenian has letters of its own. */
function listFonts(output: string, language: Language) {
  const letters = language === 'sl' ? ['latin', 'latin-ext'] : ['latin'];
  const patterns = letters.flatMap((set) => [
    `assets/literata-${set}-opsz-normal-*.woff2`,
    `assets/figtree-${set}-wght-normal-*.woff2`,
  ]);
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: output })).map((path) => `/${path}`);
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
