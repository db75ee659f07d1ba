import { html as markup } from 'hono/html';
import { type Language, languages } from '../../domain/language.ts';
import type { RenderedPage } from '../../domain/page.ts';

interface Address {
  baseUrl: string;
  language: Language;
  /** Whether the language is in the URL. Otherwise it comes from the Accept-Language header. */
  isNamed: boolean;
}

/** The metadata for search engines and link previews. */
export function createLandingHead({ title, description }: RenderedPage, { baseUrl, language, isNamed }: Address) {
  const addressOf = (code: Language) => `${baseUrl}/?lang=${code}`;
  const own = isNamed ? addressOf(language) : `${baseUrl}/`;
  return String(markup`<title>${title}</title>
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
    <meta name="twitter:card" content="summary_large_image">`);
}
