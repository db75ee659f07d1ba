import { readArticles } from '../../content/read-articles.ts';
import { languages } from '../../domain/language.ts';
import { type PerLanguage, perLanguage } from '../../domain/per-language.ts';
import { readLexiconVersion } from '../../server/platform/lexicon/lexicon-version.ts';
import { listRankedWords } from '../../server/platform/lexicon/list-ranked-words.ts';
import { openPrepared } from '../../server/platform/lexicon/open-prepared.ts';
import { loadPreparedLexicon } from '../../server/platform/lexicon/prepare-lexicon.ts';
import type { SimulatedArticle } from './read-articles.ts';

/** The words of the library's articles in each language. */
export async function loadSimulatedArticles(): Promise<PerLanguage<SimulatedArticle[]>> {
  const { content } = await readLexiconVersion();
  const { lexicon } = openPrepared(loadPreparedLexicon(content));
  const found = perLanguage((): SimulatedArticle[] => []);
  for (const { paragraphs } of readArticles().articles) {
    const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences.map(({ versions }) => versions));
    const listed = listRankedWords({ sentences, languages }, lexicon);
    for (const language of languages)
      found[language].push(
        (listed[language] ?? []).map((words) =>
          words.map(({ word, runningWords }) => word && { ...word, runningWords }),
        ),
      );
  }
  return found;
}
