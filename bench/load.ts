import { Agent, get } from 'node:http';

/** Requests a second over fifty kept-alive connections. */
export async function measureRequestsPerSecond(url: string, headers: Record<string, string>, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const client = async () => {
    while (performance.now() < end) {
      const status = await request(url, headers, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: 50 }, client));
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
