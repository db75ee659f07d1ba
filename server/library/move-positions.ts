import type { ArticleVersion } from '../../domain/library/article.ts';
import { mapSentences, type SentenceVersions } from '../../domain/library/map-sentences.ts';
import type { Services } from '../services.ts';
import { updateBookmarks, updatePositions } from './move-positions-queries.ts';

type Text = Pick<ArticleVersion, 'language' | 'paragraphs'>;
type Edit = { articleId: string; before: readonly Text[]; after: readonly Text[] };

/** After an edit, moves reading positions and bookmarks to the new number of the same sentence. */
export async function movePositions({ db }: Pick<Services, 'db'>, { articleId, before, after }: Edit) {
  const moves = mapSentences(toSentences(before), toSentences(after))
    .map((to, from) => ({ from: from + 1, to: to + 1 }))
    .filter(({ from, to }) => from !== to);
  if (moves.length === 0) return;
  await updatePositions({ db }, articleId, moves);
  await updateBookmarks({ db }, articleId, moves);
}

function toSentences(versions: readonly Text[]): SentenceVersions[] {
  const sentences: SentenceVersions[] = [];
  for (const { language, paragraphs } of versions)
    for (const [index, text] of paragraphs.flat().entries())
      sentences[index] = { ...sentences[index], [language]: text };
  return sentences;
}
