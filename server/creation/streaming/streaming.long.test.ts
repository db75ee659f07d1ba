import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Creation } from '../../../domain/creation/creation.ts';
import {
  aiRequest,
  askAgain,
  creationOf,
  kindsTold,
  read,
  settle,
  submit,
} from '../../../tests/support/articles/creations.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startScriptedModel } from '../../../tests/support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../../tests/support/servers/start-silent-server.ts';
import { createArticle } from '../create-article.ts';

const model = startOnce(startScriptedModel);
const server = startOnce(() => startSilentServer(model.environment));
let author: Person;

beforeEach(async () => {
  model.forget();
  author = await createPerson(server.services, 'learner');
});

const look = async (articleId: string) =>
  creationOf(await call(server, { path: `/articles/${articleId}/creation`, token: author.token }));

const sentencesOf = ({ paragraphs }: Creation) => paragraphs.flat().map(({ source }) => source);

/** All states that the author sees until the article is done. */
async function watch(articleId: string) {
  const seen: Creation[] = [];
  for (;;) {
    const creation = await look(articleId);
    seen.push(creation);
    if (creation.status === 'done' || creation.failure !== null) return seen;
    await sleep(20);
  }
}

/** Every state extends the previous one: no sentence changes or disappears. */
function expectOnlyGrowth(seen: readonly Creation[]) {
  for (const [index, creation] of seen.entries()) {
    const before = seen[index - 1];
    if (before === undefined) continue;
    const shown = before.paragraphs.flat();
    const now = creation.paragraphs.flat().slice(0, shown.length);
    expect(now.map(({ source }) => source)).toEqual(shown.map(({ source }) => source));
    for (const [at, { translation }] of shown.entries()) {
      if (translation !== null) expect(now[at]?.translation).toBe(translation);
    }
  }
}

describe('an article that is streamed', () => {
  test('is written and translated by one call, and grows sentence by sentence', async () => {
    model.always({ tokensPerSecond: 600 });
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    const seen = await watch(articleId);
    expect(model.questions).toHaveLength(1);
    expectOnlyGrowth(seen);
    const counts = new Set(seen.map((creation) => sentencesOf(creation).length));
    expect(counts.size).toBeGreaterThan(4);
    const growing = seen.find((creation) => sentencesOf(creation).length > 2);
    expect(growing).toMatchObject({
      status: 'generating-article',
      title: expect.stringMatching(/\S/),
      translatedTitle: expect.stringMatching(/\S/),
      secondsLeft: expect.any(Number),
    });
    expect(seen.at(-1)).toMatchObject({ status: 'done', isTranslated: true });
    const { learning, native } = await read(server, author, articleId);
    expect(seen.at(-1)?.paragraphs).toEqual(
      learning?.paragraphs.map((sentences, paragraph) =>
        sentences.map((source, at) => ({ source, translation: native?.paragraphs[paragraph]?.[at] })),
      ),
    );
    expect(await kindsTold(server, author)).toEqual(['article-created']);
    expect(await countDraft(articleId)).toBe(0);
  });

  test('is seen by its author alone until it is done', async () => {
    model.always({ tokensPerSecond: 600 });
    const other = await createPerson(server.services, 'learner');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await expect.poll(async () => sentencesOf(await look(articleId)).length).toBeGreaterThan(1);
    for (const path of [`/articles/${articleId}/creation`, `/articles/${articleId}`]) {
      expect(await call(server, { path, token: other.token })).toMatchObject({ status: 404 });
    }
    await settle(server, author, articleId);
    expect((await read(server, other, articleId)).articleId).toBe(articleId);
  });

  test('has words that its author can look up and save while it is written', async () => {
    // The model is slow, so that the test can pause it in the middle of the article, even on a busy machine.
    model.always({ tokensPerSecond: 60 });
    const other = await createPerson(server.services, 'learner');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await expect.poll(async () => sentencesOf(await look(articleId)).length).toBeGreaterThan(1);
    const goOn = model.hold();
    expect((await look(articleId)).status).toBe('generating-article');
    const [sentence = ''] = sentencesOf(await look(articleId));
    const { index = 0, 0: word = '' } = /\b(una?|el|la|los|las)\b/i.exec(sentence) ?? {};
    const at = (offset: number) => ({ sentence: 1, offset });
    const selection = { language: 'es', start: at(index), end: at(index + word.length) };
    const define = ({ token }: Person) =>
      call(server, { method: 'POST', path: `/articles/${articleId}/definitions`, token, body: selection });
    expect(await define(author)).toMatchObject({
      status: 200,
      body: {
        definition: { text: word, answeredBy: 'lexicon', example: { translation: expect.stringMatching(/\S/) } },
      },
    });
    expect(await define(other)).toMatchObject({ status: 404 });
    const body = { ...selection, articleId, as: 'save' };
    expect(await call(server, { method: 'POST', path: '/learning/words', token: author.token, body })).toMatchObject({
      status: 200,
      body: { word: { form: word, sentence, articleId: null } },
    });
    goOn();
    await settle(server, author, articleId);
    expect(await define(author)).toMatchObject({ status: 200, body: { definition: { text: word } } });
    expect(
      await server.services.db.query`
      select article_id as "articleId" from saved_words where user_id = ${author.id}`,
    ).toEqual([{ articleId }]);
    expect(model.countQuestions('define-words')).toBe(0);
  });

  test('grows without translations if its author reads in the language of the article', async () => {
    await call(server, { method: 'PATCH', path: '/profile', token: author.token, body: { mainLang: 'es' } });
    model.always({ tokensPerSecond: 600 });
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    const seen = await watch(articleId);
    expectOnlyGrowth(seen);
    expect(new Set(seen.map((creation) => sentencesOf(creation).length)).size).toBeGreaterThan(4);
    expect(
      seen
        .at(-1)
        ?.paragraphs.flat()
        .every(({ translation }) => translation === null),
    ).toBe(true);
    expect(seen.at(-1)).toMatchObject({ status: 'done', failure: null });
    expect(model.questions).toHaveLength(1);
    expect(model.questions[0]?.instructions).not.toContain('A translation says what its sentence says');
    const { learning } = await read(server, author, articleId);
    expect(learning?.paragraphs.flat()).toEqual(sentencesOf(seen.at(-1) as Creation));
  });

  test.each(['unstreamed', 'fenced', 'thinking', 'unopened-think', 'braced', 'double-encoded', 'extra-keys'] as const)(
    'takes one call, whatever form the answer has: %s',
    async (behaviour) => {
      model.always(behaviour);
      const { articleId } = creationOf(await submit(server, author, aiRequest));
      expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', isTranslated: true });
      expect(model.questions).toHaveLength(1);
    },
  );

  test('has no markup in it', async () => {
    model.always('markup');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    const creation = await settle(server, author, articleId);
    expect(JSON.stringify([creation.title, creation.paragraphs])).not.toMatch(/[<>]|script/);
  });
});

describe('an interrupted article', () => {
  test('continues after its last sentence when the connection breaks', async () => {
    model.next({ cutAfter: 0.5 });
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    const seen = await watch(articleId);
    expectOnlyGrowth(seen);
    expect(seen.at(-1)).toMatchObject({ status: 'done', isTranslated: true });
    expect(model.questions).toHaveLength(2);
    expect(model.questions[1]?.material).toMatchObject({ written: { title: seen.at(-1)?.title } });
    const sentences = seen.flatMap(sentencesOf);
    expect(sentencesOf(seen.at(-1) as Creation)).toHaveLength(new Set(sentences).size);
  });

  test('continues when the author tries again after a failure, with the sentences that were shown', async () => {
    model.next({ cutAfter: 0.5 }, 'declined');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    const failed = await settle(server, author, articleId);
    expect(failed).toMatchObject({ status: 'generating-article', failure: 'model-declined' });
    expect(sentencesOf(failed).length).toBeGreaterThan(2);
    await askAgain(server, author, articleId);
    expectOnlyGrowth([failed, await settle(server, author, articleId)]);
  });

  test('is continued by one of two runs, and the other ends', async () => {
    model.always({ tokensPerSecond: 600 });
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await expect.poll(async () => sentencesOf(await look(articleId)).length).toBeGreaterThan(1);
    const attempt = { number: 1, isLast: false, signal: new AbortController().signal };
    const [seen] = await Promise.all([watch(articleId), createArticle(server.services, articleId, attempt)]);
    expectOnlyGrowth(seen);
    expect(seen.at(-1)).toMatchObject({ status: 'done', failure: null });
    expect(new Set(seen.flatMap(sentencesOf)).size).toBe(sentencesOf(seen.at(-1) as Creation).length);
  });
});

describe('faulty pairs', () => {
  test.each(['untranslated', 'shifted', 'identical'] as const)(
    'keep their sentences, and the translations are asked for again: %s',
    async (fault) => {
      model.next(fault);
      const { articleId } = creationOf(await submit(server, author, aiRequest));
      const seen = await watch(articleId);
      expectOnlyGrowth(seen);
      expect(seen.at(-1)).toMatchObject({ status: 'done', isTranslated: true });
      expect(model.countQuestions('write-article')).toBe(1);
      expect(model.countQuestions('translate-sentences')).toBeGreaterThan(0);
      expect(
        seen
          .at(-1)
          ?.paragraphs.flat()
          .every(({ source, translation }) => source !== translation),
      ).toBe(true);
    },
  );

  test('are requested once more if they are in the wrong language', async () => {
    model.next('wrong-language');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    const seen = await watch(articleId);
    expectOnlyGrowth(seen);
    expect(seen.at(-1)).toMatchObject({ status: 'done', isTranslated: true });
    expect(model.questions).toHaveLength(2);
    expect(model.questions[1]?.instructions).toContain('it was not in Spanish');
  });

  test('are never shown in the wrong language: the article is written without them', async () => {
    model.next('wrong-language', 'wrong-language');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    const seen = await watch(articleId);
    expectOnlyGrowth(seen);
    expect(seen.at(-1)).toMatchObject({ status: 'done', isTranslated: true });
    expect(model.questions[2]?.material).not.toHaveProperty('translationLanguage');
  });

  test('that are too few are continued', async () => {
    model.next('too-few');
    const { articleId } = creationOf(await submit(server, author, { ...aiRequest, length: 'long' }));
    const seen = await watch(articleId);
    expectOnlyGrowth(seen);
    expect(sentencesOf(seen.at(-1) as Creation).length).toBeGreaterThan(30);
    expect(model.questions).toHaveLength(2);
  });
});

const countDraft = async (articleId: string) =>
  (await server.services.db.query`select 1 from creation_sentences where article_id = ${articleId}`).length;
