const withEndings = (stem: string, endings: string) => endings.split(' ').map((ending) => stem + ending);

/** Forms of regular verbs in -are, by their stems. */
export const are = (...stems: string[]): string =>
  stems
    .flatMap((stem) =>
      withEndings(stem, 'are a ano ò arono ato ata ati ate ava avano ando erà eranno erebbe i ino asse'),
    )
    .join(' ');

/**
 * Forms of a verb in -ere, by its stem, the stem of its past tense and that of its participle: “distingu”, “distins”,
 * “distint” for “distinguere” (distinguish).
 */
export const ere = (stem: string, past: string, participle: string): string =>
  [
    ...withEndings(stem, 'ere e ono eva evano erà eranno erebbe endo a ano esse'),
    ...withEndings(past, 'e ero'),
    ...withEndings(participle, 'o a i e'),
  ].join(' ');
