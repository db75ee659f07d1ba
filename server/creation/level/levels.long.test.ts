import { beforeEach, describe, expect, test } from 'vitest';
import type { Level } from '../../../domain/level.ts';
import { aiRequest, creationOf, read, settle, submit } from '../../../tests/support/articles/creations.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { places, saveWord } from '../../../tests/support/save-words.ts';
import { startScriptedModel } from '../../../tests/support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';

const model = startOnce(startScriptedModel);
const server = startOnce(() => startApiServer(model.environment));
let author: Person;

beforeEach(async () => {
  model.forget();
  author = await createPerson(server.services, 'learner');
});

const setLevel = (level: Level) =>
  call(server, {
    method: 'PUT',
    path: '/learning/vocabulary',
    token: author.token,
    body: { language: 'es', level },
  });

async function create(request: object) {
  const { articleId } = creationOf(await submit(server, author, request));
  return settle(server, author, articleId);
}

const writing = () => model.questions.find(({ purpose }) => purpose === 'write-article');

describe('the level of an article', () => {
  test('is the estimate of the learner, A1 included, with its bounds in the prompt', async () => {
    await setLevel('A1');
    await create(aiRequest);
    expect(writing()?.material).toMatchObject({ level: 'A1' });
    expect(writing()?.instructions).toContain('Level A1');
    expect(writing()?.instructions).toContain('never more\n  than 10.');
    // The prompt names the learner's estimated vocabulary, because it is smaller than the vocabulary of the whole level A1.
    expect(writing()?.instructions).toContain('Only the 600 commonest words of Spanish');
  });

  test('is the level that was chosen, even if the estimate differs', async () => {
    await setLevel('A1');
    const { outcome } = await create({ ...aiRequest, level: 'B2' });
    expect(writing()?.material).toMatchObject({ level: 'B2' });
    expect(outcome).toMatchObject({ askedLevel: 'B2', known: expect.any(Number), newWords: expect.any(Number) });
  });

  test('is easy, and nothing is rewritten, if nothing is known about the learner', async () => {
    const { outcome } = await create(aiRequest);
    expect(writing()?.material).toMatchObject({ level: 'A2' });
    expect(model.countQuestions('rewrite-sentences')).toBe(0);
    expect(outcome).toMatchObject({ askedLevel: 'A2', known: null, newWords: null });
  });

  test('is used for a surprise', async () => {
    await setLevel('C1');
    await create({ way: 'surprise' });
    expect(writing()?.material).toMatchObject({ level: 'C1' });
  });

  test('is measured, and the reader shows the measured level', async () => {
    const { articleId, outcome } = await create({ ...aiRequest, level: 'C1' });
    const { level } = await read(server, author, articleId);
    expect(level).toBe(outcome?.level);
    expect(level).not.toBe('C1');
  });
});

describe('hard sentences', () => {
  const countTokens = async (articleId: string) =>
    Object.fromEntries(
      (
        await server.services.db.query<{ purpose: string; tokens: number }>`
          select purpose, sum(input_tokens + output_tokens)::int as tokens from model_calls
          where article_id = ${articleId} group by purpose`
      ).map(({ purpose, tokens }) => [purpose, tokens]),
    );

  test('are rewritten before they are stored, with two calls and half of the tokens at most', async () => {
    const plain = await create({ ...aiRequest, length: 'medium' });
    model.forget();
    const { articleId } = await create({ ...aiRequest, length: 'medium', level: 'A1' });
    const calls = model.countQuestions('rewrite-sentences');
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(2);
    const tokens = await countTokens(articleId);
    const { 'rewrite-sentences': extra = 0, ...others } = tokens;
    const usual = Object.values(others).reduce((sum, each) => sum + each, 0);
    expect(extra).toBeLessThanOrEqual(usual / 2);
    const lengthOf = async (id: string) => {
      const sentences = (await read(server, author, id)).learning?.paragraphs.flat() ?? [];
      return sentences.join(' ').length / sentences.length;
    };
    expect(await lengthOf(articleId)).toBeLessThan(await lengthOf(plain.articleId));
  });

  test('stay as they are if the model does not rewrite them', async () => {
    model.next('well', 'declined', 'declined');
    expect(await create({ ...aiRequest, length: 'medium', level: 'A1' })).toMatchObject({ status: 'done' });
  });
});

describe('“Use my words”', () => {
  test('asks for words that are due, and says which of them the article contains', async () => {
    await saveWord(server, author, { place: places.levadura });
    await saveWord(server, author, { place: places.trabajo });
    const { body } = await call(server, { path: '/creation/my-words', token: author.token });
    expect(body).toEqual({ words: ['levadura', 'trabajo'] });
    const { outcome } = await create({ ...aiRequest, usesMyWords: true });
    expect(writing()?.material).toMatchObject({ words: ['levadura', 'trabajo'] });
    expect(outcome?.askedWords).toEqual(['levadura', 'trabajo']);
    expect(writing()?.instructions).toContain('words that the reader is learning');
    expect(writing()?.instructions).not.toContain('levadura');
  });

  test('asks for no words if the option is off', async () => {
    await saveWord(server, author, { place: places.levadura });
    await create(aiRequest);
    expect(writing()?.material).not.toHaveProperty('words');
  });
});

test('a formal article addresses its reader formally, and so does its translation', async () => {
  await call(server, { method: 'PATCH', path: '/profile', token: author.token, body: { mainLang: 'de' } });
  await create({ ...aiRequest, tone: 'formal' });
  const asked = model.questions.map(({ instructions }) => instructions).join('\n');
  expect(asked).toContain('usted and ustedes');
  expect(asked).toContain('Sie with capital Ihnen');
  expect(asked).not.toContain('address: tú');
});

describe('a surprise', () => {
  const listSubjects = () =>
    model.questions
      .filter(({ purpose }) => purpose === 'write-article')
      .map(({ material }) => (material as { description: string }).description);

  test('has another subject each time, and the same one if it is tried again', async () => {
    model.next('declined');
    const failed = await create({ way: 'surprise' });
    expect(failed.failure).toBe('model-declined');
    const path = `/articles/${failed.articleId}/creation/retry`;
    await call(server, { method: 'POST', path, token: author.token });
    await settle(server, author, failed.articleId);
    await create({ way: 'surprise' });
    const [first, again, other] = listSubjects();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
