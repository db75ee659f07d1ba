import { randomUUID } from 'node:crypto';
import type { Creation } from '../../domain/creation/creation.ts';
import type { AppProcess } from '../app-process.ts';

interface Text {
  title: string;
  sentences: readonly string[];
}

export async function submitText(app: AppProcess, token: string, { title, sentences }: Text) {
  const content = { text: sentences.join(' ') };
  const request = { way: 'manual', title, language: 'es', content, visibility: 'private', isLanguageSure: true };
  return submitRequest(app, token, { articleId: randomUUID(), request });
}

export async function submitRequest(
  app: AppProcess,
  token: string,
  { articleId, request }: { articleId: string; request: object },
) {
  const response = await fetch(`${app.baseUrl}/api/articles`, {
    method: 'POST',
    headers: { cookie: `session=${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ articleId, request }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return articleId;
}

export async function findCreation(app: AppProcess, token: string, articleId: string): Promise<Creation> {
  const path = `/api/articles/${articleId}/creation`;
  const answer = await (await fetch(app.baseUrl + path, { headers: { cookie: `session=${token}` } })).json();
  const { creation }: { creation: Creation } = answer;
  if (creation.failure !== null) throw new Error(`Creating the article failed: ${creation.failure}.`);
  return creation;
}
