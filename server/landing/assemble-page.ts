import { html as markup } from 'hono/html';
import type { RenderedLanding } from '../../domain/landing/landing-content.ts';
import { type Language, languages } from '../../domain/language.ts';

interface Address {
  baseUrl: string;
  language: Language;
  /** Whether the language is in the URL. Otherwise it comes from the Accept-Language header. */
  isNamed: boolean;
}

/** The complete page: its texts, and the metadata for search engines and link previews. */
export function assemblePage(template: string, rendered: RenderedLanding, address: Address) {
  const head = String(createHead(rendered, address));
  return template
    .replace('<html lang="en">', () => `<html lang="${address.language}">`)
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-->', () => rendered.page)
    .replace('</body>', () => `${rendered.data}</body>`);
}

function createHead(rendered: RenderedLanding, { baseUrl, language, isNamed }: Address) {
  const { title, description } = rendered;
  const addressOf = (code: Language) => `${baseUrl}/?lang=${code}`;
  const own = isNamed ? addressOf(language) : `${baseUrl}/`;
  return markup`<title>${title}</title>
    <meta name="description" content="${description}">
    <link rel="canonical" href="${own}">
    <link rel="alternate" hreflang="x-default" href="${baseUrl}/">
    ${languages.map((code) => markup`<link rel="alternate" hreflang="${code}" href="${addressOf(code)}">`)}
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Foxtale">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${own}">
    <meta property="og:locale" content="${language}">
    <meta property="og:image" content="${baseUrl}/share.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta name="twitter:card" content="summary_large_image">`;
}
