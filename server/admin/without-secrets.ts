const secretName = /key|secret|password|databaseurl/i;

/** The words without any secret of the configuration, whoever repeated it. */
export function withoutSecrets(config: object, words: string) {
  const hidden = listSecrets(config).reduce((rest, secret) => rest.replaceAll(secret, '•••'), words);
  // An address may carry a name and a password of its own.
  return hidden.replaceAll(/\/\/[^\s/@]+@/g, '//•••@');
}

function listSecrets(value: object): string[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part === 'object' && part !== null) return listSecrets(part);
    return typeof part === 'string' && part.length >= 4 && secretName.test(name) ? [part] : [];
  });
}
