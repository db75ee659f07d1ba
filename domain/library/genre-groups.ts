import type { Genre } from './article-attributes.ts';

/** Groups of similar genres, for the search filter. Each genre belongs to one group. */
export const genreGroups = {
  'science-nature': ['science', 'scientific', 'nature-environment', 'space-astronomy'],
  'technology-group': ['technology', 'tech'],
  'history-group': ['history', 'historical', 'historical-fiction'],
  'mind-growth': [
    ...(['psychology', 'psychological', 'self-help'] as const),
    ...(['motivational', 'inspirational', 'success-productivity'] as const),
  ],
  ideas: ['philosophy', 'philosophical', 'thought-provoking', 'critical'],
  society: [
    ...(['business-economics', 'business', 'political', 'investigative'] as const),
    ...(['human-interest', 'informative', 'pop-culture'] as const),
  ],
  everyday: ['slice-of-life', 'drama', 'dramatic', 'romance'],
  'fantasy-group': ['fantasy', 'sci-fi', 'mythology-folklore'],
  suspense: ['mystery', 'thriller', 'horror'],
  humour: ['comedy', 'humorous', 'satirical', 'parody', 'absurdist'],
} as const satisfies Record<string, readonly Genre[]>;

export type GenreGroup = keyof typeof genreGroups;
export const genreGroupNames = Object.keys(genreGroups) as GenreGroup[];
export const isGenreGroup = (name: string): name is GenreGroup => Object.hasOwn(genreGroups, name);

/** The genres that a filter value stands for: all genres of a group, or a single genre. */
export const genresOf = (filter: Genre | GenreGroup): readonly Genre[] =>
  isGenreGroup(filter) ? genreGroups[filter] : [filter];
