import type { Socket } from 'node:net';

/** How long a client that still sends has to read its answer. */
export const lingerMs = 500;

/** Connections whose request has not arrived completely. */
const arriving = new WeakSet<Socket>();

export const markArriving = (socket: Socket) => void arriving.add(socket);
export const markArrived = (socket: Socket) => void arriving.delete(socket);

/**
 * Lingering close. Node closes a connection that is not kept as soon as its answer is written. If bytes of the request are still
 * arriving, the kernel then resets the connection, and the client may lose the answer.
 */
export function lingerOnClose(socket: Socket) {
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (!arriving.has(socket)) return destroySoon();
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
