import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  aiRequest,
  creationOf,
  manualRequest,
  read,
  readUsage,
  settle,
  submit,
} from '../../../tests/support/articles/creations.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startScriptedModel } from '../../../tests/support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';

const model = startOnce(startScriptedModel);
const server = startOnce(() => startApiServer(model.environment));
let author: Person;
let first: string;

beforeEach(async () => {
  model.forget();
  author = await createPerson(server.services, 'learner');
  first = creationOf(await submit(server, author, aiRequest)).articleId;
  await settle(server, author, first);
  model.questions.length = 0;
});

const chapterAfter = (after: string) => ({ way: 'chapter', after, visibility: 'private' });

async function goOn(after: string) {
  const { articleId } = creationOf(await submit(server, author, chapterAfter(after)));
  await settle(server, author, articleId);
  return articleId;
}

test('the next chapter goes on from a recap, not from the text, and is the next part', async () => {
  const { learning } = await read(server, author, first);
  const second = await goOn(first);
  const [question] = model.questions;
  const material = question?.material as { before: { title: string; recap: string }[]; lastSentences: string[] };
  expect(material.before).toEqual([{ title: learning?.title, recap: expect.stringMatching(/\S/) }]);
  expect(material.lastSentences).toEqual(learning?.paragraphs.flat().slice(-3));
  expect(JSON.stringify(material)).not.toContain(learning?.paragraphs[0]?.[0]);
  expect(question?.instructions).toContain('This is chapter 2 of a series.');
  expect(await read(server, author, first)).toMatchObject({ part: 1, partCount: 2, nextPart: { id: second } });
  expect(await read(server, author, second)).toMatchObject({
    part: 2,
    partCount: 2,
    nextPart: null,
    type: 'fictional-story',
  });
  const third = await goOn(second);
  expect(await read(server, author, third)).toMatchObject({ part: 3, partCount: 3 });
  expect(await read(server, author, first)).toMatchObject({ part: 1, partCount: 3 });
});

test('a next chapter that is requested twice is written and counted once', async () => {
  const ids = [randomUUID(), randomUUID()];
  const answers = await Promise.all(ids.map((id) => submit(server, author, chapterAfter(first), id)));
  const [one, other] = answers.map((answer) => creationOf(answer).articleId);
  expect(one).toBe(other);
  await settle(server, author, String(one));
  expect(model.countQuestions('write-article')).toBe(1);
  expect((await readUsage(server, author))['ai-articles'].used).toBe(2);
});

test('only the author can continue an article, and only one by Foxy', async () => {
  const other = await createPerson(server.services, 'learner');
  expect((await submit(server, other, chapterAfter(first))).status).toBe(404);
  const { articleId } = creationOf(await submit(server, author, manualRequest));
  await settle(server, author, articleId);
  expect((await submit(server, author, chapterAfter(articleId))).status).toBe(404);
});

test('deleting a part closes the gap', async () => {
  const second = await goOn(first);
  const third = await goOn(second);
  await call(server, { method: 'DELETE', path: `/articles/${second}`, token: author.token });
  expect(await read(server, author, first)).toMatchObject({ part: 1, partCount: 2, nextPart: { id: third } });
  await call(server, { method: 'DELETE', path: `/articles/${third}`, token: author.token });
  expect(await read(server, author, first)).toMatchObject({ part: null, partCount: null, nextPart: null });
});

test('a deleted last part can be written again', async () => {
  const second = await goOn(first);
  await call(server, { method: 'DELETE', path: `/articles/${second}`, token: author.token });
  expect(await read(server, author, await goOn(first))).toMatchObject({ part: 2, partCount: 2 });
});
