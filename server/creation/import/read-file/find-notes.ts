import { isTag } from 'domhandler';
import { type Element, lineOf, listElements } from './markup.ts';
import { resolvePath } from './read-package.ts';
import type { Page } from './read-pages.ts';

const noteBlocks = new Set(['aside', 'p', 'li', 'dd', 'div', 'section']);
/** In characters. If the text that a link leads to is longer, it is a chapter and not a note. */
const longestNote = 2000;

/**
 * Finds footnotes and endnotes by the links that refer to them. Links to an earlier place are ignored, because they
 * lead from a note back to the text.
 */
export function findNotes(pages: readonly Page[]) {
  const places = new Map<Element, number>();
  for (const { document } of pages) for (const element of listElements(document)) places.set(element, places.size);
  const notes = new Set<Element>();
  const texts = new Map<Element, string>();
  for (const [index, page] of pages.entries()) {
    for (const link of listElements(page.document)) {
      const target = link.name === 'a' && isReference(link) ? findTarget(pages, index, link) : undefined;
      if (target === undefined || (places.get(target) ?? 0) < (places.get(link) ?? 0)) continue;
      const text = lineOf(target)?.replace(/^[\s\d[\]().*†‡↩^]+|[\s↩^]+$/gu, '');
      if (text === undefined || text === '' || text.length > longestNote) continue;
      notes.add(target);
      texts.set(link, text);
    }
  }
  return { notes, noteOf: (link: Element) => texts.get(link) };
}

function isReference(link: Element) {
  const { 'epub:type': type, role } = link.attribs;
  if (type?.split(/\s+/).includes('noteref') || role === 'doc-noteref') return true;
  const isRaised =
    [...ancestorsOf(link, 2)].some(({ name }) => name === 'sup') ||
    [...listElements(link)].some(({ name }) => name === 'sup');
  return isRaised && /^[[(]?(?:\d{1,4}|[*†‡]{1,3})[\])]?$/u.test(lineOf(link) ?? '');
}

function findTarget(pages: readonly Page[], from: number, { attribs: { href } }: Element): Element | undefined {
  const [file, id] = (href ?? '').split('#');
  const origin = pages[from];
  if (id === undefined || origin === undefined) return undefined;
  const page = file === '' ? origin : pages.find(({ path }) => path === resolvePath(origin.path, file ?? ''));
  const anchor = page?.byId.get(id);
  if (anchor === undefined) return undefined;
  return [anchor, ...ancestorsOf(anchor, 3)].find(({ name }) => noteBlocks.has(name));
}

function* ancestorsOf(element: Element, most: number): Generator<Element> {
  let { parent } = element;
  for (let count = 0; count < most && parent !== null && isTag(parent); count += 1) {
    yield parent;
    parent = parent.parent;
  }
}
