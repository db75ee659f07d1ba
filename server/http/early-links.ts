import { searchMaxLength } from '../../domain/library/search.ts';

/**
 * What a page of the app is going to ask for, as a header of its answer. The browser fetches it side by side with the
 * scripts, instead of finding out step by step.
 */
export function earlyLinks(address: URL, { isSignedIn, files }: { isSignedIn: boolean; files: string[] }) {
  const questions = ['/api/session', ...(isSignedIn ? ['/api/profile', ...ownQuestions(address)] : [])];
  return [
    ...questions.map((question) => `<${question}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`),
    ...files.map((file) =>
      file.endsWith('.css')
        ? `<${file}>; rel=preload; as=style; crossorigin`
        : `<${file}>; rel=modulepreload; crossorigin`,
    ),
  ].join(', ');
}

/** What the page shows, where its address says what that is. */
function ownQuestions({ pathname, searchParams }: URL) {
  if (pathname === '/') return ['/api/home'];
  if (pathname === '/search') return searchQuestions(searchParams);
  const [, article] = /^\/article\/([\da-f-]{36})$/.exec(pathname) ?? [];
  return article === undefined ? [] : [`/api/articles/${article}`];
}

/** Where the app asks for more, or in other words, it does so itself. */
function searchQuestions(search: URLSearchParams) {
  const q = search.get('q') ?? '';
  if (search.size === 0) return ['/api/search?page=1'];
  const isPlain = search.size === 1 && q !== '' && q === q.trim() && q.length <= searchMaxLength;
  return isPlain ? [`/api/search?${new URLSearchParams({ q, page: '1' })}`] : [];
}
