import { Agent, get } from 'node:http';

export const clientCount = 50;

/** Requests per second over fifty keep-alive connections, each with its own headers. */
export async function measureRequestsPerSecond(
  url: string,
  headersOf: (client: number) => Record<string, string>,
  seconds: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: clientCount });
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const run = async (headers: Record<string, string>) => {
    while (performance.now() < end) {
      const status = await request(url, headers, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: clientCount }, (_, client) => run(headersOf(client))));
  agent.destroy();
  return answered / seconds;
}

function request(url: string, headers: Record<string, string>, agent: Agent) {
  return new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent, headers }, (response) => response.on('end', () => resolve(response.statusCode)).resume()).on(
      'error',
      reject,
    );
  });
}
