import type { ArticleVersion } from '../../domain/library/article.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import type { Services } from '../services.ts';

export interface NewVersion extends ArticleVersion {
  summary: string;
  keywords: readonly string[];
}

/** The one door for a language of an article, new or changed: text, counts and what it is found by. */
export async function storeVersion({ db }: Pick<Services, 'db'>, articleId: string, version: NewVersion) {
  const { language, title, summary, keywords, paragraphs } = version;
  const sentences = paragraphs.flat();
  const words = sentences.flatMap((sentence) => splitWords(sentence, language).map(({ text }) => text));
  await db.query`
    insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count, search)
    values (${articleId}, ${language}, ${title}, ${summary}, ${JSON.stringify(paragraphs)}, ${sentences.length}, ${words.length},
      setweight(to_tsvector(words_of(${language}), ${title}), 'A')
      || setweight(to_tsvector(words_of(${language}), ${`${keywords.join(', ')}. ${summary}`}), 'B')
      || setweight(to_tsvector(words_of(${language}), ${sentences.join(' ')}), 'C'))
    on conflict (article_id, language) do update set title = excluded.title, summary = excluded.summary,
      paragraphs = excluded.paragraphs, sentence_count = excluded.sentence_count, word_count = excluded.word_count,
      search = excluded.search`;
  const titleWords = splitWords(title, language).map(({ text }) => text);
  await addSearchWords({ db }, { articleId, language, words: [...titleWords, ...words] });
}

// Shorter words have too few trigrams to be told apart.
const shortestSearchWord = 3;

/** A mistyped word is held against those of texts that everybody may read: a correction must not tell of the others. */
async function addSearchWords(
  { db }: Pick<Services, 'db'>,
  { articleId, language, words }: { articleId: string; language: string; words: string[] },
) {
  const known = [...new Set(words)].filter((word) => word.length >= shortestSearchWord);
  await db.query`
    insert into search_words (language, word)
    select distinct ${language}, unaccent(lower(word)) from unnest(${known}::text[]) as word
    where exists (select from articles where id = ${articleId} and visibility = 'everybody')
    on conflict do nothing`;
}
