import type { Services } from '../services.ts';

/** Saved words with their reviews, for the export. Words that were deleted and can still be restored are included. */
export const listSavedWordData = ({ db }: Pick<Services, 'db'>, userId: string) => db.query`
  select s.id, s.word_id as "wordId", s.language, w.base, w.part_of_speech as "partOfSpeech", s.form, s.sentence, s.ranges, s.translation, s.meaning,
    s.native_lang as "nativeLang", s.gender, s.article_id as "articleId", s.sentence_number as "sentenceNumber", s.lookups,
    s.has_own_meaning as "hasOwnMeaning", s.looked_up_at as "lookedUpAt", s.is_in_review as "isInReview", s.is_suspended as "isSuspended",
    s.is_marked_known as "isMarkedKnown", s.is_set_aside as "isSetAside", s.state, s.due_at as "dueAt", s.stability, s.difficulty,
    s.review_count as "reviewCount", s.lapses, s.forgiven_lapses as "forgivenLapses", s.first_reviewed_at as "firstReviewedAt",
    s.reviewed_at as "reviewedAt", s.created_at as "createdAt",
    s.saved_at as "savedAt", s.deleted_at as "deletedAt", (
      select json_agg(json_build_object('id', r.id, 'reviewedAt', r.reviewed_at, 'grade', r.grade, 'way', r.way,
        'undoes', r.undoes) order by r.reviewed_at, r.id)
      from reviews r where r.word_id = s.id) as reviews
  from saved_words s join words w on w.id = s.word_id
  where s.user_id = ${userId} order by s.saved_at desc`;
