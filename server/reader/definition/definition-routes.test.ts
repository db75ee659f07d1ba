import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { emptyDefinition } from '../../../domain/reader/definition/definition.fixture.ts';
import type {
  Counterparts,
  Definition,
  DefinitionAnswer,
  TextOffset,
} from '../../../domain/reader/definition/definition.ts';
import { writeOwnArticle } from '../../../tests/support/articles/write-own-article.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { articleIdOf } from '../../library/import-library.ts';
import type { Services } from '../../services.ts';
import { storeForRequest } from '../../translation/queries.ts';
import { createDefiners } from './create-definers.ts';
import { createDefineSelection } from './define-selection.ts';
import type { Definer } from './definer.ts';

const server = startOnce(startApiServer);
let learner: Person;
const breadId = articleIdOf('bread-that-bakes-itself');

beforeAll(async () => {
  learner = await createPerson(server.services, 'learner');
  // Starts the voice process, so that the first request need not wait for it.
  await server.services.narrator.pronounce('pan', 'es');
});

const at = (sentence: number, offset: number) => ({ sentence, offset });
const select = (start: TextOffset, end: TextOffset, language: Language = 'es') => ({ language, start, end });
const ask = (body: object, articleId = breadId, token = learner.token) =>
  call(server, { method: 'POST', path: `/articles/${articleId}/definitions`, token, body });

describe('an invalid selection is refused with its field and problem', () => {
  test.each([
    ['nothing selected', select(at(1, 5), at(1, 5)), 'end', 'no-word'],
    ['a full stop alone', select(at(1, 60), at(1, 61)), 'end', 'no-word'],
    ['a sentence after the last', select(at(1, 0), at(27, 3)), 'end', 'no-sentence'],
    ['an offset after the end of the sentence', select(at(1, 900), at(1, 901)), 'start', 'outside'],
    ['an end before the start', select(at(2, 3), at(1, 3)), 'end', 'reversed'],
    ['more than 300 characters', select(at(1, 0), at(8, 3)), 'end', 'too-long'],
  ])('%s', async (_name, body, field, problem) => {
    expect(await ask(body)).toMatchObject({
      status: 400,
      code: 'invalid-input',
      body: { error: { details: { fields: [{ field, problem }] } } },
    });
  });
});

test('extends a selection to whole words, also across sentences', async () => {
  expect(definitionOf(await ask(select(at(1, 6), at(1, 7))))).toMatchObject({
    text: 'pan',
    meaning: { word: 'bread' },
  });
  const across = definitionOf(await ask(select(at(1, 55), at(2, 9))));
  expect(across.text).toBe('larga No tienes');
  expect(across.parts.map(({ text }) => text)).toEqual(['larga', 'No', 'tienes']);
});

test('a whole sentence is defined by its translation', async () => {
  const definition = definitionOf(await ask(select(at(1, 0), at(1, 61))));
  expect(definition.inTranslation).toBe('This bread needs five minutes of work and one long night.');
});

test('the same question is answered from the stored definition', async () => {
  const selection = select(at(3, 0), at(3, 8));
  const listKept = () => server.services.db.query<{ key: string; definition: Definition }>`
    select key, definition from definitions order by created_at`;
  const before = await listKept();
  const first = definitionOf(await ask(selection));
  // If the voice is slow, the pronunciation is stored later.
  await expect.poll(async () => (await listKept()).at(before.length)?.definition.ipa).toEqual(expect.any(String));
  const kept = (await listKept()).at(-1);
  expect(kept?.definition).toEqual({ ...first, ipa: expect.any(String) });
  if (first.ipa !== null) expect(kept?.definition).toEqual(first);
  expect(definitionOf(await ask(selection))).toEqual(kept?.definition);
  expect((await listKept()).length).toBe(before.length + 1);
});

test('contains the IPA transcription', async () => {
  await expect.poll(async () => definitionOf(await ask(select(at(1, 5), at(1, 8)))).ipa).toBe('ˈpan');
});

test('a failing voice does not prevent the definition, and is tried again on the next request', async () => {
  const narrator = { ...server.services.narrator, pronounce: () => Promise.reject(new Error('The voice failed.')) };
  const define = (services: Services) =>
    createDefineSelection(
      services,
      createDefiners(services),
    )({
      readerId: learner.id,
      nativeLanguage: 'en',
      articleId: breadId,
      selection: select(at(4, 3), at(4, 6)),
    });
  const { definition } = await define({ ...server.services, narrator });
  expect(definition).toMatchObject({ text: 'día', meaning: { word: 'day' }, ipa: null });
  await expect.poll(async () => (await define(server.services)).definition.ipa).toContain('a');
});

test('the voice starts before the definer has answered, and speaks again only for an expression', async () => {
  const spoken: string[] = [];
  const pronounce = async (text: string) => {
    spoken.push(text);
    return 'x';
  };
  const services = { ...server.services, narrator: { ...server.services.narrator, pronounce } };
  let spokenBefore: string[] = [];
  const definerOf = (version: string, expression: Definition['expression']): Definer => ({
    version: async () => version,
    define: async () => {
      spokenBefore = [...spoken];
      return { ...emptyDefinition, text: 'día', expression, answeredBy: 'lexicon' };
    },
  });
  const define = async (definer: Definer) => {
    spoken.length = 0;
    const selection = select(at(4, 3), at(4, 6));
    const asked = { readerId: learner.id, nativeLanguage: 'en' as const, articleId: breadId, selection };
    await createDefineSelection(services, { model: undefined, lexicon: definer })(asked);
    return [spokenBefore, spoken];
  };
  expect(await define(definerOf('a word', null))).toEqual([['día'], ['día']]);
  const expression = { text: 'un día', ranges: [] };
  expect(await define(definerOf('an expression', expression))).toEqual([['día'], ['día', 'un día']]);
});

test('a late pronunciation is added to the stored definition, which is made only once', async () => {
  const { promise: hasSpoken, resolve: speak } = Promise.withResolvers<string>();
  const narrator = { ...server.services.narrator, pronounce: () => hasSpoken };
  const services = { ...server.services, narrator };
  const { lexicon } = createDefiners(services);
  let workedOut = 0;
  const counting: Definer = {
    version: async () => 'counting',
    define: (...asked) => {
      workedOut += 1;
      return lexicon.define(...asked);
    },
  };
  const define = createDefineSelection(services, { model: undefined, lexicon: counting });
  const asked = {
    readerId: learner.id,
    nativeLanguage: 'en' as const,
    articleId: breadId,
    selection: select(at(4, 3), at(4, 6)),
    signal: new AbortController().signal,
  };
  expect((await define(asked)).definition).toMatchObject({ meaning: { word: 'day' }, ipa: null });
  // The previous test has stored the transcription of the real voice. This transcription differs from it.
  speak('dˈiex');
  const countKept = async () =>
    (
      await server.services.db.query`
    select key from definitions where definition->>'ipa' = ${'ˈdiex'}`
    ).length;
  await expect.poll(countKept).toBe(1);
  expect((await define(asked)).definition).toMatchObject({ meaning: { word: 'day' }, ipa: 'ˈdiex' });
  expect(workedOut).toBe(1);
});

describe('a private article', () => {
  test('is defined only for its author, with markup as text, and reports unknown words', async () => {
    const author = await createPerson(server.services, 'learner');
    const articleId = await writeOwnArticle(server.services, {
      authorId: author.id,
      versions: {
        es: ['El <b>zorro</b> come un trompelúcido & duerme.'],
        en: ['The <b>fox</b> eats a trompelúcido & sleeps.'],
      },
    });
    const fox = definitionOf(await ask(select(at(1, 6), at(1, 11)), articleId, author.token));
    expect(fox).toMatchObject({ text: 'zorro', meaning: { word: 'fox' }, inTranslation: 'fox' });
    const unknown = definitionOf(await ask(select(at(1, 24), at(1, 36)), articleId, author.token));
    expect(unknown).toMatchObject({ text: 'trompelúcido', meaning: null, baseForm: null, answeredBy: 'lexicon' });
    expect(unknown.example).toMatchObject({
      source: 'El <b>zorro</b> come un trompelúcido & duerme.',
      isSameSentence: true,
    });
    expect(await ask(select(at(1, 0), at(1, 2)), articleId)).toMatchObject({ status: 404, code: 'not-found' });
    const path = `/articles/${articleId}/counterparts?learning=es&native=en`;
    expect(await call(server, { path, token: learner.token })).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('uses an unfinished translation for the sentences that it has', async () => {
    const text = 'Delante de la casa había un banco.';
    const articleId = await writeOwnArticle(server.services, {
      authorId: learner.id,
      versions: { es: [text, 'El zorro duerme.'] },
    });
    await storeForRequest(server.services, { articleId, language: 'en' }, [
      null,
      '',
      '',
      'There was a bench in front of the house.',
      null,
    ]);
    const bench = definitionOf(await ask(select(at(1, 28), at(1, 33)), articleId));
    expect(bench).toMatchObject({ text: 'banco', meaning: { word: 'bench' }, inTranslation: 'bench' });
    const fox = definitionOf(await ask(select(at(2, 3), at(2, 8)), articleId));
    expect(fox).toMatchObject({ meaning: { word: 'fox' }, inTranslation: null });
    const { body } = await call(server, {
      path: `/articles/${articleId}/counterparts?learning=es&native=en`,
      token: learner.token,
    });
    const { sentences } = body as { sentences: unknown[][] };
    expect(sentences.map((pairs) => pairs.length > 0)).toEqual([true, false]);
  });

  test('is defined without a translation, and refuses a language it does not have', async () => {
    const articleId = await writeOwnArticle(server.services, {
      authorId: learner.id,
      versions: { es: ['El zorro duerme.'] },
    });
    const fox = definitionOf(await ask(select(at(1, 3), at(1, 8)), articleId));
    expect(fox).toMatchObject({ meaning: { word: 'fox' }, inTranslation: null });
    expect(await ask(select(at(1, 3), at(1, 8), 'de'), articleId)).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  });
});

test('returns the counterparts of all sentences as ranges in sentence and translation', async () => {
  const { body } = await call(server, {
    path: `/articles/${breadId}/counterparts?learning=es&native=en`,
    token: learner.token,
  });
  const { sentences } = body as { sentences: Counterparts[][] };
  expect(sentences).toHaveLength(26);
  const [source, translation] = ['Este pan necesita', 'This bread needs five'];
  const bread = sentences[0]?.find(([[start]]) => start === source.indexOf('pan'));
  expect(bread).toEqual([
    [5, 8],
    [translation.indexOf('bread'), 10],
  ]);
});

describe('with a model', () => {
  const selection = select(at(5, 3), at(5, 8));
  const define = (model: Definer) =>
    createDefineSelection(server.services, {
      model,
      lexicon: {
        version: async () => 'words',
        define: async ({ text }) => ({ ...nothing, text, answeredBy: 'lexicon' as const }),
      },
    })({
      readerId: learner.id,
      nativeLanguage: 'en',
      articleId: breadId,
      selection: { ...selection },
      asksModel: true,
    });

  test('two concurrent requests call the model once, and later ones not at all', async () => {
    let asked = 0;
    const model: Definer = {
      version: async () => 'model 1',
      define: async ({ text, sentence, translation }) => {
        asked += 1;
        expect({ text, sentence, translation }).toMatchObject({
          text: 'lista',
          sentence: expect.stringContaining('harina'),
          translation: expect.stringContaining('flour'),
        });
        return { ...nothing, text };
      },
    };
    const once = createDefineSelection(server.services, { model, lexicon: model });
    const question = {
      readerId: learner.id,
      nativeLanguage: 'en' as const,
      articleId: breadId,
      selection: { ...selection },
      asksModel: true,
    };
    await Promise.all([once(question), once(question)]);
    await once(question);
    expect(asked).toBe(1);
  });

  test('the lexicon answers when the model fails, and the model is called again the next time', async () => {
    let asked = 0;
    const failing: Definer = {
      version: async () => 'model 2',
      define: async () => {
        asked += 1;
        throw new Error('The model failed.');
      },
    };
    expect(await define(failing)).toMatchObject({ definition: { answeredBy: 'lexicon' }, hasModelFailed: true });
    expect(await define(failing)).toMatchObject({ hasModelFailed: true });
    expect(asked).toBe(2);
  });
});

const nothing: Definition = { ...emptyDefinition, meaning: { word: 'list' }, answeredBy: 'model' };

const definitionOf = ({ body }: { body: unknown }) => (body as DefinitionAnswer).definition;
