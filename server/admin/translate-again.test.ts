import { expect, test } from 'vitest';
import { createArticle } from '../../tests/support/articles/create-article.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson } from '../../tests/support/people.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';

const model = startOnce(startScriptedModel);
const server = startOnce(() => startSilentServer(model.environment));

test('an admin has a translation made again, and readers keep the old one until the new one is complete', async () => {
  const { services } = server;
  const articleId = await createArticle(services, 3);
  await services.db.query`update articles set original_language = 'es' where id = ${articleId}`;
  const readTranslation = () => services.db.query`
    select paragraphs from article_versions where article_id = ${articleId} and language = 'en'`;
  const before = await readTranslation();
  const goOn = model.hold();
  const { token } = await createPerson(services, 'admin');
  const answer = await call(server, { method: 'POST', path: `/admin/articles/${articleId}/translation/en`, token });
  expect(answer).toMatchObject({ status: 202, body: { isStarted: true } });
  await expect.poll(() => model.countQuestions('translate-sentences')).toBe(1);
  expect(await readTranslation()).toEqual(before);
  goOn();
  await expect.poll(readTranslation).not.toEqual(before);
});
