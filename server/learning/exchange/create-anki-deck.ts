import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Language } from '../../../domain/language.ts';
import { findWholeFile } from '../../platform/file-store/file-store.ts';
import { sentenceKey } from '../../reader/narration/narrate-sentence.ts';
import { listNarratedHashes } from '../../reader/narration/narration-queries.ts';
import type { Services } from '../../services.ts';
import { listHashes } from '../review/find-audio.ts';
import { toAnkiNote } from './anki-note.ts';
import { listExportedWords } from './export-queries.ts';
import { writeAnkiCollection } from './write-anki-collection.ts';

type Deps = Pick<Services, 'db' | 'files' | 'narrator' | 'now'>;

/** A deck package (.apkg): a zip of the collection and the audio that already exists. Does not create audio. */
export async function createAnkiDeck(services: Deps, userId: string, language: Language) {
  const words = await listExportedWords(services, userId, language);
  const hashes = await findHashes(services, words, language);
  const files = [...new Set(hashes.values())];
  const notes = words.map((word) => {
    const hash = hashes.get(word.sentence);
    return toAnkiNote(word, hash && nameOf(hash));
  });
  const name = `Foxtale ${new Intl.DisplayNames([language], { type: 'language' }).of(language)}`;
  const collection = writeAnkiCollection({ language, name, notes, at: services.now() });
  return toStream(zip(services, collection, files));
}

const toStream = (chunks: AsyncGenerator<Uint8Array, void>) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value } = await chunks.next();
      if (value === undefined) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await chunks.return();
    },
  });

const nameOf = (hash: string) => `foxtale-${hash.slice(0, 32)}.mp3`;

/** Maps each sentence to the hash of its audio. */
async function findHashes(services: Deps, words: readonly { sentence: string }[], language: Language) {
  const sentences = [...new Set(words.map(({ sentence }) => sentence))];
  const planned = sentences.map((sentence) => ({ sentence, hashes: listHashes(services, { language, sentence }) }));
  const made = new Set(
    await listNarratedHashes(
      services,
      planned.flatMap((each) => each.hashes),
    ),
  );
  return new Map(
    planned.flatMap(({ sentence, hashes }) => {
      const hash = hashes.find((each) => made.has(each));
      return hash === undefined ? [] : [[sentence, hash] as const];
    }),
  );
}

/**
 * Streams file by file, because the audio of a long list does not fit into memory. In the zip, files have numbers as names; the
 * file `media` lists their real names.
 */
async function* zip({ files }: Pick<Services, 'files'>, collection: Uint8Array, hashes: readonly string[]) {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  const media: Record<string, string> = {};
  add(new ZipDeflate('collection.anki2'), collection);
  yield* chunks.splice(0);
  for (const hash of hashes) {
    const audio = await findWholeFile(files, sentenceKey(hash));
    if (audio === undefined) continue;
    const number = String(Object.keys(media).length);
    media[number] = nameOf(hash);
    add(new ZipPassThrough(number), audio);
    yield* chunks.splice(0);
  }
  add(new ZipDeflate('media'), strToU8(JSON.stringify(media)));
  archive.end();
  yield* chunks.splice(0);

  function add(file: ZipDeflate | ZipPassThrough, content: Uint8Array) {
    archive.add(file);
    file.push(content, true);
  }
}
