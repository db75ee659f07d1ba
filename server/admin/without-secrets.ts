const secretName = /key|secret|password|token|database.*url|headers/i;

/** Hides every secret of the configuration in a text, such as the message of an error. */
export function withoutSecrets(config: object, words: string) {
  // The longest first: a secret may begin with another one.
  const secrets = listSecrets(config).sort((one, other) => other.length - one.length);
  const hidden = secrets.reduce((rest, secret) => rest.replaceAll(secret, '•••'), words);
  // An address may carry a name and a password of its own.
  return hidden.replaceAll(/\/\/[^\s/@]+@/g, '//•••@');
}

/** Everything inside an object with a secret name is secret as well, such as the headers for the trace collector. */
function listSecrets(value: object, isSecret = false): string[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const isPartSecret = isSecret || secretName.test(name);
    if (typeof part === 'object' && part !== null) return listSecrets(part, isPartSecret);
    if (typeof part !== 'string' || !isPartSecret) return [];
    // “Bearer abc” may be repeated without its first word.
    return [part, ...part.split(/\s+/)].filter((secret) => secret.length >= 4);
  });
}
