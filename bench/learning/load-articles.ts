import { readArticles } from '../../content/read-articles.ts';
import { languages } from '../../domain/language.ts';
import { listWordsOfSentence } from '../../domain/learning/list-words.ts';
import { annotate } from '../../domain/lexicon/annotate.ts';
import { openLexicon, withUsage } from '../../domain/lexicon/create-lexicon.ts';
import { type PerLanguage, perLanguage } from '../../domain/per-language.ts';
import { readLexiconVersion } from '../../server/platform/lexicon/lexicon-version.ts';
import { rankFinder } from '../../server/platform/lexicon/list-ranked-words.ts';
import { loadPreparedLexicon } from '../../server/platform/lexicon/prepare-lexicon.ts';
import type { SimulatedArticle } from './read-articles.ts';

/** The words of the library's articles in each language. */
export async function loadSimulatedArticles(): Promise<PerLanguage<SimulatedArticle[]>> {
  const { content } = await readLexiconVersion();
  const prepared = loadPreparedLexicon(content);
  const usage = perLanguage((language) => ({
    choices: new Map(prepared.usage[language].choices),
    neighbours: new Map(prepared.usage[language].neighbours),
  }));
  const lexicon = withUsage(openLexicon(prepared.concepts, prepared.languages), usage);
  const found = perLanguage((): SimulatedArticle[] => []);
  for (const { paragraphs } of readArticles().articles) {
    const annotations = paragraphs
      .flatMap(({ sentences }) => sentences)
      .map(({ versions }) => annotate(versions, lexicon));
    for (const language of languages)
      found[language].push(
        annotations.map((annotation) =>
          listWordsOfSentence(annotation[language] ?? [], language).map(
            ({ word, runningWords }) =>
              word && { base: word.base, rank: rankFinder(language, lexicon)(word), runningWords },
          ),
        ),
      );
  }
  return found;
}
