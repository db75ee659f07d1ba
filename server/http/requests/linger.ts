import type { Socket } from 'node:net';

/** If the client is still sending, the connection stays open for this time, so that the client can read the response. */
export const lingerMs = 500;

/** Connections whose request has not arrived completely. */
const arriving = new WeakSet<Socket>();

export const markArriving = (socket: Socket) => void arriving.add(socket);
export const markArrived = (socket: Socket) => void arriving.delete(socket);

/**
 * Lingering close. Node closes a connection without keep-alive as soon as the response is written. If the client is still
 * sending, the kernel then resets the connection, and the client may lose the response.
 */
export function lingerOnClose(socket: Socket) {
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (!arriving.has(socket)) return destroySoon();
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
