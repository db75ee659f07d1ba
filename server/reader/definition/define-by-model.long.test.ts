import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { languages } from '../../../domain/language.ts';
import type { DefinitionAnswer } from '../../../domain/reader/definition/definition.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startScriptedModel } from '../../../tests/support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { articleIdOf } from '../../library/import-library.ts';

const scripted = startOnce(startScriptedModel);
const server = startOnce(() => startApiServer(scripted.environment));
let learner: Person;
const articleId = articleIdOf('bread-that-bakes-itself');

beforeAll(async () => {
  learner = await createPerson(server.services, 'learner');
});

beforeEach(async () => {
  scripted.forget();
  await server.services.db.query`delete from definitions`;
});

describe('a word', () => {
  test('is explained in context: meaning, base form, grammar and an example, marked in both languages', async () => {
    const { definition, hasModelFailed } = await define('minutos');
    expect(hasModelFailed).toBe(false);
    expect(definition).toMatchObject({
      text: 'minutos',
      meaning: { word: 'minute' },
      inTranslation: 'minutes',
      baseForm: { word: 'minuto', gender: 'm' },
      partOfSpeech: 'noun',
      grammar: [{ kind: 'words', text: expect.stringContaining('the form that the word takes') }],
      answeredBy: 'model',
    });
    const { source, translation, marks } = definition.example ?? {};
    expect(marks?.source.map((range) => source?.slice(...range))).toEqual(['minutos']);
    expect(marks?.translation.map((range) => translation?.slice(...range))).toEqual(['minutes']);
  });

  test.each([
    ['de', 'Brot'],
    ['fr', 'pain'],
    ['it', 'pane'],
    ['pt', 'pão'],
    ['sl', 'kruh'],
  ] as const)('is explained in %s', async (native, meaning) => {
    const { definition } = await define('pan', native);
    expect(definition).toMatchObject({ meaning: { word: meaning }, answeredBy: 'model' });
    expect(scripted.questions[0]?.instructions).not.toContain('pan necesita');
    expect(scripted.questions[0]?.material).toMatchObject({
      sentence: 'Este ⟦pan⟧ necesita cinco minutos de trabajo y una noche larga.',
      nativeLanguage: native,
    });
  });

  test('is explained in the learning language, without a translation, if that is also the native language', async () => {
    const { definition } = await define('pan', 'es');
    expect(definition).toMatchObject({ meaning: { word: 'pan' }, answeredBy: 'model' });
    expect(definition.example?.translation ?? null).toBeNull();
  });

  test('is requested once, and its cost is recorded with article and learner', async () => {
    await define('pan');
    await define('pan');
    expect(scripted.countQuestions('define-words')).toBe(1);
    const calls = await server.services.db.query`
      select purpose from model_calls
      where user_id = ${learner.id} and article_id = ${articleId} and started_at > now() - interval '2 seconds'`;
    expect(calls).toContainEqual({ purpose: 'define-words' });
  });
});

test('drops translated words that do not occur in the translation', async () => {
  scripted.next('untranslated');
  const { definition } = await define('minutos');
  expect(definition).toMatchObject({ meaning: { word: 'minute' }, inTranslation: null, answeredBy: 'model' });
  expect(definition.example?.marks.translation).toEqual([]);
});

test('removes markup from an answer and keeps its words', async () => {
  scripted.next('markup');
  expect((await define('pan')).definition).toMatchObject({ meaning: { word: 'bread' }, baseForm: { word: 'pan' } });
});

test('a note that quotes words of the article is accepted at once and kept', async () => {
  scripted.always('quoting');
  for (const word of ['minutos', 'pan', 'noche']) {
    const { definition, hasModelFailed } = await define(word);
    expect(hasModelFailed).toBe(false);
    expect(definition).toMatchObject({ answeredBy: 'model', grammar: [{ kind: 'words' }] });
    await define(word);
  }
  expect(scripted.countQuestions('define-words')).toBe(3);
});

test('an answer in the wrong language is asked for once more, with the reason', async () => {
  scripted.next('wrong-language');
  const { definition } = await define('pan');
  expect(definition).toMatchObject({ answeredBy: 'model', meaning: { word: 'bread' } });
  expect(scripted.questions[1]?.instructions).toContain('Your last answer was not in English');
});

describe('the lexicon answers when the model fails, and the answer says so:', () => {
  test.each(['unauthorised', 'declined', 'too-few', 'wrong-language'] as const)('%s', async (behaviour) => {
    scripted.always(behaviour);
    const { definition, hasModelFailed } = await define('pan');
    expect(hasModelFailed).toBe(true);
    expect(definition).toMatchObject({ answeredBy: 'lexicon', meaning: { word: 'bread' } });
  });
});

/** Requests the definition of the first occurrence of a word in the article. */
async function define(word: string, native: (typeof languages)[number] = 'en') {
  const { db } = server.services;
  await db.query`update users set main_lang = ${native} where id = ${learner.id}`;
  const [version] = await db.query<{ paragraphs: string[][] }>`
    select paragraphs from article_versions where article_id = ${articleId} and language = 'es'`;
  const sentences = version?.paragraphs.flat() ?? [];
  const index = sentences.findIndex((sentence) => sentence.includes(` ${word} `));
  const offset = (sentences[index] ?? '').indexOf(` ${word} `) + 1;
  const toOffset = (at: number) => ({ sentence: index + 1, offset: at });
  const body = { language: 'es', start: toOffset(offset), end: toOffset(offset + word.length), asks: 'model' };
  const answer = await call(server, {
    method: 'POST',
    path: `/articles/${articleId}/definitions`,
    token: learner.token,
    body,
  });
  expect(answer.status).toBe(200);
  return answer.body as DefinitionAnswer;
}
