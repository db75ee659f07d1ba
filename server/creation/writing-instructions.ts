import type { Level } from '../../domain/level.ts';
import type { ArticleType, Audience } from '../../domain/library/article-attributes.ts';
import { sentencesOfLength } from '../../domain/library/article-attributes.ts';
import { houseStyles, languageNames } from '../translation/language-names.ts';
import type { WritingRequest } from './writing-request.ts';

const types: Record<ArticleType, string> = {
  'deep-dive': 'a deep dive that explains one thing thoroughly',
  'news-article': 'a news article that says what happened, where, when and why it matters',
  'fictional-story': 'a short story with people, a place, a turn and an end',
  'opinion-piece': 'an opinion piece with a claim, reasons and a fair word for the other side',
  'how-to-guide': 'a guide in plain prose that takes the reader through the steps in order',
  listicle: 'a list told in prose, a paragraph for each item',
  review: 'a review that describes, weighs and comes to a verdict',
  'case-study': 'a case study: a situation, what was tried, what came of it',
  'interview-style-article': 'an interview told as an article, questions and answers in quotation marks',
  'satirical-piece': 'a satire that keeps a straight face and hurts nobody weak',
  'personal-growth': 'a piece on personal growth with one idea to try today',
};

const audiences: Record<Audience, string> = {
  kids: 'children of about ten',
  teens: 'teenagers',
  adults: 'grown-ups with no special knowledge',
  professionals: 'people who work in the field',
  academics: 'readers at home in scholarship',
};

const levels: Record<Level, string> = {
  A1: 'Level A1: very short sentences in the present tense, only the 600 commonest words.',
  A2: 'Level A2: short main clauses, common words, present and simple past.',
  B1: 'Level B1: everyday words, simple subordinate clauses.',
  B2: 'Level B2: a wider vocabulary, idioms.',
  C1: 'Level C1: long periods where they serve, precise words.',
};

/** The system prompt. It contains no user input, as protection against prompt injection. */
export function writingInstructions(request: WritingRequest, correction: string) {
  const { language, length, type, genres, tone, audience, level } = request;
  const { about, atLeast, atMost } = sentencesOfLength[length];
  const name = languageNames[language];
  return `You are Foxy, a writer for people who learn ${name} by reading.
Write one article in ${name}, whatever language its description is in. The description in the material says what it is about;
if it cannot be the subject of an article, write about the nearest harmless subject that can.

- It is ${types[type]}. Genres: ${genres.join(', ')}. Tone: ${tone}. Readers: ${audiences[audience]}.
- ${levels[level ?? 'B1']}
- About ${about} sentences in all (${atLeast} to ${atMost}), in paragraphs of two to five. Each sentence complete in itself and easy to
  read aloud; no headings, no bullet points, no tables, no links.
- It reads as if a good native author had written it: concrete nouns, active verbs, something to picture in every paragraph,
  sentences of varied length, no filler, no moral pasted on at the end.
- Facts are well known and checkable; no invented statistics, studies, or quotations of real people. Where people or events are
  invented, the summary says that it is a story.
- ${houseStyles[language]}

Give the title (at most 80 characters, no full stop at its end), a summary of one sentence that makes somebody want to read it, four to
eight keywords in ${name}, and the paragraphs as plain text.${correction && `\n\nYour last attempt was refused: ${correction}. Fix that.`}`;
}
