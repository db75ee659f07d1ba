import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import type { Selection } from '../../domain/reader/definition/definition.ts';
import {
  findWordDefinition,
  type WordDefinitions,
  wordDefinitionsPath,
} from '../../domain/reader/definition/word-definitions.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { articleIdOf } from '../library/import-library.ts';
import { createDefiners } from './definition/create-definers.ts';
import { createDefineSelection } from './definition/define-selection.ts';
import { findVersions } from './definition/definition-queries.ts';

const server = startOnce(startApiServer);
const breadId = articleIdOf('bread-that-bakes-itself');
let learner: Person;

beforeAll(async () => {
  learner = await createPerson(server.services, 'learner');
  // Starts the voice process. A single definition waits only two seconds for its pronunciation.
  await server.services.narrator.pronounce('pan', 'es');
});

describe('every word of an article has the definition that it has when it is selected', () => {
  test.each<[Language, Language]>([
    ['es', 'en'],
    ['de', 'sl'],
  ])('%s to %s', async (learning, native) => {
    const path = wordDefinitionsPath({ articleId: breadId, learning, native, part: 1 }).replace('/api', '');
    const packed = (await call(server, { path, token: learner.token })).body as WordDefinitions;
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
