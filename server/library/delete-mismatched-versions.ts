import type { Services } from '../services.ts';

/**
 * All versions of an article (its texts in the different languages) must have the same number of sentences per paragraph.
 * Deletes the versions that do not match the new text.
 */
export async function deleteMismatchedVersions(
  { db: tx }: Pick<Services, 'db'>,
  articleId: string,
  paragraphs: string[][],
) {
  const shape = paragraphs.map((sentences) => sentences.length);
  await tx.query`
    delete from article_versions where article_id = ${articleId} and array(
      select jsonb_array_length(paragraph) from jsonb_array_elements(paragraphs) with ordinality as part (paragraph, ordinal)
      order by ordinal) <> ${shape}::integer[]`;
}
