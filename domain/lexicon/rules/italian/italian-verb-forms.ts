const withEndings = (stem: string, endings: string) => endings.split(' ').map((ending) => stem + ending);

/** Forms of the regular verbs in -are with these stems. */
export const are = (...stems: string[]): string =>
  stems
    .flatMap((stem) =>
      withEndings(stem, 'are a ano ò arono ato ata ati ate ava avano ando erà eranno erebbe i ino asse'),
    )
    .join(' ');

/**
 * Forms of a verb in -ere from three stems: present, past and participle. For “distinguere” (distinguish), these are
 * “distingu”, “distins” and “distint”.
 */
export const ere = (stem: string, past: string, participle: string): string =>
  [
    ...withEndings(stem, 'ere e ono eva evano erà eranno erebbe endo a ano esse'),
    ...withEndings(past, 'e ero'),
    ...withEndings(participle, 'o a i e'),
  ].join(' ');
