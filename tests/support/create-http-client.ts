import { fetchWithHost } from '../../server/platform/identity/local-provider/fetch-with-host.ts';

interface Cookie {
  value: string;
  path: string;
  /** The whole Set-Cookie header. */
  line: string;
}

/**
 * A minimal HTTP client with a cookie jar. It does not follow redirects. If the server listens on an address other than
 * `baseUrl`, the client acts as the proxy in front of the server.
 */
export function createHttpClient(baseUrl: string, listensOn = baseUrl) {
  const cookies = new Map<string, Cookie>();

  async function request(address: string, init: RequestInit = {}) {
    const url = new URL(address, baseUrl);
    if (url.origin !== baseUrl) throw new Error(`A browser would leave ${baseUrl} for ${url.origin}.`);
    const headers = new Headers(init.headers);
    const sent = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    if (sent.length > 0) headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '));
    const reached = `${listensOn}${url.pathname}${url.search}`;
    const response = await (listensOn === baseUrl
      ? fetch(reached, { ...init, headers, redirect: 'manual' })
      : passOn());
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;

    function passOn() {
      const { method, body } = init;
      if (body instanceof URLSearchParams) headers.set('content-type', 'application/x-www-form-urlencoded');
      return fetchWithHost(reached, {
        host: url.host,
        method,
        headers: Object.fromEntries(headers),
        body: body?.toString(),
      });
    }
  }

  function keep(line: string) {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, { value, path, line });
  }

  return { baseUrl, cookies, request };
}

export type HttpClient = ReturnType<typeof createHttpClient>;
