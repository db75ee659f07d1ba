import { expect, test } from 'vitest';
import { writeOwnArticle } from '../../../tests/support/articles/write-own-article.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { loadWordIds } from '../words/word-queries.ts';
import { followRenamedWords } from './follow-renamed-words.ts';
import { indexWords } from './index-words.ts';
import { loadLearnerId } from './reading-queries.ts';

const server = startOnce(startApiServer);

const luz = { language: 'es', base: 'luz', partOfSpeech: 'noun', rank: 400 } as const;
const loadId = async (base: string) => (await loadWordIds(server.services, 'es', [{ ...luz, base }]))[0] ?? 0;

/** Changes the index as if an earlier lexicon had written it, with another base form for Spanish “luz” (light). */
async function pretendBase(articleId: string, earlierId: number) {
  await server.services.db.query`
    update article_words set lexicon_version = 'earlier', words = array_replace(words, ${await loadId('luz')}::int, ${earlierId}::int),
      sequence = array_replace(sequence, ${await loadId('luz')}::int, ${earlierId}::int)
    where article_id = ${articleId}`;
}

async function meet(earlierId: number) {
  const { services } = server;
  const ana = await createPerson(services, 'learner');
  const versions = { es: ['La luz parpadea.', 'La luz no vuelve.'] };
  const articleId = await writeOwnArticle(services, { authorId: ana.id, versions });
  await indexWords(services, articleId);
  await pretendBase(articleId, earlierId);
  const learnerId = await loadLearnerId(services, ana.id, 'es');
  await services.db.query`
    insert into learner_word_blocks (learner_id, block, words, encounters, aided, met_on)
    values (${learnerId}, ${earlierId}::int / 64, array[${earlierId}::int], '{4}', '{1}', '{2026-01-02}')`;
  await indexWords(services, articleId);
  await followRenamedWords(services);
  return services.db.query<{ id: number; encounters: number }>`
    select word_id as id, encounters from learner_words where learner_id = ${learnerId}`;
}

test('knowledge about a word follows when a new lexicon gives it another base form', async () => {
  const earlierId = await loadId('luzz');
  const luzId = await loadId('luz');
  expect(await meet(earlierId)).toEqual([{ id: luzId, encounters: 4 }]);
  expect(await loadId('luzz')).toBe(luzId);
});

test('a word that the lexicon still has keeps what is known about it, although the text is read differently now', async () => {
  const lampId = await loadId('lámpara');
  expect(await meet(lampId)).toEqual([{ id: lampId, encounters: 4 }]);
});
