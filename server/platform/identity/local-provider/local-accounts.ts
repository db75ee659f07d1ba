/** Predefined accounts of a server without a configured provider. Any other email address works too. */
export const localAccounts = [
  { role: 'admin', email: 'admin@foxtale.test', name: 'Ada' },
  { role: 'learner', email: 'learner@foxtale.test', name: 'Maja' },
  { role: 'waiting', email: 'waiting@foxtale.test', name: 'Luca' },
] as const;

export type LocalRole = (typeof localAccounts)[number]['role'];

export const findLocalAccount = (email: string) => localAccounts.find((account) => account.email === email);

/** The name of an account that was not predefined: “Nora Weber” for nora.weber@example.com. */
export function nameFromEmail(email: string) {
  const [beforeTag = ''] = email.split(/[+@]/);
  return beforeTag
    .split(/[._-]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
