import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import {
  findWordDefinition,
  sentencesPerPart,
  type WordDefinitions,
  wordDefinitionsPath,
} from '../../../domain/reader/definition/word-definitions.ts';
import { writeOwnArticle } from '../../../tests/support/articles/write-own-article.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import type { LexiconService } from '../../platform/lexicon/lexicon.ts';
import { createDefineWords } from './define-words.ts';

const server = startOnce(startApiServer);
let learner: Person;

beforeAll(async () => {
  learner = await createPerson(server.services, 'learner');
});

interface Asked {
  articleId: string;
  learning?: Language;
  native?: Language;
  part?: number;
}

const pathOf = ({ articleId, learning = 'es', native = 'en', part = 1 }: Asked) =>
  wordDefinitionsPath({ articleId, learning, native, part }).replace('/api', '');

const load = async (asked: Asked, token = learner.token) => {
  const { status, body } = await call(server, { path: pathOf(asked), token });
  expect(status).toBe(200);
  return body as WordDefinitions;
};

test('counts against no limit, and records neither a lookup nor a question', async () => {
  const count = async () => {
    const [row] = await server.services.db.query<{ rows: string }>`
      select (select count(*) from definitions) || ' ' || (select count(*) from saved_words) || ' ' ||
        (select count(*) from limit_uses) as rows`;
    return row?.rows;
  };
  const articleId = await writeOwnArticle(server.services, {
    authorId: learner.id,
    versions: { es: ['El zorro lee.'] },
  });
  const before = await count();
  await load({ articleId });
  expect(await count()).toBe(before);
});

test('is compressed, and sent again only if the text has changed', async () => {
  const author = await createPerson(server.services, 'learner');
  const articleId = await writeOwnArticle(server.services, {
    authorId: author.id,
    versions: { es: ['El zorro duerme.'], en: ['The fox sleeps.'] },
  });
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${server.baseUrl}/api${pathOf({ articleId })}`, {
      headers: { cookie: `session=${author.token}`, 'accept-encoding': 'br', ...headers },
    });
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toBe(`W/"${((await first.json()) as WordDefinitions).version}"`);
  expect(first.headers.get('content-encoding')).toBe('br');
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  await server.services.db.query`
    update article_versions set paragraphs = ${JSON.stringify([['The foxes sleep.']])}
    where article_id = ${articleId} and language = 'en'`;
  const changed = await ask({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  await changed.text();
});

test('has the access rule of the article, and 404 for a language or a part that it does not have', async () => {
  const author = await createPerson(server.services, 'learner');
  const articleId = await writeOwnArticle(server.services, {
    authorId: author.id,
    versions: { es: ['El zorro duerme.'] },
  });
  const refuse = (asked: Partial<Asked>, token: string | undefined) =>
    call(server, { path: pathOf({ articleId, ...asked }), ...(token && { token }) });
  expect(await refuse({}, learner.token)).toMatchObject({ status: 404 });
  expect(await refuse({}, undefined)).toMatchObject({ status: 401 });
  expect(await refuse({ learning: 'de' }, author.token)).toMatchObject({ status: 404 });
  expect(await refuse({ part: 2 }, author.token)).toMatchObject({ status: 404 });
  const packed = await load({ articleId }, author.token);
  expect(packed.sentences).toMatchObject([{ text: 'A title' }, { text: 'El zorro duerme.' }]);
});

test('a long article comes in parts, and a word that repeats is sent once', async () => {
  const sentence = 'El zorro duerme.';
  const articleId = await writeOwnArticle(server.services, {
    authorId: learner.id,
    versions: { es: Array.from({ length: sentencesPerPart + 1 }, () => sentence) },
  });
  const [first, second] = [await load({ articleId }), await load({ articleId, part: 2 })];
  // The first part starts with the title.
  expect(first).toMatchObject({ partCount: 2, firstSentence: 0 });
  expect(first.sentences).toHaveLength(1 + sentencesPerPart);
  expect(first.sentences.filter(({ words }) => words.length === 9)).toHaveLength(sentencesPerPart);
  expect(second).toMatchObject({ partCount: 2, firstSentence: sentencesPerPart + 1 });
  const at = (offset: number) => ({ sentence: sentencesPerPart + 1, offset });
  const found = findWordDefinition(second, { language: 'es', start: at(3), end: at(8) }, sentence);
  expect(found).toMatchObject({ text: 'zorro', meaning: { word: 'fox' }, answeredBy: 'lexicon' });
});

test('without a model a word that is not in the lexicon is unknown; with a model it is left out', async () => {
  const articleId = await writeOwnArticle(server.services, {
    authorId: learner.id,
    versions: { es: ['El trompelúcido duerme.'] },
  });
  const listTexts = async (services: Parameters<typeof createDefineWords>[0]) => {
    const asked = { readerId: learner.id, articleId, learning: 'es', native: 'en', part: 1 } as const;
    const content = await (await createDefineWords(services)(asked)).load();
    const { sentences } = JSON.parse(brotliDecompressSync(content).toString()) as WordDefinitions;
    const { text = '', words = [] } = sentences[1] ?? {};
    return words.flatMap((_, at) => (at % 3 === 0 ? [text.slice(words[at], words[at + 1])] : []));
  };
  expect(await listTexts(server.services)).toEqual(['El', 'trompelúcido', 'duerme']);
  const refuse = () => Promise.reject(new Error('The model must not be asked.'));
  const languageModel = { provider: 'test', model: 'none', generate: refuse, stream: refuse };
  expect(await listTexts({ ...server.services, languageModel })).toEqual(['El', 'duerme']);
});

test('the lexicon gets one small batch at a time, and the same part is defined once', async () => {
  let [open, mostOpen, mostQuestions, batches] = [0, 0, 0, 0];
  const watched: LexiconService['askNow'] = async (kind, question) => {
    open += 1;
    batches += 1;
    mostOpen = Math.max(mostOpen, open);
    if (Array.isArray(question)) mostQuestions = Math.max(mostQuestions, question.length);
    try {
      return await server.services.lexicon.askNow(kind, question);
    } finally {
      open -= 1;
    }
  };
  const lexicon = { ...server.services.lexicon, askNow: watched };
  const defineWords = createDefineWords({ ...server.services, lexicon });
  const sentence = 'El zorro duerme en la casa de la abuela y come pan por la noche.';
  const versions = { es: [sentence, sentence] };
  const articleId = await writeOwnArticle(server.services, { authorId: learner.id, versions });
  const ask = async (native: Language) => {
    const asked = { readerId: learner.id, articleId, learning: 'es', native, part: 1 } as const;
    return (await defineWords(asked)).load();
  };
  await Promise.all([ask('it'), ask('pt'), ask('it')]);
  // Each batch has at most four words: two sentences of 14 words and a short title need nine batches per native language, so
  // two native languages need 18 batches.
  expect({ batches, mostOpen, mostQuestions }).toEqual({ batches: 18, mostOpen: 1, mostQuestions: 4 });
  await ask('it');
  expect(batches).toBe(18);
});

test('a part whose pronunciations failed is not stored, and is defined again on the next request', async () => {
  const articleId = await writeOwnArticle(server.services, {
    authorId: learner.id,
    versions: { es: ['El zorro sueña.'] },
  });
  const asked = { readerId: learner.id, articleId, learning: 'es', native: 'en', part: 1 } as const;
  const ask = async (services: Parameters<typeof createDefineWords>[0]) => {
    const { version, load: loadPart } = await createDefineWords(services)(asked);
    const packed = JSON.parse(brotliDecompressSync(await loadPart()).toString()) as WordDefinitions;
    const at = (offset: number) => ({ sentence: 1, offset });
    const found = findWordDefinition(packed, { language: 'es', start: at(3), end: at(8) }, 'El zorro sueña.');
    return { isCurrent: packed.version === version, found };
  };
  const fail = () => Promise.reject(new Error('The voice failed.'));
  const failing = { ...server.services, narrator: { ...server.services.narrator, pronounce: fail } };
  // If the voice failed, the content has an empty version. The device later sends this version. It is not the current one,
  // so the server sends the content again.
  expect(await ask(failing)).toMatchObject({ isCurrent: false, found: { ipa: null } });
  expect(await ask(server.services)).toMatchObject({ isCurrent: true, found: { ipa: expect.any(String) } });
});

test('the version changes if the built-in voice is installed', async () => {
  const articleId = await writeOwnArticle(server.services, { authorId: learner.id, versions: { es: ['El zorro.'] } });
  const asked = { readerId: learner.id, articleId, learning: 'es', native: 'en', part: 1 } as const;
  const versionWith = async (narrator: typeof server.services.narrator) =>
    (await createDefineWords({ ...server.services, narrator })(asked)).version;
  const { narrator } = server.services;
  expect(await versionWith({ ...narrator, voices: [] })).not.toBe(await versionWith(narrator));
});

test('a reader with two parts in the queue is refused a third, and other readers are not', async () => {
  const author = await createPerson(server.services, 'learner');
  const articleOf = (authorId: string) =>
    writeOwnArticle(server.services, { authorId, versions: { es: ['El zorro canta.'] } });
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const askNow: LexiconService['askNow'] = async (kind, question) => {
    await mayAnswer;
    return server.services.lexicon.askNow(kind, question);
  };
  const defineWords = createDefineWords({ ...server.services, lexicon: { ...server.services.lexicon, askNow } });
  const ask = async (readerId: string, articleId: string, native: Language) =>
    (await defineWords({ readerId, articleId, learning: 'es', native, part: 1 })).load();
  const [own, others] = [await articleOf(learner.id), await articleOf(author.id)];
  const asked = (['en', 'de', 'it'] as const).map((native) => ask(learner.id, own, native));
  const settled = Promise.allSettled([...asked, ask(author.id, others, 'en')]);
  await expect(
    Promise.any(
      asked.map((each) =>
        each.then(
          () => Promise.reject(new Error()),
          (error: unknown) => error,
        ),
      ),
    ),
  ).resolves.toMatchObject({
    code: 'too-many-requests',
    details: { waitSeconds: 10 },
  });
  answer();
  const statuses = (await settled).map(({ status }) => status);
  expect(statuses.slice(0, 3).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(statuses[3]).toBe('fulfilled');
});
