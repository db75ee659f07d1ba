import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { importFailures } from '../../../domain/creation/import.ts';
import { languages } from '../../../domain/language.ts';
import { lowerPriority } from '../../platform/lower-priority.ts';
import { type ReadDocument, Unreadable } from './read-file/read-document.ts';

const program = join(import.meta.dirname, 'read-file', 'reader-process.ts');
const heapMegabytes = 256;
// The reader process has a lower priority than the server, so that it does not slow down requests. It has a higher priority
// than the narration of whole articles (10), because a user waits for the file.
const niceness = 5;

const paragraph = v.object({ text: v.string(), startMs: v.optional(v.number()) });
const bilingual = v.object({
  languages: v.object({ source: v.nullable(v.picklist(languages)), translation: v.nullable(v.picklist(languages)) }),
  pairs: v.array(v.object({ source: v.string(), translation: v.string() })),
});
const answerSchema = v.union([
  v.object({ failure: v.picklist(importFailures) }),
  v.object({
    document: v.object({
      title: v.nullable(v.string()),
      author: v.nullable(v.string()),
      cover: v.nullable(v.object({ type: v.string(), base64: v.string() })),
      chapters: v.array(v.object({ title: v.nullable(v.string()), paragraphs: v.array(paragraph) })),
      bilingual: v.optional(bilingual),
    }),
  }),
]);

interface ReaderOptions {
  name: string;
  /**
   * Whether the file is a web page that was fetched from a link. From a web page, only the article is read, without menus
   * and adverts.
   */
  isPage?: boolean;
  /** The file in pieces. */
  pieces: AsyncIterable<Uint8Array>;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Reads a file in a process with limits of time and memory. Throws `Unreadable`. */
export async function runReader({
  name,
  isPage = false,
  pieces,
  timeoutMs,
  signal,
}: ReaderOptions): Promise<ReadDocument> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      '--disable-warning=ExperimentalWarning',
      program,
      name,
      isPage ? 'page' : 'file',
    ],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      // The child process gets none of the secrets in the environment. The compile cache reduces its start time to a third.
      env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
      signal: ended,
      killSignal: 'SIGKILL',
    },
  );
  lowerPriority(child, niceness);
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  // Errors are ignored, because the process may end before it has read all of its input.
  child.stdin.on('error', () => {});
  try {
    const [output] = await Promise.race([Promise.all([text(child.stdout), send(pieces, child.stdin)]), failed]);
    signal.throwIfAborted();
    const answer = v.safeParse(answerSchema, parseJson(output));
    // The process ended without a valid answer: its memory was exhausted, or the time was up.
    if (!answer.success) throw new Unreadable(ended.aborted ? 'too-slow' : 'damaged');
    if ('failure' in answer.output) throw new Unreadable(answer.output.failure);
    return answer.output.document;
  } catch (error) {
    if (error instanceof Unreadable || signal.aborted) throw error;
    if (ended.aborted) throw new Unreadable('too-slow');
    throw error;
  } finally {
    child.kill('SIGKILL');
  }
}

async function send(pieces: AsyncIterable<Uint8Array>, stdin: NodeJS.WritableStream) {
  for await (const piece of pieces) {
    if (!stdin.writable) break;
    await new Promise<void>((resolve) => stdin.write(piece, () => resolve()));
  }
  stdin.end();
}

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
