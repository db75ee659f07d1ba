import type { Language } from '../../../domain/language.ts';
import type { ExportedWord } from '../../../domain/learning/import/word-table.ts';
import type { Grade } from '../../../domain/learning/review/review.ts';
import type { PartOfSpeech } from '../../../domain/lexicon/concept.ts';
import type { Services } from '../../services.ts';

interface ExportedRow extends Omit<ExportedWord, 'savedAt' | 'dueAt' | 'reviews' | 'partOfSpeech' | 'nativeLanguage'> {
  id: string;
  partOfSpeech: PartOfSpeech;
  nativeLanguage: Language;
  savedAt: Date;
  dueAt: Date | null;
  isScheduled: boolean;
  stability: number | null;
  difficulty: number | null;
  lapses: number;
  /** Null if the word was never reviewed. */
  reviews: { at: string; grade: Grade }[] | null;
}

/** All words of a language, with their grades. Grades that were undone are left out. */
export async function listExportedWords({ db }: Pick<Services, 'db'>, userId: string, language: Language) {
  const rows = await db.query<ExportedRow>`
    select s.id, w.base as word, w.part_of_speech as "partOfSpeech", s.form, s.meaning, s.sentence, s.ranges, s.translation, s.gender,
      s.native_lang as "nativeLanguage", s.is_marked_known as "isKnown", s.is_in_review as "isInReview",
      s.is_suspended as "isSuspended", s.lookups, s.forgiven_lapses as "forgivenLapses", s.saved_at as "savedAt",
      s.state, s.due_at as "dueAt", s.is_scheduled as "isScheduled", s.stability, s.difficulty, s.lapses, (
        select json_agg(json_build_object('at', r.reviewed_at, 'grade', r.grade) order by r.reviewed_at, r.id)
        from reviews r where r.word_id = s.id and r.grade is not null
          and not exists (select from reviews u where u.word_id = s.id and u.undoes = r.id)) as reviews
    from saved_words s join words w on w.id = s.word_id
    where s.user_id = ${userId} and s.language = ${language} and s.deleted_at is null
    order by s.saved_at, s.id`;
  return rows.map(({ savedAt, dueAt, isScheduled, reviews, ...row }) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    dueAt: isScheduled ? (dueAt?.toISOString() ?? null) : null,
    reviews: (reviews ?? []).map(({ at, grade }) => ({ at: new Date(at).toISOString(), grade })),
  }));
}
