import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Sent {
  /** What the Host header says; `fetch` would always send the address. */
  host: string;
  method?: string | undefined;
  headers?: Record<string, string>;
  body?: string | undefined;
}

/** Asks the server at an address under its public name. */
export async function fetchUnderName(url: string, { host, method = 'GET', headers = {}, body }: Sent) {
  const request = sendRequest(url, { method, headers: { ...headers, host } });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const received = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    for (const value of values) received.append(name, value);
  }
  const bytes = await buffer(answer);
  const { statusCode: status = 502 } = answer;
  return new Response(bytes.length === 0 ? null : bytes, { status, headers: received });
}
