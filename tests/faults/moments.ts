import type { CreationStatus } from '../../domain/creation/creation.ts';
import { until } from '../support/until.ts';
import type { DoomedApp } from './doomed-app.ts';

/** The progress of an article, from the database and the scripted model. */
export interface Progress {
  status: CreationStatus;
  isFailed: boolean;
  hasText: boolean;
  /**
   * The number of stored rows of the draft: the title and sentences. The author can read the draft while the rest is being
   * written.
   */
  draftCount: number;
  /** The lines of the original that have a stored translation. */
  keptLines: string[];
  hasTranslation: boolean;
  narratedCount: number;
  writings: number;
  batches: number;
  /** Whether the article is done and narrated. */
  isOver: boolean;
}

/** The moments at which the process can be killed, each with a predicate that detects it. */
const moments = {
  'right after submission': () => true,
  'while it is being written': ({ hasText, writings }) => !hasText && writings > 0,
  'after its first sentences are stored': ({ hasText, draftCount }) => !hasText && draftCount > 2,
  'after its text is stored': ({ hasText }) => hasText,
  'while its first batch is being translated': ({ batches }) => batches > 0,
  'after its first batch is stored': ({ keptLines }) => keptLines.length > 0,
  'while its second batch is being translated': ({ keptLines, batches }) => keptLines.length > 0 && batches > 1,
  'after its translation is stored': ({ hasTranslation }) => hasTranslation,
  'right after it is done': ({ status }) => status === 'done',
  'during its narration': ({ status, narratedCount }) => status === 'done' && narratedCount > 2,
} satisfies Record<string, (progress: Progress) => boolean>;
export type Moment = keyof typeof moments;

/** Waits for the moment. Returns false if the creation ended before the moment. */
export async function untilMoment(app: DoomedApp, articleId: string, moment: Moment) {
  const isNow: (progress: Progress) => boolean = moments[moment];
  let progress: Progress | undefined;
  const isReached = async () => {
    progress = await readProgress(app, articleId);
    return isNow(progress) || progress.isFailed || progress.isOver;
  };
  await until(isReached, { what: moment, timeoutMs: 120_000, everyMs: 2 });
  return progress !== undefined && isNow(progress);
}

interface ProgressRow extends Omit<Progress, 'writings' | 'batches' | 'keptLines'> {
  lines: string[] | null;
  translatedLines: (string | null)[] | null;
}

export async function readProgress({ db, model }: DoomedApp, articleId: string): Promise<Progress> {
  const [row] = await db.query<ProgressRow>`
    select c.status, c.failure is not null as "isFailed",
      (select count(*)::int from narrated_sentences) as "narratedCount",
      (select count(*)::int from creation_sentences s where s.article_id = c.article_id) as "draftCount",
      c.status = 'done' and not exists (
        select 1 from jobs.job j where j.singleton_key like c.article_id || '%' and j.state <= 'active') as "isOver",
      v.article_id is not null as "hasTranslation", a.id is not null as "hasText", t.progress as "translatedLines",
      array[o.title, o.summary, array_to_string(o.keywords, ', ')] || array(
        select sentence from jsonb_array_elements(o.paragraphs) paragraph, jsonb_array_elements_text(paragraph) sentence
      ) as lines
    from creations c left join articles a on a.id = c.article_id
    left join translations t on t.article_id = c.article_id and t.language = 'en'
    left join article_versions v on v.article_id = c.article_id and v.language = 'en'
    left join article_versions o on o.article_id = c.article_id and o.language = 'es'
    where c.article_id = ${articleId}`;
  if (row === undefined) throw new Error('The submission is missing.');
  const { lines, translatedLines, ...progress } = row;
  return {
    ...progress,
    keptLines: (lines ?? []).filter((line, index) => line !== '' && translatedLines?.[index]),
    writings: model.countQuestions('write-article'),
    batches: model.countQuestions('translate-sentences'),
  };
}
