import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import type { Selection } from '../../domain/reader/definition.ts';
import {
  findWordDefinition,
  sentencesPerPart,
  type WordDefinitions,
  wordDefinitionsPath,
} from '../../domain/reader/word-definitions.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/start-api-server.ts';
import { startOnce } from '../../tests/support/start-once.ts';
import { writeOwnArticle } from '../../tests/support/write-own-article.ts';
import { articleIdOf } from '../library/import-library.ts';
import type { LexiconService } from '../platform/lexicon/lexicon.ts';
import { createDefiners } from './create-definers.ts';
import { createDefineSelection } from './define-selection.ts';
import { createDefineWords } from './define-words.ts';
import { findVersions } from './definition-queries.ts';

const server = startOnce(startApiServer);
const breadId = articleIdOf('bread-that-bakes-itself');
let learner: Person;

beforeAll(async () => {
  learner = await createPerson(server.services, 'learner');
  // Starts the voice process. A single definition waits only two seconds for its pronunciation.
  await server.services.narrator.pronounce('pan', 'es');
});

interface Asked {
  articleId?: string;
  learning?: Language;
  native?: Language;
  part?: number;
}

const pathOf = ({ articleId = breadId, learning = 'es', native = 'en', part = 1 }: Asked) =>
  wordDefinitionsPath({ articleId, learning, native, part }).replace('/api', '');

const load = async (asked: Asked, token = learner.token) => {
  const { status, body } = await call(server, { path: pathOf(asked), token });
  expect(status).toBe(200);
  return body as WordDefinitions;
};

describe('every word of an article has the definition that it has when it is selected', () => {
  test.each<[Language, Language]>([
    ['es', 'en'],
    ['de', 'sl'],
  ])('%s to %s', async (learning, native) => {
    const packed = await load({ learning, native });
    const define = createDefineSelection(server.services, createDefiners(server.services));
    const selections = await listWords(learning);
    expect(selections.length).toBeGreaterThan(200);
    for (const { selection, sentence } of selections) {
      const asked = { readerId: learner.id, nativeLanguage: native, articleId: breadId, selection };
      const { definition } = await define(asked);
      expect(findWordDefinition(packed, selection, sentence)).toEqual(JSON.parse(JSON.stringify(definition)));
    }
  });
});

async function listWords(language: Language): Promise<{ selection: Selection; sentence: string }[]> {
  const sentences = (await findVersions(server.services, breadId, learner.id))?.[language] ?? [];
  return sentences.flatMap((sentence, index) =>
    splitWords(sentence, language).map(({ start, end }) => ({
      sentence,
      selection: {
        language,
        start: { sentence: index + 1, offset: start },
        end: { sentence: index + 1, offset: end },
      },
    })),
  );
}

test('nothing is stored, counted or recorded', async () => {
  const count = async () => {
    const [row] = await server.services.db.query<{ rows: string }>`
      select (select count(*) from definitions) || ' ' || (select count(*) from saved_words) || ' ' ||
        (select count(*) from limit_uses) as rows`;
    return row?.rows;
  };
  const before = await count();
  await load({ learning: 'fr', native: 'de' });
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
  const refuse = (asked: Asked, token: string | undefined) =>
    call(server, { path: pathOf({ articleId, ...asked }), ...(token && { token }) });
  expect(await refuse({}, learner.token)).toMatchObject({ status: 404 });
  expect(await refuse({}, undefined)).toMatchObject({ status: 401 });
  expect(await refuse({ learning: 'de' }, author.token)).toMatchObject({ status: 404 });
  expect(await refuse({ part: 2 }, author.token)).toMatchObject({ status: 404 });
  const packed = await load({ articleId }, author.token);
  expect(packed.sentences).toMatchObject([{ text: 'El zorro duerme.' }]);
});

test('a long article comes in parts, and a word that repeats is sent once', async () => {
  const sentence = 'El zorro duerme.';
  const articleId = await writeOwnArticle(server.services, {
    authorId: learner.id,
    versions: { es: Array.from({ length: sentencesPerPart + 1 }, () => sentence) },
  });
  const [first, second] = [await load({ articleId }), await load({ articleId, part: 2 })];
  expect(first).toMatchObject({ partCount: 2, firstSentence: 1 });
  expect(first.sentences).toHaveLength(sentencesPerPart);
  expect(first.definitions).toHaveLength(3);
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
    const { plain } = await (await createDefineWords(services)(asked)).load();
    const { sentences } = JSON.parse(plain.bytes.toString()) as WordDefinitions;
    const { text = '', words = [] } = sentences[0] ?? {};
    return words.flatMap((_, at) => (at % 3 === 0 ? [text.slice(words[at], words[at + 1])] : []));
  };
  expect(await listTexts(server.services)).toEqual(['El', 'trompelúcido', 'duerme']);
  const refuse = () => Promise.reject(new Error('The model must not be asked.'));
  const languageModel = { provider: 'test', model: 'none', generate: refuse, stream: refuse };
  expect(await listTexts({ ...server.services, languageModel })).toEqual(['El', 'duerme']);
});

test('the lexicon gets one small batch at a time, and equal requests share their work', async () => {
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
  const ask = async (learning: Language, native: Language) => {
    const { load: begin } = await defineWords({ readerId: learner.id, articleId: breadId, learning, native, part: 1 });
    return begin();
  };
  await Promise.all([ask('it', 'pt'), ask('pt', 'it'), ask('it', 'pt')]);
  const needed = batches;
  expect(mostOpen).toBe(1);
  expect(mostQuestions).toBeLessThanOrEqual(8);
  await ask('it', 'pt');
  expect(batches).toBe(needed);
});
