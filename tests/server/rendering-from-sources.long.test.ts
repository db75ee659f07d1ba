import { expect, test } from 'vitest';
import { createArticle } from '../support/articles/create-article.ts';
import { scaleTimeout } from '../support/machine-speed.ts';
import { createPerson } from '../support/people.ts';
import { startOnce } from '../support/servers/start-once.ts';
import { startTestServer } from '../support/servers/start-test-server.ts';

// Starts the server as `npm run dev` does.
const server = startOnce(() => startTestServer({ SERVE_WEB: 'sources' }));

async function load(path: string, headers: Record<string, string>) {
  const response = await fetch(`${server.baseUrl}${path}`, { headers: { accept: 'text/html', ...headers } });
  return response.text();
}

// The timeout is long, because Vite compiles the sources first.
const timeout = scaleTimeout(180_000);

test('in development the landing page and pages of the app are rendered from the sources', { timeout }, async () => {
  const landing = await load('/', { 'accept-language': 'de' });
  expect(landing).toContain('<div id="root" data-rendered="landing"><');
  expect(landing).toContain('<html lang="de">');
  expect(landing).toContain('src="/landing/main.tsx"');
  const { token } = await createPerson(server.services, 'learner');
  const home = await load('/', { cookie: `session=${token}` });
  expect(home).toContain('<div id="root" data-rendered="app"><');
  expect(home).toContain('"queryKey":["home"');
  expect(home).toContain('src="/main.tsx"');
  const articleId = await createArticle(server.services, 3);
  const article = await load(`/article/${articleId}`, { cookie: `session=${token}` });
  expect(article).toContain('La frase 3.');
  expect(article).toContain('"queryKey":["reading"');
});
