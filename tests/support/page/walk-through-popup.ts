import type { HttpClient } from '../create-http-client.ts';

const callbackPath = '/api/sign-in/callback';

/** Signs in as a user would in the popup, with an email address. */
export async function signIn(client: HttpClient, email: string, headers: Record<string, string> = {}) {
  return client.request(await walkToCallback(client, { email }), { headers });
}

/** Submits the sign-in form. Returns the callback URL to which the provider redirects, without opening it. */
export async function walkToCallback(client: HttpClient, form: Record<string, string>) {
  const { address } = await walkToChooser(client);
  const answer = await client.request(address, { method: 'POST', body: new URLSearchParams(form) });
  return follow(client, answer, (url) => url.pathname === callbackPath);
}

export async function walkToChooser(client: HttpClient) {
  const answer = await client.request('/api/sign-in');
  const address = await follow(client, answer, (url) => url.pathname.startsWith('/oidc/interaction/'));
  const response = await client.request(address);
  return { address, status: response.status, page: await response.text() };
}

async function follow(client: HttpClient, first: Response, isEnd: (url: URL) => boolean): Promise<string> {
  let response = first;
  for (let step = 0; step < 5; step++) {
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} ${await response.text()}`);
    const url = new URL(location, client.baseUrl);
    if (isEnd(url)) return url.href;
    response = await client.request(url.href);
  }
  throw new Error('The popup redirects in a loop.');
}
