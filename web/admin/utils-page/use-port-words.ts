import { useLingui } from '@lingui/react/macro';
import type { OperatorWarning } from '../../../domain/admin/operator-warning.ts';
import type { Port, PortKind } from '../../../domain/admin/port.ts';

export function usePortWords() {
  const { t } = useLingui();
  const ports: Record<Port, string> = {
    identity: t`Sign-in`,
    database: t`Database`,
    writer: t`Writer`,
    translator: t`Translator`,
    narrator: t`Narrator`,
    definer: t`Definer`,
    files: t`Files`,
    payments: t`Payments`,
  };
  const kinds: Record<PortKind, string> = {
    google: t`Google`,
    'local-accounts': t`Local accounts on this server`,
    'own-database': t`Your own database`,
    'embedded-database': t`Comes with the app`,
    'language-model': t`Language model`,
    drawer: t`Foxy’s drawer: articles written in advance`,
    'hosted-voice': t`Hosted voice`,
    'local-voice': t`Natural voices on this server`,
    'built-in-voice': t`Built-in voice`,
    lexicon: t`Built-in dictionary`,
    s3: t`S3 bucket`,
    folder: t`A folder on this server`,
    stripe: t`Stripe`,
    nothing: t`No provider is set up`,
  };
  const warnings: Record<OperatorWarning, string> = {
    'public-local-accounts': t`Anyone who can reach Foxtale can sign in as any user, even as an admin, without a password. Set up sign-in with Google, or remove LOCAL_ACCOUNTS=always.`,
    'public-on-embedded-database': t`Other devices can reach Foxtale, but it still runs on its built-in database, which gets security fixes late. Set DATABASE_URL to a PostgreSQL server that’s kept up to date.`,
  };
  return { ports, kinds, warnings };
}
