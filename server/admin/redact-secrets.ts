const secretName = /key|secret|password|token|database.*url|headers/i;

/** Replaces every secret of the configuration in a text, for example in an error message. */
export function redactSecrets(config: object, words: string) {
  // Replaces the longest secrets first, because one secret may be a prefix of another.
  const secrets = listSecrets(config).sort((one, other) => other.length - one.length);
  const hidden = secrets.reduce((rest, secret) => rest.replaceAll(secret, '•••'), words);
  // A URL may contain a user name and a password.
  return hidden.replaceAll(/\/\/[^\s/@]+@/g, '//•••@');
}

/**
 * Lists the values whose name matches `secretName`. If the name of an object matches, all values inside it are secret,
 * for example the headers for the trace collector.
 */
function listSecrets(value: object, isSecret = false): string[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const isPartSecret = isSecret || secretName.test(name);
    if (typeof part === 'object' && part !== null) return listSecrets(part, isPartSecret);
    if (typeof part !== 'string' || !isPartSecret) return [];
    // The single words of a secret are secret too: for “Bearer abc”, an error message may contain only “abc”.
    return [part, ...part.split(/\s+/)].filter((secret) => secret.length >= 4);
  });
}
