import type { PortState } from '../../domain/admin/port.ts';
import type { Config } from '../config.ts';
import type { Narrator } from '../platform/narrator/narrator.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'config' | 'db' | 'identity' | 'languageModel' | 'narrator' | 'payments'>;

/** Lists the ports (external services), each with its implementation and provider. */
export async function listPorts(services: Deps): Promise<PortState[]> {
  const { config, identity, narrator, payments } = services;
  const [server] = await services.db.query<{ version: string }>`select current_setting('server_version') as version`;
  const modelOr = (port: PortState['port'], kind: PortState['kind']): PortState =>
    services.languageModel === undefined
      ? { port, kind, name: null }
      : { port, kind: 'language-model', name: `${services.languageModel.provider}, ${services.languageModel.model}` };
  const signIn = identity?.kind === 'google' ? 'google' : 'local-accounts';

  return [
    { port: 'identity', kind: identity === undefined ? 'nothing' : signIn, name: null },
    {
      port: 'database',
      kind: config.databaseUrl === undefined ? 'embedded-database' : 'own-database',
      name: `PostgreSQL ${server?.version.split(' ')[0] ?? ''}`,
    },
    modelOr('writer', 'drawer'),
    modelOr('translator', 'nothing'),
    describeNarrator(config, narrator),
    modelOr('definer', 'lexicon'),
    config.s3 === undefined
      ? { port: 'files', kind: 'folder', name: null }
      : { port: 'files', kind: 's3', name: config.s3.bucket },
    { port: 'payments', kind: payments === undefined ? 'nothing' : 'stripe', name: null },
  ];
}

function describeNarrator({ narrator: settings }: Config, { voices }: Narrator): PortState {
  const port = 'narrator';
  const [best] = voices;
  if (settings !== undefined && settings.provider !== 'local')
    return { port, kind: 'hosted-voice', name: `${settings.provider}, ${settings.model}` };
  if (best === undefined) return { port, kind: 'nothing', name: null };
  if (best.languages !== undefined) return { port, kind: 'local-voice', name: best.languages.join(', ') };
  return { port, kind: 'built-in-voice', name: 'eSpeak NG' };
}
