/**
 * What a page of the app is going to ask for, as a header of its answer. The browser fetches it side by side with the
 * scripts, instead of finding out step by step.
 */
export function earlyLinks(path: string, { isSignedIn, files }: { isSignedIn: boolean; files: string[] }) {
  const questions = ['/api/session', ...(isSignedIn ? ['/api/profile', ...ownQuestions(path)] : [])];
  return [
    ...questions.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`),
    ...files.map((file) =>
      file.endsWith('.css')
        ? `<${file}>; rel=preload; as=style; crossorigin`
        : `<${file}>; rel=modulepreload; crossorigin`,
    ),
  ].join(', ');
}

/** What the page shows, where its address says what that is. */
function ownQuestions(path: string) {
  if (path === '/') return ['/api/home'];
  const [, article] = /^\/article\/([\da-f-]{36})$/.exec(path) ?? [];
  return article === undefined ? [] : [`/api/articles/${article}`];
}
