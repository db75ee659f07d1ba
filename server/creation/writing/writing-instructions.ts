import { guideOf } from '../../../domain/creation/level-guide.ts';
import type { Level } from '../../../domain/level.ts';
import { type ArticleType, type Audience, sentencesOfLength } from '../../../domain/library/article-attributes.ts';
import { isInvented } from '../../../domain/library/is-invented.ts';
import { houseStyleOf, languageNames } from '../../translation/language-names.ts';
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
  'interview-style-article':
    'an interview with an invented person told as an article, questions and answers in quotation marks',
  'satirical-piece': 'a satire that keeps a straight face and does not make fun of weak people',
  'personal-growth': 'a piece on personal growth with one idea to try today',
};

const audiences: Record<Audience, string> = {
  kids: 'children of about ten',
  teens: 'teenagers',
  adults: 'adults without special knowledge',
  professionals: 'people who work in the field',
  academics: 'researchers and students',
};

const grammar: Record<Level, string> = {
  A1: `One main clause per sentence, subject first, present tense; join two short clauses only with the words for “and”, “but” or
  “because”. No idioms, no passive, no relative clauses. Repeat a word instead of varying it`,
  A2: `Main clauses in the present and the usual past tense; at most one short subordinate clause (because, when, that, who) per
  sentence. No idioms, no passive. Repeat a word instead of varying it`,
  B1: 'Everyday grammar: simple subordinate clauses, the usual past, future and conditional. A common idiom now and then',
  B2: 'Any usual grammar, idioms where they are natural, a wider vocabulary',
  C1: 'Anything that a good author uses: long sentences where they help, precise words, allusion and irony',
};

/** The system prompt. It contains no user input, as protection against prompt injection. */
export function writingInstructions(request: WritingRequest, correction: string) {
  const { language, length, type, genres, tone, audience } = request;
  const { about, atLeast, atMost } = sentencesOfLength[length];
  const name = languageNames[language];
  return `You are Foxy, a writer for people who learn ${name} by reading.
Write one article in ${name}, whatever language its description is in. The description in the material says what it is about;
if it cannot be the subject of an article, write about the nearest harmless subject that can.

- ${describeLevel(request)}
- It is ${types[type]}. Genres: ${genres.join(', ')}. Tone: ${tone}. Readers: ${audiences[audience]}.
- About ${about} sentences in all (${atLeast} to ${atMost}), in paragraphs of two to five. Each sentence complete in itself and easy to
  read aloud; no headings, no bullet points, no tables, no links.
- It reads as if a good native author had written it for this level: concrete nouns, active verbs, something to picture in every
  paragraph, a reason to read on, no filler, no moral at the end. A simple word that a native speaker would not use
  there is worse than a rarer one that is right.
- ${honestyOf(type)}
${[wordsRule(request), storyRule(request)].filter(Boolean).join('')}- ${houseStyleOf(language, tone === 'formal')}

Give the title (at most 80 characters, no full stop at its end), a summary of one sentence that makes people want to read it, four to
eight keywords in ${name}, and the paragraphs as plain text.${correction && `\n\nYour last attempt was refused: ${correction}. Fix that.`}`;
}

/** The rule about the level. It is the first rule of the prompt, because models tend to write above the level. */
export function describeLevel({
  language,
  level,
  vocabularySize,
}: Pick<WritingRequest, 'language' | 'level' | 'vocabularySize'>) {
  const { sentenceWords, commonWords, rareWords } = guideOf(level, { language, vocabularySize });
  const { about, from, to, atMost } = sentenceWords;
  const name = languageNames[language];
  const words =
    commonWords === null
      ? 'Any word that an educated native reader knows'
      : `Only the ${commonWords} commonest words of ${name}, in any form, and names. A sentence may have ${countOf(rareWords)} other word${rareWords === 1 ? '' : 's'}
  that the subject needs. Make the meaning of such a word plain, use it again, and use no second word for the same thing`;
  return `Level ${level}, which is more important than tone, genre and readers: sentences of ${about} words on average, usually ${from} to ${to}, never more
  than ${atMost}.
  ${grammar[level]}.
  ${words}.`;
}

/** The rule for the field `recap` in the model's answer. */
export const recapRule = `The recap is for the author of a next chapter: at most 60 words in English on who is who, what happened and how it ends.`;

const countOf = (count: number) => ['no', 'one', 'two', 'three'][count] ?? String(count);

const honestyOf = (type: ArticleType) =>
  isInvented(type)
    ? `People and events are invented, and the summary says what it is (a story, a satire, an invented conversation). No real
  person acts or speaks in it. All it says about the real world is true.`
    : `Facts are well known and checkable; no invented statistics, studies, persons, events or quotations, and no figure you are
  unsure of. If the description can only be invented, tell it as a story, and the summary says so.`;

const wordsRule = ({ words = [] }: WritingRequest) =>
  words.length === 0
    ? ''
    : `- The material lists words that the reader is learning. Use as many of them as fit, each at least once, in any form, in sentences
  that show what they mean. They do not count as other words. Leave out a word rather than force it in.\n`;

const storyRule = ({ story }: WritingRequest) =>
  story === undefined
    ? ''
    : `- This is chapter ${story.chapter} of a series. The material says what came before and how the last chapter ended. Go on from there with
  the same people, names and places. Do not contradict or retell what came before. The chapter has its own turn, end and title.\n`;
