import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider, { type Configuration, errors } from 'oidc-provider';
import * as v from 'valibot';
import { preferredLanguage } from '../../../../domain/language.ts';
import type { Services } from '../../../services.ts';
import { createOpenIdProvider } from '../openid-provider.ts';
import { renderChooserPage } from './chooser-page.ts';
import { fetchWithHost } from './fetch-with-host.ts';
import { findLocalAccount, nameFromEmail } from './local-accounts.ts';
import { MemoryAdapter } from './memory-adapter.ts';
import { localProviderPath } from './path.ts';

const clientId = 'foxtale';
const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(200));

const expired = 'This sign-in has expired. Close this window and try again.';
const failed = 'The sign-in failed. Close this window and try again.';

const unknownSignIn =
  'a sign-in with a local account began in another process or before a restart. Local accounts work with one web process ' +
  'only: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or run one web process';

interface Options {
  baseUrl: string;
  listensOn: string;
  /** Whether new accounts have to wait until an admin grants access. */
  hasWaitingList: boolean;
  log: Services['log'];
}

/**
 * An OpenID Connect provider on the same server, used if no other provider is configured. Its accounts have no password. Its
 * state is in memory, so a sign-in has to begin and end in the same process.
 */
export function createLocalProvider({ baseUrl, listensOn, hasWaitingList, log }: Options) {
  const issuer = `${baseUrl}${localProviderPath}`;
  const clientSecret = randomBytes(32).toString('base64url');
  const redirectUri = `${baseUrl}/api/sign-in/callback`;
  const provider = new Provider(issuer, configuration({ clientSecret, redirectUri, log }));
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the local sign-in failed'));
  // An invalid code was probably issued by another process or before a restart.
  provider.on('grant.error', (_ctx, error) => error instanceof errors.InvalidGrant && log.warn(unknownSignIn));
  // The library builds its URLs from the forwarded headers. `handle` always overwrites them, so they can be trusted.
  provider.proxy = true;
  const { protocol, host } = new URL(baseUrl);
  const answer = provider.callback();

  return {
    identity: createOpenIdProvider({
      kind: 'local',
      issuer: new URL(issuer),
      clientId,
      clientSecret,
      redirectUri,
      prompt: 'login',
      // The server calls itself directly, not through a proxy.
      fetch: (url, { method, headers, body }) =>
        fetchWithHost(url.replace(baseUrl, listensOn), { host, method, headers, body: body?.toString() }),
    }),

    handle(request: IncomingMessage, response: ServerResponse) {
      const url = request.url ?? '';
      Object.assign(request.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
      if (url.startsWith(`${localProviderPath}/interaction/`))
        return void interact({ provider, hasWaitingList, log }, request, response);
      Object.assign(request, { originalUrl: url });
      request.url = url.slice(localProviderPath.length) || '/';
      if (request.url.startsWith('/auth')) dropSessionCookie(request);
      void answer(request, response);
    },
  };
}

/** Prevents single sign-on: with the provider's session cookie, the next sign-in would be bound to the last account. */
function dropSessionCookie(request: IncomingMessage) {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  request.headers.cookie = cookies.filter((cookie) => !cookie.startsWith('_session')).join('; ');
}

interface ConfigurationOptions extends Pick<Options, 'log'> {
  clientSecret: string;
  redirectUri: string;
}

function configuration({ clientSecret, redirectUri, log }: ConfigurationOptions): Configuration {
  const signingKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return {
    adapter: MemoryAdapter,
    jwks: { keys: [{ ...signingKey, use: 'sig', alg: 'ES256' }] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { url: (_ctx, interaction) => `${localProviderPath}/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 300, AuthorizationCode: 60, IdToken: 300, Interaction: 3600, Session: 3600, Grant: 3600 },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({
        sub: email,
        email,
        email_verified: true,
        name: findLocalAccount(email)?.name ?? nameFromEmail(email),
      }),
    }),
    // Shows no consent page, because the only client is the app itself.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({ clientId, accountId: ctx.oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(ctx, _out, error) {
      ctx.type = 'text';
      ctx.body = error instanceof errors.SessionNotFound ? expired : failed;
      if (error instanceof errors.SessionNotFound) reportUnknownSignIn(ctx.req, log);
    },
  };
}

interface Interaction extends Pick<Options, 'log' | 'hasWaitingList'> {
  provider: Provider;
}

async function interact(
  { provider, hasWaitingList, log }: Interaction,
  request: IncomingMessage,
  response: ServerResponse,
) {
  try {
    const { params } = await provider.interactionDetails(request, response);
    const language = preferredLanguage([String(params.ui_locales ?? '')]);
    if (request.method !== 'POST') return await renderChooserPage(response, { language, hasWaitingList });
    const body = await readBody(request);
    if (body === undefined) return;
    const form = new URLSearchParams(body);
    if (form.has('cancel')) {
      return await provider.interactionFinished(request, response, { error: 'access_denied' });
    }
    const email = v.safeParse(emailSchema, form.get('email'));
    if (!email.success)
      return await renderChooserPage(response, { language, hasWaitingList, rejected: form.get('email') ?? '' });
    await provider.interactionFinished(request, response, { login: { accountId: email.output, remember: false } });
  } catch (error) {
    if (error instanceof errors.SessionNotFound) {
      reportUnknownSignIn(request, log);
      return endWithText(response, 400, expired);
    }
    // The browser has closed the connection.
    if (response.destroyed) return;
    log.error({ err: error }, 'the local sign-in failed');
    endWithText(response, 500, failed);
  }
}

/**
 * Logs a warning if the browser has begun a sign-in that this process does not know. An expired sign-in causes no warning,
 * because the browser deletes the cookie of an expired sign-in.
 */
function reportUnknownSignIn({ headers }: IncomingMessage, log: Options['log']) {
  if (/(^|;\s*)_interaction(_resume)?=/.test(headers.cookie ?? '')) log.warn(unknownSignIn);
}

function endWithText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(text);
}

/** Returns undefined if the body is too large. Leaving the loop closes the connection. */
async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > 10_000) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
