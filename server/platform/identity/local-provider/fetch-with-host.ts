import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface RequestOptions {
  /** The Host header, which cannot be set with `fetch`. */
  host: string;
  method?: string | undefined;
  headers?: Record<string, string>;
  body?: string | undefined;
}

/** Sends a request to an address with another Host header. */
export async function fetchWithHost(url: string, { host, method = 'GET', headers = {}, body }: RequestOptions) {
  const request = sendRequest(url, { method, headers: { ...headers, host } });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const received = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct)) {
    for (const value of values) received.append(name, value);
  }
  const bytes = await buffer(response);
  const { statusCode: status = 502 } = response;
  return new Response(bytes.length === 0 ? null : bytes, { status, headers: received });
}
