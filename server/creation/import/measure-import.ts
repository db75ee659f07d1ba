import { publishEvent } from '../../platform/live-events/publish-event.ts';
import type { Services } from '../../services.ts';
import { lockImport, recordSample } from './import-queries.ts';
import { takeSample } from './take-sample.ts';

/** Counts the words in a sample of an imported text, to show the level of the text and how well it fits the user. */
export async function measureImport(services: Services, importId: string, signal: AbortSignal) {
  const stored = await lockImport(services, importId);
  if (stored?.status !== 'ready' || stored.language === null || stored.parts === null) return;
  const { parts, language, userId } = stored;
  const sentences = parts.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.sentences));
  await recordSample(services, importId, await takeSample(services, { sentences, language, signal }));
  await publishEvent(services, { userId, topic: 'article', articleId: importId });
}
