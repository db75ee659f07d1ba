import type { LibraryArticle } from '../../../content/read-articles.ts';
import type { DrawerArticle, SubjectWord } from '../../../domain/creation/rank-drawer.ts';
import type { Language } from '../../../domain/language.ts';
import type { PartOfSpeech } from '../../../domain/lexicon/concept.ts';
import type { Reader } from '../../library/reader-of.ts';
import type { RankedWordInSentence } from '../../platform/lexicon/lexicon-messages.ts';
import type { Services } from '../../services.ts';
import { listDrawerArticles } from './list-drawer-articles.ts';

type Lexicon = Pick<Services, 'lexicon'>;

/** Only words with these parts of speech say what a text is about. */
const subjectParts: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective'];

/** Only the first keywords count as main words, because an article lists its most important keywords first. */
const mainKeywords = 3;

const described = new Map<Language, Promise<DrawerArticle[]>>();

/**
 * The drawer articles (prepared articles that users receive if no language model is configured), each with its subject words in
 * one language. Cached.
 */
export function describeDrawer(services: Lexicon, language: Language): Promise<DrawerArticle[]> {
  const known = described.get(language) ?? describeAll(services, language);
  described.set(language, known);
  known.catch(() => described.delete(language));
  return known;
}

async function describeAll(services: Lexicon, language: Language) {
  const articles: DrawerArticle[] = [];
  // Each article is a separate, short request to the lexicon: a definition that a user requests meanwhile waits only until
  // the current request ends.
  for (const article of listDrawerArticles()) articles.push(await describe(services, article, language));
  return articles;
}

async function describe(services: Lexicon, article: LibraryArticle, language: Language): Promise<DrawerArticle> {
  const { id, title, summary, keywords } = article;
  const texts = [summary[language], title[language], ...keywords[language]];
  const [ofSummary = [], ...others] = await listSubjectWords(services, texts, language);
  const toSet = (words: readonly SubjectWord[]) => new Set(words.map(({ word }) => word));
  return {
    ...article,
    name: id,
    mainWords: toSet(others.slice(0, 1 + mainKeywords).flat()),
    furtherWords: toSet(others.slice(1 + mainKeywords).flat()),
    summaryWords: toSet(ofSummary),
  };
}

/**
 * Lists the words of a description and guesses its language: the user's main language or learning language. Chooses the
 * language in which fewer words lack a frequency rank. If both have the same number, chooses the main language.
 */
export async function readDescription(
  services: Lexicon,
  description: string,
  { learningLang, mainLang }: Pick<Reader, 'learningLang' | 'mainLang'>,
) {
  const readings = [];
  for (const language of new Set([mainLang, learningLang])) {
    const [words = []] = await listSubjectWords(services, [description], language);
    readings.push({ language, words, unknownCount: words.filter(({ rank }) => rank === null).length });
  }
  const [best = { language: mainLang, words: [] }] = readings.toSorted(
    (one, other) => one.unknownCount - other.unknownCount,
  );
  return best;
}

async function listSubjectWords(services: Lexicon, texts: readonly string[], language: Language) {
  const sentences = texts.map((text) => ({ [language]: text }));
  const listed = (await services.lexicon.ask('words', { sentences, languages: [language] }))[language] ?? [];
  return texts.map((text, index) => (listed[index] ?? []).flatMap((place) => toSubjectWords(place, text)));
}

function toSubjectWords({ word, ranges }: RankedWordInSentence, text: string): SubjectWord[] {
  if (word === null) {
    const name = ranges.map(([start, end]) => text.slice(start, end)).join(' ');
    return /\p{L}{2}/u.test(name) ? [{ word: name.toLowerCase().replace(/[’']s$/, ''), rank: null, isNoun: true }] : [];
  }
  if (!subjectParts.includes(word.partOfSpeech)) return [];
  const base = word.base.toLowerCase();
  const isNoun = word.partOfSpeech === 'noun';
  // The parts of a noun count too: “alarm clock” also counts as “alarm” and as “clock”.
  const parts = isNoun ? base.split(' ').filter((part) => part !== base && part.length > 3) : [];
  return [base, ...parts].map((each) => ({ word: each, rank: word.rank, isNoun }));
}
