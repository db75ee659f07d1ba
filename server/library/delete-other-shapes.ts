import type { Services } from '../services.ts';

/** All versions of an article have the same sentences in number and place: those that do not fit its new text go. */
export async function deleteOtherShapes({ db: tx }: Pick<Services, 'db'>, articleId: string, paragraphs: string[][]) {
  const shape = paragraphs.map((sentences) => sentences.length);
  await tx.query`
    delete from article_versions where article_id = ${articleId} and array(
      select jsonb_array_length(paragraph) from jsonb_array_elements(paragraphs) with ordinality as part (paragraph, place)
      order by place) <> ${shape}::integer[]`;
}
