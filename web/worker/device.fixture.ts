import { vi } from 'vitest';
import { pathOf } from '../device/kept-answers.ts';

type Stored = Record<string, unknown>;

/** In-memory Cache and IndexedDB with only the methods that the worker uses. Stores at most `quotaBytes` bytes of answers. */
export function createDevice() {
  const device = { quotaBytes: Number.POSITIVE_INFINITY, isDatabaseFull: false };
  const kept = new Map<string, Map<string, Blob>>();
  const stores = { articles: new Map<string, Stored>(), outbox: new Map<string, Stored>() };
  const keyPaths = { articles: 'articleId', outbox: 'key' } as const;
  const usedBytes = () =>
    [...kept.values()].flatMap((cache) => [...cache.values()]).reduce((sum, { size }) => sum + size, 0);

  const openCache = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Blob>();
    kept.set(name, cache);
    return {
      async put(path: string, response: Response) {
        const body = await response.blob();
        if (usedBytes() - (cache.get(path)?.size ?? 0) + body.size > device.quotaBytes) throw quotaExceeded();
        cache.set(path, body);
      },
      match: async (path: string) => (cache.has(path) ? new Response(cache.get(path)) : undefined),
      keys: async () => [...cache.keys()].map((path) => ({ url: `https://foxtale.test${path}` })),
      delete: async ({ url }: { url: string }) => cache.delete(pathOf(url)),
    };
  };
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    open: async (name: string) => openCache(name),
    delete: async (name: string) => kept.delete(name),
  });

  const openStore = (name: keyof typeof stores) => ({
    getAll: () => ({ result: [...stores[name].values()] }),
    put(value: Stored) {
      if (!device.isDatabaseFull) stores[name].set(String(value[keyPaths[name]]), value);
      return { error: device.isDatabaseFull ? quotaExceeded() : null };
    },
    delete: (key: string) => ({ result: stores[name].delete(key) }),
    clear: () => ({ result: stores[name].clear() }),
  });
  const database = {
    close() {},
    transaction() {
      const transaction = {
        objectStore: openStore,
        error: null as DOMException | null,
        oncomplete: () => {},
        onabort: () => {},
      };
      queueMicrotask(() => {
        transaction.error = device.isDatabaseFull ? quotaExceeded() : null;
        (device.isDatabaseFull ? transaction.onabort : transaction.oncomplete)();
      });
      return transaction;
    },
  };
  vi.stubGlobal('indexedDB', {
    open() {
      const opening = { result: database, onsuccess: () => {} };
      queueMicrotask(() => opening.onsuccess());
      return opening;
    },
  });
  return device;
}

const quotaExceeded = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');
