import { Hono } from 'hono';
import { html } from 'hono/html';
import { languages } from '../../domain/language.ts';

/** robots.txt and the sitemap for search engines. */
export function crawlerRoutes(baseUrl: string) {
  const addresses = [`${baseUrl}/`, ...languages.map((language) => `${baseUrl}/?lang=${language}`)];
  const alternates = languages.map(
    (code) => html`<xhtml:link rel="alternate" hreflang="${code}" href="${baseUrl}/?lang=${code}"/>`,
  );
  const urls = addresses.map((address) => html`<url><loc>${address}</loc>${alternates}</url>`);

  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(
        ['User-agent: *', 'Disallow: /api/', 'Disallow: /oidc/', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n'),
      ),
    )
    .get('/sitemap.xml', (c) => {
      const sitemap = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>
`;
      return c.body(String(sitemap), 200, { 'content-type': 'application/xml; charset=utf-8' });
    });
}
