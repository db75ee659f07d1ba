import { expect, test } from 'vitest';
import { type DrawerArticle, rankDrawer, type SubjectFit, type SubjectWord, type Wish } from './rank-drawer.ts';

const article = (name: string, mainWords: string[], changes: Partial<DrawerArticle> = {}): DrawerArticle => ({
  name,
  type: 'fictional-story',
  genres: ['slice-of-life'],
  tone: 'casual',
  audience: 'adults',
  length: 'medium',
  level: 'B1',
  mainWords: new Set(mainWords),
  furtherWords: new Set(),
  summaryWords: new Set(),
  ...changes,
});
const drawer = [
  article('house', ['house', 'history'], { summaryWords: new Set(['world']) }),
  article('robot', ['robot', 'history']),
  article('cat', ['cat', 'excuse'], {
    type: 'listicle',
    genres: ['comedy'],
    tone: 'humorous',
    level: 'A2',
    length: 'short',
  }),
  article('palace', ['palace', 'history'], { level: 'A2' }),
];

const noun = (word: string, rank: number | null): SubjectWord => ({ word, rank, isNoun: true });
const history = noun('history', 786);

const signs: Record<SubjectFit, string> = { about: '!', near: '?', none: '' };

function rank(words: SubjectWord[], changes: Partial<Wish> = {}) {
  const { type, genres, tone, audience, length, level } = article('', []);
  const wish = { type, genres, tone, audience, length, level, ...changes, words } as Wish;
  return rankDrawer(wish, drawer, drawer).map(({ article: { name }, fit }) => `${name}${signs[fit]}`);
}

test('a common word does not make an article fit if the request also has a rarer word', () => {
  expect(rank([history, noun('chocolate', 2375)])).toEqual(['house', 'robot', 'palace', 'cat']);
  expect(rank([noun('football', 1500), noun('world', 150), noun('cup', 900)])).toEqual([
    'house',
    'robot',
    'palace',
    'cat',
  ]);
});

test('a common word makes an article fit if the request has no other word', () => {
  expect(rank([history])).toEqual(['house!', 'robot!', 'palace!', 'cat']);
});

test('the description counts more than all preset fields, level and length included', () => {
  expect(rank([noun('cat', 1207), noun('foot', 631)])).toEqual(['cat!', 'house', 'robot', 'palace']);
});

test('an article that has the word only among its further keywords is not about it', () => {
  const monday = article('monday', ['monday', 'office'], { furtherWords: new Set(['coffee']) });
  const fitsOf = (words: SubjectWord[]) =>
    rankDrawer({ level: null, words }, [monday, ...drawer], [...drawer, monday]).map(({ fit }) => fit);
  expect(fitsOf([noun('coffee', 1300)])).toEqual(['near', 'none', 'none', 'none', 'none']);
  expect(fitsOf([noun('monday', 1300)])[0]).toBe('about');
});

test('an article about a small part of a long description is not about the description', () => {
  const others = [noun('volcano', 9000), noun('glacier', 12_000), noun('raft', 9000)];
  expect(rank([noun('cat', 1207), ...others])[0]).toBe('cat?');
});

test('of the articles about the description, the nearest level comes first', () => {
  const easy = article('easy', ['kite'], { level: 'A2' });
  const hard = article('hard', ['kite', 'dragon'], { level: 'B2' });
  const rankAt = (level: Wish['level']) => {
    const words = [noun('kite', null), noun('dragon', null)];
    const ranked = rankDrawer({ level, words }, [hard, easy], [...drawer, hard, easy]);
    return ranked.map(({ article: { name }, fit }) => (fit === 'about' ? name : undefined));
  };
  expect(rankAt('A1')).toEqual(['easy', 'hard']);
  expect(rankAt('C1')).toEqual(['hard', 'easy']);
  expect(rankAt(null)).toEqual(['hard', 'easy']);
});

test('without a match the nearest level comes first, then the length', () => {
  expect(rank([noun('chocolate', 2375)], { level: 'A2' }).slice(0, 2)).toEqual(['palace', 'cat']);
});
