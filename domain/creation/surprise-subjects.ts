import type { ArticleType, Genre } from '../library/article-attributes.ts';

/**
 * A subject for surprise articles, with the types and genres that fit it. The description is in English, whatever the
 * language of the article.
 */
export interface SurpriseSubject {
  description: string;
  types: readonly ArticleType[];
  genres: readonly Genre[];
}

const subject = (types: readonly ArticleType[], genres: readonly Genre[], ...descriptions: string[]) =>
  descriptions.map((description): SurpriseSubject => ({ description, types, genres }));

/** The subjects of a group are either all factual or all fictional, because they share their article types. */
export const surpriseSubjects: readonly SurpriseSubject[] = [
  ...subject(
    ['fictional-story'],
    ['slice-of-life', 'drama', 'human-interest'],
    'A lighthouse whose keeper collects sounds instead of stamps',
    'The night the whole village swapped houses',
    'A letter that took forty years to arrive',
    'A small museum of broken things and who visits it',
    'The baker who forgot how to be in a hurry',
    'A chess game between two neighbours that lasts all winter',
    'The painter who could not see red',
    'A recipe that every family on the street claims as its own',
    'The last day of a very old bridge',
  ),
  ...subject(
    ['fictional-story'],
    ['mystery', 'thriller', 'comedy'],
    'The grandmother who became a detective',
    'The secret life of lost umbrellas',
    'Two brothers, one boat and a storm',
    'A train station where nobody ever leaves',
  ),
  ...subject(
    ['fictional-story'],
    ['sci-fi', 'fantasy'],
    'A robot that learns what silence is for',
    'A library that lends out weather',
    'A clock that runs an hour ahead of the world',
  ),
  ...subject(
    ['fictional-story', 'satirical-piece'],
    ['comedy', 'absurdist', 'humorous'],
    'A dog who commutes by bus',
    'The orchestra that plays vegetables',
    'A town council that votes on the colour of the sky',
  ),
  ...subject(
    ['satirical-piece'],
    ['satirical', 'parody', 'absurdist'],
    'How a rumour travels through an office',
    'The meeting about how to have fewer meetings',
  ),
  ...subject(
    ['interview-style-article'],
    ['human-interest', 'slice-of-life', 'inspirational'],
    'A night baker on what a city sounds like at four in the morning',
    'A bicycle mechanic on what people carry with them',
    'A beekeeper on a year with her bees',
  ),
  ...subject(
    ['deep-dive', 'listicle'],
    ['science', 'nature-environment'],
    'Why we yawn when somebody else does',
    'What trees exchange through their roots',
    'Why the sea is salty and rivers are not',
    'Why cats knock things off tables',
    'What a glacier keeps in its ice',
    'What bees know about geometry',
  ),
  ...subject(
    ['deep-dive', 'listicle'],
    ['history', 'informative'],
    'How bread was baked before there were clocks',
    'How the first maps got the world wonderfully wrong',
    'The history of the humble button',
    'How spices changed the shape of the world',
    'How people kept time with candles, water and sand',
    'How paper was once made from old clothes',
    'Festivals for the shortest day of the year',
  ),
  ...subject(
    ['deep-dive', 'opinion-piece'],
    ['psychology', 'thought-provoking'],
    'Why some melodies will not leave our heads',
    'Why we are afraid of the dark',
    'What we lose when nobody gets lost any more',
  ),
  ...subject(
    ['deep-dive', 'news-article'],
    ['space-astronomy', 'science', 'technology'],
    'Why the world wants to give up the leap second',
    'How the James Webb telescope unfolded in space',
    'What astronauts miss most on a long journey',
  ),
  ...subject(
    ['opinion-piece', 'review'],
    ['pop-culture', 'critical', 'humorous'],
    'The paper map and the map on the telephone',
    'The stairs and the lift in everyday life',
  ),
  ...subject(
    ['case-study'],
    ['business-economics', 'technology', 'historical'],
    'How the sticky note was an invention nobody wanted until everybody did',
    'How Venice built gates against the flood',
    'How wolves changed the rivers and forests of Yellowstone',
  ),
  ...subject(
    ['how-to-guide'],
    ['informative', 'self-help', 'nature-environment'],
    'How to find north by the stars',
    'How to make friends with the crows of your neighbourhood',
    'How to read the weather from clouds',
    'How to keep bread fresh for a week',
  ),
  ...subject(
    ['personal-growth'],
    ['self-help', 'motivational', 'psychological'],
    'One walk a day without a telephone',
    'Learning to finish small things',
    'The art of asking one more question',
  ),
];
