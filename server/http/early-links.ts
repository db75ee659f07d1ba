interface Early {
  questions: string[];
  files: string[];
}

/**
 * What a page of the app is going to ask for, as a header of its answer. The browser fetches it side by side with the
 * scripts, instead of finding out step by step.
 */
export const earlyLinks = ({ questions, files }: Early) =>
  [
    ...questions.map((question) => `<${question}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`),
    ...files.map((file) =>
      file.endsWith('.css')
        ? `<${file}>; rel=preload; as=style; crossorigin`
        : `<${file}>; rel=modulepreload; crossorigin`,
    ),
  ].join(', ');
