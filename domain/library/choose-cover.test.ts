import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Genre, genres } from './article-attributes.ts';
import { chooseCover, motifsOfGenre, motifsOfOwnTexts } from './choose-cover.ts';

const sprite = readFileSync(new URL('../../web/assets/covers.svg', import.meta.url), 'utf8');
const drawnMotifs = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

describe('the cover of an article', () => {
  it('is the same every time', () => {
    for (const article of listArticles(20)) expect(chooseCover({ ...article })).toEqual(chooseCover(article));
  });

  it('shows a motif of one of its genres', () => {
    for (const article of listArticles(300)) {
      const fitting: string[] = article.genres.flatMap((genre) => motifsOfGenre[genre]);
      expect(fitting).toContain(chooseCover(article).motif);
    }
  });

  it('is the one of the article, if it has one', () => {
    for (const article of listArticles(3)) expect(chooseCover({ ...article, cover: 'octopus' }).motif).toBe('octopus');
  });

  it('of an own text, which has no genres, depends on its id and suits any subject', () => {
    const motifs = listArticles(100).map(({ id }) => chooseCover({ id, genres: [] }).motif);
    expect(new Set(motifs).size).toBeGreaterThanOrEqual(12);
    expect(motifsOfOwnTexts).toEqual(expect.arrayContaining(motifs));
    expect(drawnMotifs).toEqual(expect.arrayContaining([...motifsOfOwnTexts]));
  });

  it('fits the subject of each library article', () => {
    const motifs = libraryArticles.map((article) => chooseCover(article).motif);
    expect(motifs).toEqual(libraryArticles.map(({ subject }) => subject));
  });
});

describe('the covers of many articles', () => {
  const covers = listArticles(300).map(chooseCover);

  it('use all hues about equally often', () => {
    for (const hue of ['blue', 'magenta', 'neutral']) {
      expect(covers.filter((cover) => cover.hue === hue).length).toBeGreaterThan(75);
    }
  });

  it('use at least twenty motifs, none for more than 12 % of the articles', () => {
    const counts = Object.values(Object.groupBy(covers, ({ motif }) => motif)).map((same = []) => same.length);
    expect(counts.length).toBeGreaterThanOrEqual(20);
    expect(Math.max(...counts) / covers.length).toBeLessThanOrEqual(0.12);
  });
});

describe('the motifs', () => {
  it('are at least three per genre', () => {
    for (const genre of genres) expect(new Set(motifsOfGenre[genre]).size).toBeGreaterThanOrEqual(3);
  });

  it('are all drawn', () => {
    const named = genres.flatMap((genre): readonly string[] => motifsOfGenre[genre]);
    expect(drawnMotifs).toEqual(expect.arrayContaining(named));
  });
});

/** Generated test articles with pseudo-random ids and one to three genres. They are the same in each run. */
function listArticles(count: number) {
  return Array.from({ length: count }, (_, number) => {
    const bytes = createHash('sha256').update(`article ${number}`).digest();
    const genreCount = 1 + ((bytes[16] ?? 0) % 3);
    const picked = Array.from({ length: genreCount }, (_, at) => genres[(bytes[17 + at] ?? 0) % genres.length]);
    return {
      id: bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      genres: picked.filter((genre) => genre !== undefined),
    };
  });
}

// The id of a library article is derived from its name, so these ids do not change.
const libraryArticles: { subject: string; id: string; genres: Genre[] }[] = [
  { subject: 'bread', id: 'b5b0f58a-3779-8298-83e8-cf83739486be', genres: ['slice-of-life', 'informative'] },
  { subject: 'cable', id: '7faccc14-eead-89ca-8674-866a908c6fa8', genres: ['history', 'historical', 'technology'] },
  {
    subject: 'phone',
    id: '32134aa9-fc1f-83df-8900-4ecaa5e73649',
    genres: ['self-help', 'psychological', 'motivational'],
  },
  { subject: 'map', id: '4543b71e-ee16-8289-84e2-2ec131665023', genres: ['history', 'informative', 'pop-culture'] },
  {
    subject: 'honeycomb',
    id: '3f04d7c0-4b63-83da-8974-5df55479dc0a',
    genres: ['human-interest', 'nature-environment', 'slice-of-life'],
  },
  { subject: 'ferry', id: '22d0b74e-d607-8e77-8567-6bc0f15ba10e', genres: ['mystery', 'drama'] },
  { subject: 'meeting', id: '661f8a8a-2a9b-8beb-8c51-7d178d55db65', genres: ['satirical', 'business', 'absurdist'] },
  {
    subject: 'lanterns',
    id: '1bd12239-dcda-8a67-8e90-c07eb7b64883',
    genres: ['fantasy', 'mythology-folklore', 'comedy'],
  },
  {
    subject: 'aeroplane',
    id: 'b1b4b4d0-bbbd-8619-8941-6f01966259f4',
    genres: ['historical', 'dramatic', 'technology'],
  },
  {
    subject: 'sunset',
    id: 'a7fcc19d-4ecd-8d01-83f3-f4333d31436d',
    genres: ['science', 'informative', 'nature-environment'],
  },
];
