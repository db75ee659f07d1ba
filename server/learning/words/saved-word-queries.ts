import type { Language } from '../../../domain/language.ts';
import type { Memory } from '../../../domain/learning/review/review.ts';
import type { SavedState, SavedWord } from '../../../domain/learning/saved-word.ts';
import type { PartOfSpeech } from '../../../domain/lexicon/concept.ts';
import { levelOfRank } from '../../../domain/lexicon/level-of-rank.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

interface SavedWordRow {
  id: string;
  language: Language;
  base: string;
  partOfSpeech: PartOfSpeech;
  rank: number | null;
  form: string;
  sentence: string;
  ranges: SavedWord['ranges'];
  translation: string | null;
  meaning: string;
  gender: string | null;
  articleId: string | null;
  articleTitle: string | null;
  sentenceNumber: number | null;
  state: SavedState;
  isInReview: boolean;
  isSuspended: boolean;
  isSetAside: boolean;
  isScheduled: boolean;
  savedAt: Date;
  dueAt: Date | null;
  stability: number | null;
  difficulty: number | null;
  reviews: number;
  lapses: number;
  reviewedAt: Date | null;
}

export interface RememberedWord {
  word: SavedWord;
  memory: Memory | null;
}

/** The saved words in the order of the ids. Words of other users and deleted words are left out. */
export async function listSavedWords({ db }: Db, userId: string, ids: readonly string[]): Promise<RememberedWord[]> {
  const rows = await db.query<SavedWordRow>`
    select s.id, s.language, w.base, w.part_of_speech as "partOfSpeech", w.rank, s.form, s.sentence, s.ranges, s.translation,
      s.meaning, s.gender, a.id as "articleId", v.title as "articleTitle", s.sentence_number as "sentenceNumber", s.state,
      s.is_in_review as "isInReview", s.is_suspended as "isSuspended", s.is_set_aside as "isSetAside",
      s.is_scheduled as "isScheduled", s.saved_at as "savedAt", s.due_at as "dueAt", s.stability, s.difficulty,
      s.review_count as reviews, s.lapses, s.reviewed_at as "reviewedAt"
    from unnest(${ids}::uuid[]) with ordinality as given(id, ordinal)
    join saved_words s on s.id = given.id and s.user_id = ${userId} and s.deleted_at is null
    join words w on w.id = s.word_id
    left join articles a on a.id = s.article_id and may_read(a, ${userId})
    left join article_versions v on v.article_id = a.id and v.language = s.language
    order by given.ordinal`;
  return rows.map((row) => ({ word: toSavedWord(row), memory: toMemory(row) }));
}

export async function findSavedWord({ db }: Db, userId: string, id: string): Promise<SavedWord | undefined> {
  const [saved] = await listSavedWords({ db }, userId, [id]);
  return saved?.word;
}

function toSavedWord(row: SavedWordRow): SavedWord {
  const { rank, isScheduled, stability, difficulty, reviews, lapses, reviewedAt, ...rest } = row;
  return {
    ...rest,
    sentenceNumber: row.articleId === null ? null : row.sentenceNumber,
    level: levelOfRank(rank ?? Number.POSITIVE_INFINITY),
    dueAt: isScheduled ? (row.dueAt?.toISOString() ?? null) : null,
    savedAt: row.savedAt.toISOString(),
  };
}

export function toMemory(
  row: Pick<SavedWordRow, 'dueAt' | 'stability' | 'difficulty' | 'reviews' | 'lapses' | 'reviewedAt'>,
): Memory | null {
  const { dueAt, stability, difficulty, reviews, lapses, reviewedAt } = row;
  if (dueAt === null || stability === null || difficulty === null || reviewedAt === null) return null;
  return {
    dueAt: dueAt.toISOString(),
    stability,
    difficulty,
    reviews,
    lapses,
    reviewedAt: reviewedAt.toISOString(),
  };
}
