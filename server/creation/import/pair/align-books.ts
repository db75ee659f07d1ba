import type { PlannedChapter } from '../../../../domain/creation/plan-parts.ts';
import type { Language } from '../../../../domain/language.ts';
import type { MarkedParagraphs } from '../../../../domain/translation/align/marked-sentence.ts';
import type { AlignedChapters } from '../../../../domain/translation/align-chapters.ts';
import { startThread } from '../../../platform/thread.ts';
import type { Services } from '../../../services.ts';

interface Text {
  language: Language;
  chapters: readonly PlannedChapter[];
}

interface Books {
  source: Text;
  translation: Text;
  signal: AbortSignal;
}

/** The input of the aligner thread. */
export interface MarkedBooks {
  source: MarkedParagraphs[];
  translation: MarkedParagraphs[];
}

// The batches are small, because a user's request for a definition waits until the current batch is done.
const batchSize = 50;

/**
 * Aligns two books in a separate thread, because 10,000 sentences take seconds. Before that, the lexicon lists the marks
 * of each sentence: the concepts, names and numbers by which the sentences of two languages are compared.
 */
export async function alignBooks(
  { lexicon }: Pick<Services, 'lexicon'>,
  { source, translation, signal }: Books,
): Promise<AlignedChapters> {
  const marked: MarkedBooks = {
    source: await mark(lexicon, source, signal),
    translation: await mark(lexicon, translation, signal),
  };
  const thread = startThread(new URL('./align-thread.ts', import.meta.url), { name: 'The aligner', onEnd: () => {} });
  const stop = () => void thread.stop();
  signal.addEventListener('abort', stop);
  try {
    return (await thread.ask(marked)) as AlignedChapters;
  } finally {
    signal.removeEventListener('abort', stop);
    await thread.stop();
  }
}

async function mark(
  lexicon: Pick<Services['lexicon'], 'ask'>,
  { language, chapters }: Text,
  signal: AbortSignal,
): Promise<MarkedParagraphs[]> {
  const texts = chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences));
  const marks: ReadonlySet<string>[] = [];
  for (let start = 0; start < texts.length; start += batchSize) {
    signal.throwIfAborted();
    marks.push(...(await lexicon.ask('mark', { language, sentences: texts.slice(start, start + batchSize) })));
  }
  signal.throwIfAborted();
  let index = 0;
  return chapters.map(({ paragraphs }) =>
    paragraphs.map(({ sentences }) => sentences.map((text) => ({ text, marks: marks[index++] ?? new Set<string>() }))),
  );
}
