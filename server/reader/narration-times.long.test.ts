import { expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { findOnsets } from '../../tests/support/sound/find-onsets.ts';
import { articleIdOf } from '../library/import-library.ts';
import { findWholeFile } from '../platform/file-store/file-store.ts';
import { trackKey } from './narration/find-track.ts';
import { narrateVersion } from './narration/narrate-version.ts';
import { findParagraphs } from './narration/narration-queries.ts';

const server = startOnce(startApiServer);
const articleId = articleIdOf('why-the-sky-changes-colour');

test.each(languages)('the times of all sentences match the audio within 30 ms, in %s', async (language) => {
  const { services } = server;
  const { hash, sentences, durationSeconds } = await narrateVersion(services, { articleId, language });
  const mp3 = await findWholeFile(services.files, trackKey(hash));
  // 0.3 s is shorter than the pause between two sentences and longer than most pauses within a sentence.
  const heard = await findOnsets(mp3 ?? new Uint8Array(), 0.3);
  const off = sentences.map(({ startSeconds }) =>
    Math.min(...heard.onsets.map((onset) => Math.abs(onset - startSeconds))),
  );
  expect(Math.max(...off)).toBeLessThan(0.03);
  expect(durationSeconds).toBeCloseTo(heard.durationSeconds, 2);
  const paragraphs = await findParagraphs(services, { articleId, language });
  expect(sentences).toHaveLength(paragraphs?.flat().length ?? 0);
});
