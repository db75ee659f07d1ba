import type { CreationStatus } from '../../domain/creation/creation.ts';
import { until } from '../support/until.ts';
import type { DoomedApp } from './doomed-app.ts';

/** The progress of an article, from the database and the scripted model. */
export interface Progress {
  status: CreationStatus;
  isFailed: boolean;
  hasText: boolean;
  /** Numbers of the lines whose translation is stored. */
  keptLines: number[];
  hasTranslation: boolean;
  narratedCount: number;
  writings: number;
  batches: number;
}

/** When to kill the process. */
const moments = {
  'right after submission': () => true,
  'while it is being written': ({ hasText, writings }) => !hasText && writings > 0,
  'after its text is stored': ({ hasText }) => hasText,
  'while its first batch is being translated': ({ batches }) => batches > 0,
  'after its first batch is stored': ({ keptLines }) => keptLines.length > 0,
  'while its second batch is being translated': ({ keptLines, batches }) => keptLines.length > 0 && batches > 1,
  'after its translation is stored': ({ hasTranslation }) => hasTranslation,
  'when its narration starts': ({ status }) => status === 'generating-audio',
  'during its narration': ({ status, narratedCount }) => status === 'generating-audio' && narratedCount > 2,
  'right after it is done': ({ status }) => status === 'done',
} satisfies Record<string, (progress: Progress) => boolean>;
export type Moment = keyof typeof moments;

/** Returns false if the creation ended before this moment. */
export async function untilMoment(app: DoomedApp, articleId: string, moment: Moment) {
  const isNow: (progress: Progress) => boolean = moments[moment];
  let progress: Progress | undefined;
  const isReached = async () => {
    progress = await readProgress(app, articleId);
    return isNow(progress) || progress.isFailed || progress.status === 'done';
  };
  await until(isReached, { what: moment, timeoutMs: 120_000, everyMs: 2 });
  return progress !== undefined && isNow(progress);
}

export async function readProgress({ db, model }: DoomedApp, articleId: string): Promise<Progress> {
  const [row] = await db.query<Omit<Progress, 'writings' | 'batches'>>`
    select c.status, c.failure is not null as "isFailed", c.done_count as "narratedCount",
      v.article_id is not null as "hasTranslation", a.id is not null as "hasText",
      array(select (line.number - 1)::int from unnest(t.progress) with ordinality as line (text, number)
        where line.text <> '') as "keptLines"
    from creations c left join articles a on a.id = c.article_id
    left join translations t on t.article_id = c.article_id and t.language = 'en'
    left join article_versions v on v.article_id = c.article_id and v.language = 'en'
    where c.article_id = ${articleId}`;
  if (row === undefined) throw new Error('The submission is missing.');
  return {
    ...row,
    writings: model.countQuestions('write-article'),
    batches: model.countQuestions('translate-sentences'),
  };
}
