import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Level, levels } from '../domain/level.ts';
import {
  type ArticleLength,
  type ArticleType,
  type Audience,
  articleLengths,
  articleTypes,
  audiences,
  type Genre,
  genres,
  type Tone,
  tones,
} from '../domain/library/article-attributes.ts';
import { type PerLanguage, perLanguage } from '../domain/per-language.ts';
import { readSevenLanguages } from './read-seven-languages.ts';
import { FormatError, readStanzas, type Stanza } from './read-stanzas.ts';

const places = ['library', 'drawer'] as const;
const metadataNames = ['place', 'type', 'genres', 'tone', 'audience', 'length', 'level'] as const;
const seriesNames = ['series', 'part'] as const;

type LibrarySentence = { line: number; versions: PerLanguage<string> };
export type LibraryArticle = {
  id: string;
  place: (typeof places)[number];
  type: ArticleType;
  genres: Genre[];
  tone: Tone;
  audience: Audience;
  length: ArticleLength;
  level: Level;
  /** Undefined for an article that is not part of a series. */
  series: { id: string; part: number } | undefined;
  title: PerLanguage<string>;
  summary: PerLanguage<string>;
  keywords: PerLanguage<string[]>;
  paragraphs: { sentences: LibrarySentence[] }[];
};

export const articlesFolder = join(import.meta.dirname, 'articles');

/** Returns all valid articles, and the format errors of the others. */
export function readArticles(folder = articlesFolder): { articles: LibraryArticle[]; problems: string[] } {
  const articles: LibraryArticle[] = [];
  const problems: string[] = [];
  for (const name of readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()) {
    try {
      articles.push(parseArticle(name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      problems.push(error.message);
    }
  }
  return { articles, problems };
}

export function parseArticle(id: string, text: string): LibraryArticle {
  const file = `articles/${id}.md`;
  const [metadata, title, summary, keywords, ...body] = readStanzas(text);
  const lastLine = text.split('\n').length;
  if (!metadata || !title || !summary || !keywords)
    throw new FormatError(file, lastLine, 'ends before its first paragraph');
  const keywordLines = readNamedVersions(file, 'keywords', keywords);
  return {
    id,
    ...readMetadata(file, metadata),
    title: readNamedVersions(file, 'title', title),
    summary: readNamedVersions(file, 'summary', summary),
    keywords: perLanguage((language) => keywordLines[language].split(',').map((keyword) => keyword.trim())),
    paragraphs: readParagraphs(file, body, lastLine),
  };
}

function readMetadata(file: string, { line: firstLine, lines }: Stanza) {
  const isInSeries = lines.length === metadataNames.length + seriesNames.length;
  if (lines.length !== metadataNames.length && !isInSeries)
    throw new FormatError(
      file,
      firstLine,
      `needs the lines ${metadataNames.join(', ')}, and for a series ${seriesNames.join(', ')}`,
    );
  const names = [...metadataNames, ...seriesNames];
  const textOf = (name: (typeof names)[number]) => {
    const index = names.indexOf(name);
    const line = lines[index] ?? '';
    if (!line.startsWith(`${name}: `)) throw new FormatError(file, firstLine + index, `should begin with “${name}: ”`);
    return line.slice(name.length + 2);
  };
  const matching = (name: (typeof names)[number], pattern: RegExp) => {
    const text = textOf(name);
    if (!pattern.test(text)) throw new FormatError(file, firstLine + names.indexOf(name), `has no ${name} “${text}”`);
    return text;
  };
  const oneOf = <Value extends string>(
    name: (typeof metadataNames)[number],
    text: string,
    values: readonly Value[],
  ) => {
    const found = values.find((value) => value === text);
    if (found === undefined)
      throw new FormatError(file, firstLine + metadataNames.indexOf(name), `has no ${name} “${text}”`);
    return found;
  };
  const genresOf = textOf('genres')
    .split(', ')
    .map((text) => oneOf('genres', text, genres));
  if (genresOf.length > 3 || new Set(genresOf).size < genresOf.length)
    throw new FormatError(file, firstLine + metadataNames.indexOf('genres'), 'needs one to three different genres');
  return {
    place: oneOf('place', textOf('place'), places),
    type: oneOf('type', textOf('type'), articleTypes),
    genres: genresOf,
    tone: oneOf('tone', textOf('tone'), tones),
    audience: oneOf('audience', textOf('audience'), audiences),
    length: oneOf('length', textOf('length'), articleLengths),
    level: oneOf('level', textOf('level'), levels),
    series: isInSeries
      ? { id: matching('series', /^[a-z]+(?:-[a-z]+)*$/), part: Number(matching('part', /^[1-9]$/)) }
      : undefined,
  };
}

function readNamedVersions(file: string, name: string, { line, lines }: Stanza): PerLanguage<string> {
  const [heading, ...versions] = lines;
  if (heading !== name) throw new FormatError(file, line, `should be “${name}”`);
  return readSevenLanguages(file, line + 1, versions);
}

function readParagraphs(file: string, body: readonly Stanza[], lastLine: number): LibraryArticle['paragraphs'] {
  const paragraphs: LibraryArticle['paragraphs'] = [];
  for (const { line, lines } of body) {
    if (lines.length === 1 && lines[0] === '§') {
      if (paragraphs.at(-1)?.sentences.length === 0)
        throw new FormatError(file, line, 'opens a paragraph after an empty one');
      paragraphs.push({ sentences: [] });
      continue;
    }
    const paragraph = paragraphs.at(-1);
    if (!paragraph) throw new FormatError(file, line, 'should be “§”, which opens the first paragraph');
    paragraph.sentences.push({ line, versions: readSevenLanguages(file, line, lines) });
  }
  if (!paragraphs.at(-1)?.sentences.length) throw new FormatError(file, lastLine, 'ends in an empty paragraph');
  return paragraphs;
}
