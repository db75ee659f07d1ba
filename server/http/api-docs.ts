import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { AppError } from '../../domain/app-error.ts';
import { compressPage } from './answers/compress-page.ts';
import { type Stored, sendStored } from './answers/send-stored.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Foxtale</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body><main id="docs"></main></body>
</html>
`;

// Only GET requests can be tried out on this page: a write request would change the data of the signed-in user.
const startScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.querySelector('#docs'),
  supportedSubmitMethods: ['get'],
  validatorUrl: null,
});
`;

// Swagger UI needs no inline styles, because it sets styles through the DOM. Its icons are data URLs.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

interface DocsFile {
  contentType: string;
  load: () => Promise<string>;
}

const require = createRequire(import.meta.url);
const read = (file: string) => readFile(file, 'utf8');

const files = new Map<string, DocsFile>([
  ['start.js', { contentType: 'text/javascript', load: async () => startScript }],
  [
    'swagger-ui-bundle.js',
    { contentType: 'text/javascript', load: () => read(require.resolve('swagger-ui-dist/swagger-ui-bundle.js')) },
  ],
  ['swagger-ui.css', { contentType: 'text/css', load: () => read(require.resolve('swagger-ui-dist/swagger-ui.css')) }],
]);

/** `/api/docs`: the OpenAPI document in Swagger UI, which is loaded on this page only. */
export function apiDocsRoutes() {
  const loaded = new Map<string, Promise<Stored>>();
  return new Hono()
    .get('/api/docs', (c) => c.html(page, 200, { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }))

    .get('/api/docs/:file', async (c) => {
      const name = c.req.param('file');
      const file = files.get(name);
      if (file === undefined) throw new AppError('not-found');
      const stored = loaded.get(name) ?? file.load().then((text) => compressPage(text, 'quickly'));
      loaded.set(name, stored);
      const headers = { 'content-type': `${file.contentType}; charset=utf-8`, 'cache-control': 'no-cache' };
      return sendStored(c, await stored, headers);
    });
}
