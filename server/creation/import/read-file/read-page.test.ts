import { describe, expect, test } from 'vitest';
import { makeStory } from '../../../../tests/support/articles/make-files.ts';
import { makePage } from '../../../../tests/support/articles/make-page.ts';
import { readPage } from './read-page.ts';

const story = makeStory(30);
const toHtml = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');
const textsOf = (html: string) =>
  readPage('page.html', Buffer.from(html)).chapters.flatMap(({ title, paragraphs }) => [
    ...(title === null ? [] : [title]),
    ...paragraphs.map(({ text }) => text),
  ]);

test('reads title, author and text of an article, without menus, adverts and comments', () => {
  const page = readPage('page.html', Buffer.from(makePage({ article: toHtml(story) })));
  expect(page).toMatchObject({ title: 'La última panadería', author: 'Rosa Vidal', cover: null });
  expect(page.chapters).toEqual([{ title: null, paragraphs: story.map((text) => ({ text })) }]);
});

test('headings of an article are chapters', () => {
  const article = `<h2>La plaza</h2>${toHtml(story.slice(0, 10))}<h2>El horno</h2>${toHtml(story.slice(10))}`;
  expect(textsOf(makePage({ article }))).toEqual(['La plaza', ...story.slice(0, 10), 'El horno', ...story.slice(10)]);
});

test('nothing of scripts, drawings and hidden elements is read', () => {
  const hostile = `<script>alert('No')</script><svg onload="alert(1)"><script>alert('No')</script><text>No</text></svg>
    <p style="display: none">No</p><p hidden>No</p><template><p>No</p></template><noscript><p>No</p></noscript>
    <iframe srcdoc="<p>No</p>"></iframe><object data="a.swf">No</object><math><mtext>No</mtext></math>`;
  const texts = textsOf(makePage({ article: `${hostile}${toHtml(story)}<img src=x onerror="alert(1)">` }));
  expect(texts).toEqual(story);
});

test('a page of careless HTML is read: no body, no closing tags, no head', () => {
  const loose = story.map((text) => `<p>${text}`).join('\n');
  expect(textsOf(`<html><head><title>Suelto</title></head><div id="article">${loose}</div></html>`)).toEqual(story);
  expect(textsOf(`<title>Suelto</title><div>${loose}</div>`)).toEqual(story);
});

test('marks of Wikipedia are left out', () => {
  const [first = '', ...others] = story;
  const marked = `<h2>Historia<span class="mw-editsection">[editar]</span></h2><p>${first}<sup class="reference"><a href="#1">[1]</a></sup></p>`;
  expect(textsOf(makePage({ article: `${marked}${toHtml(others)}<h2>Hoy</h2><p>${first}</p>` }))).toEqual([
    'Historia',
    ...story,
    'Hoy',
    first,
  ]);
});

test('plain text is read as it is', () => {
  const { chapters } = readPage('page.txt', Buffer.from(story.join('\n\n')));
  expect(chapters[0]?.paragraphs.map(({ text }) => text)).toEqual(story);
});

describe('says why it has no text', () => {
  const failureOf = (html: string, name = 'page.html') => {
    try {
      readPage(name, Buffer.from(html));
    } catch (error) {
      return error;
    }
    return undefined;
  };

  test('a page without an article', () => {
    const empty = { failure: 'no-article' };
    expect(
      failureOf(
        '<!doctype html><html><body><div id="root"></div><noscript>Activa JavaScript.</noscript></body></html>',
      ),
    ).toMatchObject(empty);
    expect(failureOf('')).toMatchObject(empty);
    expect(failureOf('Hola.', 'page.txt')).toMatchObject(empty);
  });

  test('a page that asks for a sign-in', () => {
    const form =
      '<html><body><h1>Entrar</h1><form><input name="user"><input type="password" name="p"></form></body></html>';
    expect(failureOf(form)).toMatchObject({ failure: 'sign-in-needed' });
  });

  test('a page of too many elements', () => {
    expect(failureOf(`<html><body>${'<b>a</b>'.repeat(40_001)}</body></html>`)).toMatchObject({ failure: 'too-long' });
  });
});
