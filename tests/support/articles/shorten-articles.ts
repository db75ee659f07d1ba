import type { Services } from '../../../server/services.ts';

/** Shortens every article to at most three sentences, so that playing an article is quick. */
export async function shortenArticles({ db }: Pick<Services, 'db'>) {
  await db.query`
    update article_versions v set paragraphs = jsonb_build_array(s.sentences), sentence_count = jsonb_array_length(s.sentences)
    from (
      select article_id, language,
        jsonb_path_query_array(jsonb_path_query_array(paragraphs, '$[*][*]'), '$[0 to 2]') as sentences
      from article_versions
    ) s where s.article_id = v.article_id and s.language = v.language`;
}
