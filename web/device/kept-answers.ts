const prefix = 'foxtale-kept-';

/** The response header with which the service worker marks API responses that come from the device and not from the server. */
export const keptHeader = 'x-kept';
/** The value of the header if the server was reached, but is busy. Otherwise the value is `true`. */
export const keptBecauseBusy = 'busy';
/** The value of the header if the server is only slow and has not answered yet. The page must not say that it is offline. */
export const keptBecauseSlow = 'slow';

/** The id of the user whose API responses are stored on this device. Only one user at a time can have stored responses. */
export async function findOwner(): Promise<string | undefined> {
  const name = (await caches.keys()).find((key) => key.startsWith(prefix));
  return name?.slice(prefix.length);
}

export async function findAnswer(path: string): Promise<Response | undefined> {
  const owner = await findOwner();
  return owner === undefined ? undefined : (await caches.open(prefix + owner)).match(path);
}

export async function keepAnswer(userId: string, path: string, body: Blob) {
  const cache = await caches.open(prefix + userId);
  await cache.put(path, new Response(body, { headers: { 'content-type': body.type, [keptHeader]: 'true' } }));
}

/** The paths of the stored API responses. */
export async function listAnswers(userId: string): Promise<string[]> {
  const cache = await caches.open(prefix + userId);
  return (await cache.keys()).map(({ url }) => pathOf(url));
}

/** Deletes each stored API response if `isDropped` returns true for its path. */
export async function dropAnswers(userId: string, isDropped: (path: string) => boolean) {
  const cache = await caches.open(prefix + userId);
  const dropped = (await cache.keys()).filter(({ url }) => isDropped(pathOf(url)));
  await Promise.all(dropped.map((request) => cache.delete(request)));
}

/** Deletes the stored API responses of all other users, or of all users if no id is given. */
export async function dropAnswersOfOthers(userId: string | undefined) {
  const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== `${prefix}${userId}`);
  await Promise.all(others.map((key) => caches.delete(key)));
}

export function pathOf(url: string) {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
