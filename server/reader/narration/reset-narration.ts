import type { Services } from '../../services.ts';
import type { VersionKey } from './narration-queries.ts';

/** Deletes the rows of a narration, so that the article is narrated again. The new audio overwrites the files. */
export async function resetNarration({ db }: Pick<Services, 'db'>, { articleId, language }: VersionKey) {
  await db.query`
    with deleted as (
      delete from narration_tracks where article_id = ${articleId} and language = ${language} returning sentence_hashes
    )
    delete from narrated_sentences where hash in (select unnest(sentence_hashes) from deleted)`;
}
