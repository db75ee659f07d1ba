import { countTypos } from '../domain/text/count-typos.ts';
import { variables } from './config.ts';

interface Given {
  environment: Record<string, string | undefined>;
  /** The names in .env. */
  fileNames: string[];
}

const known = Object.keys(variables);

/** Names that begin so are ours; those of Google and OpenTelemetry have many more of their own. */
const ownPrefixes = [
  ...['DATABASE_', 'LANGUAGE_MODEL', 'NARRATOR_', 'NARRATE_', 'S3_', 'STRIPE_'],
  ...['GOOGLE_CLIENT_', 'OTEL_EXPORTER_OTLP_'],
];

/** Kubernetes describes every service of the namespace to every container. */
const ofKubernetes = /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT(_\d+_(TCP|UDP)(_\w+)?)?$/;

/** What Compose, Node, PostgreSQL's driver and proxies read from the same .env. */
const ofOthers = /^(POSTGRES_\w+|PUBLIC_ADDRESS|COMPOSE_\w+|NODE_\w+|PG[A-Z]+|TZ|(HTTPS?|NO)_PROXY)$/;

/** Warns about names that nothing reads: a setting with a typo would be ignored without a word. Values are never repeated. */
export function listUnknownVariables({ environment, fileNames }: Given) {
  const isOfFile = (name: string) => fileNames.includes(name);
  const isGiven = (name: string) => !known.includes(name) && (isOfFile(name) || environment[name] !== '');
  return [...new Set([...fileNames, ...Object.keys(environment)])].filter(isGiven).flatMap((name) => {
    const meant = findMeant(name);
    if (meant !== undefined) return [`Warning: nothing reads the variable ${name}. Did you mean ${meant}?`];
    if (isOfFile(name) && !ofOthers.test(name)) return [`Warning: nothing reads the variable ${name} in .env.`];
    return [];
  });
}

function findMeant(name: string) {
  const prefix = ownPrefixes.find((own) => name.startsWith(own));
  if (prefix !== undefined && !ofKubernetes.test(name))
    return nearest(
      name,
      known.filter((own) => own.startsWith(prefix)),
    ).name;
  const { name: meant, typos } = nearest(name, known);
  return typos <= allowedTypos(meant) ? meant : undefined;
}

/** Short names resemble those of others: HOME is two letters away from HOST. */
function allowedTypos({ length }: string) {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}

/** Whole words count before letters: LANGUAGE_MODEL_KEY is meant to be LANGUAGE_MODEL_API_KEY, not LANGUAGE_MODEL. */
function nearest(name: string, candidates: string[]) {
  const words = name.split('_');
  return candidates
    .map((candidate) => ({
      name: candidate,
      typos: countTypos(name, candidate),
      otherWords: words.filter((word) => !candidate.split('_').includes(word)).length,
    }))
    .reduce((best, next) => ((next.otherWords - best.otherWords || next.typos - best.typos) < 0 ? next : best));
}
