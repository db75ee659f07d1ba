/** Configurations that work but are risky. Printed at startup and shown to admins on the utils page. */
export type OperatorWarning = 'public-local-accounts' | 'public-on-embedded-database';
