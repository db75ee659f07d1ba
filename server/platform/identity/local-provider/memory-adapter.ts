import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAtMs: number;
}

/**
 * In-memory storage of the local provider. Its content is lost at a restart; a sign-in that is in progress then has to
 * start again.
 */
export class MemoryAdapter implements Adapter {
  readonly #name: string;
  static readonly #entries = new Map<string, Entry>();

  constructor(name: string) {
    this.#name = name;
  }

  async upsert(id: string, payload: AdapterPayload, expiresInSeconds = 3600) {
    const now = Date.now();
    for (const [key, entry] of MemoryAdapter.#entries) if (entry.expiresAtMs < now) MemoryAdapter.#entries.delete(key);
    MemoryAdapter.#entries.set(this.#key(id), { payload, expiresAtMs: now + expiresInSeconds * 1000 });
  }

  async find(id: string) {
    const entry = MemoryAdapter.#entries.get(this.#key(id));
    return entry !== undefined && entry.expiresAtMs > Date.now() ? entry.payload : undefined;
  }

  async findByUid(uid: string) {
    for (const { payload } of MemoryAdapter.#entries.values()) if (payload.uid === uid) return payload;
    return undefined;
  }

  async findByUserCode() {
    return undefined;
  }

  async consume(id: string) {
    const entry = MemoryAdapter.#entries.get(this.#key(id));
    if (entry !== undefined) entry.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string) {
    MemoryAdapter.#entries.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, { payload }] of MemoryAdapter.#entries)
      if (payload.grantId === grantId) MemoryAdapter.#entries.delete(key);
  }

  #key(id: string) {
    return `${this.#name}:${id}`;
  }
}
