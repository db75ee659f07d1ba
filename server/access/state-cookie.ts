import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'config'>;

const lifetimeSeconds = 900;
const isSecure = ({ config }: Deps) => config.baseUrl.startsWith('https:');

/** With the prefix `__Host-`, other subdomains cannot set the cookie. */
const nameOf = (services: Deps) => (isSecure(services) ? '__Host-sign-in-state' : 'sign-in-state');

/** Binds a sign-in to the browser that started it, as protection against login CSRF. */
export function setStateCookie(services: Deps, c: Context, state: string) {
  setCookie(c, nameOf(services), state, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(services),
    maxAge: lifetimeSeconds,
  });
}

export function consumeStateCookie(services: Deps, c: Context) {
  const state = getCookie(c, nameOf(services));
  deleteCookie(c, nameOf(services), { path: '/', secure: isSecure(services) });
  return state;
}
