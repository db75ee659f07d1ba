import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { lineOf, parseHtml } from './markup.ts';
import { type Block, readBlocks } from './read-blocks.ts';
import { type ReadDocument, Unreadable } from './read-document.ts';
import { readText } from './read-text.ts';
import { toChapters } from './to-chapters.ts';

/** A text with fewer letters is not an article but a message such as “Please enable JavaScript”. */
const fewestLetters = 80;
/** A page with more elements is refused, because Readability takes a quarter of a millisecond per element. */
const mostElements = 40_000;
/** Elements that are removed: captions of pictures, and marks that Wikipedia adds to its text. */
const additions = 'figcaption, sup.reference, .mw-editsection';

/**
 * The article of a fetched page, without menus and adverts. The file name says whether the page is HTML or plain text.
 */
export function readPage(name: string, bytes: Buffer): ReadDocument {
  const text = bytes.toString('utf8');
  return name.endsWith('.txt') ? checkLength(readText(text), 'no-article') : readArticle(text);
}

function readArticle(html: string): ReadDocument {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > mostElements) throw new Unreadable('too-long');
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`);
  completeBody(document);
  const needsSignIn = document.querySelector('input[type="password"]') !== null;
  const heading = lineOf(parseHtml(document.querySelector('h1')?.innerHTML ?? ''));
  for (const element of document.querySelectorAll(additions)) element.remove();
  const article = new Readability(document).parse();
  const blocks = readBlocks(parseHtml(article?.content ?? ''));
  const title = chooseTitle(article?.title ?? undefined, heading);
  const titleBlock: Block[] = title ? [{ kind: 'heading', level: 1, text: title }] : [];
  const read = toChapters([...titleBlock, ...blocks]);
  const author = article?.byline?.trim() || null;
  return checkLength({ ...read, author, cover: null }, needsSignIn ? 'sign-in-needed' : 'no-article');
}

/**
 * Readability does not remove the name of the site from a short title. Therefore, if the title contains the heading of the
 * page, the heading is used instead.
 */
const chooseTitle = (title: string | undefined, heading: string | undefined) =>
  heading !== undefined && title?.includes(heading) ? heading : title;

function checkLength(document: ReadDocument, failure: 'no-article' | 'sign-in-needed') {
  const paragraphs = document.chapters.flatMap((chapter) => chapter.paragraphs);
  if (paragraphs.reduce((sum, { text }) => sum + text.length, 0) < fewestLetters) throw new Unreadable(failure);
  return document;
}

/** HTML may omit the body tag. linkedom does not add it, so the elements outside of the body are moved into it. */
function completeBody({ documentElement, head, body }: Document) {
  for (const child of [...documentElement.childNodes]) if (child !== head && child !== body) body.append(child);
}
