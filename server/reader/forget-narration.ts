import type { Services } from '../services.ts';
import type { VersionKey } from './narration-queries.ts';

/** What was spoken of a version is taken for unspoken, so that it is spoken anew. Its files are written over. */
export async function forgetNarration({ db }: Pick<Services, 'db'>, { articleId, language }: VersionKey) {
  await db.query`
    with forgotten as (
      delete from narration_tracks where article_id = ${articleId} and language = ${language} returning sentence_hashes
    )
    delete from narrated_sentences where hash in (select unnest(sentence_hashes) from forgotten)`;
}
