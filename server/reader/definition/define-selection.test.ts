import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import type { DefinitionAnswer, Selection } from '../../../domain/reader/definition/definition.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { mergeProfile } from '../../access/queries.ts';
import { findVersions } from './definition-queries.ts';

const server = startOnce(startApiServer);
let learner: Awaited<ReturnType<typeof createPerson>>;

beforeAll(async () => {
  learner = await createPerson(server.services, 'learner');
});
const market = 'The night market of the foxes';
const bees = 'The beekeeper on the roof';
const bread = 'Bread that bakes itself';

/**
 * Learning language, selected text (in the first sentence that contains it), native language, expected definition, and the title
 * of the article.
 */
type Row = [language: Language, selected: string, native: Language, expected: object, title?: string];

describe('a word is defined in its context', () => {
  test.each<Row>([
    ['es', 'otoño', 'en', { meaning: { word: 'autumn' }, partOfSpeech: 'noun' }],
    ['fr', 'renards', 'de', { meaning: { word: 'Fuchs', gender: 'm' }, baseForm: { word: 'renard', gender: 'm' } }],
    ['de', 'Regenschirm', 'it', { meaning: { word: 'ombrello' }, partOfSpeech: 'noun' }],
    ['pt', 'noite', 'sl', { meaning: { word: 'noč' } }],
    ['it', 'bosco', 'fr', { meaning: { word: 'forêt' } }],
    ['sl', 'smeh', 'es', { meaning: { word: 'risa' } }],
    ['en', 'hedgehog', 'pt', { meaning: { word: 'ouriço' } }],
  ])('%s: %s', expectDefinition);
});

describe('an inflected form is defined with its base form', () => {
  test.each<Row>([
    ['es', 'pagó', 'de', { baseForm: { word: 'pagar' }, meaning: { word: 'bezahlen' }, inTranslation: 'bezahlte' }],
    ['fr', 'vendent', 'en', { baseForm: { word: 'vendre' }, meaning: { word: 'sell' }, inTranslation: 'sell' }],
    [
      'de',
      'Knöpfe',
      'en',
      {
        baseForm: { word: 'Knopf' },
        meaning: { word: 'button' },
        inTranslation: 'buttons',
        grammar: [{ kind: 'number', number: 'plural' }],
      },
    ],
    ['pt', 'moedas', 'fr', { baseForm: { word: 'moeda' }, meaning: { word: 'pièce' }, grammar: [{ kind: 'plural' }] }],
    ['it', 'pagò', 'es', { baseForm: { word: 'pagare' }, meaning: { word: 'pagar' }, inTranslation: 'pagó' }],
    [
      'sl',
      'dežnike',
      'en',
      {
        baseForm: { word: 'dežnik' },
        meaning: { word: 'umbrella' },
        inTranslation: 'umbrellas',
        grammar: [
          { kind: 'number', number: 'plural' },
          { kind: 'case', cases: ['accusative'] },
        ],
      },
    ],
    [
      'en',
      'heard',
      'sl',
      { baseForm: { word: 'hear' }, meaning: { word: 'slišati' }, inTranslation: 'za tržnico slišala' },
    ],
  ])('%s: %s', expectDefinition);
});

describe('a contraction is defined with its parts', () => {
  test.each<Row>([
    [
      'es',
      'del',
      'en',
      { meaning: { word: 'of the, from the' }, grammar: [{ kind: 'contraction', of: ['de', 'el'] }] },
    ],
    ['fr', 'Au', 'en', { grammar: [{ kind: 'contraction', of: ['à', 'le'] }] }],
    ['de', 'im', 'sl', { grammar: [{ kind: 'contraction', of: ['in', 'dem'] }] }],
    ['pt', 'na', 'it', { grammar: [{ kind: 'contraction', of: ['em', 'a'] }] }],
    ['it', 'dal', 'de', { grammar: [{ kind: 'contraction', of: ['da', 'il'] }] }],
    [
      'sl',
      'nanjo',
      'en',
      {
        grammar: [
          { kind: 'contraction', of: ['na', 'njo'] },
          { kind: 'part-of', expression: 'pozabi nanjo' },
        ],
      },
      bread,
    ],
    [
      'en',
      'don’t',
      'es',
      {
        meaning: { word: 'no' },
        grammar: [
          { kind: 'contraction', of: ['do', 'not'] },
          { kind: 'part-of', expression: 'don’t have to' },
        ],
      },
      bees,
    ],
  ])('%s: %s', expectDefinition);
});

describe('three words are defined as an expression, or word by word with the words of the translation', () => {
  test.each<Row>([
    ['es', 'al mismo tiempo', 'en', { inTranslation: 'at the same time' }],
    ['fr', 'en même temps', 'de', { inTranslation: 'gleichzeitig' }],
    [
      'de',
      'hinter ihr schliefen',
      'en',
      { inTranslation: 'behind her fell asleep', parts: parts('hinter', 'ihr', 'schliefen') },
    ],
    [
      'pt',
      'primeira noite fria',
      'en',
      { inTranslation: 'first cold night', parts: parts('primeira', 'noite', 'fria') },
    ],
    ['it', 'prima notte fredda', 'sl', { inTranslation: null, parts: parts('prima', 'notte', 'fredda') }],
    ['sl', 'sto majhnih lučk', 'en', { inTranslation: 'hundred little lanterns' }],
    ['en', 'an old fox', 'es', { inTranslation: 'un viejo zorro', parts: parts('an', 'old', 'fox') }],
  ])('%s: %s', expectDefinition);
});

function parts(...texts: string[]) {
  return texts.map((text) => expect.objectContaining({ text }));
}

async function expectDefinition(...[language, selected, native, expected, title = market]: Row) {
  const { status, definition } = await define({ language, native, selected, title });
  expect(status).toBe(200);
  expect(definition).toMatchObject({ text: selected, answeredBy: 'lexicon', ...expected });
  expect(definition.example?.source).toBeTruthy();
  expect(definition.example?.translation).toBeTruthy();
}

async function define({
  language,
  native,
  selected,
  title,
}: {
  language: Language;
  native: Language;
  selected: string;
  title: string;
}) {
  await mergeProfile(server.services, learner, { mainLang: native, learningLang: language });
  const articleId = await findArticle(title);
  const sentences = (await findVersions(server.services, articleId, learner.id))?.[language] ?? [];
  const index = sentences.findIndex((text) => new RegExp(`(?<!\\p{L})${selected}(?!\\p{L})`, 'u').test(text));
  const offset = sentences[index]?.search(new RegExp(`(?<!\\p{L})${selected}(?!\\p{L})`, 'u')) ?? -1;
  const sentence = index + 1;
  const { status, body } = await ask(articleId, {
    language,
    start: { sentence, offset },
    end: { sentence, offset: offset + selected.length },
  });
  return { status, ...(body as DefinitionAnswer) };
}

const ask = (articleId: string, body: Selection | object, token = learner.token) =>
  call(server, { method: 'POST', path: `/articles/${articleId}/definitions`, token, body });

async function findArticle(title: string) {
  const [article] = await server.services.db.query<{ id: string }>`
    select article_id as id from article_versions where title = ${title}`;
  return article?.id ?? '';
}
