import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Services } from '../services.ts';

type World = Pick<Services, 'config'>;

const lifetimeSeconds = 900;
const isSecure = ({ config }: World) => config.baseUrl.startsWith('https:');

/** With the prefix `__Host-` no other name below the same domain can set it. */
const nameOf = (services: World) => (isSecure(services) ? '__Host-sign-in-state' : 'sign-in-state');

/** Binds a sign-in to the browser that began it. */
export function sendState(services: World, c: Context, state: string) {
  setCookie(c, nameOf(services), state, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(services),
    maxAge: lifetimeSeconds,
  });
}

/** What the browser was given; it is forgotten with that. */
export function takeState(services: World, c: Context) {
  const state = getCookie(c, nameOf(services));
  deleteCookie(c, nameOf(services), { path: '/', secure: isSecure(services) });
  return state;
}
