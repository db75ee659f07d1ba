import { countTypos } from '../domain/text/count-typos.ts';
import { variables } from './config.ts';

interface Given {
  environment: Record<string, string | undefined>;
  /** The names in .env. */
  fileNames: string[];
}

const known = Object.keys(variables);

/**
 * A variable with one of these prefixes is probably meant for Foxtale. The prefixes of Google and OpenTelemetry are longer,
 * because Foxtale reads only some of their variables.
 */
const ownPrefixes = [
  'DATABASE_',
  'LANGUAGE_MODEL',
  'NARRATOR_',
  'NARRATE_',
  'VOICES_',
  'S3_',
  'STRIPE_',
  'GOOGLE_CLIENT_',
  'OTEL_EXPORTER_OTLP_',
];

/** The endings of variables that Kubernetes sets in every container, for every service of the namespace. */
const ofKubernetes = /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT(_\d+_(TCP|UDP)(_\w+)?)?$/;

/** Variables that Compose, Node, the PostgreSQL driver and proxies read from the same .env. */
const ofOthers = /^(POSTGRES_\w+|PUBLIC_ADDRESS|COMPOSE_\w+|NODE_\w+|PG[A-Z]+|TZ|(HTTPS?|NO)_PROXY)$/;

/** Lists unknown names, because a setting with a typo would be ignored silently. Never prints values. */
export function listUnknownVariables({ environment, fileNames }: Given) {
  const isInFile = (name: string) => fileNames.includes(name);
  const isUnknown = (name: string) => !known.includes(name) && (isInFile(name) || environment[name] !== '');
  return [...new Set([...fileNames, ...Object.keys(environment)])].filter(isUnknown).flatMap((name) => {
    const similar = findSimilar(name);
    if (similar !== undefined) return [`Warning: unknown variable ${name}. Did you mean ${similar}?`];
    if (isInFile(name) && !ofOthers.test(name)) return [`Warning: unknown variable ${name} in .env.`];
    return [];
  });
}

function findSimilar(name: string) {
  const prefix = ownPrefixes.find((own) => name.startsWith(own));
  if (prefix !== undefined && !ofKubernetes.test(name))
    return nearest(
      name,
      known.filter((own) => own.startsWith(prefix)),
    ).name;
  const { name: similar, typos } = nearest(name, known);
  return typos <= allowedTypos(similar) ? similar : undefined;
}

/**
 * How many typos a name may have and still count as similar. None for short names, because names of other programs are too
 * similar: HOME and HOST differ in two letters.
 */
function allowedTypos({ length }: string) {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}

/** Compares whole words before letters: LANGUAGE_MODEL_KEY is nearer to LANGUAGE_MODEL_API_KEY than to LANGUAGE_MODEL. */
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
