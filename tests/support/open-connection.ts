import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Head {
  method?: string;
  path: string;
  headers?: readonly string[];
}

/** Opens a raw TCP connection, for requests that no HTTP client would send. */
export function openConnection(baseUrl: string) {
  const { hostname, port, host } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  const state = { received: '', isClosed: false };
  socket.on('data', (data) => {
    state.received += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    state.isClosed = true;
  });

  return {
    /** Everything the server has sent so far. */
    get received() {
      return state.received;
    },
    /** Whether the connection has ended, from either side. */
    get isClosed() {
      return state.isClosed;
    },
    sendHead({ method = 'POST', path, headers = [] }: Head) {
      const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, ...headers];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    },
    send: (text: string | Uint8Array) => socket.write(text),
    /** Sends the pieces in order, until a response arrives or the connection ends. */
    async sendAll(pieces: Iterable<string>) {
      for (const piece of pieces) {
        if (state.received !== '' || state.isClosed) return;
        socket.write(piece);
        while (socket.writableNeedDrain && state.received === '' && !state.isClosed) await sleep(1);
      }
    },
    close: () => socket.destroy(),
    [Symbol.dispose]: () => socket.destroy(),
  };
}

export type Connection = ReturnType<typeof openConnection>;

export const toChunk = (piece: string) => `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`;
